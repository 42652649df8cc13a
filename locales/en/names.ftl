# The players, clockwise from the left of the listener (who is seat zero).

name-0 = you
    .gender = m
    .of = your

name-1 = Alice
    .gender = f
    .of = Alice's

name-2 = Ben
    .gender = m
    .of = Ben's

name-3 = Carol
    .gender = f
    .of = Carol's

name-4 = David
    .gender = m
    .of = David's

name-5 = Emma
    .gender = f
    .of = Emma's

name-6 = Frank
    .gender = m
    .of = Frank's

name-7 = Grace
    .gender = f
    .of = Grace's

name-8 = Henry
    .gender = m
    .of = Henry's

name-9 = Julia
    .gender = f
    .of = Julia's

name-10 = Martin
    .gender = m
    .of = Martin's

name-11 = Sophie
    .gender = f
    .of = Sophie's

# Who sits at seat zero when the listener only looks on.

name-watched = Walter
    .gender = m
    .of = Walter's

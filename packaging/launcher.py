"""Where the bundle begins: the program itself, or one of its modules in a process of its own.

A bundle has no `python` to start `python -m voicecards.speech.espeak_process` with, so its own
executable takes the same words.
"""

import runpy
import sys

if __name__ == "__main__":
    if sys.argv[1:2] == ["-m"] and sys.argv[2:3] and sys.argv[2].startswith("voicecards."):
        module = sys.argv[2]
        sys.argv[1:3] = []
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    else:
        from voicecards.cli import main

        sys.exit(main())

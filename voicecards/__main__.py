"""`python -m voicecards`."""

import sys

from voicecards.cli import main

sys.exit(main())

"""Languages: what is written in `locales/<lang>/`, and which language is spoken."""

from voicecards.locale.locale import FALLBACK, Locale, Said, Value, languages, load

__all__ = ["FALLBACK", "Locale", "Said", "Value", "languages", "load"]

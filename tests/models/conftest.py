import pytest


@pytest.fixture(autouse=True)
def straight_to_the_server(monkeypatch):
    """A proxy of the computer that runs the tests has no business here."""
    for name in ("http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)

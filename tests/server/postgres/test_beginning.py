"""Hosts that begin at once on one new database."""

import threading

from server.models.server_identity import identity


def test_they_agree_on_who_they_are(apps):
    """One of them writes the identity, and the other takes it over."""
    together = threading.Barrier(len(apps))
    found = []

    def begin(app):
        with app.app_context():
            together.wait()
            here = identity()
            found.append((here.server, here.epoch))

    threads = [threading.Thread(target=begin, args=(app,)) for app in apps]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == len(apps)
    assert len(set(found)) == 1

"""An invite for one is used by one, however many try at the same moment."""

import threading

import pytest

ROUNDS = 4
AT_ONCE = 5


def at_once(venue, secret):
    """Several join in the same moment; (their statuses, the codes of those refused)."""
    ready, replies = threading.Barrier(AT_ONCE), []

    def join(name):
        client = venue.client()
        ready.wait()
        replies.append(client.post("/api/join", json={"secret": secret, "name": name}))

    threads = [threading.Thread(target=join, args=(f"phone {k}",)) for k in range(AT_ONCE)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    refused = {reply.json["code"] for reply in replies if reply.status_code != 201}
    return sorted(reply.status_code for reply in replies), refused


@pytest.mark.parametrize("role", ["delegate", "organizer"])
def test_of_several_who_join_at_once_exactly_one_is_let_in(venue, role):
    host = venue.join("organizer")
    for k in range(1, ROUNDS + 1):
        statuses, refused = at_once(venue, venue.invite(role))
        assert statuses == [201] + [410] * (AT_ONCE - 1)
        assert refused == {"invite-used-up"}
        assert len(host.get("/devices").json) == 1 + k


def test_an_invite_for_several_lets_in_as_many_and_numbers_them_all(venue):
    host = venue.join("organizer")
    statuses, _ = at_once(venue, venue.invite("judge", uses=3))
    assert statuses == [201] * 3 + [410] * 2
    assert [one["device"] for one in host.get("/devices").json] == [1, 2, 3, 4]

"""Every vector holds in the third host, too: the app's own worker in Chromium (I4)."""

import pytest

from tests.browser.venue import Venue
from tests.rules import tally, vectors
from tests.rules.calls import CALLS

HOST = "MicroPython in Chromium"
# The very script that the app has just started, asked without the app's client in between.
ASK_THE_WORKER = """async ([url, requests]) => {
  const worker = new Worker(url, { type: 'module' });
  const replies = [];
  let left = requests.length; // they need not come in order: a side event's rules are fetched first
  await new Promise((resolve, reject) => {
    worker.addEventListener('error', reject);
    worker.addEventListener('message', ({ data }) => {
      if (data.failed) reject(new Error(data.failed));
      if (data.ready) {
        requests.forEach((request, id) => {
          worker.postMessage({ id, request: JSON.stringify(request) });
        });
      }
      if ('id' in data) {
        replies[data.id] = JSON.parse(data.reply);
        left -= 1;
      }
      if (left === 0) resolve();
    });
  });
  worker.terminate();
  return replies;
}"""


def test_every_vector_holds_in_the_real_worker(venue: Venue):
    """I4."""
    phone = venue.joined("judge", "Ann")
    [worker] = phone.page.workers
    asked = vectors.load(CALLS)
    requests = [vector["request"] for vector in asked]
    replies = phone.page.evaluate(ASK_THE_WORKER, [worker.url, requests])

    wrong = [
        f"{vector['file']}: {vector['name']}: {reply}"
        for vector, reply in zip(asked, replies, strict=True)
        if not vectors.matches(vector["reply"], reply)
    ]
    assert wrong == []
    assert len(asked) > 300
    for vector in asked:
        tally.passed(HOST, vector)


@pytest.mark.parametrize("call", ["no.such", "time.show"])
def test_the_worker_says_what_it_cannot_do_and_goes_on(venue: Venue, call: str):
    """I4: the door never raises, not in a worker either."""
    phone = venue.joined("judge", "Ann")
    [worker] = phone.page.workers
    requests = [{"call": call}, {"call": "time.show", "cs": 6234}]
    bad, good = phone.page.evaluate(ASK_THE_WORKER, [worker.url, requests])
    assert bad["ok"] is False
    assert good["value"] == {"text": "1:02.34"}

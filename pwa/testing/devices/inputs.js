/** A browser's inputs for sound, its permission and its AudioContext, as far as a timer in a microphone socket meets them. */

/**
 * @param {{id: string, name: string}[]} plugged
 * @returns what a test needs to plug, allow and speak; `globals` are for `vi.stubGlobal`
 */
export function makeInputs(plugged) {
  const media = new EventTarget();
  const page = new EventTarget();
  const room = {
    plugged: [...plugged],
    permission: "granted",
    failure: null, // the name of an error for the next openings
    asked: [], // constraints
    tracks: [],
    contexts: [],
    nodes: [],
    state: "running", // of a context that nobody tapped for
  };

  media.enumerateDevices = async () =>
    room.plugged.map(({ id, name }) => ({
      kind: "audioinput",
      deviceId: id,
      label: room.permission === "granted" ? name : "",
    }));
  media.getUserMedia = async ({ audio }) => {
    room.asked.push(audio);
    if (room.failure) throw new DOMException("", room.failure);
    const wanted = audio.deviceId?.exact;
    const found = room.plugged.find(({ id }) => !wanted || id === wanted);
    if (!found) throw new DOMException("", wanted ? "OverconstrainedError" : "NotFoundError");
    room.permission = "granted";
    const track = Object.assign(new EventTarget(), { label: found.name, readyState: "live" });
    track.getSettings = () => ({ deviceId: found.id });
    track.stop = () => Object.assign(track, { readyState: "ended" });
    room.tracks.push(track);
    return { getAudioTracks: () => [track] };
  };

  class FakeContext extends EventTarget {
    constructor() {
      super();
      this.state = room.state;
      this.destination = {};
      this.audioWorklet = { addModule: async () => {} };
      room.contexts.push(this);
    }
    createMediaStreamSource = () => ({ connect: (node) => node, disconnect() {} });
    async resume() {
      if (room.state === "running") this.be("running");
    }
    async close() {
      this.be("closed");
    }
    be(state) {
      if (this.state === state) return;
      this.state = state;
      this.dispatchEvent(new Event("statechange"));
    }
  }
  class FakeNode {
    constructor() {
      this.port = { onmessage: null };
      room.nodes.push(this);
    }
    connect = (node) => node;
    disconnect() {}
  }

  return Object.assign(room, {
    globals: {
      navigator: {
        mediaDevices: media,
        permissions: { query: async () => ({ state: room.permission }) },
      },
      AudioContext: FakeContext,
      AudioWorkletNode: FakeNode,
      document: Object.assign(new EventTarget(), { visibilityState: "visible" }),
      addEventListener: page.addEventListener.bind(page),
    },
    /** A tap anywhere on the page. */
    tap() {
      room.state = "running";
      page.dispatchEvent(new Event("pointerup"));
    },
    /** What the worklet that was made last says. */
    says: (data) => room.nodes.at(-1).port.onmessage({ data }),
    plug(input) {
      room.plugged.push(input);
      media.dispatchEvent(new Event("devicechange"));
    },
    pull(wanted, { telling = true } = {}) {
      room.plugged = room.plugged.filter(({ id }) => id !== wanted);
      const [track] = room.tracks.slice(-1);
      if (telling) {
        track.readyState = "ended";
        track.dispatchEvent(new Event("ended"));
      }
      media.dispatchEvent(new Event("devicechange"));
    },
  });
}

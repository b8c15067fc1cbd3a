/** Commands for a page whose time stands still. */
interface Standing {
  /** Messages of the worker and changes of the page so far. */
  stirred(): number;
  /** Resolves when the worker has finished its work. */
  heard(): Promise<void>;
  stop(): Promise<void>;
  /** Moves animations forward by this many milliseconds; those that began since begin now. */
  move(ms: number): void;
  begin(): void;
  /** Moves the worker's time forward by this many milliseconds. */
  work(ms: number): Promise<void>;
  /** Freezes everything that moves in its present place, without an animation layer. */
  set(): void;
  resume(): Promise<void>;
}

declare global {
  interface Window {
    standing: Standing;
    /** Pictures that are being drawn. */
    drawings: number;
  }
}

/** Runs in page and worker: makes random numbers the same every time. */
export function loadChance(): void {
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    let state = bytes.length;
    for (let at = 0; at < bytes.length; at++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      bytes[at] = state >>> 24;
    }
    return array;
  };
  Math.random = () => 0.5;
}

/** Runs in the worker of tables: while time stands still, its timers wait to be told how much time has passed. */
export function holdTimers(): void {
  const [set, clear] = [setTimeout, clearTimeout];
  const channel = new BroadcastChannel('standing');
  const waiting = new Map<number, { readonly at: number; readonly work: () => void }>();
  let now: number | null = null;
  let next = -1;
  let writing = 0;
  const databases = IDBDatabase.prototype;
  const transaction = Reflect.get(databases, 'transaction');
  databases.transaction = function begin(...all) {
    const begun = transaction.apply(this, all);
    writing += 1;
    for (const end of ['complete', 'abort']) begun.addEventListener(end, () => (writing -= 1));
    return begun;
  };
  const pause = (ms: number): Promise<void> => new Promise((done) => set(done, ms));
  /** An answer is shown when it is stored, which takes an unknown time. */
  const idle = async (): Promise<void> => {
    await pause(2);
    return writing > 0 ? idle() : pause(0);
  };
  const run = (until: number): void => {
    for (;;) {
      const [first] = [...waiting].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at);
      if (first === undefined) return;
      waiting.delete(first[0]);
      now = first[1].at;
      first[1].work();
    }
  };
  // The time is stored with every answer.
  performance.now = () => now ?? 0;
  Object.assign(globalThis, {
    setTimeout: (work: () => void, ms = 0): number => {
      if (now === null || ms <= 0) return set(work, ms) as unknown as number;
      waiting.set(--next, { at: now + ms, work });
      return next;
    },
    clearTimeout: (id?: number): void => {
      if (id !== undefined && waiting.delete(id)) return;
      clear(id);
    },
  });
  channel.onmessage = ({ data: { ask, ms } }: MessageEvent<{ readonly ask: string; readonly ms: number }>) => {
    if (ask === 'stop') now ??= 0;
    if (ask === 'go' && now !== null) {
      const until = now + ms;
      run(until);
      now = until;
    }
    if (ask === 'resume' && now !== null) {
      for (const { at, work } of waiting.values()) set(work, at - now);
      waiting.clear();
      now = null;
    }
    void idle().then(() => channel.postMessage('heard'));
  };
}

/** Runs in the page: animations follow the clock that is set here, and everything that changes is counted. */
export function holdMotion(): void {
  let still = false;
  let stirs = 0;
  let workers = 0;
  const times = new Map<Animation, number>();
  const rigid = new CSSStyleSheet();
  rigid.replaceSync('* { transition: none !important; } *::before, *::after { animation: none !important; }');
  // Animations of a scroll bar do not follow time.
  const moving = (): Animation[] => document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  const endOf = ({ effect }: Animation): number => Number(effect?.getComputedTiming().endTime ?? 0);
  const hold = (animation: Animation): void => {
    animation.pause();
    animation.currentTime = 0;
    times.set(animation, 0);
  };
  const holdNew = (): void => {
    for (const each of moving()) if (!times.has(each)) hold(each);
  };
  // Otherwise short animations would be over before anybody looks.
  for (const begun of ['transitionrun', 'animationstart']) addEventListener(begun, () => still && holdNew(), true);
  const move = (ms: number): void => {
    for (const each of moving()) {
      const time = times.get(each) ?? 0;
      if (time >= endOf(each)) continue;
      times.set(each, time + ms);
      if (time + ms < endOf(each)) each.currentTime = time + ms;
      else each.finish();
    }
  };
  new MutationObserver(() => (stirs += 1)).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    characterData: true,
  });
  const RealWorker = Worker;
  globalThis.Worker = class extends RealWorker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      if (!/\/worker-/.test(`${address}`)) return;
      workers += 1;
      this.addEventListener('message', () => (stirs += 1));
    }
  };
  const ask = (what: string, ms = 0): Promise<void> =>
    new Promise((done) => {
      if (workers === 0) return done();
      const channel = new BroadcastChannel('standing');
      channel.onmessage = () => {
        channel.close();
        done();
      };
      channel.postMessage({ ask: what, ms });
    });
  globalThis.window.standing = {
    stirred: () => stirs,
    heard: () => ask('hear'),
    stop() {
      for (const each of moving())
        if (endOf(each) === Number.POSITIVE_INFINITY) hold(each);
        else each.finish();
      still = true;
      return ask('stop');
    },
    move,
    begin: holdNew,
    work: (ms) => ask('go', ms),
    set() {
      document.adoptedStyleSheets.push(rigid);
      for (const each of moving()) {
        const { effect } = each;
        // Only elements can be given styles, so pseudo-elements appear without any motion.
        if (!(effect instanceof KeyframeEffect) || effect.pseudoElement !== null) continue;
        each.commitStyles();
        each.cancel();
      }
    },
    resume() {
      still = false;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rigid);
      for (const each of times.keys()) if (each.playState === 'paused') each.play();
      times.clear();
      return ask('resume');
    },
  };
}

/** Runs in the page: counts the pictures that it is drawing for itself. */
export function countDrawings(): void {
  // A picture drawn once is decoded, drawn in idle moments, and encoded.
  globalThis.window.drawings = 0;
  const images = HTMLImageElement.prototype;
  const decode = Reflect.get(images, 'decode');
  images.decode = async function decodeCounted() {
    globalThis.window.drawings += 1;
    await decode.apply(this).finally(() => (globalThis.window.drawings -= 1));
  };
  const canvases = HTMLCanvasElement.prototype;
  const toBlob = Reflect.get(canvases, 'toBlob');
  canvases.toBlob = function toBlobCounted(given, ...how) {
    globalThis.window.drawings += 1;
    toBlob.call(
      this,
      (blob) => {
        globalThis.window.drawings -= 1;
        given(blob);
      },
      ...how,
    );
  };
  const whenIdle = globalThis.requestIdleCallback.bind(globalThis);
  globalThis.requestIdleCallback = (work, how) => {
    globalThis.window.drawings += 1;
    return whenIdle((left) => {
      globalThis.window.drawings -= 1;
      work(left);
    }, how);
  };
}

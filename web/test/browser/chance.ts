import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SITE = fileURLToPath(new URL('../../dist', import.meta.url));
/** The worker in which tables against bots are played. */
const WORKER = /^worker-.*\.js/;

/** Runs in a page or a worker: what is random there follows from these words, and is the same in every run. */
function drawFrom(words: string): void {
  let state = 0x811c9dc5;
  for (const letter of words) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  const draw = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at++) bytes[at] = draw() >>> 24;
    return array;
  };
  Math.random = () => draw() / 2 ** 32;
}

/** Bots of a browser with this word in its worker's name wait until they are let go (person.ts). */
const HELD = 'bots wait';
export const BOTS = 'bots';

/** Runs in a worker of such a browser: no time goes by before somebody says so. */
function holdTime(channel: string): void {
  const [set, clear] = [globalThis.setTimeout, globalThis.clearTimeout];
  const waiting = new Map<number, () => void>();
  const begun = new Map<number, ReturnType<typeof set>>();
  let [held, last] = [true, 0];
  Object.assign(globalThis, {
    setTimeout: (work: () => void, ms = 0) => {
      if (!held || ms <= 0) return set(work, ms);
      const id = --last;
      waiting.set(id, () => begun.set(id, set(work, ms)));
      return id;
    },
    clearTimeout: (id = 0) => {
      if (!waiting.delete(id)) clear(begun.get(id) ?? id);
    },
  });
  new BroadcastChannel(channel).onmessage = () => {
    held = false;
    for (const begin of waiting.values()) begin();
    waiting.clear();
  };
}

/** Runs in a page: says how often this browser has opened one, and hands its words on to the workers that the page starts. */
function nameWorkers(words: string): void {
  const RealWorker = Worker;
  globalThis.Worker = class extends RealWorker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, { ...options, name: words });
    }
  };
}

/** For a browser, before its pages are opened: what is left to chance in them, and in their workers, follows from these words. */
export const chanceOf = (words: string, held = false): string => `(() => {
  const opened = Number(localStorage.getItem('test.opened') ?? 0) + 1;
  localStorage.setItem('test.opened', String(opened));
  const words = ${JSON.stringify(words)} + ' ' + opened + ${JSON.stringify(held ? `, ${HELD}` : '')};
  (${drawFrom.toString()})(words);
  (${nameWorkers.toString()})(words);
})();`;

/** The built site in a folder of its own, with a worker that draws from the words it is given as its name, and waits where they say so. */
export function layOutSite(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'tavern-site-'));
  cpSync(SITE, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const files = readdirSync(assets).filter((file) => WORKER.test(file));
  const worker = files.find((file) => file.endsWith('.js'));
  if (worker === undefined) throw new Error('the site has no worker for tables');
  // The packed file beside it is the old one: without it the file itself is sent.
  for (const file of files) if (file !== worker) rmSync(join(assets, file));
  const path = join(assets, worker);
  const before = [
    `(${drawFrom.toString()})(self.name);`,
    `if (self.name.endsWith(${JSON.stringify(HELD)})) (${holdTime.toString()})(${JSON.stringify(BOTS)});`,
  ];
  writeFileSync(path, [...before, readFileSync(path, 'utf8')].join('\n'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

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
export const chanceOf = (words: string): string => `(() => {
  const opened = Number(localStorage.getItem('test.opened') ?? 0) + 1;
  localStorage.setItem('test.opened', String(opened));
  const words = ${JSON.stringify(words)} + ' ' + opened;
  (${drawFrom.toString()})(words);
  (${nameWorkers.toString()})(words);
})();`;

/** The built site in a folder of its own, with a worker that draws from the words it is given as its name. */
export function layOutSite(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'tavern-site-'));
  cpSync(SITE, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const files = readdirSync(assets).filter((file) => WORKER.test(file));
  const worker = files.find((file) => file.endsWith('.js'));
  if (worker === undefined) throw new Error('the site has no worker for tables');
  // What lies there packed is the old one: without it the file itself is sent.
  for (const file of files) if (file !== worker) rmSync(join(assets, file));
  const path = join(assets, worker);
  writeFileSync(path, `(${drawFrom.toString()})(self.name);\n${readFileSync(path, 'utf8')}`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

// What a browser fetches on the way from the hall through a lobby, before a table opens: in one language and for one game, the largest of each.
// test/browser/size.test.ts weighs what a real browser asks for.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** Of what is not there from the start, this comes on the way; dialogs, menus, QR codes and bots come when somebody wants them. */
const ON_THE_WAY = [/^hall\/hall\.tsx$/, /^_line-[\w-]+\.js$/];
const ONE_OF = [/^app\/(room\/room|set-table)-screen\.tsx$/, /^_words-[\w-]+\.js$/, /^model\/lobby\/packs\/[^/]+\.js$/];
/** Rules, and what reads them: none of it is on the way. */
const AFTERWARDS = /^\.\.\/(games|examples)\/[^/]+\/index\.ts$/;

const size = (key) => gzipSync(readFileSync(join(dist, manifest[key].file))).length;
const keys = Object.keys(manifest);
const found = (pattern) => {
  const some = keys.filter((key) => pattern.test(key));
  if (some.length === 0) throw new Error(`nothing in the build is called ${pattern}`);
  return some;
};
/** These chunks, and those that come with them. */
function withImports(some, seen = new Set()) {
  for (const key of some) {
    if (seen.has(key)) continue;
    seen.add(key);
    withImports(manifest[key].imports ?? [], seen);
  }
  return seen;
}

/** With all that comes with it: a game's own chunk may be small, and what it imports large. */
const whole = (key) => [...withImports([key])].reduce((sum, each) => sum + size(each), 0);
const roots = [
  'index.html',
  ...ON_THE_WAY.flatMap((pattern) => found(pattern)),
  ...ONE_OF.map((pattern) => found(pattern).toSorted((a, b) => whole(b) - whole(a))[0]),
];

const scripts = [...withImports(roots)].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));

const afterwards = new Set(found(AFTERWARDS));
const early = [...withImports(roots)].filter((key) => afterwards.has(key));
if (early.length > 0) throw new Error(`fetched before a table opens: ${early.join(', ')}`);

/** A request for less costs more than it brings. The bundler has its own few lines in a file of their own. */
const LEAST = 4_096;
const little = scripts.filter((file) => !file.includes('rolldown-runtime') && statSync(join(dist, file)).size < LEAST);
if (little.length > 0) throw new Error(`too small for files of their own (web/build/chunks.ts): ${little.join(', ')}`);

export default [
  { name: 'before a table opens', path: [...new Set(scripts)].map((file) => `dist/${file}`), gzip: true, limit: '160 kB' },
];

// Looks for dice with which a match has everything in it and is short: `node games/mountain/test/table/seek.ts 250000`.
import { scriptOf, secretOf } from './script.ts';
import { SIGHTS } from './wishes.ts';

const [, , upTo = '1000'] = process.argv;
let shortest = Number.POSITIVE_INFINITY;
for (let n = 0; n < Number(upTo); n++) {
  const { scenes, seen, over, pause } = scriptOf(secretOf(n), 3);
  const silent = scenes.some(({ kind }) => kind === 'silence');
  if (over === null || pause === null || silent || seen.size < SIGHTS.length || scenes.length >= shortest) continue;
  shortest = scenes.length;
  console.log(`number ${n}: ${shortest} answers`);
}

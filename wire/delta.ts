import { type Json, same } from '@tavern/engine';

/**
 * What to do to one JSON tree to get another, itself JSON and small.
 * - `7`, `"x"`, `null`, `{ ... }`: this instead. `[[ ... ]]`: this list instead. `[]`: nothing.
 * - `[place, delta, place, delta, ...]`: the same tree, but for these places. A list's are 0, 1, 2 and so on; an object's are its
 *   keys in alphabetical order, since names would be a third of all that is sent. All count as they were before.
 * - in an object also `"name", delta` for a new key, and `-1 - place`, alone, for one that is gone;
 * - in a list, at the end, `-1 - place, cut, ...items`: from there on, these items instead of the next `cut`.
 *
 * `{ at: 3, hp: 5, pack: ['axe', 'robe'] }` and `[0, 4, 2, [-2, 1, "beer", "rope"]]` make `{ at: 4, hp: 5, pack: ['axe', 'beer', 'rope'] }`.
 */
export type Delta = Json;

type Tree = { readonly [key: string]: Json };

/** Equal parts that are one object cost next to nothing: a frame's packet shares them with the one before. The order of keys is not kept. */
export function deltaOf(before: unknown, after: unknown): Delta {
  const change = changed(before as Json, after as Json);
  if (change !== null) return change.delta;
  return isTree(after) ? [] : (after as Json);
}

/** Throws where the delta does not fit. What did not change is shared with `before`, which stays as it is. */
export function applyDelta<X>(before: X, delta: Delta): X {
  return applied(before as Json, delta) as X;
}

/** A delta and its length as text. */
interface Sized {
  readonly delta: Delta;
  readonly size: number;
}

/** The words of a delta that is a list, one after another. */
class Words implements Sized {
  readonly delta: Json[] = [];
  size = 1;

  add(word: Json, size = sizeOf(word)): void {
    this.delta.push(word);
    this.size += size + 1;
  }

  change(place: number | string, change: Sized | null): void {
    if (change === null) return;
    this.add(place);
    this.add(change.delta, change.size);
  }
}

const isTree = (value: unknown): value is Tree | readonly Json[] => typeof value === 'object' && value !== null;

/** The same on every machine, whatever order the keys were added in. */
const placesOf = (object: Tree): string[] => Object.keys(object).sort();

/** null: they are equal. */
function changed(before: Json, after: Json): Sized | null {
  if (before === after) return null;
  if (!isTree(before) || !isTree(after)) return instead(after);
  if (Array.isArray(before)) return Array.isArray(after) ? changedList(before, after) : instead(after);
  return Array.isArray(after) ? instead(after) : changedObject(before as Tree, after as Tree);
}

/** No need to know how long it is beyond `limit`. */
function instead(after: Json, limit?: number): Sized {
  const size = sizeOf(after, limit);
  return Array.isArray(after) ? { delta: [after], size: size + 2 } : { delta: after, size };
}

function smaller(a: Sized, b: Sized): Sized {
  return b.size < a.size ? b : a;
}

function changedObject(before: Tree, after: Tree): Sized | null {
  const words = new Words();
  const places = placesOf(before);
  let kept = 0;
  for (const [place, key] of places.entries()) {
    if (Object.hasOwn(after, key)) {
      words.change(place, changed(before[key] as Json, after[key] as Json));
      kept += 1;
    } else words.add(-1 - place);
  }
  const keys = Object.keys(after);
  if (kept < keys.length) for (const key of keys) if (!Object.hasOwn(before, key)) words.change(key, instead(after[key] as Json));
  return words.delta.length === 0 ? null : smaller(words, instead(after, words.size));
}

/** What is equal at either end stays. Between, each item changes in its place, or all of them make way for others. */
function changedList(before: readonly Json[], after: readonly Json[]): Sized | null {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && same(before[head], after[head])) head += 1;
  if (head === before.length && head === after.length) return null;
  let tail = 0;
  while (tail < shorter - head && same(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const splice = (words: Words, from: number, limit?: number): void => {
    words.add(-1 - from);
    words.add(before.length - tail - from);
    for (const item of after.slice(from, after.length - tail)) words.add(item, sizeOf(item, limit));
  };

  const words = new Words();
  const pairs = shorter - tail;
  for (let place = head; place < pairs; place++) words.change(place, changed(before[place] as Json, after[place] as Json));
  if (before.length !== after.length) splice(words, pairs);
  const others = new Words();
  splice(others, head, words.size);
  const best = smaller(words, others);
  return smaller(best, instead(after, best.size));
}

/** How long the value is as text. Beyond `limit` it stops counting, and gives something longer than that. */
function sizeOf(value: Json, limit = Number.POSITIVE_INFINITY): number {
  if (typeof value === 'string') return PLAIN.test(value) ? value.length + 2 : JSON.stringify(value).length;
  if (!isTree(value)) return String(value).length;
  let size = 1;
  if (Array.isArray(value)) for (let i = 0; i < value.length && size <= limit; i++) size += sizeOf(value[i] as Json, limit) + 1;
  else {
    for (const key of Object.keys(value)) {
      if (size > limit) break;
      size += sizeOf(key) + sizeOf((value as Tree)[key] as Json, limit) + 2;
    }
  }
  return Math.max(size, 2);
}

/** As JSON it needs no backslash. */
const PLAIN = /^[ !#-[\]-~]*$/;

function applied(before: Json, delta: Delta): Json {
  if (!Array.isArray(delta)) {
    return ['boolean', 'number', 'string', 'object'].includes(typeof delta) ? delta : malformed(`it holds ${typeof delta}`);
  }
  if (Array.isArray(delta[0])) return delta.length === 1 ? (delta[0] as Json) : malformed('more follows a whole list');
  if (!isTree(before)) return malformed(`${JSON.stringify(before)} has no places`);
  if (delta.length === 0) return before;
  const words = new Reader(delta);
  return Array.isArray(before) ? appliedToList(before, words) : appliedToObject(before as Tree, words);
}

class Reader {
  private readonly words: readonly Json[];
  private at = 0;

  constructor(words: readonly Json[]) {
    this.words = words;
  }

  get more(): boolean {
    return this.at < this.words.length;
  }

  next(): Json {
    const word = this.words[this.at++];
    return word === undefined ? malformed('it ends too early') : word;
  }

  /** A whole number from `least`, below `end`. */
  count(word: Json, least: number, end: number): number {
    const fits = typeof word === 'number' && Number.isInteger(word) && word >= least && word < end;
    return fits ? word : malformed(`${JSON.stringify(word)} is not from ${least} to ${end - 1}`);
  }

  rest(): readonly Json[] {
    return this.words.slice(this.at);
  }
}

function appliedToObject(before: Tree, words: Reader): Json {
  const after: { [key: string]: Json } = { ...before };
  const places = placesOf(before);
  while (words.more) {
    const word = words.next();
    if (typeof word === 'string') {
      if (Object.hasOwn(before, word)) malformed(`${JSON.stringify(word)} is not new`);
      put(after, word, applied(null, words.next()));
      continue;
    }
    const place = words.count(word, -places.length, places.length);
    const key = places.at(place < 0 ? -1 - place : place) as string;
    if (place < 0) delete after[key];
    else put(after, key, applied(before[key] as Json, words.next()));
  }
  return after;
}

function appliedToList(before: readonly Json[], words: Reader): Json {
  const after = [...before];
  while (words.more) {
    const place = words.count(words.next(), -1 - before.length, before.length);
    if (place >= 0) {
      after[place] = applied(before[place] as Json, words.next());
      continue;
    }
    const from = -1 - place;
    const cut = words.count(words.next(), 0, before.length - from + 1);
    return [...after.slice(0, from), ...words.rest(), ...after.slice(from + cut)];
  }
  return after;
}

/** A key may be called `__proto__`, and is a key like any other: assigning it would change what the object is. */
function put(object: { [key: string]: Json }, key: string, value: Json): void {
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, configurable: true, enumerable: true, writable: true });
}

function malformed(why: string): never {
  throw new Error(`a delta that does not fit: ${why}`);
}

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
  // One that failed, on a tree without an end, leaves nothing behind.
  top = 0;
  return changed(before as Json, after as Json) ?? (isTree(after) ? [] : (after as Json));
}

/** Throws where the delta does not fit. What did not change is shared with `before`, which stays as it is. */
export function applyDelta<X>(before: X, delta: Delta): X {
  return applied(before as Json, delta) as X;
}

const isTree = (value: unknown): value is Tree | readonly Json[] => typeof value === 'object' && value !== null;

/** The same on every machine, whatever order the keys were added in. */
function placesOf(object: Tree): string[] {
  const keys = Object.keys(object);
  for (let i = 1; i < keys.length; i++) if ((keys[i - 1] as string) > (keys[i] as string)) return keys.sort();
  return keys;
}

/** undefined: they are equal. */
function changed(before: Json, after: Json): Delta | undefined {
  if (before === after) return undefined;
  if (!isTree(before) || !isTree(after)) return instead(after);
  if (Array.isArray(before)) return Array.isArray(after) ? changedList(before, after) : instead(after);
  return Array.isArray(after) ? instead(after) : changedObject(before as Tree, after as Tree);
}

const instead = (after: Json): Delta => (Array.isArray(after) ? [after] : after);

/** Up to this many keys it is cheaper to count those before a changed one than to sort them all. */
const FEW = 32;

/** The words of the deltas that are being made, each after those of what it is a part of. A delta is cut from it at its size: lists that grow take much room. */
const words: Json[] = [];
/** How many of them count. */
let top = 0;

function write(place: Json, change: Json): void {
  words[top] = place;
  words[top + 1] = change;
  top += 2;
}

/** Those from there on, as a delta of their own; undefined: there are none. */
function cut(from: number): Json[] | undefined {
  if (top === from) return undefined;
  const own = words.slice(from, top);
  top = from;
  return own;
}

/** Places are shorter than names, so this is shorter than the whole, unless hardly a key is the same. */
function changedObject(before: Tree, after: Tree): Delta | undefined {
  let old = 0;
  let fresh = 0;
  let kept = 0;
  for (const key in before) {
    old += 1;
    if (Object.hasOwn(after, key)) kept += 1;
  }
  for (const _ in after) fresh += 1;
  if (kept * 2 < Math.max(old, fresh)) return after;
  const from = top;
  if (old <= FEW) changedFew(before, after, kept < old);
  else changedMany(before, after);
  if (kept < fresh) for (const key in after) if (!Object.hasOwn(before, key)) write(key, instead(after[key] as Json));
  return cut(from);
}

function changedFew(before: Tree, after: Tree, someGone: boolean): void {
  const from = top;
  for (const key in before) {
    const old = before[key] as Json;
    const fresh = after[key] as Json;
    const change = old === fresh || (someGone && !Object.hasOwn(after, key)) ? undefined : changed(old, fresh);
    if (change !== undefined) writeInPlace(from, placeIn(before, key), change);
  }
  if (!someGone) return;
  for (const key in before) {
    if (Object.hasOwn(after, key)) continue;
    words[top] = -1 - placeIn(before, key);
    top += 1;
  }
}

function placeIn(tree: Tree, key: string): number {
  let place = 0;
  for (const other in tree) if (other < key) place += 1;
  return place;
}

/** Before those with a higher place. */
function writeInPlace(from: number, place: number, change: Delta): void {
  let at = top;
  write(place, change);
  for (; at > from && (words[at - 2] as number) > place; at -= 2) {
    words[at] = words[at - 2] as Json;
    words[at + 1] = words[at - 1] as Json;
  }
  words[at] = place;
  words[at + 1] = change;
}

function changedMany(before: Tree, after: Tree): void {
  for (const [place, key] of placesOf(before).entries()) {
    const change = Object.hasOwn(after, key) ? changed(before[key] as Json, after[key] as Json) : undefined;
    if (change !== undefined) write(place, change);
    else if (!Object.hasOwn(after, key)) words[top++] = -1 - place;
  }
}

/** Equal items at both ends stay. Between them each item changes in its place, and then surplus items are cut or added. */
function changedList(before: readonly Json[], after: readonly Json[]): Delta | undefined {
  const shorter = Math.min(before.length, after.length);
  const even = before.length === after.length;
  let head = 0;
  let tail = 0;
  if (!even) {
    while (head < shorter && same(before[head], after[head])) head += 1;
    while (tail < shorter - head && same(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
    if (head + tail === 0 && shorter < 2) return [after];
  }
  let pairs = shorter - tail;
  // Primitives in a row are shorter as one cut than place by place.
  if (!even && !(isTree(before[head]) && isTree(after[head]))) pairs = head;
  const from = top;
  for (let place = head; place < pairs; place++) {
    const change = changed(before[place] as Json, after[place] as Json);
    if (change !== undefined) write(place, change);
  }
  if (!even) {
    write(-1 - pairs, before.length - tail - pairs);
    for (let place = pairs; place < after.length - tail; place++) words[top++] = after[place] as Json;
  }
  const own = cut(from);
  return even && own !== undefined && own.length > after.length && !isTree(after[0]) ? [after] : own;
}

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

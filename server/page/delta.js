// What the server sends of a table, put together again. The same as applyDelta, EventMemory and fromWire of wire/, in plain
// JavaScript; server/test/page/delta.test.ts holds the two together.

/** The frame that follows `before`. */
export function nextFrame({ n, at, events, delta }, before, memory) {
  if (n !== before.n + 1) throw new Error(`frame ${n} came after frame ${before.n}`);
  return { n, at, events: memory.read(events), packet: applyDelta(before.packet, delta) };
}

/** The last event of each type: the next one comes as what sets it apart. As old as one look at a table, or one piece of history. */
export class EventMemory {
  #last = new Map();

  read(events) {
    return events.map((wire) => {
      const event = Array.isArray(wire) ? this.#after(...wire) : wire;
      this.#last.set(event.type, event);
      return event;
    });
  }

  #after(type, delta) {
    if (!this.#last.has(type)) throw new Error(`an event of type ${type} came as a difference to none`);
    return applyDelta(this.#last.get(type), delta);
  }
}

/** Throws where the delta does not fit. What did not change is shared with `before`, which stays as it is. */
export function applyDelta(before, delta) {
  if (!Array.isArray(delta)) {
    return ['boolean', 'number', 'string', 'object'].includes(typeof delta) ? delta : malformed(`it holds ${typeof delta}`);
  }
  if (Array.isArray(delta[0])) return delta.length === 1 ? delta[0] : malformed('more follows a whole list');
  if (typeof before !== 'object' || before === null) return malformed(`${JSON.stringify(before)} has no places`);
  if (delta.length === 0) return before;
  return Array.isArray(before) ? changedList(before, delta) : changedObject(before, delta);
}

function changedObject(before, delta) {
  const after = { ...before };
  const places = Object.keys(before).sort();
  for (let at = 0; at < delta.length; at++) {
    const word = delta[at];
    if (typeof word === 'string') {
      if (Object.hasOwn(before, word)) malformed(`${JSON.stringify(word)} is not new`);
      put(after, word, applyDelta(null, next(delta, ++at)));
      continue;
    }
    const place = whole(word, -places.length, places.length);
    if (place < 0) delete after[places[-1 - place]];
    else put(after, places[place], applyDelta(before[places[place]], next(delta, ++at)));
  }
  return after;
}

function changedList(before, delta) {
  const after = [...before];
  for (let at = 0; at < delta.length; at++) {
    const place = whole(delta[at], -1 - before.length, before.length);
    if (place >= 0) after[place] = applyDelta(before[place], next(delta, ++at));
    else {
      const from = -1 - place;
      const cut = whole(next(delta, ++at), 0, before.length - from + 1);
      return [...after.slice(0, from), ...delta.slice(at + 1), ...after.slice(from + cut)];
    }
  }
  return after;
}

function next(delta, at) {
  return at < delta.length ? delta[at] : malformed('it ends too early');
}

/** A whole number from `least`, below `end`. */
function whole(word, least, end) {
  const fits = Number.isInteger(word) && word >= least && word < end;
  return fits ? word : malformed(`${JSON.stringify(word)} is not from ${least} to ${end - 1}`);
}

/** A key may be called `__proto__`, and is a key like any other. */
function put(object, key, value) {
  Object.defineProperty(object, key, { value, configurable: true, enumerable: true, writable: true });
}

function malformed(why) {
  throw new Error(`a delta that does not fit: ${why}`);
}

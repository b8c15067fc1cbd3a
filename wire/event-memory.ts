import type { Types } from '@tavern/engine';
import { applyDelta, type Delta, deltaOf } from './delta.ts';

type Event = Types['event'];
/** A whole event, or its type and its difference to the last event of that type. */
export type WireEvent = Event | readonly [type: string, delta: Delta];

/**
 * Events of one type are much alike, such as the blows of a fight. So each is sent as its difference to the last of its
 * type. Both ends remember the same ones, from the moment a viewer begins to watch.
 */
export class EventMemory {
  private readonly last: Map<string, Event>;

  constructor(last: ReadonlyMap<string, Event> = new Map()) {
    this.last = new Map(last);
  }

  copy(): EventMemory {
    return new EventMemory(this.last);
  }

  toWire(events: readonly Event[]): WireEvent[] {
    return events.map((event) => {
      const before = this.last.get(event.type);
      this.last.set(event.type, event);
      // A small one is as short whole.
      if (before === undefined || isSmall(event)) return event;
      const delta = deltaOf(before, event);
      return Array.isArray(delta) ? [event.type, delta] : event;
    });
  }

  fromWire(events: readonly WireEvent[]): Event[] {
    return events.map((wire) => {
      const event = isDelta(wire) ? this.after(wire[0], wire[1]) : wire;
      this.last.set(event.type, event);
      return event;
    });
  }

  private after(type: string, delta: Delta): Event {
    const before = this.last.get(type);
    if (before === undefined) throw new Error(`an event of type ${type} came as a difference to none`);
    return applyDelta(before, delta);
  }
}

const isDelta = (wire: WireEvent): wire is readonly [string, Delta] => Array.isArray(wire);

/** So short that naming its type again costs as much. */
function isSmall(event: object): boolean {
  let fields = 0;
  for (const value of Object.values(event)) {
    fields += 1;
    if (fields > 4 || (typeof value === 'object' && value !== null)) return false;
  }
  return true;
}

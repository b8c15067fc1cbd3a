import { type Seat, seatsOf } from '@tavern/engine';
import type { Event } from '../../rules/events.ts';
import { type CardId, SLOTS } from '../../rules/state.ts';

interface Stand {
  readonly card: CardId;
  readonly power: number;
}

/** The units on the field as events alone tell of them, and who is ahead where. */
export class Field {
  readonly #units = new Map<string, Stand>();

  take(event: Event): void {
    switch (event.type) {
      case 'deployed':
        this.#units.set(keyOf(event.seat, event.slot), { card: event.card, power: event.power });
        break;
      case 'power':
        this.#units.set(keyOf(event.seat, event.slot), { card: event.card, power: event.to });
        break;
      case 'died':
      case 'bounced':
        this.#units.delete(keyOf(event.seat, event.slot));
        break;
      case 'cleared':
        this.#units.clear();
        break;
      default:
    }
  }

  at(seat: Seat, slot: number): Stand | null {
    return this.#units.get(keyOf(seat, slot)) ?? null;
  }

  /** Slots in which each seat is ahead now. */
  ahead(): readonly number[] {
    const [first, second] = seatsOf(2) as [Seat, Seat];
    const power = (seat: Seat, slot: number): number => this.at(seat, slot)?.power ?? -1;
    const over = (one: Seat, other: Seat): number => SLOTS.filter((slot) => power(one, slot) > power(other, slot)).length;
    return [over(first, second), over(second, first)];
  }
}

const keyOf = (seat: Seat, slot: number): string => `${seat}:${slot}`;

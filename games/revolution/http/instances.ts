import type { Seat } from '@tavern/engine';
import { type CardId, ZONES, type Zone } from '../rules/state.ts';
import type { PlayerView, View } from '../rules/view.ts';

/** One copy of a card that these eyes see. `at`: its placement, once it has one. */
interface Copy {
  readonly id: string;
  readonly card: CardId;
  readonly at: number | null;
}

/** Where one player's visible copies are. */
interface Held {
  readonly hand: readonly Copy[];
  readonly zones: { readonly [zone in Zone]?: Copy };
  readonly searched: readonly Copy[];
  /** Null: face-down, for others than its owner. */
  readonly discard: readonly (Copy | null)[];
}

const NOTHING: Held = { hand: [], zones: {}, searched: [], discard: [] };

const copiesIn = ({ hand, zones, searched, discard }: Held): Copy[] => [
  ...hand,
  ...ZONES.flatMap((zone) => zones[zone] ?? []),
  ...searched,
  ...discard.flatMap((copy) => copy ?? []),
];

const numberOf = (id: string): number => Number(id.slice(id.indexOf('#') + 1));

/**
 * C-09: names for the copies of cards that one player sees, `c-1#2`. A copy gets the lowest number that is free when it becomes visible to these eyes, and keeps
 * it for as long as it is in sight. What goes back into a deck gives its number back. Nothing here knows more than the view: not the order of a deck, and
 * not how many copies lie face-down.
 */
export class Instances {
  private held: readonly [Held, Held] = [NOTHING, NOTHING];

  /** The view after the next event. */
  follow(view: View): void {
    const [one, two] = this.held;
    const first = this.next(view, 0 as Seat, one, copiesIn(two));
    this.held = [first, this.next(view, 1 as Seat, two, copiesIn(first))];
  }

  /** In the order of the hand. */
  hand(seat: Seat): string[] {
    return this.of(seat).hand.map(({ id }) => id);
  }

  searched(seat: Seat): string[] {
    return this.of(seat).searched.map(({ id }) => id);
  }

  /** Null: nothing is there, or only its back is to be seen. */
  at(seat: Seat, zone: Zone): string | null {
    return this.of(seat).zones[zone]?.id ?? null;
  }

  /** Where a copy is on this player's side; null: nowhere. */
  zoneOf(seat: Seat, id: string): Zone | null {
    return ZONES.find((zone) => this.at(seat, zone) === id) ?? null;
  }

  private of(seat: Seat): Held {
    return this.held[seat === 0 ? 0 : 1];
  }

  private next(view: View, seat: Seat, before: Held, others: readonly Copy[]): Held {
    const player = view.players[seat];
    if (player === undefined) throw new Error(`nobody sits at ${seat}`);
    const naming = new Naming(before, others);
    const searched = view.search?.seat === seat ? (view.search.cards ?? []) : [];
    // What stays where it is keeps its name first; only then what moves, or comes into sight, is named.
    const kept = {
      hand: naming.stay(before.hand, player.hand ?? []),
      zones: zonesStay(naming, before, player),
      searched: naming.stay(before.searched, searched),
      discard: player.discard.map((_, index) => naming.keep(before.discard[index] ?? null)),
    };
    const zones: { [zone in Zone]?: Copy } = {};
    for (const zone of ZONES) {
      const spot = player.zones[zone];
      if (spot === null || spot === 'vacant' || spot.card === null) continue;
      zones[zone] = kept.zones[zone] ?? naming.name(spot.card, spot.at);
    }
    return {
      zones,
      hand: (player.hand ?? []).map((card, index) => kept.hand[index] ?? naming.name(card, null)),
      searched: searched.map((card, index) => kept.searched[index] ?? naming.name(card, null)),
      discard: player.discard.map(({ card, at }, index) =>
        card === null ? null : (kept.discard[index] ?? naming.name(card, at)),
      ),
    };
  }
}

function zonesStay(naming: Naming, before: Held, { zones }: PlayerView): Held['zones'] {
  const stayed: { [zone in Zone]?: Copy } = {};
  for (const zone of ZONES) {
    const [spot, copy] = [zones[zone], before.zones[zone]];
    if (spot !== null && spot !== 'vacant' && copy?.at === spot.at) stayed[zone] = naming.keep(copy) ?? copy;
  }
  return stayed;
}

/** Gives names on the way from one view to the next. */
class Naming {
  /** Copies that were in sight and have no new place yet. */
  private readonly free: Copy[];
  private readonly used: Set<string>;

  constructor(before: Held, others: readonly Copy[]) {
    this.free = copiesIn(before);
    this.used = new Set([...this.free, ...others].map(({ id }) => id));
  }

  keep(copy: Copy | null): Copy | null {
    if (copy !== null) this.free.splice(this.free.indexOf(copy), 1);
    return copy;
  }

  /** Of equal cards in a list the first one leaves: the rules take it so. */
  stay(before: readonly Copy[], now: readonly CardId[]): (Copy | undefined)[] {
    const left = new Map<CardId, Copy[]>();
    for (const copy of before) left.set(copy.card, [...(left.get(copy.card) ?? []), copy]);
    for (const [card, copies] of left) {
      const stays = now.filter((each) => each === card).length;
      left.set(card, copies.slice(Math.max(0, copies.length - stays)));
    }
    return now.map((card) => {
      const copy = left.get(card)?.shift();
      return copy === undefined ? undefined : (this.keep(copy) ?? copy);
    });
  }

  /** A copy that has moved here, or one that has just come into sight. */
  name(card: CardId, at: number | null): Copy {
    const moved = this.free.find((copy) => copy.card === card && copy.at === at) ?? this.free.find((copy) => copy.card === card);
    if (moved !== undefined) {
      this.keep(moved);
      return { ...moved, at };
    }
    const numbers = new Set([...this.used].filter((id) => id.startsWith(`${card}#`)).map(numberOf));
    let number = 1;
    while (numbers.has(number)) number += 1;
    const id = `${card}#${number}`;
    this.used.add(id);
    return { id, card, at };
  }
}

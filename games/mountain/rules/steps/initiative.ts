import type { Seat } from '@tavern/engine';
import { classes } from '../catalog.ts';
import { drawTreasure } from '../decks.ts';
import { handicapOf } from '../house-rules.ts';
import { freeSlotsOf } from '../pack.ts';
import { type ItemId, playerAt } from '../state.ts';
import type { M, MountainQuestions, MountainSteps } from '../types.ts';

export interface InitiativeSteps {
  initiative: object;
}

export interface InitiativeQuestions {
  initiative: { option: { do: 'roll' } };
}

const INITIATIVE_DIE = 6;

/** Everybody rolls at once; those who are tied roll again, until the order is clear (KM-066, C-07, H-05). */
export const initiativeSteps: MountainSteps<InitiativeSteps> = {
  initiative(m) {
    const tied = m.state.order.filter((group) => group.length > 1).flat();
    if (tied.length > 0) {
      m.ask(tied, { kind: 'initiative' });
      m.next({ do: 'initiative' });
      return;
    }
    const order = m.state.order.flat().filter((seat) => !playerAt(m.state, seat).out);
    m.emit({ type: 'order', order });
    const kits = order.flatMap((seat) => kitsOf(m, seat));
    if (kits.length > 0) m.emit({ type: 'kits', kits });
    giveTreasures(m, order);
    m.next({ do: 'turn.begin', seat: order[0] as Seat });
  },
};

/** Room for a big item: nobody begins with more than they can carry, starting gear included. */
const ROOM = 2;

const begins = ({ state }: M, seat: Seat): number => classes.get(playerAt(state, seat).class).begins;

/** Later players have fewer turns when the first climber arrives: treasures of tier 1 make up for it (KM-180). Some classes begin with one, too. */
function giveTreasures(m: M, order: readonly Seat[]): void {
  for (const [place, seat] of order.entries())
    for (let n = (m.state.rules.handicap ? handicapOf(place, order.length) : 0) + begins(m, seat); n > 0; n--)
      if (freeSlotsOf(playerAt(m.state, seat)) >= ROOM) drawTreasure(m, seat, 1, 'handicap');
}

export const initiativeQuestions: MountainQuestions<InitiativeQuestions> = {
  initiative: {
    mode: 'sealed',
    clock: 'prompt',
    options: () => [{ do: 'roll' }],
    done(m, answers) {
      const rolls = answers.map(({ seat }) => ({ seat, die: m.rng.die(INITIATIVE_DIE) }));
      m.state.order = m.state.order.flatMap((group) => (group.length > 1 ? split(group, rolls) : [group]));
      m.emit({ type: 'initiative', rolls, tied: stillTied(m) });
    },
  },
};

const kitsOf = (m: M, seat: Seat): { seat: Seat; item: ItemId | null }[] => {
  const { pack, kit } = playerAt(m.state, seat);
  return pack.length === 0 ? [] : [{ seat, item: kit }];
};

/** A tied group, by what its seats rolled now. */
function split(group: readonly Seat[], rolls: readonly { seat: Seat; die: number }[]): Seat[][] {
  const dieOf = (seat: Seat): number => rolls.find((roll) => roll.seat === seat)?.die ?? 0;
  const dice = [...new Set(group.map(dieOf))].sort((a, b) => b - a);
  return dice.map((die) => group.filter((seat) => dieOf(seat) === die));
}

const stillTied = (m: M): Seat[] => m.state.order.filter((group) => group.length > 1).flat();

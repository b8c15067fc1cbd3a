import type { Seat } from '@tavern/engine';
import { playerAt } from '../state.ts';
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
    m.next({ do: 'turn.begin', seat: order[0] as Seat });
  },
};

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

/** A tied group, by what its seats rolled now. */
function split(group: readonly Seat[], rolls: readonly { seat: Seat; die: number }[]): Seat[][] {
  const dieOf = (seat: Seat): number => rolls.find((roll) => roll.seat === seat)?.die ?? 0;
  const dice = [...new Set(group.map(dieOf))].sort((a, b) => b - a);
  return dice.map((die) => group.filter((seat) => dieOf(seat) === die));
}

const stillTied = (m: M): Seat[] => m.state.order.filter((group) => group.length > 1).flat();

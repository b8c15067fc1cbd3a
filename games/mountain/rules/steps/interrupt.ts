import type { Seat } from '@tavern/engine';
import { type InterruptPoint, treasures } from '../catalog.ts';
import { AMBUSH } from '../kept.ts';
import { playerAt, type State } from '../state.ts';
import type { MountainQuestions } from '../types.ts';
import { ambushPlayed, hasAmbushAt } from './ambush.ts';

export interface InterruptQuestions {
  /** `by`: whose card, challenge or step it interrupts. `card`: the Luck card, where everybody sees it. */
  interrupt: {
    point: InterruptPoint | 'ambush';
    by: Seat;
    card: string | null;
    tile: number;
    option: { do: 'pass' } | { do: 'play'; card: string };
  };
}

const PASS = Object.freeze({ do: 'pass' as const });

function playable(state: State, seat: Seat, point: InterruptPoint | 'ambush', tile: number): string[] {
  if (point === 'ambush') return hasAmbushAt(state, seat, tile) ? [AMBUSH] : [];
  const { pack } = playerAt(state, seat);
  return treasures.all.filter((card) => card.point === point && pack.includes(card.id)).map(({ id }) => id);
}

export const interruptQuestions: MountainQuestions<InterruptQuestions> = {
  interrupt: {
    window: true,
    options: (state, { point, tile }, seat) => [
      PASS,
      ...playable(state, seat, point, tile).map((card) => ({ do: 'play' as const, card })),
    ],
    answer(m, seat, option, { point, by, tile }) {
      if (point === 'ambush') {
        ambushPlayed(m, seat, by, tile, option.do === 'play');
        return;
      }
      if (option.do === 'pass') return;
      treasures.get(option.card).interrupt?.(m, seat, by);
      m.withdraw();
    },
  },
};

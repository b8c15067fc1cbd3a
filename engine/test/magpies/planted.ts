import type { Play, Seat } from '@tavern/engine';
import { conforms, type Failure, type Plan } from '../../conformance/index.ts';
import { living, magpies } from './magpies.ts';
import type { Magpies, MagpiesGame, TurnOption } from './types.ts';

// Magpies with a fault planted, to see that the conformance harness finds it.

const { turn } = magpies.questions;

export const withTurn = (more: Partial<typeof turn>): MagpiesGame => ({
  ...magpies,
  questions: { ...magpies.questions, turn: { ...turn, ...more } },
});

/** Something happens on the side when a turn is taken. */
export const onTurn = (aside: (m: Play<Magpies>, option: TurnOption, who: Seat) => void): MagpiesGame =>
  withTurn({
    answer(m, who, option, ask) {
      turn.answer?.(m, who, option, ask);
      aside(m, option, who);
    },
  });

/** Whether a theft is interrupted is asked only of those who hold a hawk: being asked tells the hand. */
export const askingHoldersOnly = withTurn({
  answer(m, who, option, ask) {
    if (option.do !== 'steal') return turn.answer?.(m, who, option, ask);
    const holders = living(m.state).filter((each) => each !== who && m.state.hands[each]?.includes('hawk'));
    m.ask(holders, { kind: 'hawk', thief: who });
    m.next({ do: 'theft', thief: who, from: option.from as Seat });
  },
});

/** The first failure that random matches find. */
function failure(game: MagpiesGame, more: Partial<Plan<Magpies>> = {}): Failure {
  const { games = 60, seed = 1 } = more;
  for (let i = 0; i < games; i++) {
    const [first] = conforms(game, { every: 3, ...more, games: 1, seed: seed + i }).failures;
    if (first !== undefined) return first;
  }
  throw new Error('nothing was found');
}

export const why = (game: MagpiesGame, more?: Partial<Plan<Magpies>>): string => failure(game, more).why;

import './cards/index.ts';
import { cards } from './catalog.ts';
import { check } from './check.ts';
import { decks, seatSchema } from './decks.ts';
import { mask } from './events.ts';
import { guess } from './guess.ts';
import { rulesSchema } from './house-rules.ts';
import { endMatch, outcome } from './outcome.ts';
import { differs, hidden } from './secrets.ts';
import { setup } from './setup.ts';
import { rivalOf } from './state.ts';
import { questions, steps } from './steps/index.ts';
import type { RevolutionGame } from './types.ts';
import { everything, view } from './view.ts';

/** What can change a result: everything of a card but its words and its drawing. */
const contents = cards.all.map(({ name: _name, text: _text, icon: _icon, ...card }) => card);

export const game: RevolutionGame = {
  name: 'revolution',
  version: 1,
  seats: [2, 2],
  rules: rulesSchema,
  seatChoice: () => seatSchema,
  content: JSON.parse(JSON.stringify({ cards: contents, decks: decks.ready })),
  setup,
  start: { do: 'match.begin' },
  steps,
  questions,
  turn: ({ moves }) => moves,
  concede: (m, seat) => endMatch(m, rivalOf(seat), 'left'),
  outcome,
  view,
  everything,
  mask,
  guess,
  hidden,
  differs,
  check,
};

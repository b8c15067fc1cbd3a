import type { Seat } from '@tavern/engine';
import type { Act, Duel } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { type PlayerThen, playerThen } from './player-then.ts';
import type { Show } from './show.ts';

/** The table as it is looked at, now or then: all that fights, duels and tips are told from. */
export interface Sight extends Readonly<Pick<View, 'board' | 'rules' | 'current'>> {
  readonly players: readonly PlayerThen[];
  readonly traps: readonly { readonly tile: number; readonly owner: Seat }[];
  readonly act: Pick<Act, 'stumble'>;
  /** `round`: the one to be fought. */
  readonly duel: Pick<Duel, 'round'> | null;
  readonly decks: { readonly enemy: readonly number[]; readonly treasure: readonly number[]; readonly luck: number };
  /** Null: what lay there then is not told by events. */
  readonly discards: View['discards'] | null;
}

/** What the view says, or, for whoever looks back, what the stage knew then. */
export function sightOf(view: View, show: Pick<Show, 'stage' | 'rewound'>): Sight {
  const { stage, rewound } = show;
  if (rewound === null) return view;
  const { current, traps, stumble, duel, decks } = stage;
  return {
    board: view.board,
    rules: view.rules,
    players: view.players.map((player, index) => playerThen(view, show, index as Seat) ?? player),
    current,
    traps,
    act: { stumble },
    duel: duel === null ? null : { round: duel.round + 1 },
    decks,
    discards: null,
  };
}

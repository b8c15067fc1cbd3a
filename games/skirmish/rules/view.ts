import { perPart, type Seat } from '@tavern/engine';
import { playsLeft } from './house-rules.ts';
import { type CardId, handSize, type Player, type State } from './state.ts';

/** What everybody sees of a player; the hand is there for its owner alone. */
export interface PlayerView extends Omit<Player, 'deck' | 'hand'> {
  hand: CardId[] | null;
  /** Known cards among them. */
  handCount: number;
  deckCount: number;
  /** H-25: cards that may still be played in this round, from the fifteenth on. */
  left: number | null;
}

export interface View extends Omit<State, 'players' | 'dying' | 'effects'> {
  players: PlayerView[];
}

const toOwner = perPart(
  ({ deck, ...player }: Player): PlayerView => ({
    ...player,
    handCount: handSize(player),
    deckCount: deck.length,
    left: playsLeft(player.played),
  }),
);

const toAll = perPart((player: Player): PlayerView => ({ ...toOwner(player, player), hand: null }));

/** The single choke point for secrets. `dying` and `effects` are left out: they matter only while a play is carried out. */
export function view(state: State, viewer: Seat | null): View {
  const { dying: _dying, effects: _effects, players, ...open } = state;
  return { ...open, players: players.map((player, owner) => (owner === viewer ? toOwner : toAll)(player, state)) };
}

/** Both hands open. The order of a deck no table shows. */
export function everything(state: State): View {
  return { ...view(state, null), players: state.players.map((player) => toOwner(player, state)) };
}

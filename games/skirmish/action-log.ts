import { copy, type Flat, type MatchRecord, type ReplayRefusal, seat, trailOf } from '@tavern/engine';
import { cards } from './rules/catalog.ts';
import { targeted } from './rules/field.ts';
import { game } from './rules/game.ts';
import type { CardId, State } from './rules/state.ts';
import { type MulliganOption, swapped } from './rules/steps/mulligan.ts';
import type { PlayOption } from './rules/steps/turn.ts';

/** What a player did, as the document has it (FS-070). It knows plays and passes; the last three are ours. */
export type GameAction =
  | {
      readonly type: 'PLAY_CARD';
      readonly playerId: number;
      readonly cardId: CardId;
      /** Where a unit goes. */
      readonly slotId?: number;
      readonly targetUnitId?: string;
      /** Which slot an action is for. */
      readonly targetSlotId?: number;
    }
  | { readonly type: 'PASS'; readonly playerId: number }
  | { readonly type: 'MULLIGAN'; readonly playerId: number; readonly cardIds: readonly CardId[] }
  | { readonly type: 'DISCARD'; readonly playerId: number; readonly cardId: CardId }
  | { readonly type: 'CONCEDE'; readonly playerId: number };

export interface ActionLog {
  readonly gameId: string;
  readonly timestamp: number;
  readonly initialState: State;
  readonly actions: readonly { readonly action: GameAction; readonly timestamp: number; readonly turn: number }[];
}

type Answer = MulliganOption | PlayOption | { do: 'discard'; card: CardId } | { do: 'concede' } | { do: 'next' };

/**
 * A record in the form of the document's own log (FS-070). docs/rules/skirmish.md says which field is which. A record that does not replay to its end has
 * no log: the refusal says where.
 */
export function actionLog(given: unknown): { readonly ok: true; readonly log: ActionLog } | ReplayRefusal {
  const started = trailOf(game, given);
  if (!started.ok) return started;
  const walk = started.trail.from(0);
  const { match, record } = walk;
  const initialState = copy(match.state);
  const actions: ActionLog['actions'][number][] = [];
  for (let { coming } = walk; coming !== null; coming = walk.coming) {
    const action = actionOf(match.state, coming.seat, coming.option);
    const walked = walk.next();
    if (walked !== null && !walked.ok) return walked;
    if (action !== null) actions.push({ action, timestamp: timeOf(record, walk.at), turn: actions.length + 1 });
  }
  return { ok: true, log: { gameId: idOf(record), timestamp: 0, initialState, actions } };
}

/** The seal of the dice is published before the match, and no other match has it. */
const idOf = ({ commit, seed }: MatchRecord): string => (commit === '' ? `seed-${seed}` : commit);

const timeOf = ({ at }: MatchRecord, answer: number): number => at?.[answer - 1] ?? 0;

/** Null: going on after a round is no action. */
export function actionOf(state: State, playerId: number, option: Flat): GameAction | null {
  const answer = option as Answer;
  switch (answer.do) {
    case 'pass':
      return { type: 'PASS', playerId };
    case 'keep':
    case 'swap':
      return { type: 'MULLIGAN', playerId, cardIds: swapped(answer) };
    case 'discard':
      return { type: 'DISCARD', playerId, cardId: answer.card };
    case 'concede':
      return { type: 'CONCEDE', playerId };
    case 'play':
      return played(state, playerId, answer);
    default:
      return null;
  }
}

function played(state: State, playerId: number, { card, slot, target }: Extract<PlayOption, { do: 'play' }>): GameAction {
  const aimed = targeted(state, seat(playerId), target);
  const isUnit = cards.get(card).kind === 'unit';
  return {
    type: 'PLAY_CARD',
    playerId,
    cardId: card,
    ...(slot === null ? {} : isUnit ? { slotId: slot } : { targetSlotId: slot }),
    ...(aimed === null ? {} : { targetUnitId: String(aimed.unit.id) }),
  };
}

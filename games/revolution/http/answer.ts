import { refuse } from '@tavern/engine';
import type { Translated } from '../../contract.ts';
import { rivalOf } from '../rules/state.ts';
import type { RevolutionOption } from '../rules/types.ts';
import { noSuchCopy, otherSelection, selectionPending, wrongPhase } from './refusal.ts';
import type { Act } from './routes.ts';
import { baseOf, choosing, laidOut } from './selection.ts';
import type { Phase } from './shapes/names.ts';
import type { Followed } from './standing.ts';

type Request<R extends Act['request']> = Extract<Act, { readonly request: R }>;

const isCopy = (id: string): boolean => id.includes('#');

/**
 * A request as one of the options of the open question. Nothing here knows whether it is allowed: an option that is none, or that is blocked, is refused by the
 * kernel with its reason. Only what has no option at all is refused here: another kind of question is open, or none.
 */
export function answerOf(followed: Followed, act: Act, phase: Phase): Translated {
  const { packet, seat, open } = followed;
  const { question, over, view } = packet;
  if (over !== null) return refuse('match-over');
  // H-23: the other player, or the clock, was faster; or it is the same call once more. Who has placed a card since then asks for the next one.
  if (act.request === 'nextRound' && question?.kind !== 'next' && view.phase === 'main' && view.round > 1 && isBare(followed))
    return { done: true };
  if (question === null) return refuse('not-yours', { seat: { seat } }, 'seat');
  // RR-045.
  if (question.kind === 'choose' && act.request !== 'selectCard') return selectionPending(open?.id ?? '');
  const option = optionOf(followed, act);
  if (option === null) return wrongPhase(phase);
  return 'ok' in option ? option : { question: question.id, option };
}

const isBare = ({ packet: { view }, seat }: Followed): boolean =>
  Object.values(view.players[seat]?.zones ?? {}).every((spot) => spot === null);

/** Null: the open question is about something else. */
function optionOf(followed: Followed, act: Act): RevolutionOption | Extract<Translated, { ok: false }> | null {
  const kind = followed.packet.question?.kind;
  switch (act.request) {
    case 'startReady':
      return kind === 'redraw' ? { do: act.redraw ? 'redraw' : 'keep' } : null;
    case 'nextRound':
      return kind === 'next' ? { do: 'next' } : null;
    case 'selectCard':
      return kind === 'choose' ? selected(followed, act) : null;
    case 'playerAction':
      return kind === 'place' || kind === 'secret' ? played(followed, act, kind) : null;
  }
  return act satisfies never;
}

/** RR-030, RR-033: face-up or face-down; in the secret phase only face-down into the SP zone, or not at all. */
function played({ instances, seat }: Followed, { action }: Request<'playerAction'>, kind: 'place' | 'secret') {
  if (action.type === 'Pass') return kind === 'secret' ? ({ do: 'pass' } as const) : null;
  const { card: named, zone } = action;
  const sealing = zone === 'sp' && action.type === 'PlayCardBack';
  if ((kind === 'secret') !== (zone === 'sp') || (kind === 'secret' && !sealing)) return null;
  if (isCopy(named) && !instances.hand(seat).includes(named)) return noSuchCopy(named, 'action.card');
  const card = baseOf(named);
  const option = sealing ? { do: 'seal', card } : { do: 'place', card, zone, face: action.type === 'PlayCard' ? 'up' : 'down' };
  return option as RevolutionOption;
}

/** RR-043, RR-058: a card that is there, or none. */
function selected({ packet, instances, seat, open }: Followed, { selectionId, selectedCardIds }: Request<'selectCard'>) {
  const ask = choosing(packet.question);
  if (ask === null || open?.id !== selectionId) return otherSelection(selectionId);
  const [named] = selectedCardIds;
  if (named === undefined) return { do: 'none' } as const;
  const copy = laidOut(ask, instances).find((id) => id === named || (!isCopy(named) && baseOf(id) === named));
  if (copy === undefined) return noSuchCopy(named, 'selectedCardIds.0');
  if (ask.by !== 'h-2') return { do: 'take', card: baseOf(copy) } as RevolutionOption;
  return { do: 'aim', zone: instances.zoneOf(rivalOf(seat), copy) } as RevolutionOption;
}

import type { Seat } from '@tavern/engine';
import type { DuelCause } from '../../../rules/state.ts';
import type { View } from '../../../rules/view.ts';
import type { MountainProps } from '../../show/props.ts';

/** The duel that is drawn; `round` 0: it has been offered, or has just begun. */
export interface DuelSeen {
  readonly by: Seat;
  readonly cause: DuelCause;
  readonly fighters: readonly Seat[];
  readonly tile: number;
  /** Rounds fought. */
  readonly round: number;
  readonly fallen: readonly Seat[];
  readonly fled: readonly Seat[];
  /** A Smoke Bomb may still prevent it. */
  readonly offered: boolean;
}

/** `fought`: how many rounds. The view counts the coming round as soon as a player is asked about it. */
function shownOn({ duel, offer, players, current, winner }: View, fought: number): DuelSeen | null {
  if (winner !== null) return null;
  if (duel !== null) return { ...duel, round: fought, offered: false };
  if (offer === null) return null;
  const { by, targets, cause } = offer;
  const tile = players[cause === 'ambush' ? current : by]?.at ?? 0;
  return { by, cause, fighters: [by, ...targets], tile, round: 0, fallen: [], fled: [], offered: true };
}

const sameFighters = (one: readonly Seat[], other: readonly Seat[]): boolean =>
  one.length === other.length && one.every((seat, index) => seat === other[index]);

/** The duel at the point that the show has reached; if the question is about a duel that has not been shown yet, that one. */
export function duelSeen(
  { question, view, show }: Pick<MountainProps, 'question' | 'view' | 'show'>,
  rolling: boolean,
): DuelSeen | null {
  const { clash } = show.left;
  const fought = clash?.type === 'duelRound' ? clash.round : 0;
  const shown = (rolling && show.now !== null ? shownOn(show.now.before, fought - 1) : null) ?? shownOn(show.view, fought);
  const { duel } = view;
  if (question?.kind !== 'duel' || duel === null || show.rewound !== null) return shown;
  if (shown !== null && !shown.offered && sameFighters(shown.fighters, duel.fighters)) return shown;
  return { ...duel, round: Math.max(0, duel.round - 1), offered: false };
}

/** How far a fighter is in the secret choice of a round. */
export type Choosing =
  | { readonly is: 'choosing' }
  | { readonly is: 'chosen' }
  /** Continues an attack: only the fighter sees it before the roll (H-62). */
  | { readonly is: 'pressing'; readonly at: Seat }
  | { readonly is: 'fallen' }
  | { readonly is: 'fled' }
  | null;

export function choosingOf(
  seat: Seat,
  { fallen, fled, offered }: DuelSeen,
  { view, packet, show }: Pick<MountainProps, 'view' | 'packet' | 'show'>,
): Choosing {
  if (fallen.includes(seat)) return { is: 'fallen' };
  if (fled.includes(seat)) return { is: 'fled' };
  const asked = packet.waiting.filter(({ kind }) => kind === 'duel');
  if (offered || asked.length === 0 || show.playing || show.rewound !== null) return null;
  if (asked.some((each) => each.seat === seat)) return { is: 'choosing' };
  const plan = view.duel?.plans[view.duel.fighters.indexOf(seat)] ?? null;
  return plan === null || plan.target < 0 ? { is: 'chosen' } : { is: 'pressing', at: plan.target as Seat };
}

import { EXTRA_ROUND, ROUNDS, type RoundResult } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

/** A round that was counted. The extra round may follow any round in which both reached 50, so its place in the list is not its number. */
export interface Counted {
  readonly round: number;
  readonly result: RoundResult;
}

/** Whether the extra round has been counted. Somebody may have given up in the middle of it. */
const isExtraCounted = ({ round, phase, over }: Pick<View, 'round' | 'phase' | 'over'>): boolean =>
  round === EXTRA_ROUND && (phase === 'battle' || over?.how === 'extra' || over?.how === 'even');

export function countedRounds(view: Pick<View, 'round' | 'phase' | 'over' | 'results'>): readonly Counted[] {
  const last = view.results.length - 1;
  return view.results.map((result, index) => ({
    round: index === last && isExtraCounted(view) ? EXTRA_ROUND : index + 1,
    result,
  }));
}

/** What is known of a round; null: it has not been counted. */
export const resultOf = (view: Parameters<typeof countedRounds>[0], round: number): RoundResult | null =>
  countedRounds(view).find((each) => each.round === round)?.result ?? null;

/** All rounds of the ledger: four, and the extra one once it is there. */
export const roundsOf = ({ round }: Pick<View, 'round'>): readonly number[] =>
  Array.from({ length: round === EXTRA_ROUND ? EXTRA_ROUND : ROUNDS }, (_, index) => index + 1);

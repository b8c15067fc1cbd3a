import type { TableSpeech } from '@tavern/kit';
import { ROUNDS, type Rules } from '../../rules/house-rules.ts';

/** Which round it is; in an endless run of how many nobody knows. */
export const roundSaid = (t: TableSpeech['t'], { endless }: Rules, round: number): string =>
  endless ? t('between.round', { round }) : t('between.round.of', { round, rounds: ROUNDS });

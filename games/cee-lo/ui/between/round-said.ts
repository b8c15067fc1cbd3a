import type { TableSpeech } from '@tavern/kit';
import { ROUNDS, type Rules } from '../../rules/house-rules.ts';

/** The number of the round; an endless run has no total. */
export const roundSaid = (t: TableSpeech['t'], { endless }: Rules, round: number): string =>
  endless ? t('between.round', { round }) : t('between.round.of', { round, rounds: ROUNDS });

import { Counter } from './counter.ts';
import { Histogram } from './histogram.ts';
import type { Metric } from './metric.ts';

/** What is counted while people play, for the whole process. */
export const counts = {
  answers: new Counter('tavern_answers_total', 'Answers stored, by who gave them.', 'by'),
  stages: new Histogram(
    'tavern_answer_seconds',
    'Answers by stage. applied: checked and played; stored: the transaction; acknowledged: from arrival to acknowledgement.',
    'stage',
    ['applied', 'stored', 'acknowledged'],
  ),
  notStored: new Counter('tavern_answers_not_stored_total', 'Answers that the store did not take.'),
  refusals: new Counter('tavern_refusals_total', 'Requests refused, by code.', 'code'),
  botTime: new Histogram('tavern_bot_seconds', 'How long bots took, waiting for a thread included.', 'result', [
    'answered',
    'failed',
  ]),
  begun: new Counter('tavern_matches_begun_total', 'Matches begun, by game.', 'game'),
  ended: new Counter('tavern_matches_ended_total', 'Matches ended, by why.', 'why'),
  damaged: new Counter('tavern_damaged_total', 'Damage found in the store, by table.', 'table', [
    'matches',
    'answers',
    'results',
    'snapshots',
    'frames',
  ]),
  turnedAway: new Counter('tavern_connections_turned_away_total', 'Plain connections over the caps.'),
} as const;

export const counted: readonly Metric[] = Object.values(counts);

/** Whatever is replied: only refusals count. */
export function noteReply(reply: object): void {
  const { ok, code } = reply as { readonly ok?: boolean; readonly code?: string };
  if (ok === false && code !== undefined) counts.refusals.add(code);
}

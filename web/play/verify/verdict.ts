import { parseRecord, type Refusal, verify } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { refused } from '../../model/refused.ts';

/** What recomputing a record came to. `at`: the first answer that does not lead where the record says; 0: before the first. */
export type RecordVerdict =
  | {
      readonly ok: true;
      readonly game: string;
      readonly names: readonly string[];
      readonly bots: readonly boolean[];
      readonly answers: number;
    }
  | (Refusal & { readonly at?: number });

/** A record as it was saved: its JSON text, or what that stands for. */
export async function verdictOf(given: unknown, packOf: (game: string) => Promise<GamePack | null>): Promise<RecordVerdict> {
  const parsed = parseRecord(typeof given === 'string' ? fromText(given) : given);
  if (!parsed.ok) return refused('link.not-a-record');
  const { game, seats } = parsed.record;
  const pack = await packOf(game);
  if (pack === null) return refused('link.unknown-game', { game });
  const verdict = verify(pack.game, parsed.record);
  if (!verdict.ok) return { ok: false, code: verdict.code, why: verdict.why, at: verdict.at };
  return {
    ok: true,
    game,
    names: seats.map(({ name }) => name),
    bots: seats.map(({ bot }) => bot === true),
    answers: verdict.answers,
  };
}

function fromText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

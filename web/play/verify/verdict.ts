import { parseRecord, type Refusal, verify } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { refused } from '../../model/refused.ts';

/**
 * The result of recomputing a record. `at`: the first answer whose result differs from the record; 0: before the first. `game`: whose rules
 * refused it, because the reason may be in that game's words.
 */
export type RecordVerdict =
  | {
      readonly ok: true;
      readonly game: string;
      readonly names: readonly string[];
      readonly bots: readonly boolean[];
      readonly answers: number;
      /** Of a branch: after how many answers of another match it begins. */
      readonly origin: number | null;
    }
  | (Refusal & { readonly at?: number; readonly game?: string });

/** `given`: a saved record, as JSON text or as the object. */
export async function verdictOf(given: unknown, packOf: (game: string) => Promise<GamePack | null>): Promise<RecordVerdict> {
  const parsed = parseRecord(typeof given === 'string' ? fromText(given) : given);
  if (!parsed.ok) return refused('link.not-a-record');
  const { game, seats, parent } = parsed.record;
  const pack = await packOf(game);
  if (pack === null) return refused('link.unknown-game', { game });
  const verdict = verify(pack.game, parsed.record);
  if (!verdict.ok) return { ok: false, code: verdict.code, why: verdict.why, at: verdict.at, game };
  return {
    ok: true,
    game,
    names: seats.map(({ name }) => name),
    bots: seats.map(({ bot }) => bot === true),
    answers: verdict.answers,
    origin: parent?.answer ?? null,
  };
}

function fromText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

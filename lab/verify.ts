import { parseRecord, type Verdict, verify } from '@tavern/engine';
import { gameEntry, Mistake, optionsFrom } from './arguments.ts';
import { recordIn } from './record-in.ts';
import { told, words } from './words.ts';

/** `lab verify <record.json>`: recomputes every shuffle, die and state. */
export async function verifyFile(args: readonly string[]): Promise<number> {
  const { values, positionals } = optionsFrom(args, { json: { type: 'boolean' } });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Mistake(words('usage.verify'));
  const { verdict, game, parent } = await judge(recordIn(file));
  if (verdict.ok) {
    console.log(words('verify.ok', { answers: verdict.answers, game, hash: verdict.hash }));
    if (parent !== null) console.log(words('verify.branch', parent));
  } else {
    console.log(words('verify.failed', { at: verdict.at, why: told(verdict.why) }));
    if (verdict.expected !== undefined)
      console.log(words('verify.hashes', { expected: verdict.expected, got: verdict.got ?? '' }));
  }
  if (values.json === true) console.log(JSON.stringify({ game, ...verdict, ...(parent === null ? {} : { parent }) }));
  return verdict.ok ? 0 : 1;
}

interface Judgement {
  readonly verdict: Verdict;
  readonly game: string;
  /** Of a branch: the match that it plays on from, by its hash. */
  readonly parent: { readonly hash: string; readonly answer: number } | null;
}

async function judge(given: unknown): Promise<Judgement> {
  const parsed = parseRecord(given);
  if (!parsed.ok) return { verdict: { ...parsed, at: 0 }, game: '', parent: null };
  const { game } = await gameEntry(parsed.record.game).load();
  const { parent } = parsed.record;
  const from = parent === undefined ? null : { hash: parent.hash, answer: parent.answer };
  return { verdict: verify(game, parsed.record), game: game.name, parent: from };
}

import type { MatchRecord } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { describe, expect, test } from 'vitest';
import { withAt } from '../../../../engine/test/mutation.ts';
import { packOf } from '../../../model/pack.ts';
import { sizeFault } from '../../../play/replay/read-given.ts';
import { words as en } from '../../../text/en/index.ts';
import { words as zh } from '../../../text/zh-Hant/index.ts';
import { speechOf } from '../../../words/words.ts';
import { golden, goldenRecord, goldenText, open, ready, refusalOf } from './replays.ts';

const FILE = golden.find((file) => file.includes('mountain/test/golden/3-bots')) ?? '';
const text = goldenText(FILE);
const record = goldenRecord(FILE);
const last = record.answers.length;
const TURN = 9;

const nested = (depth: number): string => `${'{"game":'.repeat(depth)}1${'}'.repeat(depth)}`;
const deep = (depth: number): unknown => {
  let tree: unknown = 1;
  for (let i = 0; i < depth; i++) tree = { game: tree };
  return tree;
};

const refused: readonly { what: string; given: unknown; code: string; at?: number }[] = [
  { what: 'no record: a text', given: 'Dear Mei', code: 'link.not-a-record' },
  { what: 'no record: an empty file', given: '', code: 'link.not-a-record' },
  { what: 'no record: a picture', given: '\u0089PNG\r\n\u001A', code: 'link.not-a-record' },
  { what: 'no record: a list', given: '[1, 2]', code: 'link.not-a-record' },
  { what: 'no record: nothing', given: null, code: 'link.not-a-record' },
  { what: 'other data', given: '{"deck": []}', code: 'malformed' },
  { what: 'cut off', given: text.slice(0, text.length / 2), code: 'replay.cut-off' },
  { what: 'cut off at the last letter', given: text.trim().slice(0, -1), code: 'replay.cut-off' },
  { what: '50 MB', given: 'x'.repeat(50_000_000), code: 'replay.too-big' },
  { what: '50 MB that begin like a record', given: `{"game":"${'x'.repeat(50_000_000)}`, code: 'replay.too-big' },
  { what: 'JSON nested 100,000 deep', given: nested(100_000), code: 'malformed' },
  { what: 'an object nested 100,000 deep', given: deep(100_000), code: 'link.not-a-record' },
  { what: 'what is no data', given: { ...record, answers: () => [] }, code: 'link.not-a-record' },
  { what: 'unknown rules', given: { ...record, game: 'whist' }, code: 'link.unknown-game' },
  { what: 'a later version', given: { ...record, versions: [{ from: 0, version: 999 }] }, code: 'other-version', at: 0 },
  { what: 'other content', given: { ...record, contentHash: 'f00d' }, code: 'other-content', at: 0 },
  { what: 'a seat that cannot be', given: withAt(record, ['seats', '0', 'choice'], { class: 'pope' }), code: 'malformed', at: 0 },
  { what: 'no dice', given: withAt(record, ['seed'], undefined), code: 'not-revealed', at: 0 },
  { what: 'other dice', given: { ...record, seed: 12_345 }, code: 'diverged', at: 0 },
  { what: 'a field more', given: { ...record, cheat: 1 }, code: 'malformed' },
];

describe('what cannot be watched', () => {
  test.each(refused)('$what is refused in a sentence of every language: $code', async ({ given, code, at }) => {
    const refusal = await refusalOf(given);
    expect([refusal.code, refusal.at]).toEqual([code, at]);
    for (const tell of [speechOf('en', en).tell, speechOf('zh-Hant', zh).tell])
      expect(tell(refusal.why)).toMatch(/^[^[{]+[.。]$/);
  });

  test('a file is refused by its size alone, before it is read', () => {
    expect(sizeFault(50_000_000)).toMatchObject({ code: 'replay.too-big', why: { with: { size: 50, most: 10 } } });
    expect(sizeFault(text.length)).toBeNull();
  });
});

/** Watched to where it parts, and asked for more. */
async function parted(given: MatchRecord, pack?: (game: string) => Promise<GamePack | null>) {
  const replay = await ready(await open(given, pack === undefined ? {} : { pack }));
  await replay.go(last + 50);
  const { verdict, at, moments } = replay.state();
  if (verdict.is !== 'parted') throw new Error('it is true');
  expect(at).toBe(Math.min(verdict.at - 1, given.answers.length));
  expect(moments.length).toBe(at + 1);
  const truth = await open(record, { at });
  expect(replay.table.frame(null)).toEqual(truth.table.frame(null));
  return verdict;
}

describe('what parts from the truth is shown up to there', () => {
  test('edited by hand: an answer that the rules refuse', async () => {
    const verdict = await parted({ ...record, answers: record.answers.with(29, [0, { do: 'fly' }]) });
    expect(verdict).toMatchObject({ at: 30, why: { key: expect.stringMatching(/^refusal\./) } });
    expect(verdict.recorded).toBeUndefined();
  });

  test('edited by hand: a hash, with what was recorded and what the dice say', async () => {
    const verdict = await parted({ ...record, hashes: { ...record.hashes, 20: 'f00d' } });
    expect(verdict).toMatchObject({ at: 20, recorded: 'f00d', got: record.hashes['20'], why: { key: 'refusal.diverged' } });
  });

  test('cut off: answers are missing at the end, and all that are there are shown', async () => {
    const verdict = await parted({ ...record, answers: record.answers.slice(0, 25) });
    expect(verdict).toMatchObject({ at: 26, why: { with: { problem: { key: 'problem.answers-missing' } } } });
  });

  test('without a hash of the end', async () => {
    const hashes = Object.fromEntries(Object.entries(record.hashes).filter(([seq]) => Number(seq) < last));
    expect(await parted({ ...record, hashes })).toMatchObject({ at: last + 1 });
  });

  test('an answer after the end', async () => {
    const answers: MatchRecord['answers'] = [...record.answers, [0, { do: 'roll' }]];
    expect(await parted({ ...record, answers })).toMatchObject({ at: last + 1, why: { key: 'refusal.match-over' } });
  });

  test('rules that throw at an answer', async () => {
    const pack = await broken('outcome');
    expect(await parted(record, pack)).toMatchObject({
      at: await turnBegins(),
      why: { with: { problem: { with: { message: 'broken' } } } },
    });
  });

  test('rules that throw where they are only looked at', async () => {
    const pack = await broken('view');
    expect(await parted(record, pack)).toMatchObject({
      at: await turnBegins(),
      why: { with: { problem: { with: { message: 'broken' } } } },
    });
  });

  test('and breaks that record alone', async () => {
    const pack = await broken('view');
    const [one, other] = [await open(record, { pack }), await open(record)];
    await Promise.all([ready(one), ready(other)]);
    await other.go(last);
    expect([one.state().verdict.is, other.state().verdict.is, other.state().at]).toEqual(['parted', 'true', last]);
  });
});

/** The game, with an error in its rules that shows when this turn has begun. */
async function broken(where: 'outcome' | 'view'): Promise<(game: string) => Promise<GamePack | null>> {
  const pack = await packOf(record.game);
  if (pack === null) throw new Error('there is no such game');
  const { game } = pack;
  const check = (state: object): void => {
    if ((game.turn?.(state) ?? 0) >= TURN) throw new Error('broken');
  };
  const angry = {
    ...game,
    [where]: (state: object, eyes: never) => {
      check(state);
      return where === 'view' ? game.view(state, eyes) : game.outcome(state);
    },
  };
  return async () => ({ ...pack, game: angry });
}

/** The answer that this turn begins with. */
async function turnBegins(): Promise<number> {
  const { moments } = (await ready(await open(record))).state();
  return moments.findIndex(({ turn }) => (turn ?? 0) >= TURN);
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  commitTo,
  create,
  derivedNonce,
  type Flat,
  fair,
  fast,
  type MatchRecord,
  parseRecord,
  Recorder,
  type Rng,
  replay,
  type Seat,
  seatsOf,
} from '@tavern/engine';
import { entryOf, folderOf, type GamePack } from '@tavern/games';
import type { ShownTable } from '../../../model/shown-table.ts';
import { playOn } from '../../../play/replay/play-on.ts';
import { isOver, playOn as play, type Tab } from '../here/here.ts';

const games = fileURLToPath(new URL('../../../../games', import.meta.url));

export const GAMES = ['king-of-the-mountain', 'cee-lo', 'skirmish', 'revolution'];

export async function packFor(game: string): Promise<GamePack> {
  const pack = await entryOf(game)?.load();
  if (pack === undefined) throw new Error(`${game} is not in the registry`);
  return pack;
}

export function goldenOf(game: string): readonly MatchRecord[] {
  return globSync(`${folderOf(game)}/test/golden/*.json`, { cwd: games })
    .sort()
    .map((file) => {
      const parsed = parseRecord(JSON.parse(readFileSync(join(games, file), 'utf8')));
      if (!parsed.ok) throw new Error(`${file} is no record`);
      return parsed.record;
    });
}

/** Quick bots sit where people sat, so that a test need not wait for good ones. */
export const withQuickBots = (record: MatchRecord): MatchRecord => ({
  ...record,
  seats: record.seats.map((seat) => ({ ...seat, name: 'random', bot: true as const })),
});

/** A moment that can be played on from: an answer before the end, and a seat that is still in the match. */
export function anyMoment({ game }: GamePack, record: MatchRecord, rng: Rng): { readonly answer: number; readonly seat: Seat } {
  const answer = rng.int(record.answers.length);
  const replayed = replay(game, record, answer);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed));
  const { gone, players } = replayed.match;
  return { answer, seat: rng.pick(seatsOf(players).filter((seat) => !gone.includes(seat))) };
}

export async function branch(tab: Tab, record: MatchRecord, answer: number, seat: Seat): Promise<ShownTable> {
  const begun = await playOn(record, answer, seat, tab.link);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  return tab.open(begun.id);
}

/** Up to the end; your answers are random. */
export async function toTheEnd(source: ShownTable, seed = 1): Promise<MatchRecord> {
  const rng = fast(seed).stream('own answers');
  await play(
    source,
    () => isOver(source),
    (options: readonly Flat[]) => (options.length === 0 ? undefined : rng.pick(options)),
  );
  const record = await source.record();
  if ('ok' in record) throw new Error(record.why.key);
  return record;
}

/** A match of random answers on the mountain, with fair dice: Mei, whose seat is lent to a bot at first, and two bots. */
export async function mountainRecord(): Promise<MatchRecord> {
  const { game } = await packFor('king-of-the-mountain');
  const secret = new Uint8Array(32).fill(5);
  const commit = commitTo(secret);
  const seats = [
    { name: 'Mei', choice: { class: 'monk' } },
    { name: 'easy marta', choice: { class: 'scout' }, bot: true as const },
    { name: 'random otto', choice: { class: 'guard' }, bot: true as const },
  ];
  const nonces = ['mei', derivedNonce(commit, 1), derivedNonce(commit, 2)];
  const rules = game.rules.parse({});
  const match = create(
    game,
    fair(secret, nonces),
    seats.map(({ choice }) => choice),
    rules,
  );
  const recorder = new Recorder(game, match, { rules, seats, luck: { commit, nonces } }, 16);
  const rng = fast(8).stream('answers');
  while (match.over === null) {
    const who = rng.pick(match.asked);
    const question = match.question(who);
    const option = rng.pick(question?.options ?? []);
    match.answer(who, question?.id ?? 0, option);
    const lent = match.seq < 20;
    recorder.note(who, option, who === 0 && !lent ? undefined : 'bot', 50 * match.seq);
  }
  return recorder.toJSON(Buffer.from(secret).toString('hex'));
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Flat, fast, type MatchRecord, parseRecord, type Rng, replay, type Seat, seatsOf } from '@tavern/engine';
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

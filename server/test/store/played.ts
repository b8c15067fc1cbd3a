import { commitTo, contentHash, type Match, seat, type Types } from '@tavern/engine';
import { entryOf as gameOf } from '@tavern/games';
import type { NewGuest } from '@tavern/wire';
import { chainStart, link } from '../../play/chain.ts';
import { matchOfRow } from '../../play/rebuild.ts';
import { newMatchId } from '../../random.ts';
import type { AnswerRow, MatchRow } from '../../store/store.ts';

export const CODE = 'ABCDEF';
export const SECRET = '5e'.repeat(32);
export const STARTED = Date.now() - 60_000;

export const guests: readonly NewGuest[] = ['Mei', 'Ann'].map((nickname, nth) => ({
  id: `guest0000000${nth}`,
  nickname,
  secret: String(nth).repeat(32),
}));

/** A match as a store would have it. */
export interface Played {
  readonly row: MatchRow;
  readonly log: readonly AnswerRow[];
  readonly match: Match<Types>;
}

/** A race of the two, played until it is over, or this far. */
export async function played(tiles: number, most: number): Promise<Played> {
  const pack = await gameOf('race')?.load();
  if (pack === undefined) throw new Error('no race');
  const row: MatchRow = {
    id: newMatchId(),
    room: CODE,
    game: 'race',
    version: pack.game.version,
    contentHash: contentHash(pack.game),
    rules: { tiles },
    pace: 'unhurried',
    speed: 'off',
    seats: guests.map(({ id, nickname }) => ({ guest: id, name: nickname, choice: {} })),
    secret: SECRET,
    commit: commitTo(Buffer.from(SECRET, 'hex')),
    nonces: ['ab'.repeat(16), 'cd'.repeat(16)],
    startedAt: STARTED,
    ended: null,
  };
  const match = matchOfRow(pack, row);
  const log: AnswerRow[] = [];
  for (let seq = 1; seq <= most && match.over === null; seq++) {
    const who = (seq - 1) % 2;
    const option = { do: 'roll' } as const;
    match.answer(who, match.question(seat(who))?.id ?? 0, option);
    const bare = { match: row.id, seq, seat: who, option, at: seq * 1_000, clientId: `c-${seq}`, frame: seq };
    log.push({ ...bare, chain: link(log.at(-1)?.chain ?? chainStart(row), bare) });
  }
  return { row, log, match };
}

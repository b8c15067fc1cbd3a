import type { Room } from '../../rooms/room.ts';
import type { AnswerRow, MatchRow } from '../../store/store.ts';

/** What a database, JSON or a careless quote could trip over. */
export const ODD = `O'Brien "the\\" 王 🐉👩‍👩‍👧 \u202e; DROP TABLE guests; -- $1 ?1 \n\t%_`;

export const room = (code: string, more: Partial<Room> = {}): Room => ({
  code,
  version: 1,
  game: 'race',
  rules: { length: 10, named: ODD, nested: { deep: [1, null, true] } },
  seats: [
    { by: 'person', guest: 'ann', choice: { colour: 'red' }, nonce: 'n1' },
    { by: 'bot', level: 'hard', choice: {} },
    { by: 'person', guest: 'bob', choice: { note: ODD }, nonce: null },
    { by: 'open' },
  ],
  host: 'ann',
  awayHost: null,
  public: true,
  pace: 'normal',
  speed: '2x',
  banned: ['eve', ODD],
  match: null,
  playing: false,
  secret: 'the secret',
  commit: 'its hash',
  seed: null,
  createdAt: 1_800_000_000_000,
  touchedAt: 1_800_000_000_001,
  ...more,
});

/** As its next version. */
export const later = (before: Room, more: Partial<Room> = {}): Room => ({ ...before, version: before.version + 1, ...more });

export const match = (id: string, more: Partial<MatchRow> = {}): MatchRow => ({
  id,
  room: 'ABCD',
  game: 'race',
  version: 3,
  contentHash: 'content',
  rules: { length: 10 },
  pace: 'brisk',
  speed: 'off',
  seats: [
    { guest: 'ann', name: ODD, choice: { colour: 'red' } },
    { guest: null, name: 'Bot', choice: {}, level: 'hard' },
  ],
  secret: 'the secret',
  commit: 'its hash',
  nonces: ['n1', 'n2'],
  startedAt: 1_800_000_000_000,
  ended: null,
  ...more,
});

export const answer = (match: string, seq: number, more: Partial<AnswerRow> = {}): AnswerRow => ({
  match,
  seq,
  seat: 0,
  option: { do: 'move', by: seq, sure: true, at: null, named: ODD },
  at: seq * 1000,
  frame: seq,
  chain: `chain ${seq}`,
  ...more,
});

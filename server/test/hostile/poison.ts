import type { RequestName } from '@tavern/wire';
import { NONCE } from '../servers.ts';

/** JSON as it comes over the wire: `__proto__` is a field of its own there. */
const json = (text: string): unknown => JSON.parse(text);

function nested(depth: number): unknown {
  return json(`${'{"x":['.repeat(depth)}1${']}'.repeat(depth)}`);
}

const NOT_WORDS = [
  null,
  0,
  -1,
  2 ** 53,
  1e308,
  true,
  [],
  {},
  ['x'],
  { length: 3 },
  json('{"__proto__":{"admin":true}}'),
  nested(300),
];
const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];
const HOSTILE_WORDS = [
  '\u0000',
  '\u202Eevil',
  '\u2066x',
  'a\u0007b',
  '\uD800',
  '../../../etc/passwd',
  "' OR 1=1 --",
  'x'.repeat(7000),
];

/** What no field of this kind may hold, from any sender. */
export const POISON = {
  code: [...NOT_WORDS, ...INHERITED, ...HOSTILE_WORDS, '', 'AAAAA', 'OOOOOO', '111111', '🎲🎲🎲🎲🎲🎲', 'ZZZZZZ'],
  nickname: [
    ...NOT_WORDS,
    '',
    ' ',
    '\u200B',
    '\u0000',
    '\u202Eevil',
    '\u2066x',
    'a\u0007b',
    '\uD800',
    'x'.repeat(21),
    `e${'\u0301'.repeat(9)}`,
  ],
  text: [
    ...NOT_WORDS,
    '',
    '\n \t',
    '\u200B\u200B',
    '\u2800',
    '\u0000',
    '\u202Eevil',
    '\u2066x',
    'a\u0007b',
    '\uD800',
    '\u061C',
    'x'.repeat(301),
    'x'.repeat(7000),
  ],
  /** Text that may be empty. */
  note: [...NOT_WORDS, '\u200B\u200B', '\u0000', '\u202Eevil', '\uD800', 'x'.repeat(301), 'x'.repeat(7000)],
  game: [...NOT_WORDS, ...INHERITED, ...HOSTILE_WORDS, '', 'poker', 'RACE', 'race '],
  match: [...NOT_WORDS, ...INHERITED, ...HOSTILE_WORDS, '', 'x'.repeat(15), 'x'.repeat(16), 'x'.repeat(17), 'X'.repeat(16)],
  day: [
    ...NOT_WORDS,
    ...INHERITED,
    ...HOSTILE_WORDS,
    '',
    '2026-02-30',
    '2026-1-1',
    '15.11.2026',
    '2026-11-15T00:00',
    '1970-01-01',
    '9999-12-31',
  ],
  id: [...NOT_WORDS, ...HOSTILE_WORDS, '', ' ', 'a b', 'é', 'x'.repeat(65)],
  whole: [null, '1', -1, 1.5, 2 ** 53, 1e308, true, [], {}, [1], 'NaN', json('{"__proto__":1}')],
  truth: [null, 0, 1, 'true', [], {}],
  option: [
    null,
    7,
    'roll',
    [],
    ['roll'],
    {},
    { do: {} },
    { do: ['roll'] },
    { do: null },
    { do: 'Roll' },
    { do: 'roll', seat: 0 },
    nested(300),
    { do: 'roll', constructor: 1 },
    { toString: 'roll' },
    { key: 'no.such.words' },
    { ['x'.repeat(65)]: 1 },
    { do: 'x'.repeat(201) },
    json('{"__proto__":{"do":"roll"}}'),
  ],
  settings: [
    null,
    7,
    [],
    'x',
    { seats: 0 },
    { seats: 13 },
    { seats: 1.5 },
    { seats: '2' },
    { seats: 2 ** 53 },
    { seats: 7 },
    { rules: 7 },
    { rules: [] },
    { rules: { tiles: -1 } },
    { rules: { tiles: '20' } },
    { rules: { tiles: 1e308 } },
    { rules: { constructor: 1 } },
    { rules: { tiles: nested(300) } },
    { pace: 'fast' },
    { pace: '__proto__' },
    { speed: '100x' },
    { seed: 7 },
    { seed: 'x' },
    { seed: ['x'] },
    { seed: '\u0000' },
    { public: 'yes' },
    { admin: true },
    json('{"__proto__":{"seats":2}}'),
  ],
  act: [
    null,
    7,
    'start',
    [],
    {},
    { do: 'x' },
    { do: '__proto__' },
    { do: 'constructor' },
    { do: ['sit'] },
    nested(300),
    json('{"__proto__":{"do":"stand"}}'),
    { do: 'sit' },
    { do: 'sit', seat: -1 },
    { do: 'sit', seat: 11 },
    { do: 'sit', seat: '0' },
    { do: 'sit', seat: 0.5 },
    { do: 'sit', seat: 2 ** 53 },
    { do: 'stand', seat: 0 },
    { do: 'choose' },
    { do: 'choose', choice: null },
    { do: 'choose', choice: { class: '__proto__' } },
    { do: 'choose', choice: { constructor: {} } },
    { do: 'choose', choice: { deep: nested(300) } },
    { do: 'choose', choice: {}, seat: -1 },
    { do: 'ready' },
    { do: 'ready', nonce: NONCE.toUpperCase() },
    { do: 'ready', nonce: 'ab'.repeat(15) },
    { do: 'ready', nonce: 'ab'.repeat(33) },
    { do: 'ready', nonce: [NONCE] },
    { do: 'unready', nonce: NONCE },
    { do: 'settings' },
    { do: 'settings', settings: { rules: { tiles: -1 } } },
    { do: 'settings', settings: { admin: true } },
    { do: 'bot', seat: 11, level: 'random' },
    { do: 'bot', seat: 2, level: 'constructor' },
    { do: 'bot', seat: 2, level: '__proto__' },
    { do: 'bot', seat: 2, level: 7 },
    { do: 'kick', guest: '__proto__' },
    { do: 'kick', guest: 'zzzzzzzzzzzz' },
    { do: 'kick', guest: 'zzzzzzzzzzzz', forGood: 'yes' },
    { do: 'letIn', guest: '__proto__' },
    { do: 'letIn', guest: 'zzzzzzzzzzzz' },
    { do: 'choose', choice: {}, nonce: 'short' },
    { do: 'start', nonce: NONCE, without: 'zzzzzzzzzzzz' },
    { do: 'start', nonce: NONCE, without: ['__proto__'] },
    { do: 'host', guest: "' OR 1=1 --" },
    { do: 'host', guest: 'zzzzzzzzzzzz' },
    { do: 'start' },
    { do: 'start', nonce: NONCE },
    { do: 'start', nonce: 'g'.repeat(32) },
    { do: 'rematch', nonce: NONCE },
    { do: 'rematch' },
  ],
} as const satisfies { readonly [kind: string]: readonly unknown[] };

type Kind = keyof typeof POISON;

/** What the fields of each request are; a `?` may be left out. A request that is missing here does not compile. */
const FIELDS: { readonly [name in RequestName]: { readonly [field: string]: Kind | `${Kind}?` } } = {
  'guest.rename': { nickname: 'nickname' },
  'rooms.list': {},
  'rooms.mine': {},
  'room.create': { game: 'game', settings: 'settings?' },
  'room.look': { code: 'code' },
  'room.enter': { code: 'code', sit: 'truth?' },
  'room.leave': { code: 'code' },
  'room.act': { code: 'code', act: 'act' },
  'room.say': { code: 'code', text: 'text' },
  'room.report': { code: 'code', guest: 'id', reason: 'id', words: 'note?' },
  'table.watch': { match: 'match', since: 'whole?' },
  'table.leave': { match: 'match' },
  'table.answer': { match: 'match', id: 'id', question: 'whole', option: 'option' },
  'table.claim': { match: 'match' },
  'table.back': { match: 'match' },
  'table.lend': { match: 'match', seat: 'whole' },
  'table.more': { match: 'match' },
  'table.history': { match: 'match', from: 'whole' },
  'daily.start': { game: 'game' },
  'daily.table': { game: 'game', day: 'day?' },
};

export const REQUESTS = Object.keys(FIELDS) as RequestName[];

export interface Message {
  readonly name: string;
  readonly payload: unknown;
}

export type Valid = { readonly [name in RequestName]: { readonly [field: string]: unknown } };

const STRAY = [...INHERITED, 'admin', 'seat', 'by', 'guest', 'secret', '', '\u0000', 'x'.repeat(500)];
const NOT_FIELDS = [null, 7, -1, 'text', '', true, [], [{}], nested(300), 'x'.repeat(7000), undefined];

const withField = (given: object, field: string, value: unknown): object =>
  Object.defineProperty({ ...given }, field, { value, enumerable: true });

/** What a field may not hold; `must`: it may not be missing, either. */
export interface Poison {
  readonly values: readonly unknown[];
  readonly must: boolean;
}

/** Something that is right, spoiled in every way we know of: one thing is wrong with each, and that is enough. */
export function spoil(
  right: { readonly [field: string]: unknown },
  poison: { readonly [field: string]: Poison },
): readonly unknown[] {
  return [
    ...NOT_FIELDS.flatMap((payload) => (payload === undefined ? [] : [payload])),
    ...STRAY.flatMap((field) => [withField(right, field, 1), withField(right, field, { admin: true })]),
    ...Object.entries(poison).flatMap(([field, { values, must }]) => {
      const { [field]: _left, ...others } = right;
      return [...(must ? [others] : []), ...values.map((value) => ({ ...right, [field]: value }))];
    }),
  ];
}

/** Every request of the line, spoiled so. */
export function spoiled(valid: Valid): readonly Message[] {
  const poisonOf = (kind: Kind | `${Kind}?`): Poison => ({
    values: POISON[kind.replace('?', '') as Kind],
    must: !kind.endsWith('?'),
  });
  return REQUESTS.flatMap((name) => {
    const poison = Object.fromEntries(Object.entries(FIELDS[name]).map(([field, kind]) => [field, poisonOf(kind)]));
    return spoil(valid[name], poison).map((payload) => ({ name, payload }));
  });
}

import { POISON, type Poison, spoil } from '../../hostile/poison.ts';

/** A request by the contract that must be refused. */
export interface Bad {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** As text where it is none that JSON could say. */
  readonly body?: unknown;
}

export const post = (name: string, body: unknown): Bad => ({ method: 'POST', path: `/player/${name}`, body });
export const get = (path: string): Bad => ({ method: 'GET', path });

const must = (values: readonly unknown[]): Poison => ({ values, must: true });
const may = (values: readonly unknown[]): Poison => ({ values, must: false });

const WORDS = POISON.id;
const CARDS = [...WORDS, 'c-0', 'c-99', 'C-1', 's-1', 'c-1#', 'c-1#0', 'c-1#99', 'c-1#1#1', '__proto__', 'constructor'];
const PLAYERS = [...WORDS, 'playerId_0', 'playerId_3', 'playerId_1 ', 'PLAYERID_1', '__proto__', 'constructor', 0, 1];
const ZONES = [...WORDS, 'TOP', 'leader', 'bottom', '__proto__', 0];
const ACTIONS = [
  ...POISON.option,
  { type: 'PlayCard' },
  { type: 'PlayCard', card: 'c-1' },
  { type: 'PlayCard', zone: 'top' },
  { type: 'Pass', card: 'c-1' },
  { type: '__proto__', card: 'c-1', zone: 'top' },
  { type: 'playcard', card: 'c-1', zone: 'top' },
  ...CARDS.map((card) => ({ type: 'PlayCard', card, zone: 'top' })),
  ...ZONES.map((zone) => ({ type: 'PlayCardBack', card: 'c-1', zone })),
];
const LISTS = [
  null,
  7,
  'event_1',
  {},
  [7],
  [null],
  [['event_1']],
  ['event'],
  ['event_x'],
  [`event_${'9'.repeat(10)}`],
  ['__proto__'],
];
const NONCES = [null, 7, '', 'short', 'AB'.repeat(16), 'g'.repeat(32), 'ab'.repeat(33), ['ab'.repeat(16)]];
const DECKS = [null, 7, [], {}, '', 'none', '__proto__', 'RR1-xx', 'x'.repeat(2_001), '\u0000', "' OR 1=1 --"];

/** All requests of a player who sits at a table, each spoiled in every way. */
export function spoiledAtTable(own: { readonly gameId: string; readonly playerId: string }): readonly Bad[] {
  const seated = {
    gameId: must(POISON.code),
    playerId: must(PLAYERS),
    requestId: may([...POISON.id.filter((id) => id !== 'é'), 'a b', 'é']),
  };
  const all: readonly (readonly [name: string, right: object, poison: { readonly [field: string]: Poison }])[] = [
    ['startReady', { redraw: true }, { ...seated, redraw: must(POISON.truth) }],
    ['playerAction', { action: { type: 'Pass' } }, { ...seated, action: must(ACTIONS) }],
    [
      'selectCard',
      { selectionId: 'selection_99', selectedCardIds: [] },
      {
        ...seated,
        selectionId: must([null, 7, {}, [], 'x'.repeat(41)]),
        selectedCardIds: must([null, 7, 'c-1', {}, [7], ['c-1', 'c-2'], ['__proto__'], [null], [['c-1']]]),
      },
    ],
    ['nextRound', {}, seated],
    [
      'acknowledgeEvents',
      { eventIds: ['event_1'] },
      { gameId: must(POISON.code), playerId: must(PLAYERS), eventIds: must(LISTS) },
    ],
  ];
  return all.flatMap(([name, right, poison]) => spoil({ ...own, ...right }, poison).map((body) => post(name, body)));
}

/** And those of somebody who has no seat yet. */
export function spoiledAtTheDoor(): readonly Bad[] {
  const start = {
    deck: may(DECKS),
    bot: may([null, 7, [], '', '__proto__', 'constructor', 'godlike', 'x'.repeat(21)]),
    nonce: may(NONCES),
  };
  return [
    ...spoil({}, start).map((body) => post('startGame', body)),
    ...spoil({ gameId: 'ZZZZZZ' }, { gameId: must(POISON.code), deck: may(DECKS), nonce: may(NONCES) }).map((body) =>
      post('joinRoom', body),
    ),
  ];
}

/** Looks that are none. */
export function spoiledLooks(own: { readonly gameId: string; readonly playerId: string }): readonly Bad[] {
  const queries = [
    '',
    'since=1',
    'since=x',
    'since=-1',
    'since=1.5',
    'since=1&since=2',
    'since=99999999999',
    'seat=1',
    '__proto__=1',
    'playerId=playerId_2',
  ];
  const written = POISON.code.filter(
    (code): code is string => typeof code === 'string' && code.isWellFormed() && code.length < 300,
  );
  return [
    ...queries.map((query) =>
      get(`/player/${own.playerId}?${query}${query.startsWith('since=') && query !== 'since=1' ? `&gameId=${own.gameId}` : ''}`),
    ),
    ...['seat=1', '__proto__=1', 'wait=3'].map((query) => get(`/player/${own.playerId}?gameId=${own.gameId}&${query}`)),
    ...written.map((code) => get(`/player/${own.playerId}?gameId=${encodeURIComponent(code)}`)),
    get(`/player/${own.playerId}?gameId=${own.gameId}&gameId=${own.gameId}`),
  ];
}

/** What is no JSON, or JSON that nobody should read. */
export const RAW = [
  '',
  '{',
  '[1',
  'null',
  '7',
  '"x"',
  '\u0000',
  '{"a":1}{',
  `{"gameId":"${'x'.repeat(9_000)}"}`,
  '{"__proto__":{"gameId":"x"}}',
  '{"constructor":{"prototype":{"admin":true}}}',
] as const;

import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { bot, SimulatedClock } from '../index.ts';
import { magpiesOf, OpenTable, plays, raceOf, SECOND, type TestGame, toyOf } from './tables.ts';

describe('a mistake in the rules', () => {
  const PLACES = ['what an answer does', 'the options', 'the view', 'the turn number'] as const;
  const GO = { do: 'go' };

  /** The two seats move in turn; from the second move on, looking here finds the mistake. */
  function flawed(where: string, move: object = {}): TestGame {
    const look = (place: (typeof PLACES)[number], state: object): void => {
      if (place === where && (state as { log: string[] }).log.length >= 2) throw new Error('two dragons in one cave');
    };
    return toyOf(
      2,
      { start: (m) => m.ask(seat(0), { kind: 'move' }) },
      {
        move: {
          options(state) {
            look('the options', state);
            return [GO];
          },
          answer(m) {
            m.state.log.push('moved');
            look('what an answer does', m.state);
            m.ask(seat(m.state.log.length % 2), { kind: 'move' });
          },
          ...move,
        },
      },
      {
        view(state) {
          look('the view', state);
          return state;
        },
        turn(state) {
          look('the turn number', state);
          return state.log.length;
        },
      },
    );
  }

  test.each(PLACES)('in %s closes this table, loudly, and no other', async (where) => {
    const clock = new SimulatedClock();
    const open = new OpenTable(flawed(where), { clock });
    const other = new OpenTable(raceOf(2), { clock });
    expect(await open.table.answer(0, 1, GO)).toEqual({ ok: true, frame: 1 });
    await open.pass(0);
    const met = await open.table.answer(1, 1, GO);
    await open.pass(0);
    // The turn number is looked at when the answer is stored and shown: it stands, and the table stops before the next.
    if (where !== 'the turn number') expect(met).toMatchObject({ ok: false, code: 'table-closed' });
    expect(open.stored.entries).toHaveLength(met.ok ? 2 : 1);
    expect(open.seenBy(0).numbers).toEqual(met.ok ? [0, 1, 2] : [0, 1]);
    expect(open.seenBy(0).last.closed).toBe('broken');
    expect(open.seenBy(1).last.closed).toBe('broken');
    expect(open.troubles).toEqual([new Error('two dragons in one cave')]);
    expect(await open.table.answer(0, 2, GO)).toMatchObject({ ok: false, code: 'table-closed' });
    expect((await other.answer(0, { do: 'roll' })).ok).toBe(true);
    await open.pass(60 * SECOND);
    expect(open.troubles).toHaveLength(1);
    expect(other.status().closed).toBeNull();
  });

  test.each(PLACES)('in %s closes the table too when a bot meets it, or the clock', async (where) => {
    const bots = new OpenTable(flawed(where), { holders: [bot(plays()), bot(plays())] });
    const idle = new OpenTable(flawed(where));
    await bots.pass(SECOND);
    await idle.pass(300 * SECOND);
    expect([bots.status().closed, idle.status().closed]).toEqual(['broken', 'broken']);
    expect([bots.troubles.length, idle.troubles.length]).toEqual([1, 1]);
  });

  test.each([
    ['throws', () => JSON.parse('{')],
    ['is none of the options', () => ({ do: 'fly' })],
  ])('a fallback that %s does not leave the table hanging', async (_, fallback) => {
    const idle = new OpenTable(flawed('nowhere', { fallback }));
    const window = new OpenTable(flawed('nowhere', { fallback, window: true }));
    const bots = new OpenTable(flawed('nowhere', { fallback }), { holders: [bot(plays({ do: 'fly' })), bot(plays())] });
    for (const open of [idle, window, bots]) {
      await open.pass(90 * SECOND);
      expect(open.status().closed).toBe('broken');
    }
  });
});

describe('what cannot be read is refused with the field that is wrong, and gives nobody a frame', () => {
  const ROLL = { do: 'roll' };
  const rubbish: readonly [string, unknown, unknown, unknown, object][] = [
    ['a seat beyond the table', 2, 1, ROLL, { code: 'malformed', field: 'seat' }],
    ['a seat below it', -1, 1, ROLL, { code: 'malformed', field: 'seat' }],
    ['half a seat', 0.5, 1, ROLL, { code: 'malformed', field: 'seat' }],
    ['no number for a seat', Number.NaN, 1, ROLL, { code: 'malformed', field: 'seat' }],
    ['a word for a seat', '0', 1, ROLL, { code: 'malformed', field: 'seat' }],
    ['nothing for a seat', null, 1, ROLL, { code: 'malformed', field: 'seat' }],
    ['somebody else’s seat', 1, 1, ROLL, { code: 'not-yours', field: 'seat' }],
    ['an old question', 0, 0, ROLL, { code: 'no-such-question', field: 'question' }],
    ['a question of the future', 0, 2, ROLL, { code: 'no-such-question', field: 'question' }],
    ['a word for a question', 0, '1', ROLL, { code: 'malformed', field: 'question' }],
    ['no question', 0, undefined, ROLL, { code: 'malformed', field: 'question' }],
    ['no option', 0, 1, undefined, { code: 'malformed', field: 'option' }],
    ['null for an option', 0, 1, null, { code: 'malformed', field: 'option' }],
    ['a word for an option', 0, 1, 'roll', { code: 'malformed', field: 'option' }],
    ['a list for an option', 0, 1, [ROLL], { code: 'malformed', field: 'option' }],
    ['an option in an option', 0, 1, { do: ROLL }, { code: 'malformed', field: 'option.do' }],
    ['an option that is not listed', 0, 1, { do: 'fly' }, { code: 'not-an-option', field: 'option.do' }],
    ['an option with something added', 0, 1, { do: 'roll', twice: true }, { code: 'not-an-option', field: 'option.twice' }],
  ];

  test.each(rubbish)('%s', async (_, who, question, option, refusal) => {
    const open = new OpenTable(raceOf(2), { here: [0, 1, null] });
    const result = await open.table.answer(who as number, question as number, option);
    await open.pass(0);
    expect(result).toMatchObject({ ok: false, ...refusal });
    for (const viewer of [0, 1, null]) expect(open.seenBy(viewer).numbers).toEqual([0]);
    expect(open.stored.entries).toEqual([]);
    expect(open.troubles).toEqual([]);
  });

  test.each(rubbish)('in a window: %s', async (_, who, question, option, refusal) => {
    const window = toyOf(
      2,
      { start: (m) => m.ask(seat(0), { kind: 'react' }) },
      { react: { window: true, options: () => [ROLL] } },
    );
    const open = new OpenTable(window);
    expect(await open.table.answer(who as number, question as number, option)).toMatchObject({ ok: false, ...refusal });
    expect(open.status(0).passed).toBe(false);
  });

  test('when the match is over', async () => {
    const open = new OpenTable(raceOf(2, 5));
    for (let turn = 0; open.table.match.over === null; turn++) await open.answer(turn % 2, ROLL);
    expect(await open.answer(0, ROLL)).toMatchObject({ ok: false, code: 'match-over' });
  });
});

test('a seat that is not there cannot be watched', () => {
  const open = new OpenTable(magpiesOf({ hands: [['coin'], ['ring']] }));
  expect(() => open.join(2)).toThrow('there is no seat 2');
});

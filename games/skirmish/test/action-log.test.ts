import { readFileSync } from 'node:fs';
import { type Flat, type Match, type MatchRecord, parseRecord, replay, type Seat, same, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { type ActionLog, actionLog, actionOf, type GameAction } from '../action-log.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import type { Skirmish } from '../rules/types.ts';

function golden(name: string): MatchRecord {
  const parsed = parseRecord(JSON.parse(readFileSync(new URL(`./golden/${name}.json`, import.meta.url), 'utf8')));
  if (!parsed.ok) throw new Error(`${name} is no record`);
  return parsed.record;
}

function logOf(record: unknown): ActionLog {
  const made = actionLog(record);
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.log;
}

const record = golden('2-bots');
const log = logOf(record);
const actions = log.actions.map(({ action }) => action);

/** All that happened, whole, and the state it ended in. */
function played(): { readonly events: readonly Event[]; readonly state: State } {
  const events: Event[] = [];
  const done = replay(game, record, undefined, (_, told) => {
    events.push(...told.map(({ event }) => event));
    return null;
  });
  if (!done.ok) throw new Error('it does not replay');
  return { events, state: done.match.state };
}

describe('FS-070: a record in the form of the document’s log', () => {
  test('FS-108: has every action of the match in its order, numbered from 1, and nothing else', () => {
    expect(log.actions.map(({ turn }) => turn)).toEqual(log.actions.map((_, index) => index + 1));
    const going = record.answers.filter(([, { do: done }]) => done !== 'next');
    expect(actions.map(({ playerId }) => playerId)).toEqual(going.map(([who]) => who));
  });

  test('names each card, where it went and what it was aimed at, as it happened', () => {
    const { events } = played();
    const told = events.flatMap((event) => (event.type === 'played' ? [event] : []));
    const plays = actions.flatMap((action) => (action.type === 'PLAY_CARD' ? [action] : []));
    expect(plays.length).toBeGreaterThan(10);
    expect(
      plays.map(({ playerId, cardId, slotId, targetSlotId, targetUnitId }) => ({
        seat: playerId,
        card: cardId,
        slot: slotId ?? targetSlotId ?? null,
        at: targetUnitId ?? null,
      })),
    ).toEqual(told.map(({ seat, card, slot, at }) => ({ seat, card, slot, at: at === null ? null : String(at.unit) })));
    expect(plays.some(({ targetUnitId }) => targetUnitId !== undefined)).toBe(true);
    expect(plays.some(({ targetSlotId }) => targetSlotId !== undefined)).toBe(true);
  });

  test('a pass is a pass; what nobody chose is none', () => {
    const { events } = played();
    const chosen = events.filter((event) => event.type === 'passed' && event.why === 'chosen');
    expect(actions.filter(({ type }) => type === 'PASS')).toHaveLength(chosen.length);
  });

  test('has the match’s own id, its first state with both hands and decks, and times since its start', () => {
    expect(log.gameId).toBe(`seed-${record.seed}`);
    expect(log.timestamp).toBe(0);
    const [first, second] = log.initialState.players;
    expect([first?.hand.length, second?.hand.length]).toEqual([8, 8]);
    expect(log.initialState.players.map(({ deck, hand, list }) => deck.length + hand.length - list.length)).toEqual([0, 0]);
    const timed = logOf({ ...record, at: record.answers.map((_, index) => index * 250) });
    const last = record.answers.length - 1;
    expect([timed.actions[0]?.timestamp, timed.actions.at(-1)?.timestamp]).toEqual([0, last * 250]);
  });

  test('is plain JSON', () => expect(JSON.parse(JSON.stringify(log))).toEqual(log));

  test('ours beside the document’s: a mulligan, a chosen discard, and giving up', () => {
    const known = new Set<GameAction['type']>(['PLAY_CARD', 'PASS', 'MULLIGAN', 'DISCARD', 'CONCEDE']);
    expect(actions.filter(({ type }) => !known.has(type))).toEqual([]);
    const left = { ...record, answers: [...record.answers.slice(0, 3), [0, { do: 'concede' }] as const], hashes: {} };
    expect(logOf(left).actions.at(-1)).toMatchObject({ action: { type: 'CONCEDE', playerId: 0 }, turn: 4 });
  });

  test('a record that does not replay has none, and it is said where', () => {
    const answers = record.answers.map((answer, index) =>
      index === 4 ? ([answer[0], { do: 'pass', card: 'scout' }] as const) : answer,
    );
    expect(actionLog({ ...record, answers })).toMatchObject({ ok: false, at: 5 });
    expect(actionLog({ game: 'skirmish' })).toMatchObject({ ok: false, at: 0 });
  });
});

/** The document's player: takes the actions one after the other, and goes on after every round. */
function play(log: ActionLog): Match<Skirmish> {
  const start = replay(game, record, 0);
  if (!start.ok) throw new Error('it does not begin');
  const { match } = start;
  const answer = (who: Seat, fits: (option: Flat) => boolean): void => {
    const question = match.question(who);
    const option = question?.options.find((each) => fits(each));
    if (question === null || option === undefined) throw new Error(`seat ${who} cannot do that`);
    match.answer(who, question.id, option);
  };
  const goOn = (): void => {
    for (const who of match.asked) if (match.question(who)?.kind === 'next') answer(who, () => true);
  };
  for (const { action } of log.actions) {
    answer(seat(action.playerId), (option) => same(actionOf(match.state, action.playerId, option), action));
    goOn();
  }
  return match;
}

test('FS-109: the log alone, played action by action, leads to the very end of the match', () => {
  const match = play(log);
  expect(match.over).not.toBeNull();
  expect(match.state).toEqual(played().state);
  const without = { ...log, actions: log.actions.toSpliced(3, 1) };
  expect(() => play(without)).toThrow('cannot do that');
});

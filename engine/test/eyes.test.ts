import { create, type Eyes, fast, type Match, seat, type Told } from '@tavern/engine';
import { expect, test } from 'vitest';
import { magpies } from './magpies/magpies.ts';
import type { Magpies } from './magpies/types.ts';

const ANN = seat(0);
const BO = seat(1);

const begun = (): Match<Magpies> => create(magpies, fast(1), [{ bird: 'magpie' }, { bird: 'crow' }], magpies.rules.parse({}));

/** To the end, by chance. */
function playOn(match: Match<Magpies>, heard: (events: readonly Told<Magpies['event']>[]) => void): void {
  const rng = fast(7).stream('answers');
  match.watch();
  while (match.over === null) {
    const who = rng.pick(match.asked);
    const question = match.question(who);
    const result = match.answer(who, question?.id ?? 0, rng.pick(question?.options ?? []));
    if (!result.ok) throw new Error(result.code);
    heard(result.events);
  }
}

test('a match that runs shows itself to nobody who would see everything', () => {
  const match = begun();
  for (const look of [() => match.packet('all'), () => match.told([], 'all'), () => match.views([], 'all')])
    expect(look).toThrow("a running match shows nothing to 'all'");
});

test('a seat that is a word from outside is nobody either, also in a match that is laid open', () => {
  const match = begun();
  match.layOpen();
  for (const eyes of ['All', '0', 'everything']) expect(() => match.packet(eyes as unknown as Eyes)).toThrow(eyes);
});

test('laid open, it shows all hands, who is really asked, and no question', () => {
  const match = begun();
  match.layOpen();
  const { view, question, waiting, flow } = match.packet('all');
  expect(view.hands).toEqual(match.state.hands);
  expect({ question, flow }).toEqual({ question: null, flow: undefined });
  expect(waiting.map(({ seat: each }) => each)).toEqual(match.asked);
});

test('what is sealed is shown where everything is, and nowhere else', () => {
  const match = begun();
  match.layOpen();
  expect(match.packet('all').sealed).toBeUndefined();
  match.answer(ANN, match.question(ANN)?.id ?? 0, { do: 'bid', n: 3 });
  const sealed = [{ seat: ANN, ask: { kind: 'bid' }, option: { do: 'bid', n: 3 } }];
  expect(match.packet('all').sealed).toEqual(sealed);
  for (const eyes of [ANN, BO, null]) expect(match.packet(eyes).sealed).toBeUndefined();
  const before = match.packet('all');
  expect(match.packet('all', { before })).toBe(before);
  match.answer(BO, match.question(BO)?.id ?? 0, { do: 'bid', n: 1 });
  expect(match.packet('all').sealed).toBeUndefined();
});

test('events come whole, each with everything that was in sight after it', () => {
  const match = begun();
  match.layOpen();
  const hidden = new Set<string>();
  playOn(match, (events) => {
    expect(match.told(events, 'all')).toEqual(events.map(({ event }) => event));
    const views = match.views(events, 'all');
    expect(views).toHaveLength(Math.max(0, events.length - 1));
    for (const { hands, handCounts } of views) expect(hands.map((hand) => hand?.length)).toEqual(handCounts);
    for (const { event, to } of events) if (to !== null) hidden.add(event.type);
  });
  expect([...hidden]).toContain('drew');
});

test('once it is over everybody may look', () => {
  const match = begun();
  playOn(match, () => {});
  expect(match.packet('all').view.hands).toEqual(match.state.hands);
});

test('a fork is a match of its own: nobody laid it open', () => {
  const match = begun();
  match.layOpen();
  expect(() => match.fork(fast(2)).packet('all')).toThrow('running match');
});

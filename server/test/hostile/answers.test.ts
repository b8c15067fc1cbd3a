import type { Flat, Refusal } from '@tavern/engine';
import { expect, test } from 'vitest';
import { type GuestClient, good } from '../servers.ts';
import { Scene } from './scene.ts';
import { refusalFaults } from './words.ts';

const ROLL = { do: 'roll' } as const;
const TIMES = 50;

interface Attempt {
  readonly what: string;
  readonly code: string;
  try(nth: number): Promise<{ readonly ok: true } | Refusal>;
}

function there(who: GuestClient | undefined): GuestClient {
  if (who === undefined) throw new Error('nobody there');
  return who;
}

const answer = (who: GuestClient | undefined, match: string, id: string, question: number, option: Flat = ROLL) =>
  there(who).request('table.answer', { match, id, question, option });

function attempts({ race, mountain, over, lobby }: Scene, watcher: GuestClient, stranger: GuestClient): readonly Attempt[] {
  const [current, rival] = race.people;
  const { match } = race;
  const first = mountain.tables.findIndex(({ newest }) => newest?.packet.question !== null);
  const asked = mountain.tables[first]?.newest?.packet.question?.id ?? 0;
  const listed = mountain.tables[first]?.newest?.packet.question?.options ?? [];
  const idle = mountain.people.find((_, seat) => mountain.tables[seat]?.newest?.packet.question === null);
  const at = (nth: number): string => `hostile-${nth}`;
  return [
    { what: 'a question not asked yet', code: 'no-such-question', try: (n) => answer(current, match, at(n), 5 + n) },
    { what: 'a question answered already', code: 'no-such-question', try: (n) => answer(current, match, at(n), 1 + (n % 3)) },
    { what: 'question 0, which nobody asks', code: 'no-such-question', try: (n) => answer(current, match, at(n), 0) },
    { what: 'an option not listed', code: 'not-an-option', try: (n) => answer(current, match, at(n), 4, { do: `roll-${n}` }) },
    {
      what: 'a listed option with more to it',
      code: 'not-an-option',
      try: (n) => answer(current, match, at(n), 4, { ...ROLL, die: 4 }),
    },
    { what: 'out of turn', code: 'not-yours', try: (n) => answer(rival, match, at(n), 4) },
    {
      what: 'out of turn, under the id of the other seat’s answer',
      code: 'not-yours',
      try: () => answer(rival, match, 'mine', 4),
    },
    {
      what: 'another seat’s question',
      code: 'not-yours',
      try: (n) => answer(idle, mountain.match, at(n), asked, listed[n % listed.length]),
    },
    { what: 'only watching', code: 'not-a-player', try: (n) => answer(watcher, match, at(n), 4) },
    {
      what: 'giving up for those one watches',
      code: 'not-a-player',
      try: (n) => answer(watcher, match, at(n), 0, { do: 'concede' }),
    },
    { what: 'not even watching', code: 'not-watching', try: (n) => answer(stranger, match, at(n), 4) },
    { what: 'a seat at another table', code: 'not-watching', try: (n) => answer(rival, mountain.match, at(n), asked, listed[0]) },
    { what: 'a match that is over', code: 'match-over', try: (n) => answer(over.people[0], over.match, at(n), 1) },
    {
      what: 'giving up when it is over',
      code: 'match-over',
      try: (n) => answer(over.people[0], over.match, at(n), 0, { do: 'concede' }),
    },
    { what: 'a match that is over, watched', code: 'not-a-player', try: (n) => answer(watcher, over.match, at(n), 1) },
    { what: 'no such match', code: 'not-watching', try: (n) => answer(current, '0'.repeat(16), at(n), 1) },
    {
      what: 'claiming a win while rivals are there',
      code: 'rivals-not-away',
      try: () => there(current).request('table.claim', { match }),
    },
    { what: 'claiming a win while watching', code: 'not-a-player', try: () => watcher.request('table.claim', { match }) },
    { what: 'coming back to a seat one never had', code: 'not-a-player', try: () => watcher.request('table.back', { match }) },
    { what: 'leaving a table one is not at', code: 'not-watching', try: () => lobby.host.request('table.leave', { match }) },
    { what: 'another answer under a used id', code: 'id-reused', try: (n) => answer(current, match, 'mine', 4, { do: `x${n}` }) },
    { what: 'giving up under a used id', code: 'id-reused', try: () => answer(current, match, 'mine', 0, { do: 'concede' }) },
  ];
}

test('nobody answers for others, twice, too early, too late or from outside', async () => {
  const scene = await Scene.open();
  const { race } = scene;
  // The whole round under known ids, so that they can be replayed.
  const [watcher, stranger] = await scene.strangers('Watcher', 'Stranger');
  if (watcher === undefined || stranger === undefined) throw new Error('nobody came');
  for (const { match } of scene.matches) await watcher.table(match);
  const done = good(await answer(race.people[0], race.match, 'mine', 3));
  good(await answer(race.people[1], race.match, '__proto__', 3));
  const before = await portraitWithout(scene, [watcher, stranger]);

  const [again, unknown] = await scene.strangers('Watcher', 'Stranger');
  if (again === undefined || unknown === undefined) throw new Error('nobody came');
  for (const { match } of scene.matches) await again.table(match);
  const tried = attempts(scene, again, unknown);
  for (const attempt of tried) {
    const replies = await Promise.all(Array.from({ length: TIMES }, (_, nth) => attempt.try(nth)));
    expect(new Set(replies.map((reply) => (reply.ok ? 'done' : reply.code))), attempt.what).toEqual(new Set([attempt.code]));
    expect(replies.flatMap(refusalFaults), attempt.what).toEqual([]);
  }
  // A replay is answered as the first time, whatever has happened since.
  for (let i = 0; i < TIMES; i++) {
    expect(await answer(race.people[0], race.match, 'mine', 3)).toMatchObject({ ok: true, frame: done.frame });
    expect(await answer(race.people[1], race.match, '__proto__', 3)).toMatchObject({ ok: true, frame: done.frame + 1 });
  }
  expect(await portraitWithout(scene, [again, unknown])).toBe(before);
});

async function portraitWithout(scene: Scene, guests: readonly GuestClient[]): Promise<string> {
  for (const guest of guests) guest.close();
  return scene.portrait();
}

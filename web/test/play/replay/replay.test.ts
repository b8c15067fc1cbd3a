import {
  branchOff,
  type Eyes,
  fast,
  type MatchRecord,
  parentAt,
  Recorder,
  type RecordHead,
  replay as replayed,
  sameOption,
  seat,
} from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { packOf } from '../../../model/pack.ts';
import type { FromWorker, Progress, Sight } from '../../../play/replay/messages.ts';
import { openReplay } from '../../../play/replay/replay.ts';
import { ReplayHost } from '../../../play/replay/replay-host.ts';
import { golden, goldenRecord, hostLink, nameOf, open, ready } from './replays.ts';

const recordOf = (part: string): MatchRecord => goldenRecord(golden.find((file) => file.includes(part)) ?? '');
const mountain = recordOf('mountain/test/golden/4-random');
const duel = recordOf('skirmish/test/golden/2-bots');
const last = mountain.answers.length;

describe('moments', () => {
  test('are one for every answer, with who answered and when, and one before the first', async () => {
    const at = mountain.answers.map((_, index) => 700 * index + 50);
    const by = { 3: 'clock', 5: 'bot' } as const;
    const { moments } = (await ready(await open({ ...mountain, at, by }))).state();
    expect(moments.length).toBe(last + 1);
    expect(moments[0]).toMatchObject({ answer: 0, at: 0, seat: null, by: null });
    for (const [index, [who]] of mountain.answers.entries())
      expect(moments[index + 1]).toMatchObject({ answer: index + 1, at: at[index], seat: who });
    expect(moments.flatMap((each) => (each.by === null ? [] : [[each.answer, each.by]]))).toEqual([
      [3, 'clock'],
      [5, 'bot'],
    ]);
  });

  test('are evenly spread where the record has no times, and go on evenly where it has too few', async () => {
    const spread = (await ready(await open(mountain))).state().moments.map(({ at }) => at);
    expect(new Set(spread.slice(1).map((each, index) => each - (spread[index] ?? 0)))).toEqual(new Set([1_500]));
    const few = (await ready(await open({ ...mountain, at: [10, 20] }))).state().moments.map(({ at }) => at);
    expect(few.slice(0, 5)).toEqual([0, 10, 20, 1_520, 3_020]);
  });

  test.each([
    'mountain/test/golden/4-bots',
    'cee-lo/test/golden/1-bots',
    'skirmish/test/golden/2-bots',
    'revolution/test/golden/2-bots',
  ])('know turn and round, and some of them matter, the last for sure: %s', async (part) => {
    const { moments } = (await ready(await open(recordOf(part)))).state();
    const rounds = moments.map(({ round }) => round ?? 0);
    expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
    expect(new Set(rounds).size).toBeGreaterThan(1);
    const mattering = moments.filter(({ matters }) => matters).length;
    expect([mattering > 0, mattering < moments.length, moments.at(-1)?.matters]).toEqual([true, true, true]);
  });
});

describe('going somewhere', () => {
  test('plays the next moment, and shows any other as it was', async () => {
    const replay = await open(mountain, { seat: seat(0) });
    const heard: string[] = [];
    replay.table.listen({
      frame: (viewer, { n }, whole) => heard.push(`next ${viewer} ${n} ${whole}`),
      jump: (viewer, { n }, fresh) => heard.push(`jump ${viewer} ${n} ${fresh}`),
    });
    const n = (): number => replay.table.frame(seat(0))?.n ?? -1;
    await replay.go(1);
    await replay.go(2);
    await replay.go(2);
    await replay.go(40);
    const far = n();
    await replay.go(39);
    const back = n();
    await replay.look(seat(1));
    expect(heard).toEqual([
      'next 0 1 false',
      'next 0 2 false',
      `jump 0 ${far} false`,
      `jump 0 ${back} false`,
      expect.stringMatching(/^jump 1 \d+ true$/),
    ]);
  });

  test('tells nothing where others did something in secret: to these eyes nothing happened', async () => {
    const replay = await open(duel, { seat: seat(0) });
    const heard: number[] = [];
    replay.table.listen({ frame: (_viewer, { n }) => heard.push(n), jump: () => heard.push(-1) });
    for (let at = 1; at <= duel.answers.length; at++) {
      const before = replay.table.frame(seat(0));
      await replay.go(at);
      if (replay.table.frame(seat(0))?.n === before?.n) expect(replay.table.frame(seat(0))).toBe(before);
    }
    expect(heard).toEqual(heard.map((_, index) => index + 1));
    expect([replay.state().at, heard.length < duel.answers.length + 1]).toEqual([duel.answers.length, true]);
  });

  test('goes to the last wish where several come at once, and all of them are done then', async () => {
    const replay = await open(mountain);
    const shown = [0];
    replay.listen(() => {
      const { at } = replay.state();
      if (shown.at(-1) !== at) shown.push(at);
    });
    await Promise.all([replay.go(5), replay.go(50), replay.go(100), replay.look(seat(2)), replay.go(77)]);
    expect(replay.state()).toMatchObject({ at: 77, eyes: 2 });
    expect(shown).toEqual([0, 5, 77]);
  });

  test.each([
    [-3, 0],
    [Number.NaN, 0],
    [7.9, 7],
    [last + 1, last],
    [Number.POSITIVE_INFINITY, last],
  ])('to %d ends at %d', async (wanted, there) => {
    expect((await open(mountain, { at: wanted })).state().at).toBe(there);
    const replay = await open(mountain, { at: 9 });
    await replay.go(wanted);
    expect(replay.state().at).toBe(there);
  });

  test('with eyes of no seat looks as a spectator', async () => {
    expect((await open(mountain, { seat: seat(9) })).state().eyes).toBeNull();
  });

  test('after it was closed goes nowhere, and nobody is told', async () => {
    const replay = await open(mountain);
    let told = 0;
    replay.listen(() => (told += 1));
    replay.table.listen({ gone: () => (told += 1) });
    replay.close();
    await replay.go(3);
    expect([replay.state().at, told, await replay.decisions(3)]).toEqual([0, 0, []]);
  });
});

describe('decisions', () => {
  test('are a seat’s own for its eyes, everybody’s with all hands open, and none for a spectator', async () => {
    const pack = await packOf(duel.game);
    const [own, all, none] = [await open(duel, { seat: seat(0) }), await open(duel), await open(duel)];
    await all.look('all');
    let [several, others] = [0, 0];
    for (let at = 0; at < duel.answers.length; at++) {
      const stood = replayed(pack?.game ?? ({} as never), duel, at);
      if (!stood.ok) throw new Error('a golden record is sound');
      const asked = stood.match.asked;
      if (asked.length > 1) several += 1;
      if (!asked.includes(seat(0))) others += 1;
      expect((await all.decisions(at)).map((each) => each.seat)).toEqual(asked);
      expect((await own.decisions(at)).map((each) => each.seat)).toEqual(asked.filter((each) => each === 0));
      expect(await none.decisions(at)).toEqual([]);
      for (const { seat: who, question } of await all.decisions(at)) expect(question).toEqual(stood.match.packet(who).question);
    }
    expect([several > 0, others > 0]).toEqual([true, true]);
  });

  test('say what was taken, one of the options', async () => {
    const replay = await open(mountain);
    await replay.look('all');
    for (let at = 0; at < last; at += 3) {
      const [who, option] = mountain.answers[at] ?? [0, {}];
      const mine = (await replay.decisions(at)).find((each) => each.seat === who);
      expect(mine?.taken).toEqual(option);
      expect(mine?.question.options.some((each) => sameOption(each as never, option))).toBe(true);
    }
    expect(await replay.decisions(last)).toEqual([]);
  });

  test('that went away before they were made have taken nothing, though the seat answers something else later', async () => {
    const record = recordOf('mountain/test/golden/6-random');
    const replay = await open(record);
    await replay.look('all');
    let gone = 0;
    for (let at = 0; at < record.answers.length; at++)
      for (const { seat: who, taken, question } of await replay.decisions(at)) {
        const next = record.answers.slice(at).find(([each]) => each === who);
        if (taken !== null) expect(taken).toEqual(next?.[1]);
        else if (next !== undefined) gone += 1;
        expect(taken === null || question.options.some((each) => sameOption(each as never, taken))).toBe(true);
      }
    expect(gone).toBeGreaterThan(0);
  });

  test('and what a player knew then are given to eyes that may see them alone', async () => {
    const link = hostLink();
    await openReplay(duel, { nameOf }, () => link);
    const at = duel.answers.findIndex(([who]) => who === 1);
    const packet = async (eyes: Eyes) => {
      const reply = await link.request('packet', { answer: at, eyes, seat: seat(1) });
      return reply.ok ? reply.packet : undefined;
    };
    expect([await packet(seat(0)), await packet(null)]).toEqual([null, null]);
    expect(await packet(seat(1))).toMatchObject({ question: { kind: expect.any(String) }, flow: expect.anything() });
    expect(await packet('all')).toEqual(await packet(seat(1)));
  });
});

describe('at the table', () => {
  test('bots have the names of their persons, people their own, and the nameless are named', async () => {
    const seats = mountain.seats.map((each, index) =>
      index === 1 ? { ...each, name: 'normal marta', bot: true as const } : { ...each, name: index === 2 ? '' : 'normal marta' },
    );
    const { table } = await open({ ...mountain, seats });
    expect(table.names).toEqual(['normal marta', 'marta/normal', 'somebody/3', 'normal marta']);
    expect(table.bots.map((bot) => bot?.person.id ?? null)).toEqual([null, 'marta', null, null]);
    expect(table.status(null)?.seats.map(({ by }) => by)).toEqual(['person', 'bot', 'person', 'person']);
  });

  test('only the chosen eyes see anything', async () => {
    const { table } = await open(mountain, { seat: seat(1) });
    expect([table.frame(seat(1)) !== null, table.frame(seat(0)), table.frame(null), table.status(seat(0))]).toEqual([
      true,
      null,
      null,
      null,
    ]);
    expect([await table.history(seat(0), 0), await table.history(null, 0)]).toEqual([[], []]);
  });

  test('the record is the one that was opened', async () => {
    const replay = await open(JSON.stringify(mountain));
    expect([await replay.table.record(), replay.record, replay.answers]).toEqual([mountain, mountain, last]);
  });
});

test('a branch is watched from where it left its parent, and verified with it', async () => {
  const record = recordOf('skirmish/test/golden/2-random');
  const pack = await packOf(record.game);
  if (pack === null) throw new Error('there is no such game');
  const from = parentAt(pack.game, record, 12);
  if (!from.ok) throw new Error(from.code);
  const begun = branchOff(pack.game, from.parent, fast(4));
  if (!begun.ok) throw new Error(begun.code);
  const { match } = begun;
  const head = {
    rules: record.rules as object,
    seats: record.seats as RecordHead['seats'],
    luck: { seed: 4 },
    parent: from.parent,
  };
  const recorder = new Recorder(pack.game, match, head, 8);
  while (match.over === null) {
    const [who = seat(0)] = match.asked;
    const option = match.fallback(who);
    match.answer(who, match.question(who)?.id ?? 0, option);
    recorder.note(who, option);
  }
  const branch = recorder.toJSON();
  const [parents, replay] = [await open(record, { at: 12, seat: seat(1) }), await ready(await open(branch, { seat: seat(1) }))];
  expect(replay.table.frame(seat(1))?.packet).toEqual(parents.table.frame(seat(1))?.packet);
  await replay.go(branch.answers.length);
  expect(replay.table.frame(seat(1))?.packet.view).toEqual(match.packet(seat(1)).view);
  expect(replay.state().verdict).toEqual({ is: 'true', upTo: branch.answers.length });
});

describe('the worker', () => {
  /** A host whose clock runs fast, so that every answer fills a slice. */
  function slow() {
    const posted: FromWorker[] = [];
    const breaths: (() => void)[] = [];
    let now = 0;
    const host = new ReplayHost({
      pack: packOf,
      post: (message) => posted.push(message),
      now: () => (now += 6),
      breathe: () => new Promise((later) => breaths.push(later)),
    });
    const breathe = async (): Promise<void> => {
      for (const later of breaths.splice(0)) later();
      await new Promise((later) => setImmediate(later));
    };
    const progress = (): Progress[] => posted.flatMap((each) => ('progress' in each ? [each.progress] : []));
    return { host, breaths, breathe, progress };
  }

  test('goes through the answers a little at a time, tells how far it is, and answers meanwhile', async () => {
    const { host, breaths, breathe, progress } = slow();
    await host.handle('open', { given: mountain, seat: null, at: 0 });
    const answered: unknown[] = [];
    let rests = 0;
    while (progress().at(-1)?.ready !== true) {
      await breathe();
      rests += 1;
      if (rests === 10)
        void host.handle('show', { answer: 2, eyes: null }).then(({ ok }) => answered.push(ok && progress().at(-1)?.ready));
    }
    // It was answered before all was done.
    expect(answered).toEqual([false]);
    expect(rests).toBeGreaterThan(last / 4);
    const all = progress();
    expect(all.flatMap(({ moments }) => moments.map(({ answer }) => answer))).toEqual(
      Array.from({ length: last + 1 }, (_, n) => n),
    );
    expect(all.slice(0, -1).every(({ ready, verdict }) => !ready && verdict.is === 'running')).toBe(true);
    expect(all.find(({ ready: done }) => done)?.verdict).toEqual({ is: 'true', upTo: last });
    expect(breaths.length).toBeLessThan(3);
  });

  test('goes first where somebody wants to be, and does all the rest later', async () => {
    const { host, breathe, progress } = slow();
    await host.handle('open', { given: mountain, seat: null, at: 0 });
    const sights: Sight[] = [];
    void host.handle('show', { answer: 30, eyes: seat(1) }).then((shown) => shown.ok && sights.push(shown.sight));
    let rests = 0;
    while (sights.length === 0) {
      await breathe();
      rests += 1;
    }
    // Two answers at most fill a slice: thirty are gone through twice, once without eyes.
    expect(rests).toBeLessThan(70);
    const { verdict } = progress().at(-1) ?? {};
    expect(verdict?.is === 'running' && verdict.upTo < 36).toBe(true);
  });

  test('says what went wrong inside it, and goes on', async () => {
    const posted: FromWorker[] = [];
    const host = new ReplayHost({ pack: packOf, post: (message) => posted.push(message), now: () => 0, breathe: async () => {} });
    const { error } = console;
    console.error = () => {};
    await host.receive({ id: 4, name: 'show', asks: { answer: 1, eyes: null } });
    console.error = error;
    expect(posted).toMatchObject([{ id: 4, gives: { ok: false, code: 'replay.failed' } }]);
    await host.receive({ id: 5, name: 'open', asks: { given: duel, seat: null, at: 3 } });
    expect(posted.at(-1)).toMatchObject({ id: 5, gives: { ok: true, sight: { at: 3 } } });
  });
});

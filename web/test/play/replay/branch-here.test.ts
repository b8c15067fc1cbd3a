import { branchOff, type Flat, fast, type MatchRecord, parentAt, replay, seat, seatsOf, verify } from '@tavern/engine';
import { bestLevel, type GamePack } from '@tavern/games';
import { relive } from '@tavern/host';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { packOf } from '../../../model/pack.ts';
import type { HereMatch } from '../../../play/here/here-match.ts';
import { matchList } from '../../../play/here/match-list.ts';
import { MemoryStorage } from '../../../play/here/memory-storage.ts';
import { playOn } from '../../../play/replay/play-on.ts';
import { verdictOf } from '../../../play/verify/verdict.ts';
import { pastRuns } from '../../../solo/past-runs.ts';
import { Browser, bot, isOver, person, playOn as play } from '../here/here.ts';
import { branch, goldenOf, mountainRecord, packFor, toTheEnd } from './branches.ts';

const MOUNTAIN = 'king-of-the-mountain';
const MOMENT = 30;
const ME = seat(0);

const rowOf = async ({ storage }: Browser, id: string): Promise<HereMatch> => (await storage.read(id))?.match as HereMatch;

describe('a branch at this screen', () => {
  let record: MatchRecord;
  let pack: GamePack;
  beforeAll(async () => {
    record = await mountainRecord();
    pack = await packFor(MOUNTAIN);
  });

  it('goes on after a reload, at the same frame', async () => {
    const browser = new Browser();
    const before = browser.tab();
    const left = await branch(before, record, MOMENT, ME);
    const first = left.frame(ME)?.n ?? 0;
    // Nobody but her is asked: otherwise bots go on meanwhile.
    const asksHerAlone = (): boolean => {
      const { question, waiting } = left.frame(ME)?.packet ?? { question: null, waiting: [] };
      return question !== null && waiting.every(({ seat: who }) => who === ME);
    };
    await play(left, () => (left.frame(ME)?.n ?? 0) >= first + 6 && asksHerAlone());
    const seen = await left.history(ME, 0);
    await before.link.request('close', { match: left.match });

    const source = await browser.tab().open(left.match);
    expect(await source.history(ME, 0)).toEqual(seen);
    expect(source.frame(ME)).toEqual(seen.at(-1));
    expect(verify(pack.game, await toTheEnd(source))).toMatchObject({ ok: true });
  });

  it('goes on after a reload before its first answer', async () => {
    const browser = new Browser();
    const begun = await playOn(record, MOMENT, ME, browser.tab().link);
    if (!begun.ok) throw new Error(begun.code);
    const [one, other] = [await rowOf(browser, begun.id), await browser.tab().open(begun.id)];
    expect(one.summary).toMatchObject({ answers: 0, rounds: expect.any(Number) });
    expect(other.own).toEqual([ME]);
  });

  it('has the log of what its player saw before: the frames of the live seat, and no other’s', async () => {
    const tab = new Browser().tab();
    const source = await branch(tab, record, MOMENT, ME);
    const begun = replay(pack.game, record, 0);
    if (!begun.ok) throw new Error('the record is sound');
    const log = record.answers.slice(0, MOMENT).map(([who, option], index) => ({
      seq: index + 1,
      seat: who,
      option: option as Flat,
      at: record.at?.[index] ?? 0,
      frame: 0,
      ...(record.by?.[index + 1] === undefined ? {} : { by: record.by[index + 1] as 'bot' }),
    }));
    const live = relive(begun.match, log, { viewers: [ME], people: [ME] })(ME);
    const history = await source.history(ME, 0);
    expect(live.length).toBeGreaterThan(5);
    // It also says what was played for her while she was away.
    expect(live.some(({ played }) => played?.some((mark) => mark.seat === ME))).toBe(true);
    expect(history.slice(0, live.length)).toEqual(live);
    expect(history.map(({ n }) => n)).toEqual(history.map((_, index) => index));
    for (const other of [seat(1), seat(2), null]) expect(await source.history(other, 0)).toEqual([]);
  });

  it('has times that go on in its log, and begin anew in its record', async () => {
    const browser = new Browser();
    const tab = browser.tab();
    const first = await toTheEnd(await branch(tab, record, MOMENT, ME));
    const source = await branch(tab, first, Math.min(4, first.answers.length - 1), ME);
    const before =
      (record.at?.[MOMENT - 1] ?? 0) + (first.at?.[source.origin?.answer === undefined ? 0 : source.origin.answer - 1] ?? 0);
    const second = await toTheEnd(source, 2);
    const times = (await source.history(ME, 0)).map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const log = (await browser.storage.read(source.match))?.log as readonly { at: number }[];
    expect(before).toBeGreaterThan(0);
    expect(log[0]?.at).toBeGreaterThanOrEqual(before);
    expect(second.at).toEqual(log.map(({ at }) => at - before));
  });

  it('tells the page nothing of the secrets of its parent, nor of its own, until it is over', async () => {
    const browser = new Browser();
    const tab = browser.tab();
    const source = await branch(tab, record, MOMENT, ME);
    await source.history(ME, 0);
    expect(await source.record()).toMatchObject({ code: 'here.running' });
    await play(source, () => (source.frame(ME)?.packet.question ?? null) !== null || isOver(source));
    const { secret, nonces } = await rowOf(browser, source.match);
    const told = JSON.stringify(tab.heard);
    expect(told).toContain('"view"');
    for (const hidden of [secret, ...nonces, record.secret ?? '', ...record.nonces, ...Object.values(record.hashes)])
      expect(told).not.toContain(hidden);
    // Every packet of the parent's other seats differs from what the page was told: their cards are theirs.
    const then = replay(pack.game, record, MOMENT);
    if (!then.ok) throw new Error('the record is sound');
    const frames = tab.heard.flatMap((message) => ('frame' in message ? [message] : []));
    expect(frames.every(({ viewer }) => viewer === ME)).toBe(true);
    for (const other of seatsOf(3).filter((each) => each !== ME))
      expect(told).not.toContain(JSON.stringify(then.match.packet(other).view));
  });

  it('is played against the bots that the record names', async () => {
    const browser = new Browser();
    const source = await branch(browser.tab(), record, MOMENT, ME);
    const { seats } = await rowOf(browser, source.match);
    expect(seats).toMatchObject([{ level: null }, { level: 'easy', person: 'marta' }, { level: 'random', person: 'otto' }]);
    expect(seats.map(({ choice }) => choice)).toEqual(record.seats.map(({ choice }) => choice));
  });

  it('has bots of the best level where people sat, and no person twice', async () => {
    const browser = new Browser();
    const source = await branch(browser.tab(), record, MOMENT, seat(1));
    const { seats } = await rowOf(browser, source.match);
    expect(seats).toMatchObject([{ level: bestLevel(pack) }, { level: null }, { level: 'random', person: 'otto' }]);
    expect(seats[0]?.person).not.toBe('otto');
    expect(source.own).toEqual([1]);
    const strange = { ...record, seats: record.seats.map((each) => ({ ...each, name: 'genius' })) };
    const other = await branch(browser.tab(), { ...strange }, 0, ME);
    expect((await rowOf(browser, other.match)).seats.slice(1)).toMatchObject([
      { level: bestLevel(pack) },
      { level: bestLevel(pack) },
    ]);
  });

  it('never seats a person twice, nor a namesake of yours', async () => {
    const browser = new Browser();
    const { link } = browser.tab();
    const six = goldenOf(MOUNTAIN).find(({ seats }) => seats.length === 6);
    if (six === undefined) throw new Error('there is a golden record for six');
    const names = ['hard marta', 'hard otto'];

    const mixed = {
      ...six,
      seats: six.seats.map((each, index) => (index < 2 ? { ...each, name: names[index] ?? '', bot: true as const } : each)),
    };
    for (let n = 0; n < 8; n++) {
      const begun = await link.request('branch', { record: mixed, answer: 3, seat: seat(5), name: 'Marta' });
      if (!begun.ok) throw new Error(begun.code);
      const persons = (await rowOf(browser, begun.id)).seats.flatMap(({ person: who }) => who ?? []);
      expect(new Set(persons).size).toBe(5);
      expect(persons).not.toContain('marta');
      expect(persons).toContain('otto');
    }
  });

  it('may be played on from again, and again from there', async () => {
    const tab = new Browser().tab();
    const first = await toTheEnd(await branch(tab, record, MOMENT, ME));
    const second = await toTheEnd(await branch(tab, first, Math.min(4, first.answers.length - 1), ME), 2);
    expect(second.parent?.record.parent?.answer).toBe(MOMENT);
    expect(verify(pack.game, second)).toMatchObject({ ok: true });
    expect(await verdictOf(JSON.stringify(first), packOf)).toMatchObject({ ok: true, origin: MOMENT });
    const there = await branch(tab, first, 0, ME);
    expect((await there.history(ME, 0)).length).toBeGreaterThan(5);
    const sister = await toTheEnd(there, 3);
    expect(sister.parent).toEqual(first.parent);
    expect(sister.secret).not.toBe(first.secret);
  });

  it('may be given up', async () => {
    const source = await branch(new Browser().tab(), record, MOMENT, ME);
    expect(await source.concede(ME)).toMatchObject({ ok: true });
    await play(source, () => isOver(source));
    expect(verify(pack.game, await source.record())).toMatchObject({ ok: true });
  });

  it('says in lists and at its table where it comes from', async () => {
    const browser = new Browser();
    const source = await branch(browser.tab(), record, MOMENT, ME);
    const then = replay(pack.game, record, MOMENT);
    const round = then.ok ? (then.match.packet(null).view as { round: number }).round : 0;
    expect(source.origin).toEqual({ round, answer: MOMENT });
    expect(await matchList(browser.storage)).toMatchObject([
      { id: source.match, damaged: false, origin: { round, answer: MOMENT } },
    ]);
  });

  it('is damaged if its parent was changed in the storage', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => void vi.restoreAllMocks());
    const changes: ((row: HereMatch) => object)[] = [
      (row) => ({ ...row, branch: { ...row.branch, parent: { ...row.branch?.parent, hash: 'f00d' } } }),
      (row) => ({ ...row, branch: { ...row.branch, parent: { hash: 'f00d', answer: 3 } } }),
      (row) => ({ ...row, branch: 'yes' }),
    ];
    for (const change of changes) {
      const storage = new MemoryStorage(true);
      const browser = new Browser(storage);
      const begun = await playOn(record, MOMENT, ME, browser.tab().link);
      if (!begun.ok) throw new Error(begun.code);
      const row = await rowOf(browser, begun.id);
      await storage.remove(begun.id);
      await storage.add(change(row) as HereMatch);
      expect(await browser.tab().tryToOpen(begun.id)).toMatchObject({ ok: false, code: 'here.damaged' });
      // The list needs no rules: it looks at the form alone.
      expect(await matchList(storage)).toMatchObject([{ id: begun.id, damaged: change !== changes[0] }]);
    }
  });
});

describe('a run that is a branch', () => {
  it('counts for no list of past runs, and has no seed', async () => {
    const browser = new Browser();
    const tab = browser.tab();
    const run = await toTheEnd(await tab.open(await tab.start({ game: 'cee-lo', seats: [person('Mei')] })));
    const source = await branch(tab, run, 2, ME);
    expect(source.seed).toBeNull();
    const open = pastRuns(await matchList(browser.storage), 'cee-lo').open;
    expect(open).toMatchObject({ id: source.match, origin: { answer: 2 } });
    await toTheEnd(source);
    const runs = await matchList(browser.storage);
    expect(runs).toHaveLength(2);
    expect(runs.find(({ id }) => id === source.match)).toMatchObject({ score: null });
    expect(pastRuns(runs, 'cee-lo').last).toHaveLength(1);
  });
});

describe('playing on is refused', () => {
  let record: MatchRecord;
  beforeAll(async () => {
    record = await mountainRecord();
  });
  const refusal = async (given: MatchRecord, answer: number, who = ME, browser = new Browser()) =>
    playOn(given, answer, who, browser.tab().link);

  it('where the match is over', async () => {
    expect(await refusal(record, record.answers.length)).toMatchObject({ ok: false, code: 'branch.over' });
  });

  it('where the record does not verify up to there; before that it is not', async () => {
    const edited = { ...record, hashes: { ...record.hashes, 16: 'f00d' } };
    expect(await refusal(edited, 16)).toMatchObject({ code: 'branch.diverged', why: { with: { at: 16 } } });
    expect(await refusal(edited, 15)).toMatchObject({ ok: true });
    const { secret: _, ...sealed } = record;
    const unsound = { code: 'branch.unsound', why: { with: { problem: { key: 'refusal.not-revealed' } } } };
    expect(await refusal(sealed, 15)).toMatchObject(unsound);
    expect(await refusal({ ...record, contentHash: 'f00d' }, 15)).toMatchObject({ code: 'branch.unsound' });
    expect(await refusal(record, 1e6)).toMatchObject({ code: 'branch.unsound' });
  });

  it('for a seat that has given up, and for one that is not there', async () => {
    const seats = [person('Mei'), person('Ann'), bot('random')];
    const tab = new Browser().tab();
    const source = await tab.open(await tab.start({ game: MOUNTAIN, seats }));
    await source.concede(ME);
    await play(source, () => isOver(source));
    const given = (await source.record()) as MatchRecord;
    const gone = given.answers.findIndex(([who, option]) => who === 0 && option['do'] === 'concede') + 1;
    expect(await refusal(given, gone, ME)).toMatchObject({ code: 'branch.gone' });
    expect(await refusal(given, gone, seat(1))).toMatchObject({ ok: true });
    expect(await refusal(given, gone, 7 as never)).toMatchObject({ code: 'branch.no-seat' });
  });

  it('for a game without bots', async () => {
    const boring = async (game: string): Promise<GamePack | null> => {
      const pack = await packOf(game);
      if (pack === null) return null;
      const { bot: _, levels: __, ...rest } = pack;
      return rest;
    };
    expect(await refusal(record, 5, ME, new Browser(new MemoryStorage(true), boring))).toMatchObject({ code: 'branch.no-bots' });
  });

  it('for a game that is not here, and in a browser that keeps nothing', async () => {
    expect(await refusal({ ...record, game: 'chess' }, 5)).toMatchObject({ code: 'here.unknown-game' });
    expect(await refusal(record, 5, ME, new Browser(new MemoryStorage()))).toMatchObject({ code: 'branch.not-kept' });
  });
});

it('its dice are its own: the same answers lead elsewhere', async () => {
  const { game } = await packFor(MOUNTAIN);
  const at = parentAt(game, await mountainRecord(), MOMENT);
  if (!at.ok) throw new Error('the record is sound');
  const ends = [1, 1, 2].map((seed) => {
    const begun = branchOff(game, at.parent, fast(seed));
    if (!begun.ok) throw new Error('the parent is sound');
    const { match } = begun;
    while (match.over === null) {
      const [who = ME] = match.asked;
      match.answer(who, match.question(who)?.id ?? 0, match.fallback(who));
    }
    return match.hash();
  });
  expect(ends[0]).toBe(ends[1]);
  expect(ends[0]).not.toBe(ends[2]);
});

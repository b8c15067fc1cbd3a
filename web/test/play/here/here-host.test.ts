import { seat, verify } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { packOf } from '../../../model/pack.ts';
import type { HereMatch } from '../../../play/here/here-match.ts';
import { deleteMatch, matchList } from '../../../play/here/match-list.ts';
import { MemoryStorage } from '../../../play/here/memory-storage.ts';
import { magpiesWith } from '../../magpies.ts';
import { Browser, bot, isOver, news, person, playOn, sharedKeys } from './here.ts';

const RACE = { game: 'race', rules: { tiles: 12 }, seats: [person('Mei'), bot('random')] };
const MOUNTAIN = { game: 'king-of-the-mountain', seats: [person('Mei'), bot(), bot()] };
const HOT_SEAT = { game: 'king-of-the-mountain', seats: [person('Mei'), person('Ann'), bot('easy')] };

describe('a match at this screen', () => {
  it('is played to the end against bots, and its record verifies', async () => {
    const tab = new Browser().tab();
    const source = await tab.open(await tab.start(MOUNTAIN));
    expect(source.own).toEqual([0]);
    expect(source.names).toEqual(['Mei', 'normal/2', 'normal/3']);
    expect(await source.record()).toMatchObject({ ok: false, code: 'here.running' });
    await playOn(source, () => isOver(source));

    const record = await source.record();
    const pack = await packOf('king-of-the-mountain');
    expect(pack && verify(pack.game, record)).toMatchObject({ ok: true });
    expect(record).toMatchObject({
      seats: [
        { name: 'Mei' },
        { name: expect.stringMatching(/^normal [a-z]+$/), bot: true },
        { name: expect.stringMatching(/^normal [a-z]+$/), bot: true },
      ],
    });
  });

  it('continues at the same frame after the tab was closed without notice', async () => {
    const browser = new Browser();
    const before = browser.tab();
    const id = await before.start(MOUNTAIN);
    const left = await before.open(id);
    // While nobody else is asked: a bot that trades goes on meanwhile.
    const onlyMei = (): boolean => left.frame(seat(0))?.packet.waiting.every((each) => each.seat === seat(0)) ?? false;
    await playOn(left, () => (left.frame(seat(0))?.n ?? 0) >= 12 && left.frame(seat(0))?.packet.question !== null && onlyMei());
    const seen = await left.history(seat(0), 0);
    await before.link.request('close', { match: id });

    const source = await browser.tab().open(id);
    expect(await source.history(seat(0), 0)).toEqual(seen);
    expect(source.frame(seat(0))).toEqual(seen.at(-1));
    await playOn(source, () => isOver(source));
  });

  it('continues where bots were about to move', async () => {
    const browser = new Browser();
    const before = browser.tab();
    const id = await before.start({ game: 'race', rules: { tiles: 30 }, seats: [person('Mei'), bot('random'), bot('random')] });
    await before.link.request('speed', { speed: '1x' });
    const left = await before.open(id);
    await left.answer(seat(0), 1, { do: 'roll' });
    // The bot is still waiting when the tab is closed.
    await before.link.request('close', { match: id });
    expect(left.frame(seat(0))?.packet.question).toBeNull();

    const source = await browser.tab().open(id);
    await playOn(source, () => source.frame(seat(0))?.packet.question !== null);
    expect(source.frame(seat(0))?.packet.question?.id).toBe(2);
  });

  it('shows news to everybody who shares the screen, and to nobody else', async () => {
    const tab = new Browser().tab();
    const source = await tab.open(await tab.start(HOT_SEAT));
    expect(source.own).toEqual([0, 1]);
    for (const viewer of [seat(0), seat(1), null]) expect(source.frame(viewer)?.packet.view).toBeDefined();
    expect(source.frame(seat(2))).toBeNull();
    expect(await source.answer(seat(2), 1, { do: 'roll' })).toMatchObject({ ok: false, code: 'here.missing' });
    expect(source.frame(null)?.packet.flow).toBeUndefined();
  });

  it('is never hurried by a clock, and closes a window as soon as everybody with a choice has passed', async () => {
    const pack = magpiesWith([['coin'], ['coin', 'hawk'], ['ring', 'hawk'], ['ring']], [[], ['crown'], [], []]);
    const tab = new Browser(new MemoryStorage(), async () => pack).tab();
    const people = ['Mei', 'Ann', 'Bo', 'Cy'].map(person);
    const source = await tab.open(await tab.start({ game: 'magpies', seats: people }));
    const kinds = () => source.own.map((each) => source.frame(each)?.packet.question?.kind ?? null);
    for (const each of source.own) await source.answer(each, 1, { do: 'bid', n: each === 0 ? 3 : 1 });
    await source.answer(seat(0), 2, { do: 'steal', from: 1 });
    expect(kinds()).toEqual([null, 'hawk', 'hawk', 'hawk']);
    expect(source.status(seat(1))?.clocks).toEqual([]);

    expect(await source.answer(seat(1), 2, { do: 'let' })).toMatchObject({ ok: true, held: true });
    expect(source.status(seat(1))?.passed).toBe(true);
    expect(source.frame(null)?.packet.waiting).toHaveLength(3);
    expect(await source.answer(seat(2), 2, { do: 'let' })).toMatchObject({ ok: true, held: true });
    // Cy has nothing to choose, and is not waited for.
    while (source.frame(null)?.packet.waiting.length !== 1) await news(source);
    expect(kinds()).toEqual([null, 'turn', null, null]);
    expect(source.frame(null)?.packet.view).toMatchObject({ nests: [['crown'], [], [], []] });
  });

  it('gives different choices to a person and bots who chose nothing', async () => {
    const browser = new Browser();
    const id = await browser.tab().start(MOUNTAIN);
    const found = (await browser.storage.read(id))?.match as HereMatch;
    const classes = found.seats.map(({ choice }) => (choice as { class: string }).class);
    expect(classes[0]).toBe('scout');
    expect(new Set(classes).size).toBe(3);
    // The persons of bots are random, and all different.
    expect(new Set(found.seats.flatMap(({ person: who }) => who ?? [])).size).toBe(2);
    // The recommended preset is the default.
    expect(found.rules).toMatchObject({ hardDefeat: true });
  });

  it('gives a person what they wish for, and bots something else', async () => {
    const browser = new Browser();
    for (const wanted of ['monk', 'guard']) {
      const seats = [{ ...person('Mei'), wish: { class: wanted } }, bot(), bot()];
      const id = await browser.tab().start({ game: 'king-of-the-mountain', seats });
      const found = (await browser.storage.read(id))?.match as HereMatch;
      const classes = found.seats.map(({ choice }) => (choice as { class: string }).class);
      expect(classes[0]).toBe(wanted);
      expect(new Set(classes).size).toBe(3);
    }
  });

  it('gives a person without a wish a random choice', async () => {
    const browser = new Browser();
    const classes = new Set<string>();
    for (let games = 0; games < 24; games++) {
      const id = await browser.tab().start({ game: 'king-of-the-mountain', seats: [{ ...person('Mei'), wish: {} }, bot()] });
      const found = (await browser.storage.read(id))?.match as HereMatch;
      const [own] = found.seats.map(({ choice }) => (choice as { class: string }).class);
      if (own !== undefined) classes.add(own);
    }
    expect(classes.size).toBeGreaterThan(2);
  });

  it('says what is wrong with what it should start with', async () => {
    const { link } = new Browser().tab();
    const start = (what: object) => link.request('start', { ...RACE, ...what });
    expect(await start({ game: 'chess' })).toMatchObject({ ok: false, code: 'here.unknown-game' });
    expect(await start({ seats: [person('Mei'), bot('genius')] })).toMatchObject({ ok: false, code: 'here.unknown-level' });
    expect(await start({ seats: [person('Mei')] })).toMatchObject({ ok: false, field: 'seats' });
    expect(await start({ rules: { tiles: 'many' } })).toMatchObject({ ok: false, field: 'rules.tiles' });
  });

  it('slows bots down so that they can be watched, and handles messages meanwhile', async () => {
    const tab = new Browser().tab();
    const source = await tab.open(await tab.start({ game: 'king-of-the-mountain', seats: [bot(), bot('easy')] }));
    expect(source.own).toEqual([]);
    let answered = 0;
    while (source.frame(null)?.packet.over === null) {
      await source.history(null, 0);
      answered += 1;
    }
    expect(answered).toBeGreaterThan(3);
  });
});

describe('a match that cannot be played', () => {
  beforeEach(() => {
    // The errors are meant for developers; here they are expected.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    return () => vi.restoreAllMocks();
  });

  const begun = async (browser: Browser): Promise<string> => {
    const tab = browser.tab();
    const id = await tab.start({ ...RACE, rules: { tiles: 40 } });
    const source = await tab.open(id);
    await playOn(source, () => (source.frame(seat(0))?.n ?? 0) >= 6);
    await tab.link.request('close', { match: id });
    return id;
  };

  /** A storage that returns something else than was stored. */
  class Damaged extends MemoryStorage {
    damage: (found: { match: HereMatch; log: object[] }) => unknown = (found) => found;

    override async read(id: string) {
      const found = await super.read(id);
      return found === null ? null : (this.damage(found as never) as typeof found);
    }
  }

  it.each<[string, Damaged['damage'], string]>([
    ['an answer is missing', ({ match, log }) => ({ match, log: log.toSpliced(1, 1) }), 'here.damaged'],
    ['the last answer is missing', ({ match, log }) => ({ match, log: log.slice(0, -1) }), 'here.damaged'],
    [
      'an answer is none that was ever possible',
      ({ match, log }) => ({ match, log: log.with(1, { ...log[1], option: { do: 'fly' } }) }),
      'here.damaged',
    ],
    ['an answer is no answer', ({ match, log }) => ({ match, log: log.with(1, { seq: 2 }) }), 'here.damaged'],
    ['the match is no match', ({ log }) => ({ match: { id: 'x' }, log }), 'here.damaged'],
    ['the secret of its dice is not one', ({ match, log }) => ({ match: { ...match, secret: '' }, log }), 'here.damaged'],
    ['the rules have changed', ({ match, log }) => ({ match: { ...match, version: 99 }, log }), 'here.rules-changed'],
    ['the cards have changed', ({ match, log }) => ({ match: { ...match, contentHash: 'x' }, log }), 'here.rules-changed'],
    ['the game is gone', ({ match, log }) => ({ match: { ...match, game: 'chess' }, log }), 'here.rules-changed'],
  ])('is refused where %s, and the next one can be played', async (_what, damage, code) => {
    const storage = new Damaged();
    const browser = new Browser(storage);
    const id = await begun(browser);
    storage.damage = damage;
    const tab = browser.tab();
    expect(await tab.tryToOpen(id)).toMatchObject({ ok: false, code });
    expect(await deleteMatch(id, storage, sharedKeys())).toEqual({ ok: true });
    expect(await tab.tryToOpen(id)).toMatchObject({ ok: false, code: 'here.missing' });

    storage.damage = (found) => found;
    const source = await tab.open(await tab.start(RACE));
    await playOn(source, () => isOver(source));
  });

  it('is refused while another tab has it open, and free again when that one has closed', async () => {
    const browser = new Browser();
    const first = browser.tab();
    const id = await first.start(RACE);
    const source = await first.open(id);
    const second = browser.tab();
    expect(await second.tryToOpen(id)).toMatchObject({ ok: false, code: 'here.elsewhere' });
    source.leave();
    await first.link.request('close', { match: id });
    expect(await second.tryToOpen(id)).toMatchObject({ ok: true });
  });

  it('may be open twice in one tab, until the last one leaves', async () => {
    const browser = new Browser();
    const tab = browser.tab();
    const id = await tab.start(RACE);
    const [once, twice] = [await tab.open(id), await tab.open(id)];
    once.leave();
    expect(await twice.answer(seat(0), 1, { do: 'roll' })).toMatchObject({ ok: true });
    expect(await browser.tab().tryToOpen(id)).toMatchObject({ ok: false, code: 'here.elsewhere' });
  });

  it('stops if an answer cannot be stored, says so, and continues from what was stored', async () => {
    class Full extends MemoryStorage {
      full = false;

      override append(...given: Parameters<MemoryStorage['append']>): Promise<void> {
        return this.full ? Promise.reject(new Error('the disk is full')) : super.append(...given);
      }
    }
    const storage = new Full();
    const tab = new Browser(storage).tab();
    const id = await tab.start({ ...RACE, rules: { tiles: 40 } });
    const source = await tab.open(id);
    await playOn(source, () => (source.frame(seat(0))?.n ?? 0) >= 2 && source.frame(seat(0))?.packet.question !== null);
    const last = source.frame(seat(0));
    const gone = new Promise((told) => source.listen({ gone: told }));
    storage.full = true;
    const question = last?.packet.question?.id ?? 0;
    expect(await source.answer(seat(0), question, { do: 'roll' })).toMatchObject({ ok: false, code: 'not-stored' });
    expect(await gone).toMatchObject({ key: 'here.closed' });
    expect(source.frame(seat(0))).toEqual(last);

    source.leave();
    storage.full = false;
    const again = await tab.open(id);
    expect(again.frame(seat(0))).toEqual(last);
  });

  it('never leaves a request without a reply, whatever fails', async () => {
    const broken = (): Promise<GamePack | null> => Promise.reject(new Error('the network is gone'));
    const { link } = new Browser(new MemoryStorage(), broken).tab();
    expect(await link.request('start', RACE)).toMatchObject({ ok: false, code: 'here.failed' });
    link.fail();
    expect(await link.request('start', RACE)).toMatchObject({ ok: false, code: 'here.lost' });
  });
});

describe('the list of matches', () => {
  it('shows without any rules whose turn it is, how far it went and who has won, the last touched first', async () => {
    const browser = new Browser();
    const tab = browser.tab();
    const older = await tab.open(await tab.start(RACE));
    const id = await tab.start(MOUNTAIN);
    const source = await tab.open(id);
    /** In a trade, for one, her question may be open while another seat's answer is awaited. */
    const waitsForHer = (): boolean => source.frame(seat(0))?.packet.waiting.every((each) => each.seat === 0) === true;
    await playOn(
      source,
      () => (source.frame(seat(0))?.n ?? 0) >= 8 && source.frame(seat(0))?.packet.question !== null && waitsForHer(),
    );
    expect(await matchList(browser.storage)).toMatchObject([
      {
        id,
        game: 'king-of-the-mountain',
        damaged: false,
        endedAt: null,
        waiting: [0],
        winners: null,
        rounds: expect.any(Number),
      },
      {
        id: older.match,
        seats: [
          { name: 'Mei', level: null },
          { name: '', level: 'random' },
        ],
      },
    ]);
    await playOn(older, () => isOver(older));
    const [first] = await matchList(browser.storage);
    expect(first).toMatchObject({ id: older.match, endedAt: expect.any(Number), waiting: [] });
    expect(first).toHaveProperty('winners.length', 1);
  });

  it('has unreadable matches as well, so that they can be deleted', async () => {
    const browser = new Browser();
    const id = await browser.tab().start(RACE);
    await browser.storage.add({ id: 'torn' } as HereMatch);
    expect(await matchList(browser.storage)).toMatchObject([{ id }, { id: 'torn', damaged: true }]);
  });

  it('does not let an open match be deleted', async () => {
    const browser = new Browser();
    const tab = browser.tab();
    const id = await tab.start(RACE);
    const keys = sharedKeys();
    await keys.take(id);
    expect(await deleteMatch(id, browser.storage, keys)).toMatchObject({ ok: false, code: 'here.elsewhere' });
    expect(await matchList(browser.storage)).toHaveLength(1);
  });
});

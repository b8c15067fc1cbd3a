import { seat, verify } from '@tavern/engine';
import { normalSeed, seedDice } from '@tavern/host';
import { describe, expect, it } from 'vitest';
import { packOf } from '../../../model/pack.ts';
import type { ShownTable } from '../../../model/shown-table.ts';
import { isHereMatch } from '../../../play/here/here-match.ts';
import { matchList } from '../../../play/here/match-list.ts';
import { MemoryStorage } from '../../../play/here/memory-storage.ts';
import type { Start } from '../../../play/here/messages.ts';
import { Browser, bot, isOver, person, playOn, realClock, type Tab } from './here.ts';

const RUN: Start = { game: 'cee-lo', seats: [person('Mei')] };

/** Every throw of the first round, of all players. */
async function firstThrows(tab: Tab, start: Start): Promise<readonly unknown[]> {
  const source = await tab.open(await tab.start(start));
  const viewer = source.own[0] ?? null;
  const throws = async () =>
    (await source.history(viewer, 0)).flatMap(({ events }) =>
      (events as readonly { type: string; dice?: unknown }[]).flatMap(({ type, dice }) => (type === 'threw' ? [dice] : [])),
    );
  await playOn(source, () => isOver(source) || (source.frame(viewer)?.n ?? 0) >= 6);
  return (await throws()).slice(0, 3);
}

const startOf = async (tab: Tab, start: Start) => tab.link.request('start', start);
const opened = async (tab: Tab, start: Start): Promise<ShownTable> => tab.open(await tab.start(start));

describe('a run at this screen', () => {
  it('H-15: has the same dice with the same seed, in every tab and however it is typed', async () => {
    const first = await firstThrows(new Browser().tab(), { ...RUN, seed: 'Red Dragon' });
    const second = await firstThrows(new Browser().tab(), { ...RUN, seed: '  red   DRAGON ' });
    const other = await firstThrows(new Browser().tab(), { ...RUN, seed: 'Blue Dragon' });
    expect(first).toHaveLength(3);
    expect(second).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it('has the dice that a server gives for the same seed', async () => {
    const browser = new Browser();
    await browser.tab().start({ ...RUN, seed: 'red dragon' });
    const { secret, nonce } = seedDice('RED DRAGON');
    expect(await browser.storage.matches()).toMatchObject([{ seed: 'RED DRAGON', secret, nonces: [nonce] }]);
  });

  it('shows its seed at the table; without one it gets a fresh one, each time another', async () => {
    const tab = new Browser().tab();
    expect((await opened(tab, { ...RUN, seed: 'red dragon' })).seed).toBe('RED DRAGON');
    const fresh = [(await opened(tab, RUN)).seed ?? '', (await opened(tab, RUN)).seed ?? ''];
    expect(fresh.map(normalSeed)).toEqual(fresh);
    expect(fresh[0]).not.toBe(fresh[1]);
  });

  it.each(['', 'a_b', 'x'.repeat(25)])('is not begun with %j for a seed, and says what one is', async (seed) => {
    const tab = new Browser().tab();
    expect(await startOf(tab, { ...RUN, seed })).toEqual({
      ok: false,
      code: 'refusal.bad-seed',
      why: { key: 'refusal.bad-seed', with: { max: 24 } },
    });
  });

  it('is the only kind of match with a seed', async () => {
    const tab = new Browser().tab();
    const race: Start = { game: 'race', seats: [person('Mei'), bot('random')] };
    expect(await startOf(tab, { ...race, seed: 'red dragon' })).toMatchObject({ ok: false, code: 'refusal.no-seeds' });
    expect((await opened(tab, race)).seed).toBeNull();
  });

  it('H-14: continues with the same dice after the tab was closed, and its record verifies', async () => {
    const browser = new Browser();
    const before = browser.tab();
    const id = await before.start({ ...RUN, seed: 'red dragon' });
    const left = await before.open(id);
    await playOn(left, () => (left.frame(seat(0))?.n ?? 0) >= 3);
    const seen = left.frame(seat(0));
    await before.link.request('close', { match: id });

    const source = await browser.tab().open(id);
    expect(source.frame(seat(0))).toEqual(seen);
    expect(source.seed).toBe('RED DRAGON');
    await playOn(source, () => isOver(source));
    const pack = await packOf('cee-lo');
    expect(pack && verify(pack.game, await source.record())).toMatchObject({ ok: true });
  });

  it('tells the hall its round, the menu its state, and its score when it is over', async () => {
    const browser = new Browser();
    const tab = browser.tab();
    const source = await opened(tab, { ...RUN, seed: 'red dragon' });
    const listed = async () => (await matchList(browser.storage))[0];
    expect(await listed()).toMatchObject({ seed: 'RED DRAGON', rounds: null, gist: null, score: null });
    await playOn(source, () => (source.frame(seat(0))?.n ?? 0) >= 2);
    expect(await listed()).toMatchObject({ rounds: 1, gist: { key: 'table.run', with: { round: 1 } }, score: null });
    await playOn(source, () => isOver(source));
    expect(await listed()).toMatchObject({ score: { points: expect.any(Number), turns: expect.any(Number) } });
  });
});

describe('a run played by a bot', () => {
  it('has the same dice as a person’s, and is watched by a spectator', async () => {
    const browser = new Browser();
    const source = await opened(browser.tab(), { game: 'cee-lo', seats: [bot('random')], seed: 'red dragon' });
    expect(source.own).toEqual([]);
    expect(source.frame(null)?.packet.view).toBeDefined();
    const { secret, nonce } = seedDice('red dragon');
    expect(await browser.storage.matches()).toMatchObject([{ secret, nonces: [nonce] }]);
  });

  it('goes step by step, even at a speed where bots do not wait', async () => {
    const waits: number[] = [];
    const after = (ms: number, work: () => void): (() => void) => {
      waits.push(ms);
      return realClock.after(ms, work);
    };
    const tab = new Browser().tab({ ...realClock, after });
    const source = await opened(tab, { game: 'cee-lo', seats: [bot('random')], seed: 'red dragon' });
    await new Promise<void>((stepped) => source.listen({ frame: () => stepped() }));
    expect(waits).toContain(600);
  });
});

describe('a match stored by an older page', () => {
  it('still opens without a seed', async () => {
    const storage = new MemoryStorage();
    const browser = new Browser(storage);
    await browser.tab().start({ ...RUN, seed: 'red dragon' });
    const [stored] = (await storage.matches()) as [{ seed?: string; id: string }];
    const { seed: _, ...old } = stored;
    expect(isHereMatch(old)).toBe(true);
    const older = new MemoryStorage();
    await older.add(old as never);
    expect((await new Browser(older).tab().open(stored.id)).seed).toBeNull();
  });

  it.each([{ seed: 7 }, { summary: { gist: 'x' } }, { summary: { score: { points: 'many' } } }])(
    'is damaged with %j in it',
    async (damage: { seed?: unknown; summary?: object }) => {
      const storage = new MemoryStorage();
      await new Browser(storage).tab().start(RUN);
      const [sound] = (await storage.matches()) as [{ summary: object }];
      expect(isHereMatch(sound)).toBe(true);
      expect(isHereMatch({ ...sound, ...damage, summary: { ...sound.summary, ...damage.summary } })).toBe(false);
    },
  );
});

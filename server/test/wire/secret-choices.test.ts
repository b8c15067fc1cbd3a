import { codeOf } from '@tavern/decks';
import { seat } from '@tavern/engine';
import { entryOf, type GameEntry, registry } from '@tavern/games';
import type { RoomView } from '@tavern/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parading } from '../rooms/stand-ins.ts';
import { NONCE, TestServer, until } from '../servers.ts';
import { Tap } from './tap.ts';

const MEIS = 'PD1-maba-1dr2fl-td~Meis';
const ANNS = 'PD1-clma-1dr2fi-53~Anns';

// Other test files have the same registry.
beforeAll(() => {
  (registry as GameEntry[]).push({ id: 'parading', hidden: true, decks: true, turn: [null, null], load: async () => parading });
});
afterAll(() => {
  (registry as GameEntry[]).pop();
});

const tells = (tap: Tap, what: RegExp): string[] => tap.received.filter((packet) => what.test(packet));

test('nobody is sent another’s choice before the match starts: every packet of a lobby is looked at', async () => {
  const server = await TestServer.start();
  const [mei, ann, watcher] = await Promise.all([server.guest('Mei'), server.guest('Ann'), server.guest('Watcher')]);
  const taps = [mei, ann, watcher].map((guest) => new Tap(guest));
  const [meis, anns, watchers] = taps as [Tap, Tap, Tap];
  const { code } = await mei.create('parading', { public: true });
  await watcher.enter(code, false);
  // Changes that come fast are told together: each is waited for, so that each is told by itself.
  const versions = new Set<number>();
  watcher.on('room', ({ version }) => versions.add(version));
  const told = ({ version }: RoomView): Promise<void> => until(() => versions.has(version));
  const first = await mei.act(code, { do: 'choose', choice: { deck: ` ${MEIS}` } });
  await told(first);
  expect(first.seats[0]).toMatchObject({ choice: { deck: MEIS } });
  const sat = await ann.enter(code);
  expect(sat.seats).toMatchObject([{ choice: {} }, { choice: { deck: 'sunday' } }]);
  await told(sat);
  await told(await ann.act(code, { do: 'choose', choice: { deck: ANNS }, nonce: NONCE }));
  // Chosen again, ready, not ready, renamed, gone and back: each of them sends the room to everybody.
  await told(await mei.act(code, { do: 'ready', nonce: NONCE }));
  await told(await ann.act(code, { do: 'unready' }));
  await ann.request('guest.rename', { nickname: 'Anna' });
  await until(() => taps.every((tap) => tells(tap, /Anna/).length > 0));
  await watcher.request('room.leave', { code });
  await watcher.enter(code, false);
  const again = await server.connect(ann.guest);
  const second = new Tap(again);
  expect((await again.enter(code)).seats).toMatchObject([{ choice: {} }, { choice: { deck: ANNS } }]);
  expect(await mei.request('room.act', { code, act: { do: 'start', nonce: NONCE } })).toMatchObject({ code: 'not-ready' });

  // They were sent a good deal, with their own in it.
  for (const tap of taps) expect(tells(tap, /"choice"|"delta"/).length).toBeGreaterThan(4);
  expect(tells(meis, /1dr2fl/).length).toBeGreaterThan(1);
  expect(tells(anns, /1dr2fi/).length).toBeGreaterThan(1);
  expect(tells(meis, /1dr2fi|Anns/)).toEqual([]);
  expect(tells(anns, /1dr2fl|Meis/)).toEqual([]);
  expect(tells(second, /1dr2fl|Meis/)).toEqual([]);
  expect(tells(watchers, /PD1|sunday/)).toEqual([]);
  expect(server.log).not.toMatch(/1dr2f/);

  // The match plays with what was chosen.
  await ann.act(code, { do: 'ready', nonce: NONCE });
  const { match } = await mei.act(code, { do: 'start', nonce: NONCE });
  expect(match).not.toBeNull();
});

test('a bot’s choice is sent to the host alone, who makes it', async () => {
  const server = await TestServer.start();
  const [mei, watcher] = await Promise.all([server.guest('Mei'), server.guest('Watcher')]);
  const [meis, watchers] = [new Tap(mei), new Tap(watcher)];
  const { code } = await mei.create('parading');
  await watcher.enter(code, false);
  await mei.act(code, { do: 'bot', seat: 1, level: 'random' });
  await mei.act(code, { do: 'choose', seat: 1, choice: { deck: ANNS } });
  await mei.request('guest.rename', { nickname: 'Mai' });
  await until(() => tells(watchers, /Mai/).length > 0);
  expect(tells(meis, /1dr2fi/).length).toBeGreaterThan(0);
  expect(tells(watchers, /PD1/)).toEqual([]);
});

test('a choice that cannot be read is refused in its own words, and nothing changes', async () => {
  const server = await TestServer.start();
  const mei = await server.guest('Mei');
  const { code, version } = await mei.create('parading');
  const act = { do: 'choose', choice: { deck: MEIS.replace('2fl', '2fi') } } as const;
  expect(await mei.request('room.act', { code, act })).toEqual({
    ok: false,
    code: 'malformed',
    field: 'choice.deck',
    why: { key: 'refusal.deck-check-letters', with: {} },
  });
  expect((await mei.enter(code)).version).toBe(version);
});

test('H-22: no packet tells a rival’s deck before the match starts; with the match both lists and names are open, to spectators too', async () => {
  const pack = await entryOf('skirmish')?.load();
  const rules = pack?.decks;
  if (rules === undefined) throw new Error('no decks');
  const [wall, storm] = rules.ready;
  const meis = codeOf(rules, { name: 'Meis Wall', cards: wall.cards });
  const anns = codeOf(rules, { name: 'Anns Storm', cards: (storm ?? wall).cards });
  const server = await TestServer.start();
  const [mei, ann, watcher] = await Promise.all([server.guest('Mei'), server.guest('Ann'), server.guest('Watcher')]);
  const taps = [mei, ann, watcher].map((guest) => new Tap(guest));
  const [heardByMei, heardByAnn, heardByWatcher] = taps as [Tap, Tap, Tap];
  const { code } = await mei.create('skirmish');
  await watcher.enter(code, false);
  await mei.act(code, { do: 'choose', choice: { deck: meis } });
  await ann.enter(code);
  // Each change of mind sends the room to everybody.
  for (const deck of ['grave_bargain', 'emberstorm', anns]) await ann.act(code, { do: 'choose', choice: { deck } });
  await ann.act(code, { do: 'ready', nonce: NONCE });
  await mei.request('guest.rename', { nickname: 'Mai' });
  await until(() => [heardByAnn, heardByWatcher].every((tap) => tells(tap, /Mai/).length > 0));
  // What a seat begins with is told to its own guest alone, like all it chooses.
  const ofMei = /Meis|3ca3ch/;
  const ofAnn = /Anns|2as|emberstorm|grave_bargain/;
  expect([meis, anns].map((deck) => [ofMei.test(deck), ofAnn.test(deck)])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect([tells(heardByMei, ofMei).length > 0, tells(heardByAnn, ofAnn).length > 3]).toEqual([true, true]);
  expect(tells(heardByMei, ofAnn)).toEqual([]);
  expect(tells(heardByAnn, ofMei)).toEqual([]);
  expect(tells(heardByWatcher, /SK1|iron_wall|Meis|Anns|emberstorm|grave_bargain/)).toEqual([]);
  expect(server.log).not.toMatch(/SK1/);

  const { match } = await mei.act(code, { do: 'start', nonce: NONCE });
  const lists = [wall, storm ?? wall].map(({ cards }) => cards['main']);
  for (const [guest, viewer] of [
    [mei, seat(0)],
    [ann, seat(1)],
    [watcher, null],
  ] as const) {
    const table = await guest.table(match ?? '');
    expect(table.frame(viewer)?.packet.view).toMatchObject({
      players: [
        { deckId: meis, list: lists[0] },
        { deckId: anns, list: lists[1] },
      ],
    });
  }
});

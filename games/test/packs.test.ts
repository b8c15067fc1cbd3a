import { existsSync } from 'node:fs';
import { randomBot } from '@tavern/bots';
import { deckChoice } from '@tavern/decks';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parade } from '../../decks/test/games.ts';
import { botOf, botsOf, entryOf, folderOf, type GamePack, registry } from '../registry.ts';
import { packFaults } from './faults.ts';

test.each(registry)('$id: presets and the run of the day parse, presets have words, names are unique', async ({ load }) => {
  expect(packFaults(await load())).toEqual([]);
});

test.each(registry)('$id: the registry knows whether it has decks', async ({ decks, load }) => {
  expect((await load()).decks !== undefined).toBe(decks === true);
});

test.each(registry)('$id: the registry knows whether it has a box', async ({ box, load }) => {
  expect((await load()).box !== undefined).toBe(box === true);
});

test.each(registry.filter(({ hidden }) => hidden !== true))(
  '$id has a look: a sign, and what stands for it in the hall',
  async ({ id, load }) => {
    expect((await load()).look).toBeDefined();
    expect(existsSync(new URL(`../${folderOf(id)}/look/object.tsx`, import.meta.url))).toBe(true);
  },
);

const race = await (entryOf('race')?.load() as Promise<GamePack>);
const words = { 'preset.sprint.name': '-', 'preset.sprint.about': '-', 'preset.ultra.name': '-' };
const withWords = { ...race, texts: { en: { ...race.texts.en, ...words }, 'zh-Hant': { ...race.texts['zh-Hant'], ...words } } };

test('every fault in a preset is found', () => {
  const sprint = { id: 'sprint', rules: { tiles: 8 }, recommended: true as const };
  expect(packFaults({ ...withWords, presets: [sprint] })).toEqual([]);
  expect(packFaults({ ...withWords, presets: [sprint, { ...sprint }] })).toEqual([
    'two presets are called sprint',
    'more than one preset is recommended',
  ]);
  expect(packFaults({ ...withWords, presets: [{ id: 'ultra', rules: {} }] })).toEqual([
    'preset.ultra.about is missing in en',
    'preset.ultra.about is missing in zh-Hant',
  ]);
  expect(packFaults({ ...withWords, presets: [{ id: 'sprint', rules: { tiles: 3 } }] })).toEqual([
    expect.stringContaining('preset sprint: tiles '),
  ]);
  expect(packFaults({ ...withWords, presets: [{ id: 'sprint', rules: { hurdles: 3 } }] })).toHaveLength(1);
});

test('a run of the day by rules that the game does not know is found, and one in a game for several', () => {
  const score = () => ({ points: 0, turns: 0, rounds: 0 });
  const alone = { ...race, game: { ...race.game, seats: [1, 1] as const } };
  expect(packFaults({ ...alone, daily: { rules: { tiles: 8 }, score } })).toEqual([]);
  expect(packFaults({ ...alone, daily: { rules: { tiles: 3 }, score } })).toEqual([
    expect.stringContaining('the daily run: tiles '),
  ]);
  expect(packFaults({ ...alone, daily: { rules: { hurdles: 3 }, score } })).toHaveLength(1);
  expect(packFaults({ ...race, daily: { rules: {}, score } })).toEqual(['the daily run is for one, and this game is not']);
});

test('decks that a seat cannot choose are found, and those without words', () => {
  const said = Object.fromEntries(['sunday', 'sunday.about', 'monday', 'monday.about'].map((key) => [`seat.deck.${key}`, '-']));
  const choosing = (field: z.ZodType): GamePack => ({
    ...race,
    texts: { en: { ...race.texts.en, ...said }, 'zh-Hant': { ...race.texts['zh-Hant'], ...said } },
    decks: { ...parade, ready: [...parade.ready, { ...parade.ready[0], id: 'monday' }] },
    game: { ...race.game, seatChoice: () => z.strictObject({ deck: field }) },
  });
  expect(packFaults({ ...choosing(deckChoice(parade)), decks: parade })).toEqual([]);
  expect(packFaults(choosing(deckChoice(parade)))).toEqual(['the ready deck monday cannot be chosen']);
  expect(packFaults(choosing(z.enum(['sunday', 'monday'])))).toEqual(['a seat has no open choice called deck']);
  const mute = { ...choosing(deckChoice(parade)), decks: parade, texts: { en: said, 'zh-Hant': { 'seat.deck.sunday': '-' } } };
  expect(packFaults(mute)).toEqual(['seat.deck.sunday.about is missing in zh-Hant']);
  expect(packFaults({ ...race, decks: parade })).toEqual(['a seat has no open choice called deck']);
});

test('a level that takes the name of another bot, and a card listed twice, are found', () => {
  const statistics = { cards: ['crown', 'coin', 'crown'], used: () => [], rounds: () => 0 };
  expect(packFaults({ ...race, levels: { hard: randomBot, normal: randomBot }, statistics })).toEqual([
    'a level may not be called normal',
    'statistics lists the card crown twice',
  ]);
});

test('bots go by name: random always, normal where the game has one, and its levels', () => {
  const bot = { choose: () => null };
  const hard = { choose: () => null };
  expect(botsOf(race)).toEqual({ random: randomBot });
  expect(botsOf({ ...race, bot, levels: { hard } })).toEqual({ random: randomBot, normal: bot, hard });
  expect(botOf(race)).toBe(randomBot);
  expect(botOf({ ...race, bot, levels: { hard } })).toBe(bot);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../command.ts';

let said: string[] = [];
let printed: string[] = [];
beforeEach(() => {
  vi.stubEnv('LANG', 'C');
  [said, printed] = [[], []];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test.each([
  [['dance'], 'There is no command “dance”.'],
  [['play', 'chess'], 'There is no game “chess”. Known: king-of-the-mountain, cee-lo, skirmish, revolution, race'],
  [['play', 'race', '--seats', '9'], '--seats should be a whole number from 2 to 6, not “9”.'],
  [['play', 'race', '--people', '4', '--seats', '3'], '--people should be a whole number from 0 to 3, not “4”.'],
  [['play', 'race', '--rule', 'tiles=4'], '--rule tiles should be a whole number from 5 to 1000, not “4”.'],
  [['play', 'race', '--rule', 'colour=red'], '--rule should be one of tiles, not “colour”.'],
  [['play', 'race', '--rule', 'tiles'], 'A house rule is written --rule name=value, not “tiles”.'],
  [['play', 'race', '--pace', 'hasty'], '--pace should be one of unhurried, normal, brisk, not “hasty”.'],
  [['play', 'race', '--speed', '3x'], '--speed should be one of 1x, 2x, off, not “3x”.'],
  [['play', 'race', '--lang', 'fr'], '--lang should be one of en, zh-Hant, not “fr”.'],
  [['play', 'race', '--names', 'a,b'], 'There are more names than people: a,b.'],
  [['play', 'race', '--people', '2', '--names', 'Mei,Mei'], 'Two players at this table are called “Mei”'],
  [['play', 'race', '--preset', 'hard'], 'race has no presets.'],
  [['play', 'race', '--choice', 'class=monk'], '--choice class: there is nothing to choose for a seat in this game.'],
  [['play', 'race', '--choice', 'monk'], 'What a person chooses is written --choice name=value'],
  [['play', 'race', '--people', '0', '--choice', 'class=monk'], '--choice class=monk: there is no person 1, people: 0.'],
  [['play', 'race', '--colour', 'red'], "Unknown option '--colour'"],
  [['fuzz'], 'Which game?'],
  [['fuzz', 'race', '--games', 'many'], '--games should be a whole number'],
  [['simulate'], 'Which game?'],
  [['simulate', 'race', '--bots', 'normal'], 'race has no bot of its own yet, so there is no “normal”. Known: random.'],
  [['simulate', 'race', '--bots', 'random,'], '--bots should be one of random, not “”.'],
  [['simulate', 'race', '--players', '7'], '--players should be a whole number from 2 to 6, not “7”.'],
  [['simulate', 'race', '--rule', 'tiles=4'], '--rule tiles should be a whole number from 5 to 1000, not “4”.'],
  [['league'], 'Which game?'],
  [['league', 'race'], 'A league needs two bots, and race has only: random.'],
  [['league', 'cee-lo'], 'A league needs two seats, and cee-lo has one. Compare bots with: npm run lab -- simulate cee-lo'],
  [['simulate', 'cee-lo', '--bots', 'plan:high-roller+tea'], '--bots plan: should be one of loaded-dice, '],
  [['decks'], 'Which game?'],
  [['decks', 'race'], 'race has no decks.'],
  [['decks', 'skirmish', '--bot', 'normal,easy'], '--bot takes one bot, which plays both sides, not “normal,easy”.'],
  [['decks', 'skirmish', '--bot', 'hard'], '--bot should be one of random, normal, easy, not “hard”.'],
  [['decks', 'skirmish', '--deck', 'iron_wal'], 'These settings do not work: '],
  [['decks', 'skirmish', '--players', '2'], "Unknown option '--players'"],
  [['plans'], 'Which game?'],
  [['plans', 'race'], 'race has no purchases to plan.'],
  [['verify'], 'Which record?'],
  [['verify', 'nowhere.json'], 'Cannot read nowhere.json'],
  [['play', 'race', '--save', 'nowhere/match.json'], 'Cannot write nowhere/match.json'],
])('%j is a mistake with a clear message', async (args, message) => {
  expect(await runCommand(args)).toBe(2);
  expect(said.join('\n')).toContain(message);
  expect(printed).toEqual([]);
});

test.each([[['--help']], [['help']], [['decks', '--help']], [['play', 'race', '-h']]])(
  '%j tells how the lab is used',
  async (args) => {
    expect(await runCommand(args)).toBe(0);
    expect(printed.join('\n')).toContain('npm run lab -- play [game]');
    expect(said).toEqual([]);
  },
);

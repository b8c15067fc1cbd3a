import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { gameEntry } from '../arguments.ts';
import { houseRules } from '../house-rules.ts';
import { arrangementFrom, wantedFrom } from '../play/command-line.ts';
import { rulesLine } from '../rules-line.ts';
import { setupsOf } from '../simulate/setups.ts';
import { wordsOf } from '../words.ts';
import { magpiesPack } from './magpies.ts';

vi.stubEnv('LANG', 'C');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tavern-box-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const mountain = await gameEntry('king-of-the-mountain').load();
const file = (text: string): string => {
  const path = join(folder, 'cards.json');
  writeFileSync(path, text);
  return path;
};
const cards = (given: object): string => file(JSON.stringify({ game: 'king-of-the-mountain', cards: given }));

describe('--box file.json', () => {
  test('KM-167, KM-168: the match is played with these cards, and the line of rules says so', () => {
    const path = cards({ goblin: { copies: 2 }, lamp: { onTop: true } });
    const rules = arrangementFrom(mountain, wantedFrom(['king-of-the-mountain', '--box', path])).rules;
    expect(rules['box']).toMatch(/^KM1\.goblin\*2\.lamp!\./);
    expect(setupsOf(mountain, { box: path })[0]?.rules).toMatchObject({ box: rules['box'] });
    expect(rulesLine(mountain, wordsOf('en', mountain.texts), { box: rules['box'] ?? null })).toContain(
      'Custom box, 2 cards changed',
    );
  });

  test('with a preset or rules, all of them count', () => {
    const path = cards({ goblin: { copies: 2 } });
    expect(houseRules(mountain, 'hard-mountain', ['multiDuel=no'], path)).toMatchObject({
      multiDuel: false,
      box: expect.stringMatching(/^KM1/),
    });
  });

  test.each([
    ['KM-171: an unknown card, by its key', () => cards({ gobblin: { copies: 1 } }), /cards\.json is no box: .*“gobblin”/],
    ['KM-171: copies beyond 9', () => cards({ goblin: { copies: 10 } }), /Goblin has “10” copies/],
    ['a file that is no JSON', () => file('{'), /cannot be read/],
    ['a file that is not there', () => join(folder, 'nothing.json'), /Cannot read .*nothing\.json/],
    [
      'KM-171: a deck without cards',
      () =>
        cards(
          Object.fromEntries(
            (mountain.box?.cards ?? []).filter(({ deck }) => deck === 'luck').map(({ id }) => [id, { copies: 0 }]),
          ),
        ),
      /These settings do not work: Luck cards: no card is left/,
    ],
  ])('%s is refused', (_what, path, message) => {
    expect(() => houseRules(mountain, undefined, [], path())).toThrow(message);
  });

  test('a game without a box says so', () => {
    expect(() => houseRules(magpiesPack, undefined, [], 'cards.json')).toThrow('magpies has no box of cards to change.');
  });
});

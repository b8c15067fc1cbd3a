import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { registry } from '@tavern/games';
import { describe, expect, test } from 'vitest';
import { priceOf, rerollsPerRound } from '../../rules/economy.ts';
import { game } from '../../rules/game.ts';
import { isLastRound } from '../../rules/house-rules.ts';
import { attack, ceeLo, fight, fightIn, heard, roll } from '../cee-lo.ts';

describe('what the document names is there', () => {
  test('CL-005: of the two forms it mentions there is one: dice are thrown in one place, and read in one', () => {
    const home = new URL('../..', import.meta.url);
    const sources = globSync('{rules,bot,ui,text,look}/**/*.{ts,tsx}', { cwd: fileURLToPath(home) }).sort();
    const having = (what: RegExp): string[] => sources.filter((file) => what.test(readFileSync(new URL(file, home), 'utf8')));
    expect(sources.length).toBeGreaterThan(100);
    expect(having(/\.die\(|Math\.random/)).toEqual(['rules/throwing.ts']);
    expect(having(/type: '(instant-win|cursed)', value/)).toEqual(['rules/dice.ts']);
    expect(registry.filter(({ id }) => id === 'cee-lo')).toHaveLength(1);
  });

  test('CL-061, C-22: the state holds gold, HP, damage, round, the eleven counts and the number of purchases, and nothing that follows from them', () => {
    const { state } = ceeLo();
    expect(state).toMatchObject({ gold: 20, hp: 50, damage: 5, round: 1, purchases: 0 });
    expect(Object.keys(state.owned).sort()).toEqual([...ELEVEN].sort());
    expect(Object.keys(state).sort()).toEqual(
      // What the document keeps, what the house rules need, and what the story of the run is told from.
      [
        'gold',
        'hp',
        'damage',
        'round',
        'owned',
        'purchases',
        'rules',
        'wounds',
        'first',
        'fight',
        'chapters',
        'best',
        'over',
      ].sort(),
    );
  });

  test('CL-061, C-22: prices, the number of rounds and rerolls are worked out, by the functions that the book names', async () => {
    const rows = tableIn('field of the document');
    expect(rows.map(([field]) => field)).toEqual(['prices', 'maxRounds', 'rerolls']);
    for (const row of rows) expect(await isThere(row), row.join(' ')).toBe(true);
    const { state } = ceeLo({ owned: { 'extra-reroll': 2, 'point-boost': 1 } });
    expect(priceOf({ ...state, purchases: 3 }, 'point-boost')).toBe(Math.round(15 * 1.4 * 1.02 ** 3));
    expect([isLastRound(state.rules, 4), isLastRound(state.rules, 5)]).toEqual([false, true]);
    expect(isLastRound({ ...state.rules, endless: true }, 5)).toBe(false);
    expect(rerollsPerRound(state)).toBe(3);
  });

  test('CL-062: a fight has both HP and their most, rerolls and free throws', () => {
    const scene = ceeLo({ first: 'player' });
    scene.answer(0, fight);
    expect(fightIn(scene)).toMatchObject({ enemyHp: 22, enemyMax: 22, hp: 50, rerolls: 1, auto: 3 });
    expect(scene.state.hp).toBe(50);
  });

  test('CL-063: dice and results of both sides, who threw, who throws first, what is used up; the log is made of events', () => {
    const scene = ceeLo({ fight: { enemyHp: 500 }, dice: [2, 2, 4, 3, 3, 1], owned: { 'wild-die': 1, 'ace-saver': 1 } });
    expect(fightIn(scene)).toMatchObject({ dice: [], result: null, enemyDice: [], enemyResult: null });
    scene.answer(0, roll);
    expect(fightIn(scene)).toMatchObject({ dice: [2, 2, 4], result: { type: 'point', value: 4 }, acesUsed: 0, wildsUsed: 0 });
    scene.answer(0, attack);
    expect(fightIn(scene)).toMatchObject({
      dice: [],
      result: null,
      enemyDice: [3, 3, 1],
      enemyResult: { type: 'point', value: 1 },
    });
    expect(scene.state.first).toBe('enemy');
    expect(heard(scene, 'threw')).toMatchObject([{ side: 'enemy', dice: [3, 3, 1] }]);
  });

  test('CL-064: each of its functions is one of ours, a step, or an option of a question, as the book says', async () => {
    const rows = tableIn('function of the document');
    expect(rows.map(([name]) => name)).toEqual([...FUNCTIONS]);
    for (const row of rows) expect(await isThere(row), row.join(' ')).toBe(true);
    expect(await isThere(['x', 'step', 'no.such.step', 'rules/steps/turn.ts'])).toBe(false);
    expect(await isThere(['x', 'function', 'noSuchFunction', 'rules/dice.ts'])).toBe(false);
    expect(await isThere(['x', 'option', 'fly', 'act'])).toBe(false);
  });
});

type Row = readonly [named: string, kind: string, name: string, where: string];

/** A table of the rule book's last chapter. */
function tableIn(heading: string): Row[] {
  const book = readFileSync(new URL('../../../../docs/rules/cee-lo.md', import.meta.url), 'utf8');
  const [, table = ''] = book.split(`| ${heading} |`);
  const [rows = ''] = table.split('\n\n');
  return [...rows.matchAll(/^\| `(\w+)` \| (function|step|option) `([\w.-]+)` \| (?:question )?`([\w./-]+)` \|$/gm)].map(
    ([, named = '', kind = '', name = '', where = '']): Row => [named, kind, name, where],
  );
}

/** Scenes in which each question is asked. */
const ASKED: { readonly [kind: string]: () => ReturnType<typeof ceeLo> } = {
  shop: () => ceeLo({ gold: 500, from: { do: 'shop' } }),
  roll: () => ceeLo({ fight: {} }),
  act: () => ceeLo({ fight: {}, dice: [2, 2, 4] }).answer(0, roll),
};

async function isThere([, kind, name, where]: Row): Promise<boolean> {
  if (kind === 'option')
    return (
      ASKED[where]?.()
        .options(0)
        .some((option) => option.do === name) ?? false
    );
  const module = (await import(new URL(`../../${where}`, import.meta.url).href)) as { readonly [name: string]: unknown };
  if (kind === 'function') return typeof module[name] === 'function';
  return Object.hasOwn(game.steps, name) && Object.values(module).some((steps) => Object.hasOwn(steps as object, name));
}

const ELEVEN = [
  'loaded-dice',
  'double-down',
  'point-boost',
  'ace-saver',
  'guaranteed-point',
  'high-roller',
  'wild-die',
  'extra-reroll',
  'lucky-clover',
  'devils-ward',
  'first-strike',
] as const;

const FUNCTIONS = [
  'rollDice',
  'analyzeCeeloRoll',
  'applyLuckModifiers',
  'processPowerupPurchase',
  'getVictoryRewards',
  'getEnemyHP',
  'startRound',
  'executePlayerTurn',
  'executeEnemyTurn',
  'performEnemyRoll',
  'playerRollDice',
  'attack',
  'defend',
  'reroll',
  'victory',
  'defeat',
  'restart',
] as const;

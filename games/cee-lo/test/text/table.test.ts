import { type Block, LANGUAGES, render, type Say, seat, withEngineTexts } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { tell, texts } from '../../text/index.ts';
import { type CeeLoScene, ceeLo, roll } from '../cee-lo.ts';

const { en } = withEngineTexts(texts);
const read = (what: Say): string => render(en, what, ['You']);
const table = (scene: CeeLoScene): readonly Block[] => tell.table(scene.view(0), seat(0));
const shape = (blocks: readonly Block[]) =>
  blocks.map((block) => {
    if (block.kind === 'notes') return [block.id, ...block.notes.map(({ key }) => key)];
    if (block.kind === 'rows')
      return [block.id, ...block.rows.map((row) => [row.title && read(row.title), ...row.parts.flat().map(read)])];
    throw new Error('there is no board in Cee-Lo');
  });

describe('the table of Cee-Lo', () => {
  test('begins with the run: the first note of the first block is what the menu tells of it', () => {
    for (const scene of [ceeLo(), ceeLo({ fight: {} }), ceeLo({ owned: { 'wild-die': 1 } })]) {
      const [first] = table(scene);
      expect(first?.kind === 'notes' && first.notes[0]?.key).toBe('table.run');
    }
  });

  test('before a fight: who is next, and what things cost', () => {
    expect(shape(table(ceeLo({ first: 'player' })))).toEqual([
      ['run', 'table.run'],
      ['next', 'table.next.player', 'table.prices'],
    ]);
  });

  test('what was bought has a row each: how many, and what it does', () => {
    const [, owned] = shape(table(ceeLo({ owned: { 'wild-die': 2, 'first-strike': 1 } })));
    expect(owned).toEqual([
      'owned',
      [expect.stringMatching(/ ×\d$/), expect.any(String)],
      [expect.stringMatching(/ ×\d$/), expect.any(String)],
    ]);
  });

  test('in a fight: a row for the enemy and one for you, then the dice', () => {
    const scene = ceeLo({ fight: { enemyHp: 12, enemyMax: 22, hp: 30 }, hp: 50, dice: [3, 3, 2] });
    expect(shape(table(scene))).toEqual([
      ['run', 'table.run'],
      ['fight', ['Alley Cat', '12 of 22 HP'], ['You', '30 of 50 HP', '1 reroll left']],
    ]);
    scene.answer(0, roll);
    expect(shape(table(scene)).at(-1)).toEqual(['dice', 'table.dice', 'table.choice']);
  });
});

test('the log: a round begins with a heading, between the dashes of its language', () => {
  const line = tell.event({ type: 'began', round: 1, first: 'player', enemyHp: 22, hp: 50 });
  expect([line?.heading, line && read(line.say)]).toEqual([true, 'Round 1: Alley Cat, 22 HP. First throw: You.']);
  expect(tell.event({ type: 'started' })?.heading).toBeUndefined();
  expect(LANGUAGES.map((language) => texts[language]['tell.heading'])).toEqual(['— {line} —', '—— {line}——']);
});

test('an option is the deed and what comes of it', () => {
  const words = (option: Parameters<typeof tell.option>[0]) => {
    const { say: deed, sub } = tell.option(option, { kind: 'act' });
    return [read(deed), sub && read(sub)];
  };
  expect(words({ do: 'wild', die: 0, face: 6 })).toEqual(['Wild Die: set die 1 to 6', undefined]);
  expect(words({ do: 'defend' })).toEqual(['Defend', 'heal']);
  expect(words({ do: 'roll' })).toEqual(['Throw the dice', undefined]);
});

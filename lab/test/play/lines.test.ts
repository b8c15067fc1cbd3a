import { PassThrough } from 'node:stream';
import { seat } from '@tavern/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { widthOf } from '../../columns.ts';
import { LineMenu } from '../../play/line-menu.ts';
import { SeenTable } from '../../play/seen-table.ts';
import { wrap } from '../../play/wrap.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('lines too long for the terminal', () => {
  test('break between words, under the text of their bullet', () => {
    expect(wrap('· Mei attacks the Skeleton and misses.', 20)).toBe('· Mei attacks the\n  Skeleton and\n  misses.');
    expect(wrap('   2. Sleep: stay where you are', 20)).toBe('   2. Sleep: stay\n      where you are');
  });

  test('break between the items of a list where they can', () => {
    expect(wrap('  0 Start · 1 a tier · 2 Luck · 3 Luck', 20)).toBe('  0 Start ·\n    1 a tier ·\n    2 Luck · 3 Luck');
  });

  test('break each for itself, further in than they began', () => {
    expect(wrap('short\n  the second one is much longer', 20)).toBe('short\n  the second one is\n    much longer');
  });

  test('break between Chinese characters, never before a full stop or after an opening bracket', () => {
    expect(wrap('一二三四五六七八九十。', 20)).toBe('一二三四五六七八九\n  十。');
    expect(wrap('一二三四五六七八九「十」', 20)).toBe('一二三四五六七八九\n  「十」');
  });

  test('colours take no room and are not broken', () => {
    const red = (text: string): string => `\u001b[31m${text}\u001b[39m`;
    expect(wrap(`${red('Mei')} has ${red('Ann')} for dinner`, 20)).toBe(`${red('Mei')} has ${red('Ann')} for\n  dinner`);
    expect(wrap(`一二三四五六七八九${red('十')}。`, 20)).toBe(`一二三四五六七八九\n  ${red('十')}。`);
    expect(widthOf(red('十a'))).toBe(3);
  });

  test('a word that fits nowhere stays whole, and no width at all breaks nothing', () => {
    const hash = '0123456789abcdef0123456789abcdef';
    expect(wrap(`sealed with ${hash} now`, 20)).toBe(`sealed with\n  ${hash}\n  now`);
    expect(wrap(`sealed with ${hash} now`, Number.POSITIVE_INFINITY)).toBe(`sealed with ${hash} now`);
  });
});

describe('the table', () => {
  const line = (name: string, text: string) => [name, text] as const;
  const far = [1, 2, 3, 4, 5].map((n) => line(`board ${n}`, `row ${n}`));
  const whole = [...far, line('player 0', 'Mei 5 HP'), line('player 1', 'Ann 5 HP')];
  const hurt = [...far, line('player 0', 'Mei 5 HP'), line('player 1', 'Ann 4 HP')];
  const [mei, ann] = [seat(0), seat(1)];

  test('is printed whole at first, then only where it changed, also when it changes back', () => {
    const seen = new SeenTable();
    expect(seen.news(mei, whole, 1, 0)).toEqual(whole.map(([, text]) => text));
    expect(seen.news(mei, whole, 1, 5)).toEqual([]);
    expect(seen.news(mei, hurt, 1, 10)).toEqual(['Ann 4 HP']);
    expect(seen.news(mei, whole, 1, 15)).toEqual(['Ann 5 HP']);
  });

  test('is printed whole in a new turn, to another viewer, after a hand-over, and when it is long gone', () => {
    const seen = new SeenTable();
    seen.news(mei, whole, 1, 0);
    expect(seen.news(mei, whole, 2, 5)).toHaveLength(7);
    expect(seen.news(ann, whole, 2, 5)).toHaveLength(7);
    expect(seen.news(mei, whole, 2, 64)).toEqual([]);
    expect(seen.news(mei, whole, 2, 65)).toHaveLength(7);
    seen.forget();
    expect(seen.news(mei, whole, 2, 66)).toHaveLength(7);
  });

  test('lines that a game leaves out for a while are no news when they come back as they were', () => {
    const seen = new SeenTable();
    seen.news(mei, whole, 1, 0);
    expect(seen.news(mei, [line('fight', 'round 2')], 1, 5)).toEqual(['round 2']);
    expect(seen.news(mei, hurt, 1, 10)).toEqual(['Ann 4 HP']);
  });

  test('of a few lines is printed whole if anything in it changed, and not at all otherwise', () => {
    const seen = new SeenTable();
    const fight = (round: number) => [line('fight', `Fight, round ${round}, against`), line('foe', 'a Skeleton')];
    seen.news(mei, fight(1), 1, 0);
    expect(seen.news(mei, fight(2), 1, 5)).toEqual(['Fight, round 2, against', 'a Skeleton']);
    expect(seen.news(mei, fight(2), 1, 10)).toEqual([]);
  });
});

test('every line has a number; one that is blocked gives its reason and asks again', async () => {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
  const input = new PassThrough();
  const menu = new LineMenu('en', input);
  input.write('2\n4\n3\n');
  const choices = [
    { value: 'move', name: 'Move' },
    { value: 'end', name: 'End your turn', blocked: '(not now: move first)' },
    { value: 'leave', name: 'Give up' },
  ];
  expect(await menu.choose('What now?', choices)).toBe('leave');
  menu.close();
  expect(printed).toEqual([
    'What now?',
    '   1. Move',
    '   2. End your turn (not now: move first)',
    '   3. Give up',
    'End your turn (not now: move first)',
    'Type a number from 1 to 3 and press Enter.',
    'Type a number from 1 to 3 and press Enter.',
  ]);
});

import { expect, test } from 'vitest';
import { LogDesk, type LogUse } from '../../log/log-bridge.ts';

function laid(current: string | null = null): { readonly desk: LogDesk; readonly heard: (readonly [string, unknown])[] } {
  const heard: (readonly [string, unknown])[] = [];
  const desk = new LogDesk(() => heard.push(['pressed', null]));
  const use: LogUse = { current, press: (id) => heard.push(['press', id]), point: (id) => heard.push(['point', id]) };
  desk.lay(use);
  return { desk, heard };
}

test('lines are only read until a table says what they do', () => {
  const desk = new LogDesk(() => expect.unreachable());
  expect(desk.usable()).toBe(false);
  expect(desk.roleOf('1')).toBe('read');
  desk.press('1');
  desk.point('1');
});

test('a line is pressed first, then the owner of the book is told', () => {
  const { desk, heard } = laid();
  desk.press('7');
  expect(heard).toEqual([
    ['press', '7'],
    ['pressed', null],
  ]);
});

test('pointing at a line is reported, and so is its end', () => {
  const { desk, heard } = laid();
  desk.point('7');
  desk.point(null);
  expect(heard).toEqual([
    ['point', '7'],
    ['point', null],
  ]);
});

test('the line whose moment is shown differs from the others', () => {
  const { desk } = laid('7');
  expect([desk.roleOf('7'), desk.roleOf('8')]).toEqual(['shown', 'open']);
});

test('lines hear of every change until they leave', () => {
  const { desk } = laid();
  let heard = 0;
  const leave = desk.listen(() => {
    heard += 1;
  });
  desk.lay(null);
  expect([heard, desk.roleOf('7')]).toEqual([1, 'read']);
  leave();
  desk.lay(null);
  expect(heard).toBe(1);
});

test('the book is told what the table has not shown yet, and when nothing is left', () => {
  const { desk } = laid();
  const heard: number[] = [];
  desk.listen(() => heard.push(desk.coming().size));
  desk.expect(new Set(['7', '8']));
  desk.expect(new Set());
  expect(heard).toEqual([2, 0]);
});

test('listeners are told of the story being shown, once for each change', () => {
  const desk = new LogDesk();
  let changes = 0;
  desk.listen(() => {
    changes += 1;
  });
  const words = (n: number) => ({ title: { key: 'turn', with: { n } }, sub: null, mine: false });
  desk.tell({ words: words(1) }, '7');
  expect([desk.story(), desk.heard(), changes]).toEqual([{ words: words(1) }, '7', 1]);
  const before = desk.story();
  desk.tell({ words: words(1) }, '7');
  expect([desk.story() === before, changes]).toEqual([true, 1]);
  desk.tell({ words: words(1) }, '8');
  expect([desk.story() === before, desk.heard(), changes]).toEqual([true, '8', 2]);
  desk.tell(null, '8');
  expect([desk.story(), changes]).toEqual([null, 3]);
});

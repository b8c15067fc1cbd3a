import { expect, test } from 'vitest';
import { LogBridge, type LogUse } from '../../log/log-bridge.ts';

function laid(current: string | null = null): { readonly bridge: LogBridge; readonly heard: (readonly [string, unknown])[] } {
  const heard: (readonly [string, unknown])[] = [];
  const bridge = new LogBridge(() => heard.push(['pressed', null]));
  const use: LogUse = { current, press: (id) => heard.push(['press', id]), point: (id) => heard.push(['point', id]) };
  bridge.lay(use);
  return { bridge, heard };
}

test('lines are only read until a table says what they do', () => {
  const bridge = new LogBridge(() => expect.unreachable());
  expect(bridge.usable()).toBe(false);
  expect(bridge.roleOf('1')).toBe('read');
  bridge.press('1');
  bridge.point('1');
});

test('a line is pressed first, then the owner of the book is told', () => {
  const { bridge, heard } = laid();
  bridge.press('7');
  expect(heard).toEqual([
    ['press', '7'],
    ['pressed', null],
  ]);
});

test('pointing at a line is reported, and so is its end', () => {
  const { bridge, heard } = laid();
  bridge.point('7');
  bridge.point(null);
  expect(heard).toEqual([
    ['point', '7'],
    ['point', null],
  ]);
});

test('the line whose moment is shown differs from the others', () => {
  const { bridge } = laid('7');
  expect([bridge.roleOf('7'), bridge.roleOf('8')]).toEqual(['shown', 'open']);
});

test('lines hear of every change until they leave', () => {
  const { bridge } = laid();
  let heard = 0;
  const leave = bridge.listen(() => {
    heard += 1;
  });
  bridge.lay(null);
  expect([heard, bridge.roleOf('7')]).toEqual([1, 'read']);
  leave();
  bridge.lay(null);
  expect(heard).toBe(1);
});

test('the book is told what the table has not shown yet, and when nothing is left', () => {
  const { bridge } = laid();
  const heard: number[] = [];
  bridge.listen(() => heard.push(bridge.coming().size));
  bridge.expect(new Set(['7', '8']));
  bridge.expect(new Set());
  expect(heard).toEqual([2, 0]);
});

test('listeners are told of the story being shown, once for each change', () => {
  const bridge = new LogBridge();
  let changes = 0;
  bridge.listen(() => {
    changes += 1;
  });
  const words = (n: number) => ({ title: { key: 'turn', with: { n } }, sub: null, mine: false });
  bridge.tell({ words: words(1) }, '7');
  expect([bridge.story(), bridge.heard(), changes]).toEqual([{ words: words(1) }, '7', 1]);
  const before = bridge.story();
  bridge.tell({ words: words(1) }, '7');
  expect([bridge.story() === before, changes]).toEqual([true, 1]);
  bridge.tell({ words: words(1) }, '8');
  expect([bridge.story() === before, bridge.heard(), changes]).toEqual([true, '8', 2]);
  bridge.tell(null, '8');
  expect([bridge.story(), changes]).toEqual([null, 3]);
});

test('listeners are told what to do with a card that was taken, once for each change', () => {
  const bridge = new LogBridge();
  let changes = 0;
  bridge.listen(() => {
    changes += 1;
  });
  const step = () => ({ key: 'place', with: { card: 'Elijah' } });
  bridge.take(step());
  const before = bridge.taken();
  bridge.take(step());
  expect([before, bridge.taken() === before, changes]).toEqual([step(), true, 1]);
  bridge.take(null);
  expect([bridge.taken(), changes]).toEqual([null, 2]);
});

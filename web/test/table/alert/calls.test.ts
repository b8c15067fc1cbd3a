import { expect, test } from 'vitest';
import { callsAt } from '../../../table/alert/calls.ts';

const HERE = { window: false, hidden: false, idle: false, vibrate: true, notify: true };

test('who plays is not called; who looks elsewhere is, and to a window everybody', () => {
  expect(callsAt(HERE)).toEqual([]);
  expect(callsAt({ ...HERE, idle: true })).toEqual(['bell', 'vibration']);
  expect(callsAt({ ...HERE, window: true })).toEqual(['drum', 'vibration']);
});

test('a notification comes to a hidden page only', () => {
  expect(callsAt({ ...HERE, hidden: true })).toEqual(['bell', 'vibration', 'notification']);
  expect(callsAt({ ...HERE, idle: true, window: true })).not.toContain('notification');
});

test('what is switched off stays off', () => {
  expect(callsAt({ ...HERE, hidden: true, window: true, vibrate: false, notify: false })).toEqual(['drum']);
});

import { seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import type { Event } from '../../../rules/events.ts';
import { phaseOf } from '../../../ui/board/phases.tsx';

const drew: Event = { type: 'drew', seat: seat(0), card: null, by: null, deck: 12 };
const cleared: Event = { type: 'cleared', round: 1, counts: [5, 5] };

test('RR-014: the pennants follow the round, and drawing is seen as a phase', () => {
  expect(phaseOf({ phase: 'redraw' }, null)).toBe('draw');
  expect(phaseOf({ phase: 'main' }, drew)).toBe('draw');
  expect(phaseOf({ phase: 'main' }, null)).toBe('main');
  expect(phaseOf({ phase: 'secret' }, null)).toBe('secret');
  expect(phaseOf({ phase: 'battle' }, null)).toBe('battle');
  expect(phaseOf({ phase: 'battle' }, cleared)).toBe('end');
  expect(phaseOf({ phase: 'over' }, null)).toBe('end');
});

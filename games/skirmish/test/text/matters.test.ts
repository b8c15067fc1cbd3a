import { seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import type { Cause, Event } from '../../rules/events.ts';
import { tell } from '../../text/index.ts';

const ANN = seat(0);
const matters = (event: Event): boolean => tell.matters?.(event) ?? false;
const passed = (why: 'chosen' | 'empty' | 'limit'): boolean => matters({ type: 'passed', seat: ANN, why });
const died = (cause: Cause): boolean => matters({ type: 'died', seat: ANN, slot: 1, unit: 4, card: 'scout', cause, by: null });

test('FS-005: a replay jumps to passes that were chosen, units that were killed, rounds, victory points of cards, and the end', () => {
  expect([passed('chosen'), died('power'), died('destroyed')]).toEqual([true, true, true]);
  expect(matters({ type: 'roundEnded', round: 1, winner: ANN, vp: [2, 1], won: [1, 0], ties: 0 })).toBe(true);
  expect(matters({ type: 'vp', seat: ANN, from: 1, to: 2, by: 'champion' })).toBe(true);
  expect(matters({ type: 'ended', winner: ANN, how: 'rounds' })).toBe(true);
});

test('FS-005: passes that nobody chose, sacrifices and plays are not remembered', () => {
  expect([passed('empty'), passed('limit'), died('sacrifice')]).toEqual([false, false, false]);
  expect(matters({ type: 'played', seat: ANN, card: 'scout', slot: 1, at: null, left: null })).toBe(false);
  expect(matters({ type: 'slot', slot: 0, winner: ANN, powers: [3, null], vp: [1, 0] })).toBe(false);
});

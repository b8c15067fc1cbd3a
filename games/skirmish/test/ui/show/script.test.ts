import { ScriptReader } from '@tavern/kit/show/script.ts';
import { expect, test } from 'vitest';
import type { Event } from '../../../rules/events.ts';
import { script } from '../../../ui/show/script.ts';
import { ME, play, RIVAL, skirmish } from '../../skirmish.ts';

const reader = new ScriptReader(script);
const after = skirmish({}).match.packet(ME).view;
const beatsOf = (event: Event, viewer = ME) => reader.beats(event, { viewer, later: [], earlier: () => [], after, lay: null });
const lastsOf = (event: Event, viewer = ME): number => beatsOf(event, viewer).reduce((sum, { lasts }) => sum + lasts, 0);
const soundsOf = (event: Event, viewer = ME) => beatsOf(event, viewer).flatMap(({ sounds = [] }) => sounds);

test('FS-066, FS-100: a card flies for 500 ms, power changes in 300 ms, and a unit dies in 400 ms', () => {
  const scene = skirmish({ mine: { hand: ['fireball', 'champion'] }, theirs: { units: ['scout'] } });
  const told = scene.answer(0, play('fireball', null, 'rival-0')).told(0);
  const shown = Object.fromEntries(told.map((event) => [event.type, lastsOf(event)]));
  expect(shown).toMatchObject({ played: 500, power: 300, died: 400 });
  const played = told.find(({ type }) => type === 'played');
  expect(played === undefined ? 0 : lastsOf(played, RIVAL)).toBeCloseTo(500);
});

test('every slot that is won has its sound, and each side hears the round end its own way', () => {
  const slot = (winner: typeof ME | null): Event => ({ type: 'slot', slot: 0, winner, powers: [1, null], vp: [1, 0] });
  expect(soundsOf(slot(ME))).toEqual(['coin']);
  expect(soundsOf(slot(null))).toEqual(['tick']);
  const ended: Event = { type: 'roundEnded', round: 1, winner: ME, vp: [2, 1], won: [1, 0], ties: 0 };
  expect([soundsOf(ended, ME), soundsOf(ended, RIVAL)]).toEqual([['win'], ['lose']]);
});

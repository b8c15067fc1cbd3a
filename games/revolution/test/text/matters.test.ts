import { seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import { tell } from '../../text/index.ts';

const ANN = seat(0);
const matters = (event: Pick<Event, 'type'>): boolean => tell.matters?.(event as Event) ?? false;

test('a replay jumps to full squares, battles of leaders, looks into a hand, neutralised cards, and the end', () => {
  const remembered: Pick<Event, 'type'>[] = [
    { type: 'squareFull' },
    { type: 'battle' },
    { type: 'looked' },
    { type: 'neutralised' },
    { type: 'ended' },
  ];
  for (const event of remembered) expect([event.type, matters(event)]).toEqual([event.type, true]);
});

test('turns, draws and placements are not remembered', () => {
  const passing: Event[] = [
    { type: 'turn', seat: ANN, turn: 2 },
    { type: 'drew', seat: ANN, card: null, by: null, deck: 20 },
    { type: 'placed', seat: ANN, card: null, zone: 'top', face: 'down', by: null },
    { type: 'revealed', cards: [null, null] },
    { type: 'cleared', round: 1, counts: [5, 5] },
  ];
  for (const event of passing) expect([event.type, matters(event)]).toEqual([event.type, false]);
});

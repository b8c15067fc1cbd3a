import { seat } from '@tavern/engine';
import { describe, expect, it } from 'vitest';
import type { Happening, TableBot } from '../../game-table.ts';
import { type Moment, sayingIn } from '../../said/saying.ts';

type Event = { readonly type: string; readonly winner?: number; readonly loser?: number };

const marta: TableBot = { level: 'steady', crest: 'hedgehog', lines: { won: 'Well!', lost: 'Oh.' } };
const bots = [null, marta, { ...marta, lines: null }];
const momentsOf = ({ winner, loser }: Event): readonly Moment[] => [
  ...(winner === undefined ? [] : [{ seat: seat(winner), line: 'won' as const }]),
  ...(loser === undefined ? [] : [{ seat: seat(loser), line: 'lost' as const }]),
];
const happened = (id: string, event: Partial<Event>, past = false): Happening<Event> => ({
  id,
  event: { type: 'x', ...event },
  past,
});
const said = (
  events: readonly Happening<Event>[],
  now: { id: string; phase: string } | null = null,
  rewound: string | null = null,
) => sayingIn({ events, show: { now: now as never, rewound }, bots, momentsOf });

describe('what a bot says', () => {
  const duel = [happened('1', {}), happened('2', { winner: 1, loser: 0 }), happened('3', {})];

  it('is about the last big moment of a player who speaks', () => {
    expect(said(duel)).toEqual({ id: '2', seat: 1, text: 'Well!' });
    expect(said([...duel, happened('4', { winner: 0, loser: 1 })])).toEqual({ id: '4', seat: 1, text: 'Oh.' });
    expect(said([...duel, happened('4', { winner: 0, loser: 2 })])).toEqual({ id: '2', seat: 1, text: 'Well!' });
  });

  it('waits until that moment has been shown', () => {
    expect(said(duel, { id: '1', phase: 'moves' })).toBeNull();
    expect(said(duel, { id: '2', phase: 'moves' })).toBeNull();
    expect(said(duel, { id: '2', phase: 'lies' })?.id).toBe('2');
    expect(said(duel, { id: '3', phase: 'moves' })?.id).toBe('2');
  });

  it('is not repeated to a viewer who came later, nor said while they look back', () => {
    expect(said([happened('1', { winner: 1 }, true), happened('2', {})])).toBeNull();
    expect(said(duel, null, '2')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { soundsOf } from '../../../table/alert/event-sounds.ts';

describe('events are heard', () => {
  it('each sound once, however often it happened at the same moment', () => {
    const round = { type: 'fightRound' };
    expect(soundsOf([round, { type: 'hurt' }, round, { type: 'drew' }])).toEqual(['sword', 'card']);
  });

  it('a die by its sound, in any event with a throw', () => {
    const ran = { type: 'ran', die: 3 };
    expect(soundsOf([ran])).toEqual(['dice']);
  });

  it('not at all without a sound of their own', () => expect(soundsOf([{ type: 'order' }])).toEqual([]));
});

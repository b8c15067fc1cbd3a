import { describe, expect, it } from 'vitest';
import { soundsOf } from '../../../table/alert/event-sounds.ts';

describe('what happens is heard', () => {
  it('each sound once, however often it happened at the same moment', () => {
    const round = { type: 'fightRound' };
    expect(soundsOf([round, { type: 'hurt' }, round, { type: 'drew' }])).toEqual(['sword', 'card']);
  });

  it('a die by its sound, in whatever event it was thrown', () => {
    const ran = { type: 'ran', die: 3 };
    expect(soundsOf([ran])).toEqual(['dice']);
  });

  it('not at all where nobody gave it a sound', () => expect(soundsOf([{ type: 'order' }])).toEqual([]));
});

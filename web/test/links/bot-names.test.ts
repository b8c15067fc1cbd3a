import { describe, expect, it } from 'vitest';
import { namesFromServer, namesOf } from '../../links/bot-names.ts';

const nameOf = (level: string | null, nth: number): string => (level === null ? `seat ${nth}` : `${level} bot no. ${nth}`);

describe('what seats are called', () => {
  it('bots by their level, counted; people by their own name, or their place if they have none', () => {
    const seats = [
      { name: 'Mei', level: null },
      { name: '', level: 'easy' },
      { name: '', level: 'normal' },
      { name: '', level: 'easy' },
      { name: '', level: null },
    ];
    expect(namesOf(seats, nameOf)).toEqual(['Mei', 'easy bot no. 1', 'normal bot no. 1', 'easy bot no. 2', 'seat 5']);
  });

  it('as the server counts them, and a person may be called like a bot', () => {
    const isBot = (seat: number): boolean => seat > 0;
    expect(namesFromServer(['normal 2', 'normal', 'normal 2'], isBot, nameOf)).toEqual([
      'normal 2',
      'normal bot no. 1',
      'normal bot no. 2',
    ]);
  });
});

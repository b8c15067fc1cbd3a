import type { AskedPacket } from '@tavern/bots';
import { copy, fast, type Option } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { bot } from '../../bot/index.ts';
import type { Revolution } from '../../rules/types.ts';
import { full, ME, none, redraw, revolution, type Situation, seal, take, up } from '../revolution.ts';
import { chosenBy } from './matches.ts';

const chosen = (situation: Situation, luck?: number) => chosenBy(bot, revolution(situation), luck);

/** What it does most often of twenty times. */
function usual(situation: Situation): Option<Revolution> {
  const counts = new Map<string, number>();
  for (let luck = 0; luck < 20; luck++) {
    const key = JSON.stringify(chosen(situation, luck));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [[most] = ['null']] = [...counts].sort(([, a], [, b]) => b - a);
  return JSON.parse(most) as Option<Revolution>;
}

describe('placing', () => {
  test('RR-034: it completes three of a type where the leader lets it', () => {
    const mine = { leader: 's-1', zones: { top: 'c-1', left: 'c-3', help: 'h-12' }, hand: ['c-13', 'c-2', 'c-8'] } as const;
    expect(chosen({ mine, theirs: { zones: full('c-24', 'c-19', 'c-22', 'h-11') } })).toEqual(up('c-2', 'right'));
  });

  test('H-02: so it does in the extra round, which the higher total decides', () => {
    const mine = { leader: 's-1', zones: { top: 'c-1', left: 'c-3', help: 'h-12' }, hand: ['c-13', 'c-2', 'c-8'] } as const;
    expect(chosen({ mine, theirs: { zones: full('c-24', 'c-19', 'c-22', 'h-11') }, round: 5 })).toEqual(up('c-2', 'right'));
  });

  test('RR-037: where the leader does not, it makes the next best combo', () => {
    // The right zone of s-6 has no place for Right-wing characters.
    const mine = { leader: 's-6', zones: { top: 'c-1', left: 'c-3', help: 'h-12' }, hand: ['c-27', 'c-2', 'c-8'] } as const;
    expect(chosen({ mine, theirs: { zones: full('c-24', 'c-37', 'c-8', 'h-4') } })).toEqual(up('c-8', 'right'));
  });

  test('it puts a boost where it counts', () => {
    const mine = { leader: 's-8', zones: { top: 'c-1', left: 'c-8', right: 'c-13' }, hand: ['h-12', 'h-9', 'h-10'] } as const;
    expect(chosen({ mine, theirs: { zones: full('c-24', 'c-8', 'c-25', 'h-4') } })).toEqual(up('h-9', 'help'));
  });

  test('RR-059: it opens the zones with h-5 for a combo that its leader does not allow', () => {
    const mine = { leader: 's-7', zones: { top: 'c-24', right: 'c-19' }, hand: ['h-5', 'c-22', 'h-10'], deck: ['c-18'] } as const;
    const theirs = { zones: full('c-26', 'c-28', 'c-25', 'h-13') } as const;
    expect(chosen({ mine, theirs, round: 4 })).toEqual(up('h-5', 'help'));
  });

  test('RR-030, sp-9: what would bring nothing face-up may as well be face-down', () => {
    // In the top zone of s-8 is no place for Freedom, and the last card decides nothing.
    const mine = { leader: 's-8', zones: { left: 'c-8', right: 'c-1', help: 'h-9' }, hand: ['c-24', 'c-9'], deck: [] } as const;
    expect(chosen({ mine })).toMatchObject({ zone: 'top', face: 'down' });
  });

  test('in a round that is lost anyway it keeps its best cards for the leaders to come', () => {
    const hand = ['c-4', 'c-1', 'c-3', 'c-30'] as const;
    const zones = { left: 'c-8', right: ['c-27', 'down'], help: 'h-4' } as const;
    const lost = {
      mine: { leaders: ['s-8', 's-1', 's-6', 's-10'], hand, zones },
      theirs: { zones: full('c-24', 'c-19', 'c-22', 'h-11') },
    } as const;
    expect(usual(lost)).toMatchObject({ card: 'c-30' });
    expect(usual({ ...lost, round: 4, mine: { ...lost.mine, leader: 's-8' } })).not.toMatchObject({ card: 'c-30' });
  });
});

describe('RR-042, RR-043: choosing', () => {
  test('it aims h-2 at the strongest that it can set to 0', () => {
    const theirs = { leader: 's-5', zones: { top: 'c-31', left: 'c-26', right: 'c-28' } } as const;
    const scene = revolution({ mine: { hand: ['h-2', 'c-1'] }, theirs }).answer(0, up('h-2', 'help'));
    expect(chosenBy(bot, scene)).toEqual({ do: 'aim', zone: 'left' });
    scene.asks(0, 'choose');
  });

  test('it takes what completes its round', () => {
    const mine = {
      leader: 's-4',
      zones: { left: 'c-24', help: 'h-11' },
      hand: ['c-9', 'c-14'],
      deck: ['c-1', 'c-19', 'sp-2', 'c-15'],
    } as const;
    const scene = revolution({ mine, theirs: { zones: full('c-26', 'c-28', 'c-25', 'h-13') }, round: 4 });
    scene.answer(0, up('c-9', 'top'));
    expect(chosenBy(bot, scene)).toEqual(take('c-19'));
    scene.asks(0, 'choose');
  });

  test('of the Help cards that c-12 has found it takes the one that brings most; none where none is found', () => {
    const mine = { leader: 's-4', zones: { left: 'c-24', right: 'c-19' }, hand: ['c-12'] } as const;
    const theirs = { zones: full('c-3', 'c-1', 'c-8', 'h-12') } as const;
    const deck = ['h-13', 'h-11', 'h-14', 'c-1'] as const;
    const scene = revolution({ mine: { ...mine, deck }, theirs, round: 4 }).answer(0, up('c-12', 'top'));
    expect(chosenBy(bot, scene)).toEqual(take('h-11'));
    scene.asks(0, 'choose');
    const nothing = revolution({ mine: { ...mine, deck: ['c-1', 'c-1'] }, theirs, round: 4 }).answer(0, up('c-12', 'top'));
    expect(chosenBy(bot, nothing)).toEqual(none);
    nothing.asks(0, 'choose');
  });
});

describe('RR-023, H-21: sealing', () => {
  const side = { leader: 's-8', zones: full('c-1', 'c-8', 'c-3', 'h-12') } as const;
  const begin = { theirs: side, from: { do: 'secret' } } as const;

  test('it seals the SP card that turns the last round', () => {
    const mine = { ...side, leader: 's-8', hand: ['sp-3', 'sp-4', 'sp-2', 'c-2'] } as const;
    expect(chosen({ ...begin, mine, round: 4 })).toEqual(seal('sp-4'));
  });

  test('H-02: it seals what wins the extra round, in which points decide nothing', () => {
    const mine = { ...side, hand: ['sp-2', 'sp-4', 'c-2'] } as const;
    for (let luck = 0; luck < 10; luck++) expect(chosen({ ...begin, mine, round: 5 }, luck)).toEqual(seal('sp-4'));
  });

  test('it thinks of the SP cards that the rival may hold: where only one of its cards wins against them, it is that one', () => {
    // 20 behind, and the rival has nothing but sp-5 in its hand: a combo that sp-4 doubles would be lost again in part.
    const theirs = { ...side, zones: full('c-1', 'c-13', 'c-3', 'h-12'), hand: ['sp-5'], deck: [] } as const;
    expect(chosen({ ...begin, mine: { ...side, hand: ['sp-3', 'sp-6', 'c-2'] }, theirs, round: 4 })).toEqual(seal('sp-6'));
  });

  test('without a use for an SP card it bluffs now and then, and passes now and then, whether it has one or not', () => {
    const shares = [
      ['c-2', 'c-5', 'c-14', 'c-27'],
      ['c-2', 'c-5', 'c-14', 'sp-9'],
    ].map((hand) => {
      const scene = revolution({ ...begin, mine: { ...side, hand: hand as ['c-2'] } });
      const answers = Array.from({ length: 100 }, (_, luck) => chosenBy(bot, scene, luck));
      for (const answer of answers) if (answer?.do === 'seal') expect(answer.card).not.toBe('sp-9');
      return answers.filter((answer) => answer?.do === 'seal').length / 100;
    });
    for (const share of shares) {
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.6);
    }
  });
});

test('RR-016: it redraws a hand without characters, and keeps one that fits its leaders', () => {
  const list = ['c-1', 'c-3', 'c-4', 'c-6', 'c-8', 'c-13', 'c-15', 'c-2', 'c-1', 'c-13', 'c-8', 'c-4', 'c-6', 'c-16'] as const;
  const begin = {
    from: { do: 'round.begin' },
    theirs: { hand: [] },
    round: 0,
    with: (state: { phase: string }) => {
      state.phase = 'redraw';
    },
  } as const;
  const poor = ['h-2', 'h-4', 'h-1', 'sp-1', 'sp-3', 'h-3', 'sp-4'] as const;
  expect(chosen({ ...begin, mine: { hand: [], deck: [...poor, ...list] } })).toEqual(redraw);
  expect(
    chosen({ ...begin, mine: { hand: [], deck: ['c-4', 'c-1', 'c-13', 'c-8', 'h-12', 'c-3', 'sp-4', ...poor, 'c-27', 'c-14'] } }),
  ).toEqual({ do: 'keep' });
});

test('it reads its packet and nothing else, leaves it as it was, and decides the same again with the same luck', () => {
  const scene = revolution({ mine: { hand: ['c-1', 'c-8', 'h-12', 'sp-3', 'c-13'] }, theirs: { zones: { top: 'c-24' } } });
  const packet = scene.match.packet(ME) as AskedPacket<Revolution>;
  const before = copy(packet);
  const first = bot.choose(packet, ME, fast(2).stream('normal'));
  expect(packet).toEqual(before);
  expect(bot.choose(JSON.parse(JSON.stringify(packet)) as AskedPacket<Revolution>, ME, fast(2).stream('normal'))).toEqual(first);
});

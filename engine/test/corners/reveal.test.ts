import { expect, test } from 'vitest';
import { living, magpies } from '../magpies/magpies.ts';
import { onTurn, why } from '../magpies/planted.ts';

test('the same card drawn in both worlds is no excuse: only the holder of a hawk is asked after it', () => {
  const game = onTurn((m, option, who) => {
    if (option.do !== 'draw') return;
    const holders = living(m.state).filter((each) => each !== who && m.state.hands[each]?.includes('hawk'));
    m.ask(holders, { kind: 'hawk', thief: who });
  });
  expect(why(game, { every: 1, players: 2, games: 15 })).toMatch(/tells? .*after {"do":"draw"/);
});

test('at an honest table of two nothing is complained of', () => {
  expect(() => why(magpies, { every: 5, players: 2, games: 10 })).toThrow('nothing was found');
});

import { create, fast, foresee, foreseePart } from '@tavern/engine';
import { expect, test } from 'vitest';
import { foreseenIn } from '../../../test/foreseen.ts';
import { sampleSeat } from '../../rules/decks.ts';
import { game } from '../../rules/game.ts';
import { down, ME, revolution, up } from '../revolution.ts';

const scene = () => revolution({ mine: { leader: 's-6', hand: ['c-8', 'c-14'], deck: ['c-1', 'c-3', 'c-13', 'c-16'] } });

test('a placement that depends on nothing hidden is foreseen, face-up and face-down', () => {
  const packet = scene().match.packet(ME, { lean: true });
  expect(foresee(game, packet, ME, up('c-8', 'top'))?.view.players[0]?.zones.top).toMatchObject({ card: 'c-8', face: 'up' });
  expect(foresee(game, packet, ME, down('c-8', 'help'))?.view.players[0]?.zones.help).toMatchObject({
    card: 'c-8',
    face: 'down',
  });
});

test('what depends on a drawn card is not, but the square is known all the same', () => {
  const packet = scene().match.packet(ME, { lean: true });
  expect(foresee(game, packet, ME, up('c-14', 'top'))).toBeNull();
  const top = foreseePart(game, packet, ME, up('c-14', 'top'), ({ view }) => {
    const spot = view.players[0]?.zones.top ?? null;
    return spot === null || spot === 'vacant' ? spot : spot.card;
  });
  expect(top).toBe('c-14');
});

test('whatever is foreseen is what comes', () => {
  let foreseen = 0;
  for (let round = 0; round < 8; round++) {
    const choices = fast(round).stream('choices');
    const seats = [sampleSeat(choices), sampleSeat(choices)];
    const match = create(game, fast(round), seats, game.rules.parse({ hiddenLeaders: true }));
    foreseen += foreseenIn(game, match, 100 + round);
  }
  expect(foreseen).toBeGreaterThan(100);
});

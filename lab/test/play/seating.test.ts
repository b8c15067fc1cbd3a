import { fast, parseSettings } from '@tavern/engine';
import { expect, test } from 'vitest';
import { bands } from '../../../server/test/rooms/stand-ins.ts';
import { settle } from '../../play/arrangement.ts';
import { arrangementFrom, wantedFrom } from '../../play/command-line.ts';

const arranged = (...args: readonly string[]) => arrangementFrom(bands, wantedFrom(['bands', ...args]));
const rng = () => fast(1).stream('choices');

test('where the game counts the bots, the seats follow from the people', () => {
  expect(arranged('--people', '2', '--rule', 'tune=duet')).toMatchObject({ people: 2, seats: 4 });
  expect(arranged('--people', '3', '--seats', '3', '--rule', 'tune=duet')).toMatchObject({ people: 3, seats: 6 });
  expect(arranged('--people', '2', '--seats', '3', '--rule', 'tune=bands')).toMatchObject({ people: 2, seats: 3 });
});

test('bots choose what goes with the choices of the people', () => {
  for (const tune of ['duet', 'bands']) {
    const { rules, seats } = settle(
      bands,
      { ...arranged('--people', '2', '--seats', '4', '--rule', `tune=${tune}`), choices: [{ part: 'horn' }, { part: 'bell' }] },
      rng(),
    );
    expect(parseSettings(bands.game, { rules, seats })).toMatchObject({ ok: true });
  }
});

test('people who cannot start together are told why', () => {
  const together = {
    ...arranged('--people', '2', '--seats', '2', '--rule', 'tune=bands'),
    choices: [{ part: 'horn' }, { part: 'bell' }],
  };
  expect(() => settle(bands, together, rng())).toThrow(/band\.missing/);
});

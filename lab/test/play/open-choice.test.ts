import { fast } from '@tavern/engine';
import { expect, test, vi } from 'vitest';
import { parading } from '../../../server/test/rooms/stand-ins.ts';
import { tried } from '../../fuzz/trial.ts';
import { seatFields } from '../../house-rules.ts';
import { arrange } from '../../play/arrange.ts';
import { type Arrangement, choicesFrom, settle } from '../../play/arrangement.ts';
import { type Plan, playGame } from '../../simulate/game.ts';
import { ScriptedMenu } from './scripted-menu.ts';

vi.stubEnv('LANG', 'C');

const OWN = 'PD1-maba-1dr2fl-td~Own';
const SLIP = OWN.replace('2fl', '2fi');
const fields = seatFields(parading, {});
const given: Arrangement = { language: 'en', seats: 2, people: 1, rules: {}, choices: [] };
const rng = fast(1).stream('choices');

test('a choice on the command line may be a value that is not listed', () => {
  const choices = choicesFrom([`deck=${OWN}`], 1, fields);
  expect(choices).toEqual([{ deck: OWN }]);
  expect(settle(parading, { ...given, choices }, rng).seats[0]).toEqual({ deck: OWN });
  expect(choicesFrom(['deck=sunday'], 1, fields)).toEqual([{ deck: 'sunday' }]);
});

test('one that the game refuses is a mistake in the game’s own words', () => {
  const choices = choicesFrom([`deck=${SLIP}`], 1, fields);
  expect(() => settle(parading, { ...given, choices }, rng)).toThrow(
    'These settings do not work: There is a slip in this code: its check letters do not fit.',
  );
});

test('the menu lists what is ready, and keeps what was given beside it', async () => {
  const menu = new ScriptedMenu(['Deck of', OWN, 'Start']);
  const arranged = await arrange(menu, parading, { ...given, choices: [{ deck: OWN }] });
  expect(menu.shown[1]).toEqual(['Sunday parade', OWN]);
  expect(menu.cursors[1]).toBe(OWN);
  expect(arranged.choices).toEqual([{ deck: OWN }]);
});

test('simulations and the fuzzer make up seats as the game says', async () => {
  const plan: Plan = { game: 'parading', players: 2, bots: ['random'], rules: {}, seed: 1, cap: 20_000 };
  const seen = new Set<string>();
  for (let game = 0; game < 20; game++) {
    for (const { deck } of (await playGame(parading, plan, game)).choices as { deck: string }[]) seen.add(deck);
  }
  expect(seen).toContain('sunday');
  expect([...seen].filter((deck) => deck.startsWith('PD1-')).length).toBeGreaterThan(5);

  const sampleSeat = vi.fn(() => ({ deck: 'sunday' }));
  expect(tried({ ...parading, sampleSeat }, { games: 5, seed: 1, every: 1, players: undefined }).report.failures).toEqual([]);
  expect(sampleSeat).toHaveBeenCalledTimes(10);
});

import { z } from 'zod';
import { heroClass } from '../catalog.ts';

// KM-111..KM-117; kits: H-02.
heroClass('scout', { kit: 'trap', trapProof: true, name: 'Scout', text: 'Immune to Traps.' });
heroClass('hunter', {
  kit: 'dagger',
  attackVsEnemies: 1,
  name: 'Hunter',
  text: '+{attackVsEnemies} Attack when fighting enemies.',
});
heroClass('gladiator', {
  kit: 'crude-axe',
  attackVsPlayers: 1,
  name: 'Gladiator',
  text: '+{attackVsPlayers} Attack when fighting players.',
});
heroClass('warden', {
  kit: 'wooden-shield',
  defenceVsEnemies: 1,
  name: 'Warden',
  text: '+{defenceVsEnemies} Defence when fighting enemies.',
});
heroClass('guard', {
  kit: 'robe',
  defenceVsPlayers: 1,
  name: 'Guard',
  text: '+{defenceVsPlayers} Defence when fighting players.',
});
heroClass('monk', {
  kit: 'beer',
  recovers: 1,
  name: 'Monk',
  text: 'Once per game, when your HP drops to 0, restore it to {recovers} HP.',
});
heroClass('porter', { kit: 'lamp', slots: 5, name: 'Porter', text: '{slots} slots in your backpack instead of 4.' });

/** What a seat chooses before the start. Two players may take the same class, unless the house rules say otherwise (H-03). */
export const seatSchema = z.strictObject({
  class: z.enum(['scout', 'hunter', 'gladiator', 'warden', 'guard', 'monk', 'porter']).default('scout'),
});

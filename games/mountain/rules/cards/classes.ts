import { z } from 'zod';
import { heroClass } from '../catalog.ts';

// KM-111..KM-117.
heroClass('scout', { trapProof: true, name: 'Scout', text: 'Immune to Traps.' });
heroClass('hunter', { attackVsEnemies: 1, name: 'Hunter', text: '+{attackVsEnemies} Attack when fighting enemies.' });
heroClass('gladiator', { attackVsPlayers: 1, name: 'Gladiator', text: '+{attackVsPlayers} Attack when fighting players.' });
heroClass('warden', { defenceVsEnemies: 1, name: 'Warden', text: '+{defenceVsEnemies} Defence when fighting enemies.' });
heroClass('guard', { defenceVsPlayers: 1, name: 'Guard', text: '+{defenceVsPlayers} Defence when fighting players.' });
heroClass('monk', { recovers: 1, name: 'Monk', text: 'Once per game, when your HP drops to 0, restore it to {recovers} HP.' });
heroClass('porter', { slots: 5, name: 'Porter', text: '{slots} slots in your backpack instead of 4.' });

/** What a seat chooses before the start. Two players may take the same class (H-03). */
export const seatSchema = z.strictObject({
  class: z.enum(['scout', 'hunter', 'gladiator', 'warden', 'guard', 'monk', 'porter']).default('scout'),
});

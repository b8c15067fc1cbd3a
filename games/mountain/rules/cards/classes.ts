import { z } from 'zod';
import { heroClass } from '../catalog.ts';
import type { Rules } from '../house-rules.ts';

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
  printedOnly: true,
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

const FIRST = 'scout';

/** What a seat chooses before the start. Two players may take the same class, unless the house rules say otherwise (H-03). */
const printedSeat = z.strictObject({
  class: z.enum(['scout', 'hunter', 'gladiator', 'warden', 'guard', 'monk', 'porter']).default(FIRST),
});
/** The Guard wins too much where more is fought for; the Vanguard comes instead (KM-184). */
const expandedSeat = z.strictObject({
  class: z
    .enum(['scout', 'hunter', 'gladiator', 'warden', 'monk', 'porter', 'berserker', 'highlander', 'vanguard', 'peddler'])
    .default(FIRST),
});
export type SeatChoice = z.infer<typeof printedSeat> | z.infer<typeof expandedSeat>;

/** A class that these rules do not have is no choice (KM-172, KM-184). */
export const seatSchemaUnder = ({ expansion }: Pick<Rules, 'expansion'>): typeof printedSeat | typeof expandedSeat =>
  expansion ? expandedSeat : printedSeat;

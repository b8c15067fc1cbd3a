import type { Preset } from '../preset.ts';

/** Under the printed rules dying beats Sleeping and Retreating, and the first in the turn order wins most; the second preset mends both (section 6, KM-180). */
export const presets: readonly Preset[] = [
  { id: 'printed', rules: {} },
  { id: 'hard-mountain', rules: { hardDefeat: true, retreatDistance: 3, handicap: true }, recommended: true },
];

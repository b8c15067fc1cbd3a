import type { Preset } from '../preset.ts';

/** Under the printed rules dying beats Sleeping and Retreating; the second preset mends that (section 6 of the rules audit). */
export const presets: readonly Preset[] = [
  { id: 'printed', rules: {} },
  { id: 'hard-mountain', rules: { hardDefeat: true, retreatDistance: 3 }, recommended: true },
];

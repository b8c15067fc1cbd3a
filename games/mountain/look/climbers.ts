/** Who climbs the model, and where: `x` and `y` are those of the slab, which a test compares. The hall would otherwise fetch what the mountain is drawn with. */
export const CLIMBERS = [
  { seat: 2, crest: 'shield-reflect', slab: 11, x: 167, y: 210 },
  { seat: 0, crest: 'pocket-bow', slab: 8, x: 149, y: 301.5 },
  { seat: 3, crest: 'knapsack', slab: 6, x: 295, y: 304.5 },
  { seat: 1, crest: 'monk-face', slab: 3, x: 307, y: 397.5 },
] as const;

import { type Say, say } from '@tavern/engine';

/** Reasons with a shorter form for a button; a press, a hover or the focus shows the whole reason. */
const SHORT: ReadonlySet<string> = new Set([
  'blocked.actFirst',
  'blocked.alone',
  'blocked.bound.move',
  'blocked.bound.sleep',
  'blocked.down',
  'blocked.duelled',
  'blocked.invisible',
  'blocked.loot.nobody',
  'blocked.loot.winner',
  'blocked.nothingToTrade',
  'blocked.notMoved',
  'blocked.overfull',
  'blocked.partner',
  'blocked.sanctuary',
  'blocked.secondWind',
  'blocked.smoke',
  'blocked.trades',
  'blocked.youInvisible',
  'ledge.why.acted',
]);

export const shortOf = (why: Say): Say => (SHORT.has(why.key) ? say(`ledge.short.${why.key}`, why.with) : why);

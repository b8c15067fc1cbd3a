import { statusIcon } from '../tips/icons.ts';
import type { Status } from '../tips/what.ts';
import type { PlaqueOf } from './plaque-of.ts';

/** The line on a plaque. */
export interface Doing {
  readonly icon: string;
  /** The key of its words. */
  readonly words: string;
}

/** Icons by kind of question; any other kind has an hourglass. */
const PICTURES: { readonly [kind: string]: string } = {
  initiative: 'rolling-dices',
  fight: 'crossed-swords',
  challenge: 'crossed-swords',
  duel: 'crossed-swords',
  loot: 'swap-bag',
  vulture: 'swap-bag',
  trade: 'trade',
  overflow: 'knapsack',
};

/** States with a word beside their sign. */
const TOLD: ReadonlySet<Status> = new Set<Status>(['claim', 'siege', 'down', 'skip', 'invisible']);

/** What a player is doing now, or else their most important state; null: nothing. */
export function doingOf({ winner, presence, doing, you, player, states }: PlaqueOf): Doing | null {
  if (winner) return { icon: 'crown', words: 'players.won' };
  if (player.out) return { icon: 'exit-door', words: 'players.status.out' };
  if (presence === 'away') return { icon: 'hourglass', words: 'players.away' };
  // The viewer's own question is asked elsewhere.
  if (doing !== null && !you) return { icon: PICTURES[doing] ?? 'hourglass', words: `players.doing.${doing}` };
  if (presence === 'lent') return { icon: 'cog', words: 'players.lent' };
  const told = states.find((status) => TOLD.has(status));
  return told === undefined ? null : { icon: statusIcon(told), words: `players.status.${told}` };
}

import { statusIcon } from '../tips/icons.ts';
import type { Status } from '../tips/what.ts';
import type { PlaqueOf } from './plaque-of.ts';

/** What a plaque says in a line. */
export interface Doing {
  readonly icon: string;
  /** The key of its words. */
  readonly words: string;
}

/** What is more than thinking has a picture. */
const PICTURES: { readonly [kind: string]: string } = {
  initiative: 'rolling-dices',
  fight: 'crossed-swords',
  challenge: 'crossed-swords',
  duel: 'crossed-swords',
  loot: 'swap-bag',
  trade: 'trade',
  overflow: 'knapsack',
};

/** States that are worth a word beside their sign. */
const TOLD: ReadonlySet<Status> = new Set<Status>(['claim', 'siege', 'down', 'skip', 'invisible']);

/** What somebody is at just now, or else the one thing to know of them; null: nothing. */
export function doingOf({ winner, presence, doing, you, player, states }: PlaqueOf): Doing | null {
  if (winner) return { icon: 'crown', words: 'players.won' };
  if (player.out) return { icon: 'exit-door', words: 'players.status.out' };
  if (presence === 'away') return { icon: 'hourglass', words: 'players.away' };
  // What is asked of you is asked elsewhere.
  if (doing !== null && !you) return { icon: PICTURES[doing] ?? 'hourglass', words: `players.doing.${doing}` };
  if (presence === 'lent') return { icon: 'cog', words: 'players.lent' };
  const told = states.find((status) => TOLD.has(status));
  return told === undefined ? null : { icon: statusIcon(told), words: `players.status.${told}` };
}

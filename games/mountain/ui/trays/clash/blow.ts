import type { Say } from '@tavern/engine';
import type { Roll } from '../../../rules/events.ts';

/** One attack of a round, with its dice on the felt. */
export interface Blow {
  readonly id: string;
  readonly title: Say;
  /** Attacker and defender: an enemy's dice are iron. */
  readonly attack: { readonly roll: Roll; readonly iron: boolean };
  readonly defence: { readonly roll: Roll; readonly iron: boolean };
  readonly hits: boolean;
  /** The attack counted for nothing, whatever was rolled. */
  readonly lost: boolean;
  readonly result: Say;
  /** What it means for the viewer. */
  readonly tone: 'good' | 'bad' | 'plain';
}

/** A remark on the round without dice: a retreat, an attack on a player who is gone. */
export interface Remark {
  readonly id: string;
  readonly words: Say;
}

/** One line of the log on the felt. */
export interface RoundLine {
  readonly round: number;
  readonly words: readonly Say[];
}

/** KM-089: above, not equal. */
export function verdictOf({ attack, defence, lost }: Blow): 'lost' | 'beats' | 'equals' | 'under' {
  if (lost) return 'lost';
  const ahead = attack.roll.total - defence.roll.total;
  return ahead > 0 ? 'beats' : ahead === 0 ? 'equals' : 'under';
}

import type { Say } from '@tavern/engine';
import type { Roll } from '../../../rules/events.ts';

/** One attack of a round, as its dice lie on the felt. */
export interface Blow {
  readonly id: string;
  readonly title: Say;
  /** Who strikes and who wards off: an enemy's dice are iron. */
  readonly attack: { readonly roll: Roll; readonly iron: boolean };
  readonly defence: { readonly roll: Roll; readonly iron: boolean };
  readonly hits: boolean;
  /** The attack counted for nothing, whatever was thrown. */
  readonly lost: boolean;
  readonly result: Say;
  /** What it means for whoever looks. */
  readonly tone: 'good' | 'bad' | 'plain';
}

/** Something of the round that needs no dice: a retreat, a blow at thin air. */
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

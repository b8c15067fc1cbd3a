import type { Seat } from '@tavern/engine';
import type { Card } from '../catalog.ts';
import type { Rule } from '../rule.ts';
import type { CharacterZone } from '../state.ts';
import { sheetOf, works } from './sheet.ts';
import { decideHelp } from './steps/help-activity.ts';
import type { Board } from './types.ts';

/** A rule that works now. `zone`: that of the character whose rule it is. */
export interface ActiveRule {
  readonly card: Card;
  readonly rule: Rule;
  readonly zone: CharacterZone | null;
}

const PARTS = ['help', 'power', 'zero', 'guards', 'combo', 'total', 'award', 'zones'] as const;

/** The document's activeEffects (RR-046, RR-049): the rules of one side's face-up cards that work now. What is done once is done. */
export function activeRules(board: Board, seat: Seat): ActiveRule[] {
  const sheet = sheetOf(board);
  decideHelp(sheet);
  return PARTS.flatMap((part) => sheet.acts[part])
    .filter((act) => act.team.seat === seat && works(act))
    .map(({ card, rule, own }) => ({ card, rule, zone: own?.zone ?? null }));
}

import { type Seat, seat as toSeat } from '@tavern/engine';
import type { z } from 'zod';
import { cards } from '../rules/catalog.ts';
import { activeRules } from '../rules/reckoning/active.ts';
import { boardOf } from '../rules/reckoning/board.ts';
import { reckon } from '../rules/reckoning/reckon.ts';
import type { Board, SideReckoning } from '../rules/reckoning/types.ts';
import type { View } from '../rules/view.ts';
import { effectOf, targetOf, zonesOf } from './cards.ts';
import type { Instances } from './instances.ts';
import type { fieldEffects as shape } from './shapes/card.ts';

type FieldEffects = z.output<typeof shape>;

export const NO_EFFECTS: FieldEffects = {
  zoneRestrictions: { TOP: 'ALL', LEFT: 'ALL', RIGHT: 'ALL', HELP: 'ALL', SP: 'ALL' },
  activeEffects: [],
  specialEffects: { zonePlacementFreedom: false, immuneToNeutralization: false },
  calculatedPowers: {},
  disabledCards: [],
  victoryPointModifiers: 0,
};

function restrictionsOf({ sides }: Board, seat: Seat): FieldEffects['zoneRestrictions'] {
  const leader = sides[seat]?.leader;
  if (leader === undefined) return NO_EFFECTS.zoneRestrictions;
  const { top, left, right } = zonesOf(cards.get(leader));
  return { TOP: top, LEFT: left, RIGHT: right, HELP: 'ALL', SP: 'ALL' };
}

function effectsOf(board: Board, seat: Seat, instances: Instances): FieldEffects['activeEffects'] {
  const found: FieldEffects['activeEffects'] = [];
  for (const { card, rule, zone } of activeRules(board, seat)) {
    const place = zone ?? (card.kind === 'leader' ? null : card.kind === 'sp' ? 'sp' : 'help');
    const source = place === null ? card.id : (instances.at(seat, place) ?? card.id);
    const type = effectOf(rule);
    const same = found.filter((each) => each.source === source && each.type === type).length;
    const effectId = `${source}_${type}${same === 0 ? '' : `_${same + 1}`}`;
    found.push({ effectId, source, type, target: targetOf(rule), value: rule.value });
  }
  return found;
}

/** A face-down card has power only where sp-9 gives it some, and a name only for its owner: for others it is not in the list. */
function powersOf({ characters }: SideReckoning, seat: Seat, instances: Instances): FieldEffects['calculatedPowers'] {
  const powers = characters.flatMap(({ zone, power }) => {
    const id = instances.at(seat, zone);
    return id === null ? [] : [[id, power] as const];
  });
  return Object.fromEntries(powers);
}

/** RR-046, from the one reckoning: both players' sides, by seat. */
export function fieldEffectsOf(view: View, instances: Instances): FieldEffects[] {
  const board = boardOf(view);
  const { sides, awards } = reckon(board);
  return sides.map((side, index) => {
    const seat = toSeat(index);
    const help = instances.at(seat, 'help');
    const activeEffects = effectsOf(board, seat, instances);
    const immune = activeRules(board, seat).some(({ card, rule }) => card.kind === 'help' && rule.unremovable);
    return {
      zoneRestrictions: restrictionsOf(board, seat),
      activeEffects,
      specialEffects: { zonePlacementFreedom: side.freedom, immuneToNeutralization: immune },
      calculatedPowers: powersOf(side, seat, instances),
      disabledCards: side.help === null || side.help === 'active' || help === null ? [] : [help],
      victoryPointModifiers: (awards[seat]?.lines ?? []).reduce((sum, { by, points }) => (by === null ? sum : sum + points), 0),
    };
  });
}

import { classes } from '../rules/catalog.ts';
import { AMBUSH } from '../rules/kept.ts';
import type { TurnOption } from '../rules/steps/turn.ts';
import { trapHarm } from './landing.ts';
import type { Rival, Sight } from './sight.ts';
import { cardWorth } from './weights.ts';

const MOVE_DIE = 4;

/** A partner who is caught costs more than a rival brings. */
const FRIENDLY = 1.5;

/** The chance that somebody so far behind lands on a tile on the way, sooner or later: by what the last stride must be. */
const passing: number[] = [1];
function passes(far: number): number {
  for (let n = passing.length; n <= far; n++) {
    let sum = 0;
    for (let die = 1; die <= Math.min(MOVE_DIE, n); die++) sum += passing[n - die] as number;
    passing.push(sum / MOVE_DIE);
  }
  return passing[far] as number;
}

/** Traps and Ambushes are laid for those behind, where enough of them may come by (KM-128, KM-157). */
export function lay(sight: Sight, options: readonly TurnOption[]): TurnOption | null {
  const { me, rivals, partners, weights } = sight;
  const trap = options.find((option) => option.do === 'use' && option.item === 'trap');
  const ambush = options.find((option) => option.do === 'play' && option.card === AMBUSH);
  const caught = (among: readonly Rival[]): number =>
    among.reduce((sum, { player, share }) => sum + (player.at < me.at ? passes(me.at - player.at) * share : 0), 0);
  if (trap !== undefined) {
    const among = (all: readonly Rival[]): Rival[] => all.filter(({ player }) => !classes.get(player.class).trapProof);
    // A Trap does not spare partners (H-56).
    if ((caught(among(rivals)) - caught(among(partners)) * FRIENDLY) * trapHarm(sight, me.at) > cardWorth(weights, 'trap'))
      return trap;
  }
  // It takes no slot, so it is worth keeping only where nobody is behind.
  return ambush !== undefined && caught(rivals) > 0 ? ambush : null;
}

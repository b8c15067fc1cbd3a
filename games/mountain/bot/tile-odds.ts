import type { Tier } from '../rules/board.ts';
import { type Enemy, enemies } from '../rules/catalog.ts';
import { COMPOSITIONS, SPOILS } from '../rules/encounters.ts';
import { fightOdds } from '../rules/odds/fight-odds.ts';
import type { FightNumbers } from '../rules/odds/fight-solver.ts';

/** What an Enemy tile holds in store: the chance to win, HP left, and the treasures of each tier to expect. */
export interface TileOdds {
  readonly win: number;
  readonly left: number;
  readonly spoils: { readonly [tier in Tier]: number };
}

/** Every line-up of these tiers by its chance, as if each enemy were drawn from a full deck. */
function lineUps([tier, ...rest]: readonly Tier[]): { chance: number; foes: readonly Enemy[] }[] {
  if (tier === undefined) return [{ chance: 1, foes: [] }];
  const cards = enemies.all.filter((card) => card.tier === tier);
  const total = cards.reduce((sum, { copies }) => sum + copies, 0);
  return lineUps(rest).flatMap(({ chance, foes }) =>
    cards.map((card) => ({ chance: (chance * card.copies) / total, foes: [card, ...foes] })),
  );
}

const tiles = new Map<string, TileOdds>();

export function tileOdds(tier: Tier, numbers: FightNumbers, lives: number): TileOdds {
  const { attack, defence, recovers = 0 } = numbers;
  const key = `${tier} ${attack} ${defence} ${recovers} ${lives}`;
  const known = tiles.get(key);
  if (known !== undefined) return known;
  let win = 0;
  let left = 0;
  const spoils = { 1: 0, 2: 0, 3: 0 };
  for (const { of10, foes: tiers } of COMPOSITIONS[tier])
    for (const { chance, foes } of lineUps(tiers)) {
      const odds = fightOdds(numbers, lives, foes);
      const weight = (chance * of10) / 10;
      win += weight * odds.win;
      left += weight * odds.left;
      for (const opponent of foes)
        for (const { of100, tier: found } of SPOILS[opponent.tier]) spoils[found] += (weight * odds.win * of100) / 100;
    }
  const odds: TileOdds = { win, left, spoils };
  tiles.set(key, odds);
  return odds;
}

import type { Tier } from '../rules/board.ts';
import { type Boxed, boxOf, type MatchBox } from '../rules/box.ts';
import type { Enemy } from '../rules/catalog.ts';
import { COMPOSITIONS, SPOILS } from '../rules/encounters.ts';
import { fightOdds } from '../rules/odds/fight-odds.ts';
import type { FightNumbers } from '../rules/odds/fight-solver.ts';
import type { View } from '../rules/view.ts';

/** What an Enemy tile holds in store: the chance to win, HP left, and the treasures of each tier to expect. */
export interface TileOdds {
  readonly win: number;
  readonly left: number;
  readonly spoils: { readonly [tier in Tier]: number };
}

type Decks = readonly (readonly Boxed<Enemy>[])[];

/** Every line-up of these tiers by its chance, as if each enemy were drawn from a full deck. */
function lineUps(decks: Decks, [tier, ...rest]: readonly Tier[]): { chance: number; foes: readonly Enemy[] }[] {
  if (tier === undefined) return [{ chance: 1, foes: [] }];
  const cards = decks[tier - 1] ?? [];
  const total = cards.reduce((sum, { copies }) => sum + copies, 0);
  return lineUps(decks, rest).flatMap(({ chance, foes }) =>
    cards.map(({ card, copies }) => ({ chance: (chance * copies) / total, foes: [card, ...foes] })),
  );
}

/** By box: what is known of one box is wrong for another. */
const tilesOf = new WeakMap<MatchBox, Map<string, TileOdds>>();

function knownTiles(box: MatchBox): Map<string, TileOdds> {
  const known = tilesOf.get(box) ?? new Map<string, TileOdds>();
  tilesOf.set(box, known);
  return known;
}

/** Where the box has put enemies on top, these come, as long as some are there. */
const decksOf = ({ enemy }: MatchBox, onTop: readonly number[]): Decks =>
  enemy.map((deck, tier) => (onTop[tier] === 0 ? deck : deck.filter((card) => card.onTop)));

export function tileOdds({ rules, onTop }: View, tier: Tier, numbers: FightNumbers, lives: number): TileOdds {
  const box = boxOf(rules);
  const tiles = knownTiles(box);
  const { attack, defence, recovers = 0, toll } = numbers;
  const first = onTop.enemy.map((left) => Math.min(1, left)).join('');
  const key = `${tier} ${attack} ${defence} ${recovers} ${toll?.frail} ${toll?.padding} ${lives} ${first}`;
  const known = tiles.get(key);
  if (known !== undefined) return known;
  const decks = decksOf(box, onTop.enemy);
  let win = 0;
  let left = 0;
  const spoils = { 1: 0, 2: 0, 3: 0 };
  for (const { of10, foes: tiers } of COMPOSITIONS[tier])
    for (const { chance, foes } of lineUps(decks, tiers)) {
      const odds = fightOdds(numbers, lives, foes);
      const weight = (chance * of10) / 10;
      win += weight * odds.win;
      left += weight * odds.left;
      for (const { tier: own, leaves } of foes)
        if (leaves !== undefined) spoils[leaves] += weight * odds.win;
        else for (const { of100, tier: found } of SPOILS[own]) spoils[found] += (weight * odds.win * of100) / 100;
    }
  const odds: TileOdds = { win, left, spoils };
  tiles.set(key, odds);
  return odds;
}

import { classes, treasures } from '../rules/catalog.ts';
import { BASE_ATTACK, BASE_DEFENCE } from '../rules/score.ts';
import type { ItemId } from '../rules/state.ts';
import type { PlayerView } from '../rules/view.ts';

export interface Gear {
  readonly left: ItemId | null;
  readonly right: ItemId | null;
  readonly armour: ItemId | null;
}

interface Score {
  readonly attack: number;
  readonly defence: number;
}

/** A player as a fighter: everything that counts when dice are rolled. Potions stand apart, because they last for one turn only. */
export interface Fighter {
  /** Wardstones and the Monk's recovery included. */
  readonly hp: number;
  /** Of that, what is no HP and so is not healed. */
  readonly extra: number;
  readonly vsEnemies: Score;
  readonly vsPlayers: Score;
  readonly boost: Score;
  readonly movement: number;
}

const plus = (a: Score, b: Score): Score => ({ attack: a.attack + b.attack, defence: a.defence + b.defence });

export function fighterOf(player: PlayerView, gear: Gear = player): Fighter {
  const hero = classes.get(player.class);
  let attack = BASE_ATTACK;
  let defence = BASE_DEFENCE;
  let bane = 0;
  let movement = -player.beers;
  for (const item of [gear.left, gear.right, gear.armour]) {
    if (item === null) continue;
    const card = treasures.get(item);
    attack += card.attack;
    defence += card.defence;
    bane += card.bane;
    movement += card.movement;
  }
  const extra = wardsOf(player) + (player.recovered ? 0 : hero.recovers);
  return {
    hp: player.hp + extra,
    extra,
    vsEnemies: { attack: attack + bane + hero.attackVsEnemies, defence: defence + hero.defenceVsEnemies },
    vsPlayers: { attack: attack + hero.attackVsPlayers, defence: defence + hero.defenceVsPlayers },
    boost: player.boosts.reduce(plus, { attack: 0, defence: 0 }),
    movement,
  };
}

const wardsOf = ({ pack }: PlayerView): number => (pack ?? []).reduce((sum, item) => sum + (treasures.get(item).ward ?? 0), 0);

/** As it fights on its own turn, potions and all. */
export const boosted = ({ hp, vsPlayers, boost }: Fighter): Score & { hp: number } => ({ hp, ...plus(vsPlayers, boost) });
export const boostedVsEnemies = ({ vsEnemies, boost }: Fighter): Score => plus(vsEnemies, boost);

/** As it fights when a rival comes. */
export const unboosted = ({ hp, vsPlayers }: Fighter): Score & { hp: number } => ({ hp, ...vsPlayers });

export const withHp = (fighter: Fighter, hp: number): Fighter => ({ ...fighter, hp });

/** The lengths of its next move, each as likely as the others (KM-069, H-06). */
export const strides = ({ movement }: Fighter): number[] => [1, 2, 3, 4].map((die) => Math.max(1, die + movement));

import { classes, treasures } from '../rules/catalog.ts';
import type { Duellist } from '../rules/odds/duel-odds.ts';
import type { FightNumbers } from '../rules/odds/fight-solver.ts';
import { recoveryOf, wardsIn } from '../rules/odds/lives.ts';
import { BASE_ATTACK, BASE_DEFENCE, MAX_HP, strideOf } from '../rules/score.ts';
import type { ItemId } from '../rules/state.ts';
import { type Toll, tollOf, wholeLoss } from '../rules/toll.ts';
import type { PlayerView } from '../rules/view.ts';

export interface Gear {
  readonly left: ItemId | null;
  readonly right: ItemId | null;
  readonly armour: ItemId | null;
}

/** A player as a fighter: everything that counts when dice are rolled. Potions stand apart, because they last for one turn only. */
export interface Fighter {
  /** HP, and what stands in for HP: Wardstones, the Monk's recovery. */
  readonly hp: number;
  /** That much of it cannot be healed. */
  readonly extra: number;
  /** The part of it that is the Monk's recovery. */
  readonly recovers: number;
  /** What changes every loss. */
  readonly toll: Toll;
  readonly vsEnemies: FightNumbers;
  readonly vsPlayers: FightNumbers;
  readonly potions: FightNumbers;
  readonly movement: number;
}

const plus = (a: FightNumbers, b: FightNumbers): FightNumbers => ({
  attack: a.attack + b.attack,
  defence: a.defence + b.defence,
});

/** As equipped now, or as it would be. */
export function fighterOf(player: PlayerView, gear: Gear = player): Fighter {
  const hero = classes.get(player.class);
  let attack = BASE_ATTACK + (player.behind ? hero.behindAttack : hero.aheadAttack);
  let defence = BASE_DEFENCE;
  let bane = 0;
  let movement = -player.beers;
  for (const item of [gear.left, gear.right, gear.armour]) {
    if (item === null) continue;
    const card = treasures.get(item);
    attack += card.attack + (player.behind ? card.behindAttack : 0);
    defence += card.defence;
    bane += card.bane;
    movement += strideOf(player, item);
  }
  const recovers = recoveryOf(player);
  const extra = wardsIn(player.pack) + recovers;
  return {
    hp: player.hp + extra,
    extra,
    recovers,
    toll: tollOf({ ...gear, class: player.class }),
    vsEnemies: { attack: attack + bane + hero.attackVsEnemies, defence: defence + hero.defenceVsEnemies },
    vsPlayers: { attack: attack + hero.attackVsPlayers, defence: defence + hero.defenceVsPlayers },
    potions: player.boosts.reduce<FightNumbers>(plus, { attack: 0, defence: 0 }),
    movement,
  };
}

/** As it fights in its own turn, potions included, or when somebody comes. */
export const duellist = ({ hp, toll, vsPlayers, potions }: Fighter, ownTurn: boolean): Duellist => ({
  hp,
  loss: wholeLoss(1, toll),
  ...(ownTurn ? plus(vsPlayers, potions) : vsPlayers),
});

/** Enemies are only met on one's own turn. */
export const enemyStrength = ({ vsEnemies, potions, recovers, toll }: Fighter): FightNumbers => ({
  ...plus(vsEnemies, potions),
  recovers,
  toll,
});

export const withHp = (fighter: Fighter, hp: number): Fighter => ({ ...fighter, hp });

/** Slept, or got up after a knock-out. */
export const rested = (fighter: Fighter): Fighter => withHp(fighter, MAX_HP + fighter.extra);

export const healed = (fighter: Fighter, by: number): Fighter =>
  withHp(fighter, Math.min(MAX_HP + fighter.extra, fighter.hp + by));

const MOVE_DIE = [1, 2, 3, 4];

/** The lengths of its next move, each as likely as the others (KM-069, H-06). */
export const strides = ({ movement }: Fighter): number[] => MOVE_DIE.map((die) => Math.max(1, die + movement));

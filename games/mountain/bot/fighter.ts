import { classes, treasures } from '../rules/catalog.ts';
import type { Duellist } from '../rules/odds/duel-odds.ts';
import { BASE_ATTACK, BASE_DEFENCE, MAX_HP } from '../rules/score.ts';
import type { ItemId } from '../rules/state.ts';
import type { PlayerView } from '../rules/view.ts';
import type { Strength } from './fight-odds.ts';

export interface Gear {
  readonly left: ItemId | null;
  readonly right: ItemId | null;
  readonly armour: ItemId | null;
}

/** A player as a fighter: everything that counts when dice are rolled. Potions stand apart, because they last for one turn only. */
export interface Fighter {
  /** With what stands in for HP: Wardstones, the Monk's recovery. */
  readonly hp: number;
  /** That much of it cannot be healed. */
  readonly extra: number;
  /** The last of it is the Monk's recovery: however many blows a round brings, one that would end it leaves that (H-40). */
  readonly recovers: boolean;
  readonly vsEnemies: Strength;
  readonly vsPlayers: Strength;
  readonly potions: Strength;
  readonly movement: number;
}

const plus = (a: Strength, b: Strength): Strength => ({ attack: a.attack + b.attack, defence: a.defence + b.defence });

/** As equipped now, or as it would be. */
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
  const recovery = player.recovered ? 0 : hero.recovers;
  const extra = wards(player) + recovery;
  return {
    hp: player.hp + extra,
    extra,
    recovers: recovery > 0,
    vsEnemies: { attack: attack + bane + hero.attackVsEnemies, defence: defence + hero.defenceVsEnemies },
    vsPlayers: { attack: attack + hero.attackVsPlayers, defence: defence + hero.defenceVsPlayers },
    potions: player.boosts.reduce<Strength>(plus, { attack: 0, defence: 0 }),
    movement,
  };
}

const wards = ({ pack }: PlayerView): number => (pack ?? []).reduce((sum, item) => sum + (treasures.get(item).ward ?? 0), 0);

/** As it fights on its own turn, potions and all, and as it fights when somebody comes. */
export const duellist = ({ hp, vsPlayers, potions }: Fighter, ownTurn: boolean): Duellist => ({
  hp,
  ...(ownTurn ? plus(vsPlayers, potions) : vsPlayers),
});

/** Enemies are only met on one's own turn. */
export const enemyStrength = ({ vsEnemies, potions, recovers }: Fighter): Strength => ({
  ...plus(vsEnemies, potions),
  recovers,
});

export const withHp = (fighter: Fighter, hp: number): Fighter => ({ ...fighter, hp });

/** Slept, or got up after a knock-out. */
export const rested = (fighter: Fighter): Fighter => withHp(fighter, MAX_HP + fighter.extra);

export const healed = (fighter: Fighter, by: number): Fighter =>
  withHp(fighter, Math.min(MAX_HP + fighter.extra, fighter.hp + by));

const MOVE_DIE = [1, 2, 3, 4];

/** The lengths of its next move, each as likely as the others (KM-069, H-06). */
export const strides = ({ movement }: Fighter): number[] => MOVE_DIE.map((die) => Math.max(1, die + movement));

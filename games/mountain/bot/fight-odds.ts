import type { Tier } from '../rules/board.ts';
import { type Enemy, enemies } from '../rules/catalog.ts';
import { COMPOSITIONS, SPOILS } from '../rules/encounters.ts';
import { hitChance } from '../rules/odds/hit-chance.ts';
import { hitsAgainst } from '../rules/odds/hits.ts';
import type { Foe } from '../rules/state.ts';

export interface Strength {
  readonly attack: number;
  readonly defence: number;
  /** The last HP is a Monk's recovery: several blows of one round cannot take it together with those before (H-40). */
  readonly recovers?: boolean;
}

/** How a fight ends if the right enemy is struck each round. Exact: a small Markov chain over everybody's HP. */
export interface FightOdds {
  readonly win: number;
  /** HP at the end on average, where a defeat counts as none. */
  readonly left: number;
  /** The place of the enemy to strike first. */
  readonly target: number;
}

const LOST: FightOdds = { win: 0, left: 0, target: 0 };

/** To win counts most; among equal chances, what it costs. */
const rank = ({ win, left }: FightOdds): number => win + 0.03 * left;

/** One kind of fight: fixed Attack, Defence and enemies, solved for any HP as it is asked for. */
class Fray {
  private readonly strikes: readonly number[];
  private readonly solved = new Map<number, FightOdds>();
  private readonly blows = new Map<number, readonly number[]>();
  private readonly defence: number;
  private readonly foes: readonly Enemy[];
  private readonly recovers: boolean;

  constructor({ attack, defence, recovers = false }: Strength, foes: readonly Enemy[]) {
    this.recovers = recovers;
    this.defence = defence;
    this.foes = foes;
    this.strikes = foes.map((foe) => hitChance(attack - foe.defence));
  }

  odds(hp: number, foeHp: readonly number[]): FightOdds {
    if (hp <= 0) return LOST;
    if (foeHp.every((each) => each === 0)) return { win: 1, left: hp, target: 0 };
    const key = foeHp.reduce((sum, each) => sum * 10 + each, hp);
    const known = this.solved.get(key);
    if (known !== undefined) return known;
    let best: FightOdds | null = null;
    for (let target = 0; target < foeHp.length; target++) {
      if (foeHp[target] === 0) continue;
      const odds = this.striking(hp, foeHp, target);
      if (best === null || rank(odds) > rank(best)) best = odds;
    }
    this.solved.set(key, best ?? LOST);
    return best ?? LOST;
  }

  private striking(hp: number, foeHp: readonly number[], target: number): FightOdds {
    const strike = this.strikes[target] as number;
    const blows = this.blowsOf(foeHp);
    const struck = foeHp.with(target, (foeHp[target] as number) - 1);
    let win = 0;
    let left = 0;
    for (let lost = 0; lost < blows.length; lost++) {
      const chance = blows[lost] as number;
      const after = this.recovers && hp > 1 ? Math.max(1, hp - lost) : hp - lost;
      const hit = this.odds(after, struck);
      win += chance * strike * hit.win;
      left += chance * strike * hit.left;
      if (lost === 0) continue;
      const missed = this.odds(after, foeHp);
      win += chance * (1 - strike) * missed.win;
      left += chance * (1 - strike) * missed.left;
    }
    // A round in which nothing happens is played again, so it only scales the others.
    const something = 1 - (blows[0] as number) * (1 - strike);
    return something === 0 ? { ...LOST, target } : { win: win / something, left: left / something, target };
  }

  /** The chances of 0, 1, 2 ... hits by those who stand. */
  private blowsOf(foeHp: readonly number[]): readonly number[] {
    const standing = foeHp.reduce((mask, hp, index) => (hp > 0 ? mask | (1 << index) : mask), 0);
    let blows = this.blows.get(standing);
    if (blows === undefined) {
      const attacks = this.foes.flatMap(({ attack }, index) => ((foeHp[index] as number) > 0 ? [attack] : []));
      blows = hitsAgainst(this.defence, attacks);
      this.blows.set(standing, blows);
    }
    return blows;
  }
}

const strengthKey = ({ attack, defence, recovers = false }: Strength): string => `${attack} ${defence} ${recovers}`;

const frays = new Map<string, Fray>();

export function fightOdds(strength: Strength, hp: number, foes: readonly Pick<Foe, 'card' | 'hp'>[]): FightOdds {
  const cards = foes.map(({ card }) => card);
  const key = `${strengthKey(strength)} ${cards.join(' ')}`;
  let fray = frays.get(key);
  if (fray === undefined) {
    fray = new Fray(
      strength,
      cards.map((card) => enemies.get(card)),
    );
    frays.set(key, fray);
  }
  return fray.odds(
    hp,
    foes.map((foe) => foe.hp),
  );
}

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

export function tileOdds(tier: Tier, strength: Strength, hp: number): TileOdds {
  const key = `${tier} ${strengthKey(strength)} ${hp}`;
  const known = tiles.get(key);
  if (known !== undefined) return known;
  let win = 0;
  let left = 0;
  const spoils = { 1: 0, 2: 0, 3: 0 };
  for (const { of10, foes: tiers } of COMPOSITIONS[tier])
    for (const { chance, foes } of lineUps(tiers)) {
      const full = foes.map(({ id, hp: foeHp }) => ({ card: id, hp: foeHp }));
      const odds = fightOdds(strength, hp, full);
      const weight = (chance * of10) / 10;
      win += weight * odds.win;
      left += weight * odds.left;
      for (const foe of foes)
        for (const { of100, tier: found } of SPOILS[foe.tier]) spoils[found] += (weight * odds.win * of100) / 100;
    }
  const odds: TileOdds = { win, left, spoils };
  tiles.set(key, odds);
  return odds;
}

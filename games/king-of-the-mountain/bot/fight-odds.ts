import type { Tier } from '../rules/board.ts';
import { type Enemy, enemies } from '../rules/catalog.ts';
import { hitChance, hitsAgainst } from './hits.ts';

/** How a fight ends if the right enemy is struck each round. Exact: a small Markov chain over everybody's HP. */
export interface FightOdds {
  readonly win: number;
  /** HP at the end on average, where a defeat counts as none. */
  readonly left: number;
  /** The place in the list of the enemy to strike first. */
  readonly target: number;
}

/** To win counts most; among equal chances whoever costs less HP. */
const LEFT = 0.03;
const rank = ({ win, left }: FightOdds): number => win + LEFT * left;

const LOST: FightOdds = { win: 0, left: 0, target: 0 };

/** One kind of fight: fixed Attack, Defence and enemies; solved for any HP as it is asked for. */
class Fray {
  private readonly strike: readonly number[];
  private readonly solved = new Map<number, FightOdds>();
  private readonly blows = new Map<number, readonly number[]>();
  private readonly defence: number;
  private readonly foes: readonly Enemy[];

  constructor(attack: number, defence: number, foes: readonly Enemy[]) {
    this.defence = defence;
    this.foes = foes;
    this.strike = foes.map((foe) => hitChance(attack - foe.defence));
  }

  odds(hp: number, foeHp: readonly number[]): FightOdds {
    if (hp <= 0) return LOST;
    if (foeHp.every((each) => each === 0)) return { win: 1, left: hp, target: 0 };
    const key = foeHp.reduce((sum, each) => sum * 10 + each, hp);
    const known = this.solved.get(key);
    if (known !== undefined) return known;
    let best = LOST;
    for (let target = 0; target < foeHp.length; target++) {
      if (foeHp[target] === 0) continue;
      const odds = this.striking(hp, foeHp, target);
      if (best === LOST || rank(odds) > rank(best)) best = odds;
    }
    this.solved.set(key, best);
    return best;
  }

  private striking(hp: number, foeHp: readonly number[], target: number): FightOdds {
    const strike = this.strike[target] as number;
    const blows = this.blowsOf(foeHp);
    const struck = foeHp.with(target, (foeHp[target] as number) - 1);
    let win = 0;
    let left = 0;
    for (let lost = 0; lost < blows.length; lost++) {
      const chance = blows[lost] as number;
      const after = this.odds(hp - lost, struck);
      win += chance * strike * after.win;
      left += chance * strike * after.left;
      // A round in which nothing happens is played again: it only scales the rest.
      if (lost === 0) continue;
      const missed = this.odds(hp - lost, foeHp);
      win += chance * (1 - strike) * missed.win;
      left += chance * (1 - strike) * missed.left;
    }
    const something = 1 - (blows[0] as number) * (1 - strike);
    return something === 0 ? { ...LOST, target } : { win: win / something, left: left / something, target };
  }

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

const frays = new Map<string, Fray>();

export interface Strength {
  readonly attack: number;
  readonly defence: number;
}

function fray({ attack, defence }: Strength, cards: readonly string[]): Fray {
  const key = `${attack} ${defence} ${cards.join(' ')}`;
  let known = frays.get(key);
  if (known === undefined) {
    known = new Fray(
      attack,
      defence,
      cards.map((card) => enemies.get(card)),
    );
    frays.set(key, known);
  }
  return known;
}

export const fightOdds = (strength: Strength, hp: number, foes: readonly { card: string; hp: number }[]): FightOdds =>
  fray(
    strength,
    foes.map(({ card }) => card),
  ).odds(
    hp,
    foes.map((foe) => foe.hp),
  );

/** What an Enemy tile holds in store: the chance to win, HP left, and the treasures of each tier to expect. */
export interface TileOdds {
  readonly win: number;
  readonly left: number;
  readonly spoils: readonly number[];
}

/** KM-080..KM-082, as in rules/steps/fight.ts. */
const COMPOSITIONS: { readonly [tier in Tier]: readonly { readonly chance: number; readonly foes: readonly Tier[] }[] } = {
  1: [{ chance: 1, foes: [1] }],
  2: [
    { chance: 0.7, foes: [1, 1] },
    { chance: 0.3, foes: [2] },
  ],
  3: [
    { chance: 0.7, foes: [2, 2] },
    { chance: 0.2, foes: [2, 1] },
    { chance: 0.1, foes: [3] },
  ],
};

/** KM-101..KM-103: treasures of tier 1, 2, 3 that a beaten enemy leaves on average. */
export const SPOILS: { readonly [tier in Tier]: readonly number[] } = { 1: [0.5, 0, 0], 2: [0.15, 0.7, 0], 3: [0, 0.2, 0.8] };

/** Every line-up of enemies by its chance, as if each were drawn from a full deck. */
function lineUps(tiers: readonly Tier[]): { chance: number; foes: readonly Enemy[] }[] {
  const [tier, ...rest] = tiers;
  if (tier === undefined) return [{ chance: 1, foes: [] }];
  const cards = enemies.all.filter((card) => card.tier === tier);
  const total = cards.reduce((sum, { copies }) => sum + copies, 0);
  return lineUps(rest).flatMap(({ chance, foes }) =>
    cards.map((card) => ({ chance: (chance * card.copies) / total, foes: [card, ...foes] })),
  );
}

const tiles = new Map<string, TileOdds>();

export function tileOdds(tier: Tier, strength: Strength, hp: number): TileOdds {
  const key = `${tier} ${strength.attack} ${strength.defence} ${hp}`;
  const known = tiles.get(key);
  if (known !== undefined) return known;
  let win = 0;
  let left = 0;
  const spoils = [0, 0, 0];
  for (const { chance, foes: tiers } of COMPOSITIONS[tier])
    for (const { chance: drawn, foes } of lineUps(tiers)) {
      const odds = fightOdds(
        strength,
        hp,
        foes.map(({ id, hp: full }) => ({ card: id, hp: full })),
      );
      win += chance * drawn * odds.win;
      left += chance * drawn * odds.left;
      for (const foe of foes)
        for (let i = 0; i < spoils.length; i++)
          spoils[i] = (spoils[i] as number) + chance * drawn * odds.win * (SPOILS[foe.tier][i] as number);
    }
  const odds: TileOdds = { win, left, spoils };
  tiles.set(key, odds);
  return odds;
}

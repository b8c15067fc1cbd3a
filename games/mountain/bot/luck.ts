import type { Opt, Seat } from '@tavern/engine';
import { FINAL, onBoard } from '../rules/board.ts';
import { duelsAllowedOn } from '../rules/house-rules.ts';
import { duelOdds } from '../rules/odds/duel-odds.ts';
import type { WaveQuestions } from '../rules/steps/wave.ts';
import { wholeLoss } from '../rules/toll.ts';
import type { PlayerView } from '../rules/view.ts';
import { best } from './best.ts';
import { duelValue } from './challenge.ts';
import { duellist, fighterOf, rested, strides, withHp } from './fighter.ts';
import { landing, landingQuietly, moveValue } from './landing.ts';
import { bestSale } from './shop.ts';
import { isOpenToDuel, type Rival, type Sight } from './sight.ts';
import { standing } from './standing.ts';
import { blindCatch } from './steal.ts';
import { SHARED } from './team.ts';
import { cardWorth } from './weights.ts';
import { itemsOf, lossOf } from './worth.ts';

const SPIRIT_RANGE = 6;

/** What a drawn Luck card brings me, in tiles, drawn by me or by a rival. */
export function luckValue(sight: Sight, card: string, drawer: Seat): number {
  if (sight.myTurn) return ownValue(sight, card);
  const partner = sight.partner(drawer);
  if (partner !== undefined) return theirValue(sight, card, partner) * SHARED;
  const rival = sight.rival(drawer);
  return touching(sight, card, rival) - theirValue(sight, card, rival) * rival.share - intrusion(sight, card, rival);
}

/** Drawn by me: moves are looked at tile by tile. */
function ownValue(sight: Sight, card: string): number {
  const { me, weights } = sight;
  const fighter = fighterOf(me);
  const here = standing(sight, fighter, me.at);
  const quiet = isQuiet(sight);
  const moved = (by: number): number => movedBy(sight, by);
  switch (card) {
    case 'exhaustion':
      return moved(-1);
    case 'cave-in':
      return moved(-3);
    case 'white-bearded-spirit':
      return moved(2);
    case 'vital-energy':
      return quiet ? moved(Math.round(mean(strides(fighter)))) : moveValue(sight, fighter) - here;
    case 'faint':
      return -weights.turn;
    case 'lost-treasure':
      return 2 * sight.draw(1) - weights.turn;
    case 'covered-pit':
      return sight.draw(1);
    case 'jinn-thief':
      return -itemsOf(me).reduce((least, item) => Math.min(least, lossOf(me, item, weights)), sight.holdings);
    case 'sprained-wrist':
      return hurtBy(sight, 1);
    case 'mystic-wave': {
      const worths = wavePartners(sight).map((each) => swapped(sight, me.at, each.player.at, each));
      if (worths.length === 0) return 0;
      return sight.view.rules.mysticTie === 'choose' ? Math.max(...worths) : mean(worths);
    }
    case 'nefarious-spirit': {
      const prey = nearest(sight.rivals, me.at, (each) => isPrey(sight, each, me.at));
      if (prey === null) return 0;
      const { at, claim } = prey.player;
      return at - me.at + duelValue(sight, fighter, prey, { at }) + (claim ? weights.finalTile : 0);
    }
    case 'crossroads':
      return Math.max(wayValue(sight, card, 'fall'), wayValue(sight, card, 'detour'));
    case 'cursed-idol':
      return Math.max(0, wayValue(sight, card, 'take'));
    case 'shepherds-path':
      return moved([...sight.rivals, ...sight.partners].every(({ player }) => player.at >= me.at) ? 4 : 1);
    case 'rockslide':
      return slide(sight, me.at, (by) => moved(-by));
    case 'lightning-storm':
      return (isOpen(sight, me.at) ? hurtBy(sight, 1) : 0) + others(sight, null);
    case 'wandering-merchant':
      return bestSale(sight);
    case 'rebels-share': {
      const rich = best(
        sight.rivals.filter(({ player }) => player.at > me.at && player.carried > 0),
        ({ player }) => player.at,
      );
      return rich === null ? 0 : blindCatch(sight, rich) * (1 + rich.share);
    }
    default:
      return cardWorth(weights, card);
  }
}

/** Nothing happens on a tile that a Luck card leads to (`luckChain`). */
const isQuiet = ({ view }: Sight): boolean => view.rules.luckChain === 'quiet';

/** What a move by a Luck card comes to. */
function movedBy(sight: Sight, by: number): number {
  const fighter = fighterOf(sight.me);
  const to = onBoard(sight.me.at + by);
  return (isQuiet(sight) ? landingQuietly : landing)(sight, fighter, to) - standing(sight, fighter, sight.me.at);
}

/** What a loss of HP comes to; the last HP brings a full night's sleep with it (H-41). */
function hurtBy(sight: Sight, loss: number): number {
  const { me } = sight;
  const fighter = fighterOf(me);
  const left = fighter.hp - wholeLoss(loss, fighter.toll);
  return standing(sight, left <= 0 ? rested(fighter) : withHp(fighter, left), me.at) - standing(sight, fighter, me.at);
}

/** One of the ways out of a card that asks its drawer to choose. */
export function wayValue(sight: Sight, card: string, way: string): number {
  if (way === 'leave') return 0;
  if (way === 'detour') return movedBy(sight, -DETOUR);
  return hurtBy(sight, 2) + (card === 'cursed-idol' ? sight.draw(2) : 0);
}

const SHELTERS: ReadonlySet<string> = new Set(['start', 'sanctuary', 'shop']);
const isOpen = (sight: Sight, at: number): boolean => !SHELTERS.has(sight.tile(at));

/** What a storm does to everybody else, by my share of it. */
const others = (sight: Sight, drawer: Rival | null): number =>
  sight.rivals.reduce(
    (sum, each) => sum + (each !== drawer && isOpen(sight, each.player.at) ? each.share * sight.weights.hp : 0),
    0,
  );

const SLIDE = 3;
const DETOUR = 3;

/** A rockslide: my own way back, if I am furthest up, and that of those level with the first. */
function slide(sight: Sight, at: number, back: (by: number) => number): number {
  const { rivals, weights } = sight;
  const top = Math.max(at, ...rivals.map(({ player }) => player.at));
  const theirs = rivals.reduce(
    (sum, { player, share }) => sum + (player.at === top ? share * SLIDE + (player.claim ? weights.finalTile : 0) : 0),
    0,
  );
  return theirs + (at === top ? back(SLIDE) : 0);
}
const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;

/** Whom a Mystic Wave of mine may swap me with. */
function wavePartners({ me, rivals, partners }: Sight): Rival[] {
  const others = [...rivals, ...partners].filter(({ player }) => player.at !== me.at && !player.invisible);
  const far = ({ player }: Rival): number => Math.abs(player.at - me.at);
  const least = Math.min(...others.map(far));
  return others.filter((each) => far(each) === least);
}

export type WaveOption = Opt<WaveQuestions['wave']>;

/** Up rather than down, and above all away with a claim (`mysticTie`). */
export const chooseWave = (sight: Sight, options: readonly WaveOption[]): WaveOption | null =>
  best(options, (option) => waveWorth(sight, option));

export function waveWorth(sight: Sight, option: WaveOption): number {
  if (option.do === 'stay') return 0;
  const rival = sight.partner(option.with) ?? sight.rival(option.with);
  return swapped(sight, sight.me.at, rival.player.at, rival);
}

/** Drawn by a rival, for that rival alone: what can be told from outside. */
function theirValue({ weights }: Sight, card: string, { player, holdings }: Rival): number {
  switch (card) {
    case 'exhaustion':
      return -Math.min(1, player.at);
    case 'cave-in':
      return -Math.min(3, player.at);
    case 'white-bearded-spirit':
      return 2;
    case 'vital-energy':
      return weights.turn;
    case 'faint':
      return -weights.turn;
    case 'lost-treasure':
      return 1.5 * weights.attack - weights.turn;
    case 'covered-pit':
      return 0.75 * weights.attack;
    case 'jinn-thief':
      return -holdings / Math.max(1, player.carried + itemsOf(player).length);
    case 'sprained-wrist':
      return -weights.hp;
    case 'crossroads':
      return -2 * weights.hp;
    case 'cursed-idol':
      return 0.5 * weights.attack;
    case 'shepherds-path':
      return 2;
    default:
      return 0;
  }
}

/** Two cards bring their drawer together with the nearest player: that may be me. */
function touching(sight: Sight, card: string, drawer: Rival): number {
  const { me, weights, rivals } = sight;
  const { at } = drawer.player;
  const far = Math.abs(me.at - at);
  const others = [...rivals, ...sight.partners].filter((each) => each !== drawer);
  // These two do not ask who is awake.
  if (card === 'rockslide') return slide(sight, me.at, (by) => -by - (me.claim ? weights.finalTile : 0));
  if (card === 'lightning-storm')
    return me.down || !isOpen(sight, me.at) ? 0 : me.claim && me.hp === 1 ? -weights.finalTile : -weights.hp;
  const nearer = ({ player }: Rival): boolean => Math.abs(player.at - at) < far;
  if (me.down || me.invisible) return 0;
  if (card === 'mystic-wave') {
    const first = me.at !== at && !others.some((each) => nearer(each) && each.player.at !== at && !each.player.invisible);
    return first ? swapped(sight, me.at, at, drawer) - (me.claim ? weights.finalTile : 0) : 0;
  }
  if (card !== 'nefarious-spirit' || far > SPIRIT_RANGE || !duelsAllowedOn(sight.view.rules, sight.tile(me.at))) return 0;
  if (others.some((each) => nearer(each) && isPrey(sight, each, at))) return 0;
  return me.claim ? -fallChance(sight, drawer) * weights.finalTile : duelValue(sight, fighterOf(me), drawer, { at: me.at });
}

/** While I or a partner hold the Final tile, whatever may bring a rival there is a danger. */
function intrusion(sight: Sight, card: string, drawer: Rival): number {
  const { me, partners, weights } = sight;
  const on = card === 'white-bearded-spirit' || card === 'vital-energy' ? 2 : card === 'shepherds-path' ? 1 : 0;
  const claimant = [me, ...partners.map(({ player }) => player)].find(({ claim }) => claim);
  if (claimant === undefined || on === 0 || onBoard(drawer.player.at + on) !== FINAL) return 0;
  return fallChance(sight, drawer, claimant) * weights.finalTile;
}

const fallChance = ({ me, view }: Sight, { fighter }: Rival, claimant: PlayerView = me): number =>
  1 - duelOdds(duellist(fighterOf(claimant), false), duellist(fighter, true), view.rules).win;

/** My gain in tiles, and the other's loss; a player swapped away from the Final tile loses a claim. */
const swapped = ({ weights, partners }: Sight, from: number, to: number, other: Rival): number => {
  const { share, player } = other;
  // Partners only change places: that costs the team a claim at most (H-56).
  if (partners.includes(other)) return player.claim ? -weights.finalTile : 0;
  return (to - from) * (1 + share) + (player.claim ? weights.finalTile : 0);
};

function nearest(rivals: readonly Rival[], from: number, fits: (rival: Rival) => boolean): Rival | null {
  return best(rivals.filter(fits), ({ player }) => -Math.abs(player.at - from));
}

const isPrey = (sight: Sight, rival: Rival, from: number): boolean =>
  Math.abs(rival.player.at - from) <= SPIRIT_RANGE && isOpenToDuel(sight, rival, rival.player.at);

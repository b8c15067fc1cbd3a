import type { Seat } from '@tavern/engine';
import { FINAL, onBoard } from '../rules/board.ts';
import { duelOdds } from '../rules/odds/duel-odds.ts';
import type { PlayerView } from '../rules/view.ts';
import { best } from './best.ts';
import { duelValue } from './challenge.ts';
import { duellist, fighterOf, rested, withHp } from './fighter.ts';
import { landing, moveValue } from './landing.ts';
import { isOpenToDuel, type Rival, type Sight } from './sight.ts';
import { standing } from './standing.ts';
import { cardWorth } from './weights.ts';
import { itemsOf, lossOf } from './worth.ts';

const SPIRIT_RANGE = 6;

/** What a drawn Luck card brings me, in tiles, drawn by me or by a rival. */
export function luckValue(sight: Sight, card: string, drawer: Seat): number {
  if (sight.myTurn) return ownValue(sight, card);
  const rival = sight.rival(drawer);
  return touching(sight, card, rival) - theirValue(sight, card, rival) * rival.share - intrusion(sight, card, rival);
}

/** Drawn by me: moves are looked at tile by tile. */
function ownValue(sight: Sight, card: string): number {
  const { me, weights } = sight;
  const fighter = fighterOf(me);
  const here = standing(sight, fighter, me.at);
  const moved = (by: number): number => landing(sight, fighter, onBoard(me.at + by)) - here;
  switch (card) {
    case 'exhaustion':
      return moved(-1);
    case 'cave-in':
      return moved(-3);
    case 'white-bearded-spirit':
      return moved(2);
    case 'vital-energy':
      return moveValue(sight, fighter) - here;
    case 'faint':
      return -weights.turn;
    case 'lost-treasure':
      return 2 * sight.draw(1) - weights.turn;
    case 'covered-pit':
      return sight.draw(1);
    case 'jinn-thief':
      return -itemsOf(me).reduce((least, item) => Math.min(least, lossOf(me, item, weights)), sight.holdings);
    case 'sprained-wrist':
      // The last HP brings a full night's sleep with it (H-41).
      return standing(sight, fighter.hp === 1 ? rested(fighter) : withHp(fighter, fighter.hp - 1), me.at) - here;
    case 'mystic-wave': {
      const partner = nearest(sight.rivals, me.at, ({ player }) => player.at !== me.at && !player.invisible);
      return partner === null ? 0 : swapped(sight, me.at, partner.player.at, partner);
    }
    case 'nefarious-spirit': {
      const prey = nearest(sight.rivals, me.at, (each) => isPrey(sight, each, me.at));
      if (prey === null) return 0;
      const { at, claim } = prey.player;
      return at - me.at + duelValue(sight, fighter, prey, { at }) + (claim ? weights.finalTile : 0);
    }
    default:
      return cardWorth(weights, card);
  }
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
    default:
      return 0;
  }
}

/** Two cards bring their drawer together with the nearest player: that may be me. */
function touching(sight: Sight, card: string, drawer: Rival): number {
  const { me, weights, rivals } = sight;
  const { at } = drawer.player;
  const far = Math.abs(me.at - at);
  const others = rivals.filter((each) => each !== drawer);
  const nearer = ({ player }: Rival): boolean => Math.abs(player.at - at) < far;
  if (me.down || me.invisible) return 0;
  if (card === 'mystic-wave') {
    const first = me.at !== at && !others.some((each) => nearer(each) && each.player.at !== at && !each.player.invisible);
    return first ? swapped(sight, me.at, at, drawer) - (me.claim ? weights.finalTile : 0) : 0;
  }
  if (card !== 'nefarious-spirit' || far > SPIRIT_RANGE || sight.tile(me.at) === 'sanctuary') return 0;
  if (others.some((each) => nearer(each) && isPrey(sight, each, at))) return 0;
  return me.claim ? -fallChance(me, drawer) * weights.finalTile : duelValue(sight, fighterOf(me), drawer, { at: me.at });
}

/** While I hold the Final tile, whatever may bring a rival there is a danger. */
function intrusion({ me, weights }: Sight, card: string, drawer: Rival): number {
  const on = card === 'white-bearded-spirit' || card === 'vital-energy' ? 2 : 0;
  if (!me.claim || on === 0 || onBoard(drawer.player.at + on) !== FINAL) return 0;
  return fallChance(me, drawer) * weights.finalTile;
}

const fallChance = (me: PlayerView, { fighter }: Rival): number =>
  1 - duelOdds(duellist(fighterOf(me), false), duellist(fighter, true)).win;

/** My gain in tiles, and the other's loss; a player swapped away from the Final tile loses a claim. */
const swapped = ({ weights }: Sight, from: number, to: number, { share, player }: Rival): number =>
  (to - from) * (1 + share) + (player.claim ? weights.finalTile : 0);

function nearest(rivals: readonly Rival[], from: number, fits: (rival: Rival) => boolean): Rival | null {
  return best(rivals.filter(fits), ({ player }) => -Math.abs(player.at - from));
}

const isPrey = (sight: Sight, rival: Rival, from: number): boolean =>
  Math.abs(rival.player.at - from) <= SPIRIT_RANGE && isOpenToDuel(rival, sight.tile(rival.player.at));

import type { Opt } from '@tavern/engine';
import { isEnemyTile, onBoard, type Tier, type TileKind, tierOf } from '../rules/board.ts';
import { classes, treasures } from '../rules/catalog.ts';
import { INSTINCT } from '../rules/kept.ts';
import type { FightOdds } from '../rules/odds/fight-solver.ts';
import type { LandingQuestions } from '../rules/steps/landing.ts';
import { best } from './best.ts';
import { duelPrice, duelValue } from './challenge.ts';
import { enemyStrength, type Fighter, fighterOf, rested, strides, withHp } from './fighter.ts';
import { hpAfter } from './melee.ts';
import { bestSale } from './shop.ts';
import { isOpenToDuel, type Sight } from './sight.ts';
import { standing, storm } from './standing.ts';
import { tileOdds } from './tile-odds.ts';
import { cardWorth } from './weights.ts';

/** What landing on a tile is worth, with everything that follows in this turn. */
export function landing(sight: Sight, me: Fighter, tile: number): number {
  const kind = sight.tile(tile);
  if (kind === 'final') return storm(sight, me);
  const caught = isTrapped(sight, tile) ? trapHarm(sight, tile) : 0;
  if (isEnemyTile(kind)) return enemyTile(sight, me, tile) - caught;
  const here = standing(sight, me, tile) + arrivalDuel(sight, me, tile) - caught;
  if (kind === 'luck') return here + sight.weights.luck;
  if (kind === 'shop' || (kind === 'sanctuary' && classes.get(sight.me.class).peddles)) return here + bestSale(sight);
  return kind === 'start' || kind === 'sanctuary' ? here : here + sight.draw(tierOf(kind));
}

/** The same where nothing happens on the tile (`quietRetreat`, `luckChain`). */
export const landingQuietly = (sight: Sight, me: Fighter, tile: number): number =>
  sight.tile(tile) === 'final' ? storm(sight, me) : standing(sight, me, tile) + arrivalDuel(sight, me, tile);

function enemyTile(sight: Sight, me: Fighter, tile: number): number {
  const odds = tileOdds(sight.view, tierOf(sight.tile(tile)), enemyStrength(me), me.hp);
  let found = 0;
  for (const [tier, n] of Object.entries(odds.spoils)) if (n > 0) found += n * sight.draw(Number(tier) as Tier);
  return fightValue(sight, me, tile, odds) + found;
}

/** A fight without its loot: a defeat costs a tile but heals, and under hard rules costs a turn (KM-095, H-10). */
export function fightValue(sight: Sight, me: Fighter, tile: number, odds: Pick<FightOdds, 'win' | 'left'>): number {
  const after = withHp(me, hpAfter(odds));
  const won = standing(sight, after, tile) + arrivalDuel(sight, after, tile);
  const lost = standing(sight, rested(me), onBoard(tile - 1)) - (sight.view.rules.hardDefeat ? sight.weights.turn : 0);
  return odds.win * won + (1 - odds.win) * lost;
}

function isTrapped({ view, me }: Sight, tile: number): boolean {
  if (view.traps.length === 0 || classes.get(me.class).trapProof) return false;
  return view.traps.some((trap) => trap.tile === tile && view.players[trap.owner] !== me);
}

/** What a Trap on this tile does to the player who springs it (C-01). */
export function trapHarm({ view, weights }: Sight, tile: number): number {
  const fight = isEnemyTile(view.board[tile] as TileKind);
  const harm = { skipTurn: weights.turn, skipTile: fight ? 0.2 : 0.8, stumble: fight ? 0.4 : 0.1 };
  return harm[view.rules.trapEffect];
}

/** After a Move there may be one duel where it ended (C-08). */
function arrivalDuel(sight: Sight, me: Fighter, tile: number): number {
  const { act } = sight.view;
  if (act.duelled || act.smoke) return 0;
  let most = 0;
  for (const rival of sight.rivals)
    if (rival.player.at === tile && isOpenToDuel(sight, rival, tile))
      most = Math.max(most, duelValue(sight, me, rival, { at: tile }) - duelPrice(sight, rival));
  return most;
}

/** What a step after landing costs: a card that is spent. */
const stepCost = ({ weights }: Sight, card: string): number =>
  card !== INSTINCT && treasures.get(card).lasting === true ? 0 : cardWorth(weights, card);

/** The steps that my cards would allow after landing. */
function steps(sight: Sight): { by: number; cost: number }[] {
  const { kept, pack } = sight.me;
  const found: { by: number; cost: number }[] = [];
  const add = (card: string, length: number): void => {
    for (const by of [length, -length]) found.push({ by, cost: stepCost(sight, card) });
  };
  if (kept?.some(({ card }) => card === INSTINCT)) add(INSTINCT, 1);
  if (pack?.includes('blink-scroll')) add('blink-scroll', 2);
  return found;
}

/** What a Move is worth: every face of the die, put to the best use. */
export function moveValue(sight: Sight, me: Fighter): number {
  const ways = strides(me);
  const aside = steps(sight);
  let sum = 0;
  for (const stride of ways) {
    const tile = onBoard(sight.me.at + stride);
    let most = landing(sight, me, tile);
    for (const { by, cost } of aside) most = Math.max(most, landing(sight, me, onBoard(tile + by)) - cost);
    sum += most;
  }
  return sum / ways.length;
}

export type ArriveOption = Opt<LandingQuestions['arrive']>;

/** Before the tile resolves: the tile in reach that is worth most, less what the step costs (KM-127, KM-143, KM-158). */
export function chooseArrival(sight: Sight, options: readonly ArriveOption[]): ArriveOption | null {
  return best(options, (option) => arrivalWorth(sight, option));
}

export function arrivalWorth(sight: Sight, option: ArriveOption): number {
  const me = fighterOf(sight.me);
  const { at } = sight.me;
  return option.do === 'stay'
    ? landing(sight, me, at)
    : landing(sight, me, onBoard(at + option.by)) - stepCost(sight, option.card);
}

import { type Blocked, type Say, type Seat, say } from '@tavern/engine';
import { luckCards, treasures } from '../catalog.ts';
import { duelsAllowedOn, MOST_TRADES, mayAffordTrade } from '../house-rules.ts';
import { freeSlotsOf, isOverfull } from '../pack.ts';
import { type ItemId, type Kept, type Player, playerAt, type State, tileAt } from '../state.ts';
import { arePartners, partnersOf } from '../teams.ts';
import { companions, duelsPossibleOn, mayBeDuelled, traders } from '../where.ts';
import { addEquipOptions, equipBlocked, equipLater } from './equip.ts';
import { freshEquips, overflowOptions } from './overflow.ts';
import { mayTrade } from './trade.ts';
import type { AfterOption, TurnOption } from './turn.ts';
import { preyOf, whyNoLoot } from './vultures.ts';

const MOVE = Object.freeze({ do: 'move' as const });
const SLEEP = Object.freeze({ do: 'sleep' as const });
const END = Object.freeze({ do: 'end' as const });

/** Everything the pre-action step and the main action allow (KM-067, KM-068). */
export function turnOptions(state: State, _ask: object, seat: Seat): TurnOption[] {
  const { bound } = state.act;
  const player = playerAt(state, seat);
  const options: TurnOption[] = bound === 'sleep' ? [SLEEP] : [MOVE];
  if (bound === null) options.push(SLEEP);
  for (const other of preyOf(state, seat)) options.push({ do: 'loot', with: other });
  const here = companions(state, seat);
  if (bound === null) addDuels(options, state, seat, here);
  addTrades(options, state, seat, here);
  addUses(options, state, player, seat);
  addKept(options, state, player, seat);
  addEquipOptions(options, state, player);
  return options;
}

/** Whom one may challenge of those who are here. */
function addDuels(options: (TurnOption | AfterOption)[], state: State, seat: Seat, here: readonly Seat[]): void {
  if (here.length === 0 || !duelsPossibleOn(state, playerAt(state, seat).at)) return;
  for (const other of here) if (mayBeDuelled(state, seat, other)) options.push({ do: 'duel', with: other });
}

function addTrades(options: (TurnOption | AfterOption)[], state: State, seat: Seat, here: readonly Seat[]): void {
  if (playerAt(state, seat).invisible) return;
  for (const other of traders(state, seat, here)) if (mayTrade(state, seat, other)) options.push({ do: 'trade', with: other });
}

function addUses(options: TurnOption[], state: State, { pack }: Player, seat: Seat): void {
  for (let i = 0; i < pack.length; i++) {
    const item = pack[i] as ItemId;
    const card = treasures.get(item);
    if (card.use === undefined || pack.indexOf(item) < i) continue;
    if (card.blocked === undefined || card.blocked(state, seat) === null) options.push({ do: 'use', item });
  }
}

/** Kept cards in hand, each kind once. */
function inHand(kept: readonly Kept[]): string[] {
  const cards: string[] = [];
  for (const { card, at } of kept) if (at === null && !cards.includes(card)) cards.push(card);
  return cards;
}

function addKept(options: TurnOption[], state: State, { kept }: Player, seat: Seat): void {
  if (kept.length === 0) return;
  for (const card of inHand(kept)) {
    const { steps, blocked } = luckCards.get(card);
    if (blocked?.(state, seat) != null) continue;
    for (const by of steps?.(state, seat) ?? []) options.push({ do: 'play', card, by });
  }
}

/** What a player may expect to do in the pre-action step, and why it cannot be done. */
export function turnBlocked(state: State, _ask: object, seat: Seat): Blocked<TurnOption>[] {
  const player = playerAt(state, seat);
  const blocked: Blocked<TurnOption>[] = [{ option: END, why: say('blocked.actFirst') }];
  const bound = state.act.bound === null ? null : say(`blocked.bound.${state.act.bound}`);
  if (bound !== null) blocked.push({ option: state.act.bound === 'move' ? SLEEP : MOVE, why: bound });
  blocked.push(...blockedCompany(state, seat, (each) => bound ?? whyNoDuel(state, seat, each)));
  for (const item of new Set(player.pack)) {
    const card = treasures.get(item);
    const why = card.use === undefined ? whenItWorks(item) : (card.blocked?.(state, seat) ?? null);
    if (why !== null) blocked.push({ option: { do: 'use', item }, why });
  }
  for (const card of inHand(player.kept)) {
    const { steps, blocked: reason } = luckCards.get(card);
    const why = reason?.(state, seat) ?? null;
    if (why !== null) for (const by of steps?.(state, seat) ?? []) blocked.push({ option: { do: 'play', card, by }, why });
  }
  return [...blocked, ...equipBlocked(state, player)];
}

/** Small items that work by themselves or at another moment say so. */
function whenItWorks(item: ItemId): Say | null {
  const { size, ward, point, arrive, blast } = treasures.get(item);
  if (size === 2) return null;
  if (ward !== undefined) return say('blocked.item.ward');
  if (blast !== undefined) return say('blocked.item.fight');
  if (point !== undefined) return say(`blocked.item.${point}`);
  return arrive === undefined ? null : say('blocked.item.arrive');
}

type Company = { do: 'duel' | 'trade' | 'loot'; with: number | null };

/** Duel, Trade and Loot with the players here, and trades with partners elsewhere, and the reasons why not. */
function blockedCompany(state: State, seat: Seat, whyNot: (other: Seat) => Say | null): Blocked<Company>[] {
  const here = neighbours(state, seat);
  const far = partnersOf(state, seat).filter((each) => !here.includes(each));
  const blocked: Blocked<Company>[] = [];
  if (here.length === 0) blocked.push({ option: { do: 'duel', with: null }, why: say('blocked.alone') });
  if (here.length + far.length === 0) blocked.push({ option: { do: 'trade', with: null }, why: say('blocked.alone') });
  for (const each of here) {
    const why = whyNot(each);
    if (why !== null) blocked.push({ option: { do: 'duel', with: each }, why });
    blocked.push(...noTrade(state, seat, each));
  }
  for (const each of far) blocked.push(...noTrade(state, seat, each));
  if (here.length === 0) return blocked;
  const noLoot = whyNoLoot(state, seat);
  if (noLoot !== null) blocked.push({ option: { do: 'loot', with: null }, why: noLoot });
  return blocked;
}

function noTrade(state: State, seat: Seat, other: Seat): Blocked<Company>[] {
  const why = whyNoTrade(state, seat, other);
  return why === null ? [] : [{ option: { do: 'trade', with: other }, why }];
}

/** Everybody else on the tile, awake or not. */
const neighbours = (state: State, seat: Seat): Seat[] => {
  const { at } = playerAt(state, seat);
  return state.players.flatMap((each, index) => (index !== seat && each.at === at && !each.out ? [index as Seat] : []));
};

function whyNoDuel(state: State, seat: Seat, other: Seat): Say | null {
  const { down, invisible } = playerAt(state, other);
  const who = { who: { seat: other } };
  if (arePartners(state.players, seat, other)) return say('blocked.partner', who);
  if (down) return say('blocked.down', who);
  if (invisible) return say('blocked.invisible', who);
  const tile = tileAt(state, playerAt(state, seat).at);
  if (!duelsAllowedOn(state.rules, tile)) return say(tile === 'start' ? 'blocked.safeStart' : 'blocked.sanctuary');
  if (state.act.smoke) return say('blocked.smoke');
  return mayBeDuelled(state, seat, other) ? null : say('blocked.secondWind', who);
}

function whyNoTrade(state: State, seat: Seat, other: Seat): Say | null {
  const { down, invisible } = playerAt(state, other);
  const who = { who: { seat: other } };
  if (down) return say('blocked.down', who);
  if (invisible) return say('blocked.invisible', who);
  if (playerAt(state, seat).invisible) return say('blocked.youInvisible');
  if (!mayAffordTrade(state.rules, state.act)) return say('blocked.tradeCosts');
  if (state.act.trades >= MOST_TRADES) return say('blocked.trades', { n: MOST_TRADES });
  return mayTrade(state, seat, other) ? null : say('blocked.nothingToTrade', who);
}

/** After a Move, one duel where it ended, if none was started before (C-08, H-13). */
const arrivalDuels = ({ act }: State): boolean => act.action === 'move' && !act.duelled;

export function afterOptions(state: State, _ask: object, seat: Seat): AfterOption[] {
  const player = playerAt(state, seat);
  const overfull = isOverfull(player);
  const options: AfterOption[] = overfull ? overflowOptions(state, seat) : [END];
  for (const other of preyOf(state, seat)) options.push({ do: 'loot', with: other });
  const here = companions(state, seat);
  if (arrivalDuels(state)) addDuels(options, state, seat, here);
  addTrades(options, state, seat, here);
  return options;
}

export function afterBlocked(state: State, _ask: object, seat: Seat): Blocked<AfterOption>[] {
  const player = playerAt(state, seat);
  const blocked: Blocked<AfterOption>[] = [];
  if (isOverfull(player)) {
    blocked.push({ option: END, why: say('blocked.overfull', { n: -freeSlotsOf(player) }) });
    const now = freshEquips(player);
    const later = equipLater(player, say('blocked.onlyNew')).filter(({ option }) =>
      now.every(({ item }) => item !== option.item),
    );
    blocked.push(...later);
  } else blocked.push(...equipLater(player, say('blocked.nextTurn')));
  return [...blocked, ...blockedCompany(state, seat, (each) => whyNoArrivalDuel(state, seat, each))];
}

function whyNoArrivalDuel(state: State, seat: Seat, other: Seat): Say | null {
  if (state.act.duelled) return say('blocked.duelled');
  if (state.act.action !== 'move') return say('blocked.notMoved');
  return whyNoDuel(state, seat, other);
}

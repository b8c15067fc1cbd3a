import {
  type Block,
  cardName,
  type Json,
  nameOf,
  type Say,
  type Seat,
  say,
  seatsOf,
  type TableRow,
  withAside,
} from '@tavern/engine';
import { classes } from '../../rules/catalog.ts';
import type { Rules } from '../../rules/house-rules.ts';
import { MAX_HP, strideOf } from '../../rules/score.ts';
import type { ItemId, Kept, Player } from '../../rules/state.ts';
import { arePartners } from '../../rules/teams.ts';
import type { PlayerView, View } from '../../rules/view.ts';
import { luckUnder } from './under.ts';
import { boosting, item, itemName, items, luckName, name, summed } from './words.ts';

/** What is hidden counts as nothing: enough for all that follows from gear, class and potions. */
export const asPlayer = (player: PlayerView): Player => ({
  ...player,
  pack: player.pack ?? [],
  kept: player.kept ?? [],
  fresh: player.fresh ?? 0,
});

const gearOf = ({ left, right, armour }: PlayerView): ItemId[] => [left, right, armour].filter((each) => each !== null);

/** A row each, in turn order, with a mark for whose turn it is. */
export function playersBlock(view: View): Block {
  const order = view.order.flat();
  const seats = [...order, ...seatsOf(view.players.length).filter((each) => !order.includes(each))];
  return { id: 'players', kind: 'rows', rows: seats.map((seat) => playerRow(view, seat)) };
}

function playerRow(view: View, seat: Seat): TableRow {
  const player = view.players[seat] as PlayerView;
  const row = { seat, title: nameOf(seat) };
  if (player.out) return { ...row, current: false, parts: [say('player.out')] };
  return {
    ...row,
    current: view.turn > 0 && view.current === seat,
    parts: [
      ...(player.team === null ? [] : [say(`seat.team.${player.team}`)]),
      cardName(classes.get(player.class)),
      say('player.tile', { n: player.at }),
      say('player.hp', { hp: player.hp, most: MAX_HP }),
      [say('player.attack', { n: player.attack }), say('player.defence', { n: player.defence })],
      ...gearOf(player).map(itemName),
      say('player.pack', { used: player.slots, capacity: player.capacity }),
      ...(player.pack === null && player.kit !== null ? [say('player.kit', { item: itemName(player.kit) })] : []),
      ...(player.keptCount === 0 ? [] : [say('player.kept', { n: player.keptCount })]),
      ...states(player),
    ],
  };
}

function states(player: PlayerView): Say[] {
  const found: Say[] = [];
  for (const state of ['claim', 'down', 'invisible', 'secondWind', 'skip', 'recovered'] as const)
    if (player[state]) found.push(say(`state.${state}`));
  if (player.beers > 0) found.push(say('state.beers', { n: player.beers }));
  for (const boost of player.boosts) found.push(boosting(boost));
  return found;
}

/** What only the owner knows: hands, backpack, kept cards. */
export function ownLines(view: View, seat: Seat): Say[] {
  const player = view.players[seat] as PlayerView;
  if (player.out) return [];
  const { left, right, armour, pack, kept, slots, capacity } = player;
  const held = (id: ItemId | null): Json => (id === null ? say('nothing') : item(id));
  if (slots === 0 && left === null && right === null && armour === null && kept?.length === 0)
    return [say('own.none', { capacity })];
  const own = [
    say('own.gear', { left: held(left), right: held(right), armour: held(armour) }),
    say('own.pack', { used: slots, capacity, items: items(pack ?? []) }),
  ];
  if (kept !== null && kept.length > 0) own.push(say('own.kept', { cards: kept.map((each) => keptCard(each, view.rules)) }));
  if (slots > capacity) own.push(say('own.overfull', { n: slots - capacity }));
  const pace = paceOf(player);
  return pace === null ? own : [...own, pace];
}

export const keptName = ({ card, at }: Kept): Say =>
  at === null ? luckName(card) : say('own.placed', { card: luckName(card), tile: at });

const keptCard = (kept: Kept, rules: Rules): Say =>
  kept.at === null ? withAside(keptName(kept), say('item.quoted', { text: luckUnder(kept.card, rules) })) : keptName(kept);

/** The next movement roll, where it is more than the die. */
function paceOf(player: PlayerView): Say | null {
  const bonuses = gearOf(player).map((from) => ({ from, n: strideOf(player, from) }));
  const changes = [...bonuses, { from: 'beer', n: -player.beers }].filter(({ n }) => n !== 0);
  return changes.length === 0 ? null : say('own.pace', { roll: summed(say('d4'), changes) });
}

function packLine(owner: number, pack: readonly ItemId[], kept: readonly Kept[] | null, partner: boolean): Say {
  const values = { who: name(owner), items: items(pack) };
  if (!partner) return say('table.openPack', values);
  if (kept === null || kept.length === 0) return say('table.partnerPack', values);
  return say('table.partnerKept', { ...values, cards: kept.map(keptName) });
}

/** All hands are open: what everybody carries and keeps. */
export function allPacks({ players }: View): Block[] {
  const rows = players.flatMap(({ pack, kept, out }, index) => {
    if (out || pack === null || kept === null || pack.length + kept.length === 0) return [];
    const values = { who: name(index), items: items(pack) };
    const line = kept.length === 0 ? say('table.pack', values) : say('table.packKept', { ...values, cards: kept.map(keptName) });
    return [{ seat: index as Seat, parts: [line] }];
  });
  return rows.length === 0 ? [] : [{ id: 'packs', kind: 'rows', rows }];
}

/** Backpacks that are open to me: my partners' (H-56), and of those who are knocked out on my tile (KM-033). */
export function openPacks(view: View, seat: Seat): Block[] {
  const rows = view.players.flatMap(({ pack, kept, out }, index) => {
    if (index === seat || pack === null || out || view.loot?.loser === index) return [];
    const partner = arePartners(view.players, seat, index);
    if (pack.length === 0 && (!partner || kept?.length === 0)) return [];
    return [{ seat: index as Seat, parts: [packLine(index, pack, kept, partner)] }];
  });
  return rows.length === 0 ? [] : [{ id: 'packs', now: true, kind: 'rows', rows }];
}

import { type Say, type Seat, say, signed } from '@tavern/engine';
import { onBoard } from '../../rules/board.ts';
import { treasures } from '../../rules/catalog.ts';
import { AMBUSH } from '../../rules/kept.ts';
import { statsOf } from '../../rules/score.ts';
import type { ItemId, Slot } from '../../rules/state.ts';
import type { PlayerView, View } from '../../rules/view.ts';
import { asPlayer } from '../../text/tell/players.ts';
import { chain, name } from '../../text/tell/words.ts';
import { SLOT_ICONS } from '../tips/icons.ts';
import type { Look } from '../words/look.ts';
import { roundPercents } from './consequence.ts';
import type { LedgeOption } from './question.ts';

const STATS = ['attack', 'defence', 'movement'] as const;

/** Attack of the gear that counts against enemies only. */
const baneOf = ({ left, right, armour }: Pick<PlayerView, Slot>): number =>
  [left, right, armour].reduce((sum, item) => sum + (item === null ? 0 : treasures.get(item).bane), 0);

/** What the player's numbers would be with another item there. */
function change(player: PlayerView, gear: { readonly [slot in Slot]?: ItemId | null }): Say {
  const now = statsOf(asPlayer(player));
  const then = statsOf({ ...asPlayer(player), ...gear });
  const changes = STATS.filter((stat) => now[stat] !== then[stat]).map((stat) =>
    stat === 'movement'
      ? say('ledge.change.movement', { to: signed(then.movement) })
      : say(`ledge.change.${stat}`, { from: now[stat], to: then[stat] }),
  );
  const [before, after] = [baneOf(player), baneOf({ ...player, ...gear })];
  if (before !== after) changes.push(say('ledge.change.bane', { from: now.attack + before, to: then.attack + after }));
  return changes.length === 0 ? say('ledge.change.none') : chain('join.parts', changes);
}

/** If both hands hold the same, or nothing, it does not matter which of them takes it. */
const placeOf = (slot: Slot, { left, right }: PlayerView): Slot | 'hand' => (slot !== 'armour' && left === right ? 'hand' : slot);

function using(item: ItemId, { at }: PlayerView): Look {
  const { kind } = treasures.get(item);
  if (item === 'trap') return { label: say('ledge.do.place', { tile: at }), sub: null, icon: 'wolf-trap' };
  return kind === 'drink'
    ? { label: say('ledge.do.drink'), sub: null, icon: 'round-potion' }
    : { label: say('ledge.do.use'), sub: null, icon: 'check-mark' };
}

function playing(card: string, by: number, { at }: PlayerView): Look {
  if (card === AMBUSH) return { label: say('ledge.do.lay', { tile: at }), sub: null, icon: 'hooded-assassin' };
  return {
    label: say(by > 0 ? 'ledge.do.on' : 'ledge.do.back', { n: Math.abs(by), to: onBoard(at + by) }),
    sub: say('ledge.do.thenMove'),
    icon: 'boots',
  };
}

/** How many items somebody has, worn and carried. */
const thingsOf = ({ left, right, armour, carried }: PlayerView): number =>
  carried + [left, right, armour].filter((item) => item !== null).length;

/** The words of an option in the small menu of its control, whose heading names the item. */
export function choiceOf(option: LedgeOption, player: PlayerView, view: View): Look {
  switch (option.do) {
    case 'equip':
      return {
        label: say(`ledge.do.equip.${placeOf(option.slot, player)}`),
        sub: change(player, { [option.slot]: option.item }),
        icon: SLOT_ICONS[option.slot],
      };
    case 'unequip':
      return { label: say('ledge.do.unequip'), sub: change(player, { [option.slot]: null }), icon: 'knapsack' };
    case 'swap':
      return { label: say('ledge.do.swap'), sub: null, icon: 'cycle' };
    case 'drop':
      return { label: say('ledge.do.drop'), sub: say('ledge.do.drop.sub'), icon: 'trash-can' };
    case 'use':
      return using(option.item, player);
    case 'play':
      return playing(option.card, option.by, player);
    case 'duel':
    case 'trade':
    case 'loot': {
      const other = option.with === null ? undefined : view.players[option.with];
      const icon = ACTION_ICONS[option.do];
      if (option.with === null || other === undefined) return { label: say(`ledge.act.${option.do}`), sub: null, icon };
      const label = say('ledge.whom', { who: name(option.with) });
      const { hp, attack, defence } = other;
      if (option.do === 'trade') return { label, sub: say('ledge.whom.sub', { hp, attack, defence }), icon };
      if (option.do === 'loot') return { label, sub: say('ledge.whom.things', { n: thingsOf(other) }), icon };
      return { label, sub: say('ledge.whom.odds', { hp, ...roundPercents(view, option.with as Seat) }), icon };
    }
    default:
      return { label: say(`ledge.act.${option.do}`), sub: null, icon: ACTION_ICONS[option.do] };
  }
}

export const ACTION_ICONS = {
  move: 'boots',
  sleep: 'night-sleep',
  duel: 'crossed-swords',
  trade: 'trade',
  loot: 'swap-bag',
  end: 'hourglass',
} as const;

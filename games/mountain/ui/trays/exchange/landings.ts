import { type Say, say } from '@tavern/engine';
import { slotsFor } from '../../../rules/pack.ts';
import type { Slot } from '../../../rules/state.ts';
import type { Asked } from '../../words/look.ts';
import type { TrayControl } from '../controls/tray-controls.ts';
import { controlsAt } from './exchange-controls.ts';
import type { ExchangeItem } from './items.ts';

/**
 * Where an item can be carried: the viewer's cloth of a trade, their items, the other player's, the place for giving away for good, a slot
 * of their gear.
 */
export const ZONES = ['cloth', 'own', 'other', 'away', 'left', 'right', 'armour'] as const;
export type Zone = (typeof ZONES)[number];

const isSlot = (zone: Zone): zone is Slot => zone === 'left' || zone === 'right' || zone === 'armour';

/** What letting go of it there would do; null: nothing, it is there already or nothing can be done. */
export type Landing = { readonly control: TrayControl } | { readonly why: Say } | null;

/** The options meant by carrying an item there. */
function meant(item: ExchangeItem, zone: Zone, { question, seat }: Asked): readonly string[] {
  const mine = item.seat === seat;
  if (isSlot(zone)) {
    if (!mine) return ['take'];
    return item.place === 'pack' && question.kind !== 'trade' ? ['equip'] : ['withdraw'];
  }
  switch (zone) {
    case 'cloth':
      return ['offer'];
    case 'own':
      return mine ? ['withdraw'] : ['take'];
    case 'other':
      return mine ? ['give'] : [];
    case 'away':
      return mine ? ['drop', 'return', 'sell'] : [];
  }
}

export function landingOf(item: ExchangeItem, zone: Zone, asked: Asked): Landing {
  const wanted = meant(item, zone, asked);
  const control = controlsAt(item, asked).find(({ option }) => wanted.includes(option.do));
  if (control === undefined) return null;
  if (control.why !== null) return { why: control.why };
  const { option } = control;
  if (option.do !== 'equip' || !isSlot(zone)) return { control };
  if (!slotsFor(item.item).includes(zone)) return { why: say(zone === 'armour' ? 'ledge.drop.armour' : 'ledge.drop.hand') };
  // Of two free hands the rules name one.
  return asked.view.players[asked.seat]?.[zone] === null ? { control } : { why: say('exchange.why.taken') };
}

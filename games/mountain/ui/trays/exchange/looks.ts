import { type Seat, say } from '@tavern/engine';
import { treasures } from '../../../rules/catalog.ts';
import type { ItemId } from '../../../rules/state.ts';
import type { TradeView } from '../../../rules/view.ts';
import { itemName, name } from '../../../text/tell/words.ts';
import { SLOT_ICONS } from '../../tips/icons.ts';
import type { Asked, Look, MountainOption } from '../../words/look.ts';

const tierOf = (item: ItemId): number => treasures.get(item).tier;

/** How many items each of the two offers: the viewer's own first. */
function laidOut({ a, counts }: TradeView, seat: Seat): { readonly give: number; readonly get: number } {
  const [first = 0, second = 0] = counts;
  return seat === a ? { give: first, get: second } : { give: second, get: first };
}

function trading(what: 'accept' | 'close', { view, seat }: Asked): Look | undefined {
  const { trade } = view;
  if (trade === null) return undefined;
  const other = name(seat === trade.a ? trade.b : trade.a);
  const { give, get } = laidOut(trade, seat);
  const sealed = trade.open?.accepted[seat === trade.a ? 1 : 0] ?? false;
  if (what === 'accept') {
    // The button for a gift is not the primary one.
    const gift = give > 0 && get === 0;
    const kind = gift ? 'plain' : 'primary';
    if (!sealed)
      return { label: say('exchange.accept'), sub: say('exchange.accept.then', { who: other }), icon: 'check-mark', kind };
    const taken = give === 0 && get > 0 ? 'exchange.accept.present' : 'exchange.accept.sure';
    const sure = gift ? 'exchange.accept.gift.sure' : taken;
    // The first seal can be lifted again; only the second is final.
    return {
      label: say('exchange.accept'),
      sub: say(gift ? 'exchange.accept.gift' : 'exchange.accept.now', { give, get }),
      icon: 'check-mark',
      kind,
      confirm: say(sure, { give, get, who: other }),
    };
  }
  return {
    label: say('exchange.close'),
    sub: say('exchange.close.sub'),
    icon: 'exit-door',
    kind: 'plain',
    // Without offers, closing loses nothing.
    ...(give + get > 0 ? { confirm: say('exchange.close.sure') } : {}),
  };
}

function finishing({ question, view }: Asked): Look | undefined {
  const { ask } = question;
  if (ask.kind !== 'loot') return undefined;
  const who = name(ask.loser);
  const theirs = view.players[ask.loser];
  const left = theirs === undefined ? 0 : theirs.carried + [theirs.left, theirs.right, theirs.armour].filter(Boolean).length;
  const look: Look = {
    label: say('exchange.done'),
    sub: left === 0 ? say('exchange.done.all', { who }) : say('exchange.done.sub', { who, n: left }),
    icon: 'check-mark',
    kind: 'primary',
  };
  // A player who has not moved anything may have pressed too soon.
  return view.loot?.moves === 0 ? { ...look, confirm: say('exchange.done.sure', { who }) } : look;
}

/** The words of an exchange's option on its button; undefined: an unknown option. */
export function lookOf(option: MountainOption, asked: Asked): Look | undefined {
  const { ask } = asked.question;
  switch (option.do) {
    case 'accept':
    case 'close':
      return trading(option.do, asked);
    case 'done':
      return finishing(asked);
    case 'offer':
    case 'withdraw':
      return {
        label: say(`exchange.${option.do}`, { item: itemName(option.item) }),
        sub: say('exchange.lifts'),
        icon: option.do === 'offer' ? 'trade' : 'return-arrow',
        kind: 'plain',
      };
    case 'wish':
    case 'unwish': {
      const asked = 'item' in option ? itemName(option.item) : say('wish.tier', { tier: option.tier });
      return {
        label: say(`exchange.${option.do}`, { wish: asked }),
        sub: say('exchange.wish.sub'),
        icon: 'discussion',
        kind: 'plain',
      };
    }
    case 'refuse':
      return { label: say('exchange.refuse.word', { why: say(`refusal.${option.why}`) }), sub: null, kind: 'plain' };
    case 'take':
    case 'give':
      return ask.kind !== 'loot'
        ? undefined
        : {
            label: say(`exchange.${option.do}`, { item: itemName(option.item), who: name(ask.loser) }),
            sub: say(`exchange.${option.do}.sub`, { n: treasures.get(option.item).size }),
            icon: 'swap-bag',
            kind: 'plain',
          };
    case 'equip':
      return {
        label: say('exchange.equip', { item: itemName(option.item) }),
        sub: say(`exchange.equip.${option.slot}`),
        icon: SLOT_ICONS[option.slot],
        kind: 'primary',
      };
    case 'drop':
      return {
        label: say('exchange.drop', { item: itemName(option.item) }),
        sub: say('exchange.drop.sub', { tier: tierOf(option.item) }),
        icon: 'trash-can',
        kind: 'danger',
      };
    case 'return':
      return {
        label: say('exchange.return', { item: itemName(option.item) }),
        sub: say('exchange.return.sub', { tier: tierOf(option.item) }),
        icon: 'djinn',
        kind: 'danger',
      };
    case 'sell':
      return {
        label: say('exchange.sell', { item: itemName(option.item) }),
        sub: say('exchange.sell.sub', { tier: tierOf(option.item) }),
        icon: 'coins',
        kind: 'primary',
      };
    case 'keep':
      return { label: say('exchange.keep'), sub: say('exchange.keep.sub'), icon: 'halt', kind: 'plain' };
    default:
      return undefined;
  }
}

import { type Say, type Seat, say } from '@tavern/engine';
import type { Tier } from '../../../rules/board.ts';
import { treasures } from '../../../rules/catalog.ts';
import { MOST_EXCHANGE_MOVES, MOST_WISH_CHANGES, MOST_WISHES } from '../../../rules/house-rules.ts';
import { slotsFor } from '../../../rules/pack.ts';
import { name } from '../../../text/tell/words.ts';
import type { Asked, MountainOption } from '../../words/look.ts';
import { controlOf, type TrayControl } from '../controls/tray-controls.ts';
import { type ExchangeItem, fromOf } from './items.ts';
import { lookOf } from './looks.ts';

/** The questions that are answered by moving items. */
export const EXCHANGES: readonly string[] = ['loot', 'trade', 'overflow', 'thief', 'shop'];

/** Letters, because the digits belong to the items. */
const LETTERS: { readonly [doing: string]: string } = {
  accept: 'a',
  close: 'l',
  done: 'f',
  offer: 'o',
  withdraw: 'w',
  take: 't',
  give: 'g',
  drop: 'd',
  equip: 'e',
  return: 'r',
  sell: 's',
  keep: 'k',
  wish: 'k',
  unwish: 'k',
  refuse: 'n',
};

/** Whose items are taken: in all other exchanges players move only their own. */
const loserOf = ({ question }: Asked): Seat | null => (question.ask.kind === 'loot' ? question.ask.loser : null);

const controlFor = (option: MountainOption, asked: Asked, why: Say | null): TrayControl =>
  controlOf(option, asked, lookOf(option, asked), why, LETTERS[option.do]);

/** Whether this option moves that item. */
function moves(option: MountainOption, exchangeItem: ExchangeItem, asked: Asked): boolean {
  if (!('item' in option) || option.item !== exchangeItem.item) return false;
  const mine = exchangeItem.seat === asked.seat;
  // What was asked for and is offered now may still be pressed, so that the wish can be taken back.
  if (option.do === 'wish') return !mine && !exchangeItem.offered;
  if (option.do === 'unwish') return !mine;
  const from = 'from' in option ? option.from : 'pack';
  if (from !== fromOf(exchangeItem)) return false;
  switch (option.do) {
    case 'take':
      return exchangeItem.seat === loserOf(asked);
    case 'equip':
      return mine && exchangeItem.fresh;
    case 'offer':
      return mine && !exchangeItem.offered;
    case 'withdraw':
      return mine && exchangeItem.offered;
    case 'give':
    case 'drop':
    case 'return':
    case 'sell':
      return mine;
    default:
      return false;
  }
}

const WHOLE: ReadonlySet<string> = new Set(['accept', 'close', 'done', 'keep']);

/** The options about the exchange as a whole, and the blocked ones with their reasons. */
export function wholeControls(asked: Asked): readonly TrayControl[] {
  const { options, blocked, kind } = asked.question;
  const lit = options.filter((option) => WHOLE.has(option.do)).map((option) => controlFor(option, asked, null));
  const dark = blocked.filter(({ option }) => option.do !== 'sell').map(({ option, why }) => controlFor(option, asked, why));
  const all = [...lit, ...dark];
  const { trade } = asked.view;
  if (kind !== 'trade' || trade === null || all.some(({ option }) => option.do === 'accept')) return inOrder(all);
  // The rules give no reason for what nobody would expect now; the table still says why not.
  const sealed = trade.open?.accepted[asked.seat === trade.a ? 0 : 1] ?? false;
  const why = sealed
    ? say('exchange.why.accepted', { who: name(asked.seat === trade.a ? trade.b : trade.a) })
    : say('exchange.why.nothing');
  return inOrder([...all, controlFor({ do: 'accept', rev: trade.open?.rev ?? 0 }, asked, why)]);
}

/** Leaving the trade comes last. */
const inOrder = (controls: readonly TrayControl[]): readonly TrayControl[] =>
  [...controls].sort((one, other) => Number(one.option.do === 'close') - Number(other.option.do === 'close'));

/** The options for one item, and the blocked ones with their reasons. */
export function controlsAt(exchangeItem: ExchangeItem, asked: Asked): readonly TrayControl[] {
  const lit = asked.question.options.filter((option) => moves(option, exchangeItem, asked));
  // An item that is asked for is no longer to be asked for: that is no reason to tell.
  const dark = darkAt(exchangeItem, asked).filter(({ option }) =>
    lit.every((each) => each.do !== option.do && !(each.do === 'unwish' && option.do === 'wish')),
  );
  return [
    ...lit.map((option) => controlFor(option, asked, null)),
    ...dark.map(({ option, why }) => controlFor(option, asked, why)),
  ].sort((one, other) => Number(one.option.do === 'drop') - Number(other.option.do === 'drop'));
}

interface Dark {
  readonly option: MountainOption;
  readonly why: Say;
}

/** What a player might expect to do with an item. */
function darkAt(exchangeItem: ExchangeItem, asked: Asked): readonly Dark[] {
  const { question, seat } = asked;
  const from = fromOf(exchangeItem);
  const { item } = exchangeItem;
  const worn = say('exchange.why.worn');
  switch (question.kind) {
    case 'trade':
      if (exchangeItem.seat !== seat)
        return exchangeItem.offered ? [] : [{ option: { do: 'wish', item }, why: whyNotAsked(asked) }];
      return [
        {
          option: { do: exchangeItem.offered ? 'withdraw' : 'offer', item, from },
          why: say('exchange.why.moves.trade', limit),
        },
      ];
    case 'shop':
      return question.blocked.filter(({ option }) => moves(option, exchangeItem, asked));
    case 'overflow':
      return from === 'gear' ? [{ option: { do: 'drop', item }, why: worn }] : tooMuch(exchangeItem, asked);
    case 'loot': {
      if (exchangeItem.seat !== seat) return [{ option: { do: 'take', item, from }, why: say('exchange.why.moves.loot', limit) }];
      const overfull = question.options.every((option) => option.do !== 'done');
      return [
        { option: { do: 'give', item, from }, why: whyNotGiven(exchangeItem, asked) },
        ...(overfull ? tooMuch(exchangeItem, asked) : []),
      ];
    }
    default:
      return [];
  }
}

const limit = { n: MOST_EXCHANGE_MOVES };

function whyNotAsked({ view: { trade }, seat }: Asked): Say {
  const asked = trade?.asked[seat === trade.a ? 0 : 1] ?? 0;
  return asked >= MOST_WISHES
    ? say('exchange.why.wishes', { n: MOST_WISHES })
    : say('exchange.why.asked', { n: MOST_WISH_CHANGES });
}

function whyNotGiven({ item }: ExchangeItem, asked: Asked): Say {
  const { view } = asked;
  const loser = loserOf(asked);
  const theirs = loser === null ? undefined : view.players[loser];
  if (loser === null || theirs === undefined || theirs.out) return say('exchange.why.gone');
  const free = Math.max(0, theirs.capacity - theirs.slots);
  if (treasures.get(item).size > free)
    return say(free === 0 ? 'exchange.why.full' : 'exchange.why.room', { who: name(loser), n: free });
  return say('exchange.why.moves.loot', limit);
}

/** With a full backpack, a new item may go straight to a free slot of the gear (H-46). */
function tooMuch({ item, place, fresh }: ExchangeItem, { view, question }: Asked): readonly Dark[] {
  const [slot] = slotsFor(item);
  if (slot === undefined || place !== 'pack') return [];
  const spent = question.kind === 'loot' && (view.loot?.moves ?? 0) >= MOST_EXCHANGE_MOVES;
  const why = spent ? say('exchange.why.moves.loot', limit) : say(fresh ? 'exchange.why.taken' : 'exchange.why.old');
  return [{ option: { do: 'equip', item, slot }, why }];
}

/** Anything of a tier, as a wish: by tier, and what a press would do. */
export function tierWishes({ question, ...asked }: Asked): readonly TierWish[] {
  return question.options
    .flatMap((option): TierWish[] =>
      (option.do === 'wish' || option.do === 'unwish') && 'tier' in option
        ? [{ tier: option.tier, on: option.do === 'unwish', control: controlFor(option, { question, ...asked }, null) }]
        : [],
    )
    .sort((one, other) => one.tier - other.tier);
}

interface TierWish {
  readonly tier: Tier;
  /** It is asked for now. */
  readonly on: boolean;
  readonly control: TrayControl;
}

/** Every word to refuse with. */
export const refusals = (asked: Asked): readonly TrayControl[] =>
  asked.question.options.filter((option) => option.do === 'refuse').map((option) => controlFor(option, asked, null));

const AT_ONCE: ReadonlySet<string> = new Set(['offer', 'withdraw', 'take', 'wish', 'unwish']);

/** What a press on the item itself does: only what can be taken back, and only if nothing else could be meant. */
export function pressOf(controls: readonly TrayControl[]): TrayControl | null {
  const lit = controls.filter(({ why }) => why === null);
  const [only] = lit;
  return only !== undefined && lit.length === 1 && AT_ONCE.has(only.option.do) ? only : null;
}

const FINAL: ReadonlySet<string> = new Set(['drop', 'return', 'sell']);

/** What cannot be taken back is chosen first, and then pressed by its own button. */
export const isFinal = ({ option }: TrayControl): boolean => FINAL.has(option.do);

/** A wish moves nothing, so there is nothing to carry. */
export const isCarried = ({ option }: TrayControl): boolean => option.do !== 'wish' && option.do !== 'unwish';

import { type Say, type Seat, say, signed } from '@tavern/engine';
import { percent } from '@tavern/kit/figures.ts';
import { FINAL } from '../../rules/board.ts';
import { MAX_HP } from '../../rules/score.ts';
import type { PlayerView, View } from '../../rules/view.ts';
import { name } from '../../text/tell/words.ts';
import { chancesBetween } from '../odds/duel-round.ts';
import { paceOf, reachOf } from '../tips/reach.ts';
import type { ActionName } from './controls.ts';
import type { LedgeOption } from './question.ts';

/** Where the die may lead: "d4, to 13-16". */
function reach(player: PlayerView): Say {
  const tiles = reachOf(player).map(({ tile }) => tile);
  const [from, to] = [Math.min(...tiles), Math.max(...tiles)];
  const added = paceOf(player).reduce((sum, { n }) => sum + n, 0);
  const roll = added === 0 ? say('ledge.die') : say('ledge.die.more', { n: signed(added) });
  return from === to ? say('ledge.move.one', { roll, to }) : say('ledge.move.reach', { roll, from, to });
}

/** The player who is asked next when this turn is over. */
function nextAfter({ order, players }: View, seat: Seat): Seat | null {
  const seats = order.flat();
  const from = seats.indexOf(seat);
  const others = [...seats.slice(from + 1), ...seats.slice(0, from)];
  return others.find((each) => !(players[each]?.out ?? true)) ?? null;
}

function ending(view: View, seat: Seat, player: PlayerView): Say | null {
  if (player.at === FINAL && !player.claim) return say('ledge.end.claim');
  if (player.at === FINAL) return say('ledge.end.hold');
  const next = nextAfter(view, seat);
  return next === null ? null : say('ledge.end.next', { who: name(next) });
}

const withWhom = (options: readonly LedgeOption[]): Seat[] =>
  options.flatMap((option) => ('with' in option && option.with !== null ? [option.with as Seat] : []));

/** The chances of one round against another player, in percent, as the challenge shows them. Only the player on turn may challenge. */
export function roundPercents(view: View, other: Seat): { readonly hit: number; readonly struck: number } {
  const { hit, struck } = chancesBetween(view, view.current, other);
  return { hit: percent(hit), struck: percent(struck) };
}

/** As everybody can see: neither anything equipped, nor anything in the backpack. */
const isBare = (player: PlayerView | undefined): boolean =>
  player !== undefined && player.carried === 0 && [player.left, player.right, player.armour].every((item) => item === null);

function company(kind: 'duel' | 'trade', seats: readonly Seat[], view: View): Say | null {
  const [only] = seats;
  if (only === undefined) return null;
  if (seats.length > 1) return say('ledge.choice', { n: seats.length });
  const who = name(only);
  if (kind === 'duel') return say('ledge.duel.one', { who, ...roundPercents(view, only) });
  if (isBare(view.players[only])) return say('ledge.trade.bare', { who });
  return say(view.rules.tradeCostsAction ? 'ledge.trade.one.costs' : 'ledge.trade.one', { who });
}

/** From somebody who is knocked out here (`vultures`). */
function looting([only, ...more]: readonly Seat[]): Say | null {
  if (only === undefined) return null;
  return more.length > 0 ? say('ledge.choice', { n: more.length + 1 }) : say('ledge.loot.one', { who: name(only) });
}

/** What pressing an action would lead to, on the button itself. */
export function consequenceOf(action: ActionName, options: readonly LedgeOption[], view: View, seat: Seat): Say | null {
  const player = view.players[seat];
  if (player === undefined || options.length === 0) return null;
  switch (action) {
    case 'move':
      return reach(player);
    case 'sleep':
      return player.hp < MAX_HP ? say('ledge.sleep.heal', { hp: MAX_HP }) : say('ledge.sleep.full');
    case 'duel':
    case 'trade':
      return company(action, withWhom(options), view);
    case 'end':
      return ending(view, seat, player);
    case 'loot':
      return looting(withWhom(options));
  }
}

/** Why a second press is asked for: the first may well be a misclick, and cannot be taken back. */
export function doubtOf(option: LedgeOption, options: readonly LedgeOption[], view: View, seat: Seat): Say | null {
  const player = view.players[seat];
  if (player === undefined) return null;
  if (option.do === 'sleep' && options.some((each) => each.do === 'move') && player.hp === MAX_HP && player.at !== FINAL)
    return say('ledge.doubt.sleep');
  if (option.do === 'duel' && option.with !== null) return say('ledge.doubt.duel', { who: name(option.with) });
  if (option.do !== 'end') return null;
  const rival = withWhom(options.filter((each) => each.do === 'duel')).find((each) => view.players[each]?.claim);
  return rival === undefined ? null : say('ledge.doubt.end', { who: name(rival) });
}

import type { Match, Rng, Seat } from '@tavern/engine';
import { treasures } from '../../rules/catalog.ts';
import type { Event } from '../../rules/events.ts';
import { AMBUSH } from '../../rules/kept.ts';
import type { Player, State } from '../../rules/state.ts';
import type { Mountain, MountainOption } from '../../rules/types.ts';

export type { MountainOption };

/** What a match must have had before it is over. */
export const SIGHTS = ['duel', 'loot', 'trade', 'charm', 'smoke', 'ambush', 'overflow'] as const;
export type SightName = (typeof SIGHTS)[number];

/** What of it an event is; null: nothing. `state`: what it led to. */
export function sightIn(event: Event, { loot }: Pick<State, 'loot'>): SightName | null {
  switch (event.type) {
    case 'duelRound':
      return 'duel';
    case 'lootMove':
      return event.move === 'take' ? 'loot' : null;
    case 'traded':
      return event.gaveCount > 0 && event.gotCount > 0 ? 'trade' : null;
    case 'luckCancelled':
      return 'charm';
    case 'smoked':
      return 'smoke';
    case 'ambushSprung':
      return 'ambush';
    case 'dropped':
      return loot === null ? 'overflow' : null;
    default:
      return null;
  }
}

const PRECIOUS: ReadonlySet<string> = new Set(['luck-charm', 'smoke-bomb']);

const player = (state: State, seat: number): Player => {
  const found = state.players[seat];
  if (found === undefined) throw new Error(`nobody sits on seat ${seat}`);
  return found;
};

const isSmall = (item: string): boolean => treasures.get(item).size === 1;

/** Somebody who seeks adventures: what they do about what they are asked, knowing everything. `seen`: what there was already. */
export function wished(match: Match<Mountain>, seat: Seat, seen: ReadonlySet<SightName>, rng: Rng): MountainOption {
  const question = match.question(seat);
  if (question === null) throw new Error(`seat ${seat} is not asked`);
  const state = match.state as State;
  const { options, kind } = question;
  const find = (isIt: (option: MountainOption) => boolean): MountainOption | undefined => options.find(isIt);
  const doing = (what: string): MountainOption | undefined => find((option) => option.do === what);
  const dropping = (): MountainOption | undefined => {
    const drops = options.flatMap((option) => (option.do === 'drop' ? [option] : []));
    return drops.find(({ item }) => !isSmall(item)) ?? drops.find(({ item }) => !PRECIOUS.has(item)) ?? drops[0];
  };
  switch (kind) {
    case 'turn':
    case 'after':
      return (
        adventure(options, state, seat, seen, rng) ??
        doing('move') ??
        doing('sleep') ??
        doing('end') ??
        dropping() ??
        first(options)
      );
    case 'interrupt':
      return doing('play') ?? first(options);
    case 'duel': {
      const press = seen.has('duel') ? 'end' : 'once';
      return find((option) => option.do === 'attack' && option.press === press) ?? first(options);
    }
    case 'fight':
      return find((option) => option.do === 'attack' && option.press === 'end') ?? first(options);
    case 'loot':
      return state.loot?.moves === 0
        ? (doing('take') ?? doing('done') ?? first(options))
        : (doing('done') ?? dropping() ?? first(options));
    case 'trade':
      return bargain(options, state, seat);
    case 'overflow':
      return dropping() ?? first(options);
    case 'thief':
      return find((option) => option.do === 'return' && !PRECIOUS.has(option.item)) ?? first(options);
    default:
      return first(options);
  }
}

function first(options: readonly MountainOption[]): MountainOption {
  const [option] = options;
  if (option === undefined) throw new Error('nothing can be chosen');
  return option;
}

/** What is still missing, if it can be had here. */
function adventure(
  options: readonly MountainOption[],
  state: State,
  seat: Seat,
  seen: ReadonlySet<SightName>,
  rng: Rng,
): MountainOption | undefined {
  const lay = options.find((option) => option.do === 'play' && option.card === AMBUSH);
  const { at } = player(state, seat);
  const comes = state.players.some((each, other) => other !== seat && !each.out && each.at < at && each.at >= at - 6);
  if (lay !== undefined && comes && !seen.has('ambush')) return lay;
  for (const option of options) {
    if (option.do !== 'duel' && option.do !== 'trade') continue;
    if (option.with === null) continue;
    const other = player(state, option.with);
    if (option.do === 'duel') {
      if (!seen.has('smoke') && other.pack.includes('smoke-bomb')) return option;
      const worth = other.pack.length > 0;
      if ((!seen.has('loot') && worth) || !seen.has('duel')) if (rng.chance(2, 3)) return option;
    } else if (!seen.has('trade') && tradableOf(player(state, seat)) !== undefined && tradableOf(other) !== undefined)
      return option;
  }
  return undefined;
}

/** What somebody would give away in a trade. */
const tradableOf = ({ pack }: Player): string | undefined => pack.find((item) => !PRECIOUS.has(item));

/** Each offers one item, the player who began the trade first; then both agree. */
function bargain(options: readonly MountainOption[], state: State, seat: Seat): MountainOption {
  const { trade } = state;
  if (trade === null) throw new Error('there is no trade');
  const side = seat === trade.a ? 0 : 1;
  const item = tradableOf(player(state, seat));
  if (trade.offers[side]?.length === 0) {
    const offer = options.find((option) => option.do === 'offer' && option.item === item);
    if (offer !== undefined) return offer;
  }
  return options.find((option) => option.do === 'accept') ?? options.find((option) => option.do === 'close') ?? first(options);
}

import type { Seat } from '@tavern/engine';
import type { Act } from '../../rules/state.ts';
import type { PlayerView, View } from '../../rules/view.ts';
import type { Status } from '../tips/what.ts';

/** A player's unusual states, the most important first. */
export function statesOf(player: PlayerView, { turn, current, act }: View, seat: Seat): readonly Status[] {
  if (player.out) return ['out'];
  const onTurn = turn > 0 && current === seat;
  const holds: { readonly [status in Status]?: boolean } = {
    siege: player.siege,
    claim: player.claim && !player.siege,
    down: player.down,
    skip: player.skip,
    invisible: player.invisible,
    secondWind: player.secondWind,
    stumble: onTurn && act.stumble,
    boost: player.boosts.length > 0,
    slowed: player.beers > 0,
    recovered: player.recovered,
  };
  return (Object.keys(holds) as Status[]).filter((status) => holds[status]);
}

/** What limits or hinders the present turn as well. */
export function turnStates({ bound, smoke }: Pick<Act, 'bound' | 'smoke'>): readonly Status[] {
  return [
    ...(bound === null ? [] : [bound === 'move' ? ('mustMove' as const) : ('mustSleep' as const)]),
    ...(smoke ? ['smoke' as const] : []),
  ];
}

/** The colour of a state: good or bad for the player it is about, or neither. */
export const TONES: { readonly [status in Status]: 'good' | 'bad' | 'cold' | undefined } = {
  claim: 'good',
  siege: 'good',
  down: 'bad',
  skip: 'bad',
  invisible: 'cold',
  secondWind: 'good',
  recovered: undefined,
  slowed: 'bad',
  boost: 'good',
  stumble: 'bad',
  smoke: 'cold',
  mustMove: undefined,
  mustSleep: undefined,
  trap: 'bad',
  ambush: 'cold',
  kept: 'cold',
  out: undefined,
};

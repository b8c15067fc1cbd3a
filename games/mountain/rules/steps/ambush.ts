import type { Seat } from '@tavern/engine';
import { duelsAllowedOn } from '../house-rules.ts';
import { AMBUSH, discardKept } from '../kept.ts';
import { playerAt, type State, tileAt } from '../state.ts';
import { arePartners } from '../teams.ts';
import type { M } from '../types.ts';
import { duelsPossibleOn, mayBeDuelled, seatsAfter } from '../where.ts';
import { offerDuel } from './challenge.ts';

/** Somebody lands: everybody who could have an Ambush here is asked, one after the other, in turn order (H-29, H-30). */
export function springAmbushes(m: M, mover: Seat): void {
  if (m.state.players.every(({ kept }) => kept.length === 0)) return;
  const { at } = playerAt(m.state, mover);
  for (const owner of lurkers(m.state, mover)) m.next({ do: 'land.ambush', owner, tile: at });
}

/** Where a move along these tiles ends: on the first with an Ambush of somebody else (H-28, `ambushPassing`). */
export function stopOf(state: State, mover: Seat, from: number, to: number): number {
  if (!state.rules.ambushPassing) return to;
  for (let tile = from + 1; tile < to; tile++) if (isAmbushed(state, mover, tile)) return tile;
  return to;
}

const isAmbushed = ({ players }: State, mover: Seat, tile: number): boolean =>
  players.some(({ kept }, owner) => isLurker(players, owner, mover) && kept.some(({ at }) => at === tile));

/** Nobody ambushes a partner: a partner walks by, and the Ambush waits on (H-56). */
const isLurker = (players: State['players'], owner: number, mover: Seat): boolean =>
  owner !== mover && !arePartners(players, owner, mover);

/** Everybody has seen that nothing stopped the mover on the way. */
export function nothingBetween({ players, rules }: State, mover: Seat, from: number, to: number): void {
  if (!rules.ambushPassing) return;
  for (const [owner, player] of players.entries())
    if (isLurker(players, owner, mover)) player.haunts = player.haunts.filter((tile) => tile <= from || tile >= to);
}

/** By public knowledge: holds a kept card, and began a turn on this tile since. Players who gave up leave their Ambushes behind. */
function lurkers(state: State, mover: Seat): Seat[] {
  const { at } = playerAt(state, mover);
  return seatsAfter(state, mover).filter((owner) => {
    const { kept, haunts } = playerAt(state, owner);
    return kept.length > 0 && haunts.includes(at) && isLurker(state.players, owner, mover);
  });
}

/** Awake, and not on a Sanctuary; anywhere else will do (H-29). */
function maySpring(state: State, owner: Seat, mover: Seat, tile: number): boolean {
  const { down, out, at } = playerAt(state, owner);
  return (
    !down &&
    !out &&
    duelsAllowedOn(state.rules, tileAt(state, at)) &&
    duelsPossibleOn(state, tile) &&
    mayBeDuelled(state, owner, mover)
  );
}

/** Sprung, wasted or never there: after this everybody knows that this owner has no Ambush here any more. */
export function lieInWait(m: M, owner: Seat, tile: number): void {
  const { current } = m.state;
  const player = playerAt(m.state, owner);
  player.haunts = player.haunts.filter((each) => each !== tile);
  if (maySpring(m.state, owner, current, tile))
    m.ask(owner, { kind: 'interrupt', point: 'ambush', by: current, card: null, tile });
  else wasted(m, owner, current, tile, 'unable');
}

export const hasAmbushAt = (state: State, owner: Seat, tile: number): boolean => ambushAt(state, owner, tile) >= 0;

const ambushAt = (state: State, owner: Seat, tile: number): number =>
  playerAt(state, owner).kept.findIndex(({ card, at }) => card === AMBUSH && at === tile);

export function ambushPlayed(m: M, owner: Seat, mover: Seat, tile: number, sprung: boolean): void {
  if (!sprung) return wasted(m, owner, mover, tile, 'declined');
  discardKept(m, owner, ambushAt(m.state, owner, tile));
  m.emit({ type: 'ambushSprung', seat: owner, mover, tile });
  offerDuel(m, owner, [mover], 'ambush');
}

/** The next landing has happened, so the Ambush is lost. */
function wasted(m: M, owner: Seat, mover: Seat, tile: number, why: 'declined' | 'unable'): void {
  const index = ambushAt(m.state, owner, tile);
  if (index < 0) return;
  discardKept(m, owner, index);
  m.emit({ type: 'ambushWasted', seat: owner, mover, tile, why });
}

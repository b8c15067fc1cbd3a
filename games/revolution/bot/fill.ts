import type { Seat } from '@tavern/engine';
import { cards } from '../rules/catalog.ts';
import { type CardId, CHARACTER_ZONES, type CharacterZone, playerAt, rivalOf, type State } from '../rules/state.ts';
import { faceUps, freesZones, isKind, type Layout, tryLayouts } from './layouts.ts';
import { faceUp, type Trial } from './trial.ts';

/** h-2: its player chooses. */
const isAimed = (id: CardId): boolean => cards.get(id).rules.some(({ targets }) => targets === 'chosen');

/** Where a Help card may aim: at what is face-up there. */
export function aimsOf(trial: Trial, seat: Seat, id: CardId): readonly (CharacterZone | null)[] {
  if (!isAimed(id)) return [null];
  const zones = trial.zones(rivalOf(seat));
  const found = CHARACTER_ZONES.filter((zone) => {
    const spot = zones[zone];
    return spot !== null && spot !== 'vacant' && spot.face === 'up';
  });
  return found.length === 0 ? [null] : found;
}

/** The best that `value` finds for a Help card in the Help zone, aimed at one of `aims`. */
export function bestAim(
  trial: Trial,
  seat: Seat,
  id: CardId,
  at: number,
  aims: readonly (CharacterZone | null)[],
  value: () => number,
): { readonly value: number; readonly target: CharacterZone | null } {
  let best = { value: Number.NEGATIVE_INFINITY, target: aims[0] ?? null };
  for (const target of aims) {
    const found = trial.with(seat, { help: faceUp(id, at, target) }, value);
    if (found > best.value) best = { value: found, target };
  }
  return best;
}

/** Cards that a seat will have had in its hand before the round is over: a draw for every zone that is still empty. */
export function drawsOf(state: State, seat: Seat, turns: number): CardId[] {
  const { deck } = playerAt(state, seat);
  return deck.slice(Math.max(0, deck.length - turns));
}

/** Fills the empty zones of a seat in the way that puts it furthest ahead, and leaves the cards there. */
export function fill(trial: Trial, seat: Seat, hand: readonly CardId[], most: number, at: number): void {
  const helps = trial.zones(seat).help === null ? [...new Set(hand)].filter(isKind('help')) : [];
  let furthest = Number.NEGATIVE_INFINITY;
  let layout: Layout = { zones: [], cards: [] };
  const look = (found: Layout): void => {
    const lead = trial.lead(seat);
    if (lead <= furthest) return;
    furthest = lead;
    layout = found;
  };
  tryLayouts(trial, seat, { hand, most, free: helps.some(freesZones) }, look);
  for (const [zone, id] of faceUps(layout)) trial.put(seat, zone, faceUp(id, at));
  let best = { value: trial.lead(seat), target: null as CharacterZone | null, id: null as CardId | null };
  for (const id of helps) {
    const found = bestAim(trial, seat, id, at, aimsOf(trial, seat, id), () => trial.lead(seat));
    if (found.value > best.value) best = { ...found, id };
  }
  if (best.id !== null) trial.put(seat, 'help', faceUp(best.id, at, best.target));
}

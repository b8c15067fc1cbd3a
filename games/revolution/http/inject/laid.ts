import type { Seat } from '@tavern/engine';
import { cards } from '../../rules/catalog.ts';
import {
  type CardId,
  CHARACTER_ZONES,
  type CharacterZone,
  type Face,
  rivalOf,
  type Spot,
  ZONES,
  type Zone,
} from '../../rules/state.ts';
import type { GivenEnv, GivenPlay, GivenSpot } from '../shapes/injected.ts';
import { PLAYER_IDS } from '../shapes/names.ts';
import type { Faults } from './faults.ts';
import { cardOf, plainId } from './known.ts';

interface LaidCard {
  readonly card: CardId;
  readonly face: Face;
  readonly target: CharacterZone | null;
  readonly neutralised: boolean;
}

/** What is in one zone of the square. */
export interface Laid {
  readonly seat: Seat;
  readonly zone: Zone;
  readonly spot: LaidCard | 'vacant';
}

/** All that is on the square, in the order in which it came there: as the plays say, and where they say nothing, zone by zone, the first player first. */
export function laidOn(env: GivenEnv, first: Seat, faults: Faults): Laid[] {
  const all = ZONES.flatMap((zone) => [first, rivalOf(first)].flatMap((seat) => laidIn(env, seat, zone, faults) ?? []));
  for (const each of all) aims(each, all, faults);
  const played = (env.playSequence?.plays ?? []).flatMap((play, index) => laidBy(play, index, env, all, faults) ?? []);
  if (new Set(played).size < played.length) faults.note('playSequence.plays', 'played-twice');
  return [...new Set([...played, ...all])];
}

const nameOf = (seat: Seat): (typeof PLAYER_IDS)[number] => PLAYER_IDS[seat] ?? PLAYER_IDS[0];

function laidIn(env: GivenEnv, seat: Seat, zone: Zone, faults: Faults): Laid | null {
  const given: GivenSpot = env.zones?.[nameOf(seat)][zone];
  const field = `zones.${nameOf(seat)}.${zone}`;
  if (given === null || given === undefined) return null;
  const spot = typeof given === 'string' ? { cardId: given } : given;
  if (spot.isVacant === true) {
    if (zone === 'sp') faults.note(field, 'not-revealed');
    return { seat, zone, spot: 'vacant' };
  }
  if (spot.cardId === null || spot.cardId === undefined) {
    faults.note(field, 'no-card');
    return null;
  }
  const card = cardOf(spot.cardId, field, faults);
  if (card === null) return null;
  const { isFaceDown = false, isNeutralised: neutralised = false, target = null } = spot;
  fits(card, zone, isFaceDown, field, faults);
  if (neutralised && (isFaceDown || zone !== 'help')) faults.note(field, 'not-neutralised');
  return { seat, zone, spot: { card, face: isFaceDown ? 'down' : 'up', target, neutralised } };
}

/** RR-030: face-down anything may be anywhere. Only a search puts a card into the SP zone before the SP phase, and it is an SP card (RR-053). */
function fits(card: CardId, zone: Zone, isFaceDown: boolean, field: string, faults: Faults): void {
  const { kind } = cards.get(card);
  const isCharacterZone = (CHARACTER_ZONES as readonly Zone[]).includes(zone);
  if (zone === 'sp') {
    if (!isFaceDown) faults.note(field, 'not-revealed');
    else if (kind !== 'sp') faults.note(field, 'not-searched', { card });
  } else if (!isFaceDown && kind !== (isCharacterZone ? 'character' : 'help')) faults.note(field, 'wrong-zone', { card });
}

/** RR-058: h-2 alone aims, at a character that everybody sees. */
function aims({ seat, zone, spot }: Laid, all: readonly Laid[], faults: Faults): void {
  if (spot === 'vacant' || spot.target === null) return;
  const aimedAt = all.find((each) => each.seat === rivalOf(seat) && each.zone === spot.target)?.spot;
  const sound =
    spot.card === 'h-2' && spot.face === 'up' && aimedAt !== undefined && aimedAt !== 'vacant' && aimedAt.face === 'up';
  if (!sound) faults.note(`zones.${nameOf(seat)}.${zone}.target`, 'no-target');
}

/** What a play of this round has laid; null: a leader, or nothing that is there. */
function laidBy(play: GivenPlay, index: number, env: GivenEnv, all: readonly Laid[], faults: Faults): Laid | null {
  const field = `playSequence.plays.${index}`;
  if ((play.round ?? env.round) !== env.round) {
    faults.note(field, 'other-round', { round: env.round });
    return null;
  }
  if (play.action === 'PLAY_LEADER') return null;
  const face = play.action === 'PLAY_CARD' ? 'up' : 'down';
  const found = all.find(({ seat, zone, spot }) => {
    if (nameOf(seat) !== play.playerId || zone !== play.zone || spot === 'vacant') return false;
    return spot.face === face && (play.cardId === null || plainId(play.cardId) === spot.card);
  });
  if (found === undefined) faults.note(field, 'not-there');
  return found ?? null;
}

/** RR-047: the leaders' plays come first, the first player's before the other's. Those that are missing are recorded so. */
export function leadersPlays(env: GivenEnv, first: Seat, leaders: readonly (string | undefined)[], faults: Faults): void {
  const plays = env.playSequence?.plays ?? [];
  const named = plays.filter(({ action }) => action === 'PLAY_LEADER');
  for (const { playerId, cardId } of named)
    if (cardId !== leaders[PLAYER_IDS.indexOf(playerId)])
      faults.note('playSequence.plays', 'other-leader-play', { leader: cardId ?? '' });
  const inOrder = [first, rivalOf(first)].map(nameOf).filter((name) => named.some(({ playerId }) => playerId === name));
  const isFirst = plays.slice(0, named.length).every(({ action }) => action === 'PLAY_LEADER');
  if (!isFirst || named.map(({ playerId }) => playerId).join() !== inOrder.join())
    faults.note('playSequence.plays', 'leaders-first');
}

/** The square of one seat, with the number of each placement. */
export function zonesOf(laid: readonly Laid[], seat: Seat, before: number): { [zone in Zone]: Spot } {
  const zones: { [zone in Zone]: Spot } = { top: null, left: null, right: null, help: null, sp: null };
  for (const [index, each] of laid.entries())
    if (each.seat === seat) zones[each.zone] = each.spot === 'vacant' ? 'vacant' : { ...each.spot, at: before + index + 1 };
  return zones;
}

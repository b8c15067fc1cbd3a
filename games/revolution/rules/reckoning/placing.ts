import { cardName, type Say, type Seat, say } from '@tavern/engine';
import { type Card, cards } from '../catalog.ts';
import type { CardId, LeaderId, Zone } from '../state.ts';
import { type Act, type Acts, sheetOf, sidesOf, type Team, works } from './sheet.ts';
import { decideHelp } from './steps/help-activity.ts';
import { fits } from './targets.ts';
import type { Board, BoardSide } from './types.ts';

// The document's zoneRestrictions (RR-046, RR-049) and its two causes of refusal (C-06): the leader's zones, or another card.
// It is about cards that come face-up: face-down, anything may be placed anywhere (RR-030).

/** What decides about one side's placements, as long as nothing else comes to the board. */
export interface Standing {
  readonly leader: Card;
  readonly freedom: boolean;
  readonly forbids: readonly Act[];
}

/** Where no card on the board has a rule about placements, the leader alone decides: such a standing is made once. */
const plain = new Map<LeaderId, Standing>();

function plainStanding(id: LeaderId): Standing {
  const known = plain.get(id) ?? { leader: cards.get(id), freedom: false, forbids: [] };
  plain.set(id, known);
  return known;
}

function hasZoneRule(id: string): boolean {
  for (const { part } of cards.get(id).rules) if (part === 'zones') return true;
  return false;
}

const showsZoneRule = (spot: BoardSide['zones'][Zone]): boolean =>
  spot !== null && spot !== 'vacant' && spot.face === 'up' && spot.card !== null && hasZoneRule(spot.card);

const hasAnyZoneRule = ({ leader, zones: { top, left, right, help, sp } }: BoardSide): boolean =>
  hasZoneRule(leader) ||
  showsZoneRule(help) ||
  showsZoneRule(top) ||
  showsZoneRule(left) ||
  showsZoneRule(right) ||
  showsZoneRule(sp);

export function standingOf(board: Board, seat: Seat): Standing {
  if (!board.sides.some(hasAnyZoneRule)) return plainStanding((board.sides[seat] as BoardSide).leader);
  const sheet = sheetOf(board);
  decideHelp(sheet);
  const team = sheet.teams[seat === 0 ? 0 : 1];
  return {
    leader: team.leader,
    freedom: hasFreedom(sheet.acts, team),
    forbids: sheet.acts.zones.filter((act) => act.rule.does === 'forbid' && works(act) && sidesOf(act).includes(team)),
  };
}

/** The document's zonePlacementFreedom. */
export const hasFreedom = ({ zones }: Acts, team: Team): boolean =>
  zones.some((act) => act.rule.does === 'freedom' && act.team === team && works(act));

/** Whether a card may come face-up into a zone for its kind, or why not. Whether the zone is taken is another matter. */
export function mayStandBy({ leader, freedom, forbids }: Standing, id: CardId, zone: Zone): true | Say {
  const card = cards.get(id);
  const { type } = card;
  if (type !== null && zone !== 'help' && zone !== 'sp' && !freedom && leader.zones?.[zone].includes(type) === false)
    return say('blocked.leader', { leader: cardName(leader), type: say(`type.${type}`) });
  const by = forbids.find(({ rule }) => fits(rule.filter, card, zone))?.card;
  return by === undefined ? true : say('blocked.effect', { by: cardName(by) });
}

/** The same for one question alone. */
export const mayStand = (board: Board, seat: Seat, id: CardId, zone: Zone): true | Say =>
  mayStandBy(standingOf(board, seat), id, zone);

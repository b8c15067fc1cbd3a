import { type Seat, seat as toSeat } from '@tavern/engine';
import { type Card, cards } from '../catalog.ts';
import type { Part, Rule } from '../rule.ts';
import { CHARACTER_ZONES, type CharacterZone } from '../state.ts';
import type { Award, Board, BoardCard, BoardSide, Combo, Line, Neutralised } from './types.ts';

// What the steps write on while they reckon. Nobody else sees it.

/** A card in a character zone, while its power is reckoned. */
export interface Character {
  readonly zone: CharacterZone;
  /** Null: face-down. */
  readonly card: Card | null;
  power: number;
  readonly lines: Line[];
}

export interface Team {
  readonly seat: Seat;
  readonly leader: Card;
  /** Face-up characters and face-down cards, each in the order top, left, right. */
  readonly up: readonly Character[];
  readonly down: readonly Character[];
  /** A face-up Help card, and how it was placed. */
  readonly help: { readonly card: Card; readonly placed: BoardCard } | null;
  helpState: 'active' | Neutralised | null;
  /** An SP card that was revealed. Any other card there is a bluff, and nothing (H-21). */
  readonly secret: Card | null;
  combos: readonly Combo[];
  readonly comboLines: Line[];
  comboBonus: number;
  readonly totalLines: Line[];
  total: number;
  readonly award: Award['lines'][number][];
  points: number;
}

/** A rule of a card that is face-up: one of the document's activeEffects (RR-046), as long as it works. */
export interface Act {
  readonly rule: Rule;
  readonly card: Card;
  readonly team: Team;
  readonly rival: Team;
  /** The character whose rule it is. */
  readonly own: Character | null;
}

/** By the part of the reckoning that looks at them: most of them are empty, and every step looks only at its own. */
export type Acts = { readonly [part in Part]: Act[] };

export interface Sheet {
  readonly rules: Board['rules'];
  /** By seat. */
  readonly teams: readonly [Team, Team];
  /** Leaders first, then characters, Help and SP cards; within each the side with the higher initial point first; where they are equal, the first player (RR-025). */
  readonly acts: Acts;
}

function cardAt(spot: BoardSide['zones']['help']): { card: Card; placed: BoardCard } | null {
  if (spot === null || spot === 'vacant' || spot.face === 'down' || spot.card === null) return null;
  return { card: cards.get(spot.card), placed: spot };
}

function teamOf(seat: Seat, { leader, zones }: BoardSide): Team {
  const up: Character[] = [];
  const down: Character[] = [];
  for (const zone of CHARACTER_ZONES) {
    const spot = zones[zone];
    if (spot === null || spot === 'vacant') continue;
    if (spot.face === 'down' || spot.card === null) down.push({ zone, card: null, power: 0, lines: [] });
    else up.push({ zone, card: cards.get(spot.card), power: 0, lines: [] });
  }
  const secret = cardAt(zones.sp)?.card ?? null;
  return {
    seat,
    leader: cards.get(leader),
    up,
    down,
    help: cardAt(zones.help),
    helpState: null,
    secret: secret?.kind === 'sp' ? secret : null,
    combos: [],
    comboLines: [],
    comboBonus: 0,
    totalLines: [],
    total: 0,
    award: [],
    points: 0,
  };
}

const noActs = (): Acts => ({ help: [], power: [], zero: [], guards: [], combo: [], total: [], award: [], zones: [], once: [] });

function addActs(acts: Acts, card: Card | null, team: Team, rival: Team, own: Character | null): void {
  if (card !== null) for (const rule of card.rules) acts[rule.part].push({ rule, card, team, rival, own });
}

export function sheetOf({ sides, rules, first }: Board): Sheet {
  const [one, two] = sides;
  if (one === undefined || two === undefined) throw new Error('a board has two sides');
  const teams: [Team, Team] = [teamOf(toSeat(0), one), teamOf(toSeat(1), two)];
  const before = teams[0].leader.initialPoint - teams[1].leader.initialPoint;
  const [higher, lower] = (before === 0 ? first === 0 : before > 0) ? teams : [teams[1], teams[0]];
  const acts = noActs();
  addActs(acts, higher.leader, higher, lower, null);
  addActs(acts, lower.leader, lower, higher, null);
  for (const own of higher.up) addActs(acts, own.card, higher, lower, own);
  for (const own of lower.up) addActs(acts, own.card, lower, higher, own);
  addActs(acts, higher.help?.card ?? null, higher, lower, null);
  addActs(acts, lower.help?.card ?? null, lower, higher, null);
  addActs(acts, higher.secret, higher, lower, null);
  addActs(acts, lower.secret, lower, higher, null);
  return { rules, teams, acts };
}

/** A neutralised Help card does nothing. An immune one is never neutralised. */
export const works = ({ card, team }: Act): boolean => card.kind !== 'help' || team.helpState === 'active';

/** The sides on which a rule works. */
export function sidesOf({ rule, team, rival }: Act): readonly Team[] {
  if (rule.scope === 'both') return [team, rival];
  return [rule.scope === 'self' ? team : rival];
}

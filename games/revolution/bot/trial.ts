import type { Seat } from '@tavern/engine';
import { cards } from '../rules/catalog.ts';
import { boardOf } from '../rules/reckoning/board.ts';
import { type Weight, weigh } from '../rules/reckoning/reckon.ts';
import type { Board, BoardCard, BoardSide } from '../rules/reckoning/types.ts';
import {
  type CardId,
  type CharacterZone,
  type LeaderId,
  leaderIndex,
  rivalOf,
  type State,
  type Zone,
  type Zones,
} from '../rules/state.ts';
import { emptyZones } from '../rules/zones.ts';

type Spots = Zones<BoardCard>;

/** When a card comes, in the order of placements: now, in what the rival has still to do, or after all of it. */
export const NOW = 1_000_000;
export const SOON = NOW + 1;
export const LATE = NOW + 2;

/** What c-23 does when it comes. */
export const marksHelp = (card: CardId): boolean =>
  cards.get(card).rules.some(({ does, trigger }) => does === 'neutralise' && trigger === 'onSummon');

export const faceUp = (card: CardId, at: number = LATE, target: CharacterZone | null = null): BoardCard => ({
  card,
  face: 'up',
  at,
  target,
  neutralised: false,
});

/** No number depends on which card it is. */
export const FACE_DOWN: BoardCard = Object.freeze({ card: null, face: 'down', at: LATE, target: null, neutralised: false });

/** A board to try cards on: they are put down, weighed, and taken up again. */
export class Trial {
  readonly board: Board;
  readonly #zones: readonly [Spots, Spots];

  constructor({ sides, rules, first }: Board) {
    const [one, two] = sides.map(({ zones }) => ({ ...zones }));
    if (one === undefined || two === undefined) throw new Error('a board has two sides');
    this.#zones = [one, two];
    this.board = { sides: sides.map(({ leader }, seat) => ({ leader, zones: this.#zones[seat === 0 ? 0 : 1] })), rules, first };
  }

  static of(seen: Parameters<typeof boardOf>[0]): Trial {
    return new Trial(boardOf(seen));
  }

  /** A round to come, before its first placement. */
  static ofRound({ players, rules, first }: State, round: number): Trial {
    const sides = players.map(
      ({ leaders }): BoardSide => ({ leader: leaders[leaderIndex(round)] as LeaderId, zones: emptyZones() }),
    );
    return new Trial({ sides, rules, first });
  }

  zones(seat: Seat): Readonly<Spots> {
    return this.#zones[seat === 0 ? 0 : 1];
  }

  put(seat: Seat, zone: Zone, spot: Spots[Zone]): void {
    this.#zones[seat === 0 ? 0 : 1][zone] = spot;
  }

  lift(seat: Seat, zone: Zone): void {
    this.put(seat, zone, null);
  }

  weigh(): Weight {
    return weigh(this.board);
  }

  /** How far a seat is ahead. */
  lead(seat: Seat): number {
    const { totals } = this.weigh();
    return totals[seat === 0 ? 0 : 1] - totals[seat === 0 ? 1 : 0];
  }

  /** What it would be with these spots filled so, and then as before. */
  with<T>(seat: Seat, spots: Partial<Spots>, look: () => T): T {
    const before = { ...this.zones(seat) };
    for (const [zone, spot] of Object.entries(spots)) this.put(seat, zone as Zone, spot);
    const found = look();
    for (const zone of Object.keys(spots) as Zone[]) this.put(seat, zone, before[zone]);
    return found;
  }

  /** c-23 has come: what the rival has in the Help zone is marked. */
  marked<T>(seat: Seat, look: () => T): T {
    const rival = rivalOf(seat);
    const { help } = this.zones(rival);
    if (help === null || help === 'vacant' || help.face === 'down') return look();
    return this.with(rival, { help: { ...help, neutralised: true } }, look);
  }
}

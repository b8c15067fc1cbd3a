import { type Seat, seat as toSeat } from '@tavern/engine';
import type { Event } from '../rules/events.ts';
import { type CardId, leaderIndex, rivalOf, type Zone } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Instances } from './instances.ts';
import { playerOf } from './players.ts';
import type { Play } from './shapes/game-env.ts';

type Played = Omit<Play, 'sequenceId' | 'playerId' | 'round' | 'turn'> & { readonly seat: Seat };

/** RR-047, RR-048: every play in order, leaders among them. A card that was sealed is here when everybody sees it: before, nobody knows whether one was. */
export class Plays {
  private readonly list: Play[] = [];
  private readonly instances: Instances;

  constructor(instances: Instances) {
    this.instances = instances;
  }

  get all(): readonly Play[] {
    return this.list;
  }

  /** A match that did not begin at its beginning: its leaders in the order of the players, and what is on the square as it was placed. */
  beginAt(view: View): void {
    for (const seat of [view.first, rivalOf(view.first)]) this.lead(seat, view);
    const placed = view.players.flatMap(({ zones }, seat) =>
      Object.entries(zones).flatMap(([zone, spot]) =>
        spot === null || spot === 'vacant' ? [] : [{ seat: toSeat(seat), zone: zone as Zone, face: spot.face, at: spot.at }],
      ),
    );
    for (const { seat, zone, face } of placed.toSorted((one, other) => one.at - other.at))
      this.place(seat, zone, face, null, view);
  }

  follow(event: Event, view: View): void {
    if (event.type === 'round') for (const seat of [event.first, rivalOf(event.first)]) this.lead(seat, view);
    if (event.type === 'placed') this.place(event.seat, event.zone, event.face, event.by, view);
    if (event.type === 'revealed')
      for (const seat of [view.first, rivalOf(view.first)]) if (event.cards[seat] !== null) this.reveal(seat, view);
  }

  private lead(seat: Seat, view: View): void {
    const leader = view.players[seat]?.leaders[leaderIndex(view.round)] ?? null;
    if (leader === null) throw new Error(`nobody leads for seat ${seat}`);
    this.add({ seat, action: 'PLAY_LEADER', cardId: leader, zone: 'leader', by: null }, view);
  }

  private place(seat: Seat, zone: Zone, face: 'up' | 'down', by: CardId | null, view: View): void {
    const action = face === 'down' || zone === 'sp' ? 'PLAY_CARD_BACK' : 'PLAY_CARD';
    this.add({ seat, action, cardId: this.instances.at(seat, zone), zone, by }, view);
  }

  /** What c-10 has sealed was played before: now its name is known. */
  private reveal(seat: Seat, view: View): void {
    const cardId = this.instances.at(seat, 'sp');
    const known = this.list.findIndex(
      (play) => play.zone === 'sp' && play.round === view.round && play.playerId === playerOf(seat),
    );
    const play = this.list[known];
    if (play === undefined) this.place(seat, 'sp', 'down', null, view);
    else this.list[known] = { ...play, cardId };
  }

  private add({ seat, ...played }: Played, { round, turn }: View): void {
    this.list.push({ sequenceId: this.list.length + 1, playerId: playerOf(seat), ...played, round, turn });
  }
}

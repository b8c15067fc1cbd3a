import type { Packet, Seat } from '@tavern/engine';
import type { Chronicle, ContractEvent, ContractRoom, Interlude, SeenStep, Translated } from '../../contract.ts';
import type { Event } from '../rules/events.ts';
import type { Revolution } from '../rules/types.ts';
import { answerOf } from './answer.ts';
import { Instances } from './instances.ts';
import { Plays } from './plays.ts';
import type { Act } from './routes.ts';
import type { Happened } from './shapes/event.ts';
import type { Standing } from './shapes/game-env.ts';
import type { Phase } from './shapes/names.ts';
import { type Followed, phaseOf, standingOf } from './standing.ts';
import { Telling } from './telling.ts';

/** H-24: milliseconds after which a draw needs no acknowledgement. */
const DRAW_TIME = 10_000;

/** A match as one player has seen it, in the document's words. Everything follows from the steps alone, so it is the same after a restart. */
export class MatchChronicle implements Chronicle<Revolution> {
  interlude: Interlude | null = null;
  private readonly seat: Seat;
  private readonly instances = new Instances();
  private readonly telling = new Telling(this.instances);
  private readonly plays = new Plays(this.instances);
  private packet: Packet<Revolution> | null = null;
  private told = 0;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  take({ time, events, views, packet }: SeenStep<Revolution>): readonly ContractEvent[] {
    if (this.packet === null && events[0]?.type !== 'started') this.beginAt(packet);
    const found: ContractEvent[] = [];
    const add = (all: readonly Happened[]): void => {
      for (const { type, data } of all) {
        this.told += 1;
        found.push({ n: this.told, type, data, time });
      }
    };
    events.forEach((event, index) => {
      const view = views[index] ?? packet.view;
      this.instances.follow(view);
      this.plays.follow(event, view);
      add(this.telling.tell(event, view));
      this.notice(event, view, time);
    });
    this.instances.follow(packet.view);
    this.packet = packet;
    add(this.telling.asked(packet));
    return found;
  }

  standing(room: ContractRoom, passed: boolean): Standing {
    return standingOf(this.followed, room, this.phase(passed));
  }

  answer(act: object): Translated {
    return answerOf(this.followed, act as Act, this.phase(true));
  }

  private get followed(): Followed {
    const { seat, packet, instances } = this;
    if (packet === null) throw new Error('nothing was seen yet');
    return { seat, packet, instances, plays: this.plays.all, open: this.telling.open };
  }

  private phase(passed: boolean): Phase {
    const phase = phaseOf(this.followed.packet.view);
    return this.interlude !== null && !passed && phase === 'MAIN_PHASE' ? 'DRAW_PHASE' : phase;
  }

  /** What came before the first step is not known: the match was put up in the middle of a round, for a test. */
  private beginAt({ view }: Packet<Revolution>): void {
    this.instances.follow(view);
    this.plays.beginAt(view);
    this.telling.beginAt(phaseOf(view), view.phase === 'main' ? view.current : null);
  }

  /** RR-017, H-24, H-32: from the draw of a turn until its player acknowledges it, or does anything. */
  private notice(event: Event, { round, turn }: Revolution['view'], time: number): void {
    if (event.type === 'drew' && event.by === null)
      this.interlude = {
        key: `${round}.${turn}`,
        event: event.seat === this.seat ? this.told : null,
        until: time + DRAW_TIME,
      };
    // Whatever else somebody does ends it.
    else if (event.type === 'placed' || event.type === 'squareFull' || event.type === 'turn') this.interlude = null;
  }
}

import { type Eyes, Listeners, type MatchRecord, type Seat } from '@tavern/engine';
import type { Advice } from '@tavern/kit';
import type { NameOf } from '../../model/bot-names.ts';
import { packOf } from '../../model/pack.ts';
import { advise } from '../hint/hint.ts';
import type { Progress, Sight } from './messages.ts';
import type { Decision, Replay, ReplayState } from './replay.ts';
import type { ReplayLink } from './replay-link.ts';
import { ReplayedTable } from './replayed-table.ts';

/** A record that is watched, as the page has it. The worker goes through it. */
export class WatchedRecord implements Replay {
  readonly table: ReplayedTable;
  readonly record: MatchRecord;
  private readonly link: ReplayLink;
  private readonly listeners = new Listeners<() => void>();
  private known: ReplayState;
  /** What is to be shown in the end. Whatever was wished for before it and is not on its way yet is left out. */
  private aim: { readonly answer: number; readonly eyes: Eyes };
  private going: Promise<void> | null = null;

  constructor(link: ReplayLink, record: MatchRecord, sight: Sight, nameOf: NameOf) {
    this.link = link;
    this.record = record;
    this.table = new ReplayedTable(record, sight, nameOf, link);
    const { at, eyes } = sight;
    this.aim = { answer: at, eyes };
    this.known = { at, eyes, moments: [], ready: false, verdict: { is: 'running', upTo: 0 } };
    link.lost = () => this.table.stop({ key: 'replay.lost' });
  }

  get answers(): number {
    return this.record.answers.length;
  }

  readonly state = (): ReplayState => this.known;

  readonly listen = this.listeners.listen;

  readonly go = (answer: number): Promise<void> => this.show({ ...this.aim, answer });

  readonly look = (eyes: Eyes): Promise<void> => this.show({ ...this.aim, eyes });

  async answerOf(frame: number): Promise<number> {
    const reply = await this.link.request('made', { eyes: this.known.eyes, frame });
    return reply.ok ? reply.answer : this.known.at;
  }

  async decisions(answer: number): Promise<readonly Decision[]> {
    const reply = await this.link.request('decisions', { answer, eyes: this.known.eyes });
    return reply.ok ? reply.decisions : [];
  }

  async advice(answer: number, seat: Seat): Promise<Advice | null> {
    const { game } = this.record;
    const reply = await this.link.request('packet', { answer, eyes: this.known.eyes, seat });
    if (!reply.ok || reply.packet === null || (await packOf(game))?.bot === undefined) return null;
    return advise(game, reply.packet, seat);
  }

  close(): void {
    this.table.leave();
    this.listeners.clear();
    this.link.end();
  }

  /** More of the record has been gone through. */
  readonly heard = ({ moments, ready, verdict }: Progress): void => {
    const known = moments.length === 0 ? this.known.moments : [...this.known.moments, ...moments];
    this.renew({ moments: known, ready, verdict });
  };

  private show(aim: { readonly answer: number; readonly eyes: Eyes }): Promise<void> {
    this.aim = aim;
    this.going ??= this.goOn().finally(() => {
      this.going = null;
    });
    return this.going;
  }

  private async goOn(): Promise<void> {
    for (;;) {
      const { aim } = this;
      const reply = await this.link.request('show', aim);
      if (!reply.ok) return this.table.stop(reply.why);
      this.arrive(reply.sight);
      if (aim === this.aim) {
        // What is beyond the last true moment is not aimed at for ever.
        this.aim = { answer: reply.sight.at, eyes: aim.eyes };
        return;
      }
    }
  }

  private arrive(sight: Sight): void {
    const { at, eyes } = sight;
    if (at === this.known.at && eyes === this.known.eyes) return;
    this.table.show(sight);
    this.renew({ at, eyes });
  }

  private renew(change: Partial<ReplayState>): void {
    this.known = { ...this.known, ...change };
    this.listeners.tell((changed) => changed());
  }
}

import {
  endFault,
  HashCheck,
  type MatchRecord,
  matters,
  type ReplayRefusal,
  seat,
  type Told,
  type Trail,
  type Types,
  type Walk,
} from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { roundOf } from '../../model/round.ts';
import type { Moment, ReplayVerdict } from './replay.ts';

/** Milliseconds from answer to answer, where the record has no times. */
const EVENLY = 1_500;

/** When each answer was given, in milliseconds since the start. */
export const timesOf =
  ({ at = [] }: MatchRecord): ((answer: number) => number) =>
  (answer) => {
    const last = Math.min(answer, at.length);
    return (at[last - 1] ?? 0) + (answer - last) * EVENLY;
  };

/** Goes through all answers once, without anybody's eyes: where the moments are, and whether the record is true. */
export class Survey {
  /** From the first one on. */
  readonly moments: Moment[] = [];
  private readonly pack: GamePack;
  private readonly walk: Walk<Types>;
  private readonly check: HashCheck;
  private readonly timeOf: (answer: number) => number;
  private parted: (ReplayVerdict & { readonly is: 'parted' }) | null = null;
  private done = false;

  constructor(pack: GamePack, trail: Trail<Types>) {
    this.pack = pack;
    this.walk = trail.from(0);
    this.check = new HashCheck(trail.record);
    this.timeOf = timesOf(trail.record);
    const fault = this.check.witness(this.walk.match);
    if (fault === null) this.note(trail.opening);
    else this.part({ ...fault, at: 0 });
  }

  /** The last answer that leads where the record says. */
  get upTo(): number {
    return Math.min(this.moments.length, this.parted?.at ?? Number.POSITIVE_INFINITY) - 1;
  }

  get ready(): boolean {
    return this.done;
  }

  get verdict(): ReplayVerdict {
    return this.parted ?? { is: this.done ? 'true' : 'running', upTo: this.upTo };
  }

  /** One answer more; false: there is none, or it leads elsewhere. */
  go(): boolean {
    if (this.done) return false;
    const walked = this.walk.next();
    if (walked === null) return this.end();
    if (!walked.ok) return this.part(walked);
    const fault = this.check.witness(this.walk.match);
    if (fault !== null) return this.part({ ...fault, at: this.walk.at });
    this.note(walked.events);
    return true;
  }

  /** The rules threw where they were only looked at: with the dice of this record nobody can go further. */
  part({ at, why }: Pick<ReplayRefusal, 'at' | 'why'>): false {
    this.done = true;
    const { expected: recorded, got } = this.check.parted ?? {};
    this.parted = {
      is: 'parted',
      at,
      why,
      ...(recorded === undefined || got === undefined ? {} : { recorded, got }),
    };
    return false;
  }

  /** All answers are true. Some may be missing after them. */
  private end(): false {
    this.done = true;
    const fault = endFault(this.walk.record);
    return fault === null ? false : this.part({ why: fault.why, at: this.walk.at + 1 });
  }

  private note(told: readonly Told<Types['event']>[]): void {
    const { pack, walk } = this;
    const { game, statistics } = pack;
    const { state } = walk.match;
    const { answers, by } = walk.record;
    const answer = walk.at;
    const who = answers[answer - 1]?.[0];
    this.moments.push({
      answer,
      at: this.timeOf(answer),
      seat: who === undefined ? null : seat(who),
      by: by?.[answer] ?? null,
      turn: game.turn?.(state) ?? null,
      round: roundOf(game.view(state, null)) ?? statistics?.rounds(state) ?? null,
      matters: matters(
        pack,
        told.map(({ event }) => event),
      ),
      told: walk.match.told(told, null).filter((event) => matters(pack, [event])),
    });
  }
}

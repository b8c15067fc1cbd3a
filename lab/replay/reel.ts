import {
  type Eyes,
  endFault,
  HashCheck,
  type MatchRecord,
  matters,
  type ReplayRefusal,
  type Seat,
  seat,
  type Told,
  type Trail,
  type Types,
  type Walk,
} from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { type Frame, Hindsight } from '@tavern/host';

/** What a viewer goes by. */
export type Part = 'answer' | 'turn' | 'round' | 'moment';

/** A record that was gone through once: what eyes see at any of its moments, and where its turns, rounds and great moments begin. */
export class Reel {
  readonly record: MatchRecord;
  /** The last answer that leads where the record says. */
  readonly last: number;
  /** Where the record parts from what the rules and the dice say; null: nowhere. */
  readonly fault: ReplayRefusal | null;
  private readonly trail: Trail<Types>;
  private readonly begins: { readonly [part in Exclude<Part, 'answer'>]: number[] } = { turn: [], round: [], moment: [] };
  private readonly rounds: (number | null)[] = [];
  private readonly sights = new Map<Eyes, Hindsight>();

  constructor(pack: GamePack, trail: Trail<Types>) {
    this.trail = trail;
    this.record = trail.record;
    const walk = trail.from(0);
    const check = new HashCheck(trail.record);
    const start = check.witness(walk.match);
    if (start === null) this.note(pack, walk, trail.opening);
    this.fault = start === null ? this.goThrough(pack, walk, check) : { ...start, at: 0 };
    this.last = this.rounds.length - 1;
  }

  roundAt(answer: number): number | null {
    return this.rounds[answer] ?? null;
  }

  isMoment(answer: number): boolean {
    return this.begins.moment.includes(answer);
  }

  /** Where the next of these parts begins, or the one before; at the ends there is nothing further. */
  from(at: number, part: Part, direction: 1 | -1): number {
    if (part === 'answer') return Math.max(0, Math.min(this.last, at + direction));
    const begins = this.begins[part];
    if (direction > 0) return begins.find((each) => each > at) ?? this.last;
    return begins.findLast((each) => each < at) ?? 0;
  }

  /** The newest frame of these eyes after this many answers. */
  frameAt(eyes: Eyes, answer: number): Frame {
    const sight =
      this.sights.get(eyes) ?? new Hindsight(this.trail, eyes, this.people, (each) => this.record.at?.[each - 1] ?? 0);
    this.sights.set(eyes, sight);
    while (sight.upTo < answer) if (!sight.follow()) throw new Error(`answer ${sight.upTo + 1} is refused the second time`);
    return sight.frameAt(answer);
  }

  /** Did these eyes see anything of this answer? */
  saw(eyes: Eyes, answer: number): boolean {
    const frame = this.frameAt(eyes, answer);
    return answer === 0 || frame.n !== this.frameAt(eyes, answer - 1).n;
  }

  /** The seats that are not bots' own. */
  get people(): readonly Seat[] {
    return this.record.seats.flatMap(({ bot }, index) => (bot === true ? [] : [seat(index)]));
  }

  private goThrough(pack: GamePack, walk: Walk<Types>, check: HashCheck): ReplayRefusal | null {
    for (let walked = walk.next(); walked !== null; walked = walk.next()) {
      if (!walked.ok) return walked;
      const fault = check.witness(walk.match);
      if (fault !== null) return { ...fault, at: walk.at };
      this.note(pack, walk, walked.events);
    }
    const fault = endFault(this.record);
    return fault === null ? null : { ...fault, at: walk.at };
  }

  private note({ game, statistics, ...pack }: GamePack, { match, at }: Walk<Types>, told: readonly Told<Types['event']>[]): void {
    const { state } = match;
    const round = roundIn(game.view(state, null)) ?? statistics?.rounds(state) ?? null;
    const turn = game.turn?.(state) ?? at;
    const { begins, rounds } = this;
    if (turn !== this.turn) begins.turn.push(at);
    if (round !== (rounds.at(-1) ?? null)) begins.round.push(at);
    const events = told.map(({ event }) => event);
    if (matters(pack, events)) begins.moment.push(at);
    this.turn = turn;
    rounds.push(round);
  }

  private turn: number | null = null;
}

/** As players count it: most views say so themselves. */
const roundIn = (view: { readonly round?: unknown }): number | null => (typeof view.round === 'number' ? view.round : null);

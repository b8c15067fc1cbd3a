import type { Eyes, Match, Packet, Seat, Told, Types } from '@tavern/engine';
import type { Mark } from './marks.ts';

/**
 * One step of a match as one viewer saw it. Frames are numbered per viewer and made only where that viewer has something to see,
 * so a number tells nothing about what others do in secret. They follow from the answers alone: a table rebuilt from its log has
 * the same frames with the same numbers.
 */
export interface Frame {
  readonly n: number;
  /** Milliseconds since the table opened. */
  readonly at: number;
  readonly events: readonly Types['event'][];
  /** What was seen right after each of them. */
  readonly views: readonly Types['view'][];
  readonly packet: Packet<Types>;
  /** The seats that the clock or a bot has played this for; absent: none. */
  readonly played?: readonly Mark[];
}

/** Where a viewer stands after some answer: all that the next frame is compared with. */
export interface Standpoint {
  readonly newest: Frame;
  readonly asked: Packet<Types> | undefined;
}

/** Everything one viewer has seen, for resuming and rewinding. A table's viewers are its seats and spectators: nobody there sees everything. */
export class ViewerFrames<Viewer extends Eyes = Seat | null> {
  private frames: Frame[] = [];
  /** The newest with a question in it. */
  private asked: Packet<Types> | undefined;
  readonly viewer: Viewer;
  /** Nobody looks through a bot's eyes: its frames are not kept until somebody does. */
  kept: boolean;
  /** The first frame that is known here: 0, or where a snapshot was taken. */
  private first: number;
  /** The last frame that may be seen: what is not stored yet may still be lost. */
  shown: number;

  constructor(viewer: Viewer, first: number, kept: boolean) {
    this.viewer = viewer;
    this.kept = kept;
    this.first = first;
    this.shown = first - 1;
  }

  /** Where this viewer stands, to go on from later. */
  get standing(): Standpoint {
    const newest = this.frames.at(-1);
    if (newest === undefined) throw new Error('this viewer has seen nothing yet');
    return { newest, asked: this.asked };
  }

  /** Goes on from there; what was seen before is not kept. */
  resume({ newest, asked }: Standpoint): void {
    this.keep([newest]);
    this.asked = asked;
  }

  /** All that this viewer would have seen so far; from now on their frames are kept. */
  keep(frames: readonly Frame[]): void {
    this.kept = true;
    this.frames = [...frames];
    this.first = frames[0]?.n ?? 0;
    this.shown = this.newest;
  }

  /** The last number given, shown or not. */
  get newest(): number {
    return this.first + this.frames.length - 1;
  }

  /** The frame this makes for the viewer, or null if there is nothing new to see. */
  record(match: Match<Types>, told: readonly Told<Types['event']>[], at: number, played: readonly Mark[]): Frame | null {
    const events = match.told(told, this.viewer);
    const last = this.frames.at(-1)?.packet;
    const between = events.length === 0 ? [] : match.views(told, this.viewer);
    const before = last === undefined || between.length === 0 ? last : { ...last, view: between.at(-1) ?? last.view };
    const packet = match.packet(this.viewer, { before, asked: this.asked, lean: true });
    if (events.length === 0 && packet === before) return null;
    const views = between.length < events.length ? [...between, packet.view] : between;
    const n = this.first + this.frames.length;
    const plain: Frame = { n, at, events, views, packet };
    const frame = played.length === 0 ? plain : { ...plain, played };
    this.frames.push(frame);
    if (packet.question !== null) this.asked = packet;
    return frame;
  }

  /** Frames shown after number `n`; all of them without it. A number that is none of them gives them all too: the viewer starts over. */
  after(n = -1): readonly Frame[] {
    const known = n >= this.first && n <= this.shown;
    return this.frames.slice(known ? n + 1 - this.first : 0, this.shown + 1 - this.first);
  }
}

import { type Match, type Seat, same, seatsOf, type Told, type Types } from '@tavern/engine';
import { type Frame, FrameLog } from './frame.ts';
import type { Status } from './status.ts';

export interface Listener {
  frame(frame: Frame): void;
  status(status: Status): void;
}

interface Watcher {
  readonly viewer: Seat | null;
  readonly listener: Listener;
  lastStatus: Status | null;
}

/** Frames that one answer made, not yet shown. */
export type Unshown = readonly { readonly log: FrameLog; readonly frame: Frame }[];

/** Who watches, and what each viewer has been shown. A listener that throws troubles nobody else. */
export class Audience {
  private readonly logs: readonly FrameLog[];
  private readonly watchers = new Set<Watcher>();
  private readonly trouble: (error: unknown) => void;

  /** `frames`: how many frames each viewer has had already, spectators last. The newest of them is taken again. */
  constructor(players: number, trouble: (error: unknown) => void, frames: readonly number[] = []) {
    this.logs = [...seatsOf(players), null].map((viewer, index) => new FrameLog(viewer, Math.max(0, (frames[index] ?? 1) - 1)));
    this.trouble = trouble;
  }

  /** They get every frame after number `since`, and then each as it comes. The result ends it; true the first time. */
  add(viewer: Seat | null, listener: Listener, since?: number): () => boolean {
    const watcher: Watcher = { viewer, listener, lastStatus: null };
    for (const frame of this.log(viewer).after(since)) this.tell(() => listener.frame(frame));
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Whoever watched from this seat does so no longer. */
  dismiss(viewer: Seat): void {
    for (const watcher of this.watchers) if (watcher.viewer === viewer) this.watchers.delete(watcher);
  }

  /** How many frames each viewer has been shown, spectators last. */
  get counts(): number[] {
    return this.logs.map(({ shown }) => shown + 1);
  }

  log(viewer: Seat | null): FrameLog {
    const log = viewer === null ? this.logs.at(-1) : this.logs[viewer];
    if (log === undefined || log.viewer !== viewer) throw new Error(`there is no seat ${viewer}`);
    return log;
  }

  /** Everybody's frame of what just happened, taken now and shown when it is stored. */
  take(match: Match<Types>, events: readonly Told<Types['event']>[], at: number): Unshown {
    return this.logs.flatMap((log) => {
      const frame = log.record(match, events, at);
      return frame === null ? [] : [{ log, frame }];
    });
  }

  show(unshown: Unshown): void {
    for (const { log, frame } of unshown) {
      log.shown = frame.n;
      // Those who are there now: who joins from within a listener has been given this frame already.
      const there = [...this.watchers].filter(({ viewer }) => viewer === log.viewer);
      for (const { listener } of there) this.tell(() => listener.frame(frame));
    }
  }

  /** Tells each watcher the table's status, if it changed for them. */
  announce(statusOf: (viewer: Seat | null) => Status): void {
    // All are made before any is told: what a listener does at once is not stored yet, and nobody's business.
    const made = [...this.watchers].map((watcher) => ({ watcher, status: statusOf(watcher.viewer) }));
    for (const { watcher, status } of made) {
      if (watcher.lastStatus !== null && same({ ...status, now: 0 }, { ...watcher.lastStatus, now: 0 })) continue;
      watcher.lastStatus = status;
      this.tell(() => watcher.listener.status(status));
    }
  }

  private tell(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.trouble(error);
    }
  }
}

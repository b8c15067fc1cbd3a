import { type Eyes, type Match, type Seat, same, seatsOf, type Told, type Types } from '@tavern/engine';
import { type Frame, ViewerFrames } from './frame.ts';
import type { Mark } from './marks.ts';
import type { Common, Personal, Status } from './status.ts';

export interface Listener {
  frame(frame: Frame): void;
  status(status: Status): void;
}

interface Watcher<Viewer> {
  readonly viewer: Viewer;
  readonly listener: Listener;
  last: { readonly common: Common; readonly personal: Personal } | null;
}

/** Frames that one answer made, not yet shown. */
export type Unshown<Viewer extends Eyes = Seat | null> = readonly { readonly to: ViewerFrames<Viewer>; readonly frame: Frame }[];

export interface AudienceSetup<Viewer extends Eyes = Seat | null> {
  /** How many frames each viewer has had already, spectators last. The newest of them is taken again. */
  readonly frames?: readonly number[];
  /** Whose frames are kept from the beginning; default: those of all seats and of spectators. */
  readonly viewers?: readonly Viewer[];
  readonly trouble: (error: unknown) => void;
}

/**
 * Who watches, and what each viewer has been shown. A listener that throws troubles nobody else. The audience of a table are its seats and spectators;
 * that of a match which is only played once more may see everything.
 */
export class Audience<Viewer extends Eyes = Seat | null> {
  private readonly viewers: readonly ViewerFrames<Viewer>[];
  /** Replaced, never changed: a loop over it is not disturbed by watchers that come and go meanwhile. */
  private watchers: readonly Watcher<Viewer>[] = [];
  private readonly trouble: (error: unknown) => void;
  private common: Common | null = null;

  constructor(players: number, { frames = [], viewers, trouble }: AudienceSetup<Viewer>) {
    const everybody = [...seatsOf(players), null, ...(viewers ?? []).filter((viewer) => viewer === 'all')] as Viewer[];
    this.viewers = everybody.map(
      (viewer, index) => new ViewerFrames(viewer, Math.max(0, (frames[index] ?? 1) - 1), viewers?.includes(viewer) ?? true),
    );
    this.trouble = trouble;
  }

  /** They get every frame after number `since`, and then each as it comes. The result ends it; true the first time. */
  add(viewer: Viewer, listener: Listener, since?: number): () => boolean {
    const watcher: Watcher<Viewer> = { viewer, listener, last: null };
    for (const frame of this.framesOf(viewer).after(since)) this.tellFrame(listener, frame);
    this.watchers = [...this.watchers, watcher];
    return () => {
      const there = this.watchers.includes(watcher);
      this.watchers = this.watchers.filter((each) => each !== watcher);
      return there;
    };
  }

  /** Nobody watches from this seat any more. */
  dismiss(viewer: Viewer): void {
    this.watchers = this.watchers.filter((watcher) => watcher.viewer !== viewer);
  }

  /** How many frames each viewer has been shown, spectators last; 0 where they are not kept. */
  get counts(): number[] {
    return this.viewers.map(({ kept, shown }) => (kept ? shown + 1 : 0));
  }

  framesOf(viewer: Viewer): ViewerFrames<Viewer> {
    const frames = this.viewers.find((each) => each.viewer === viewer);
    if (frames === undefined) throw new Error(`there is no seat ${viewer}`);
    return frames;
  }

  /** Everybody's frame of what just happened, taken now and shown when it is stored. */
  take(match: Match<Types>, events: readonly Told<Types['event']>[], at: number, played: readonly Mark[] = []): Unshown<Viewer> {
    const unshown: { to: ViewerFrames<Viewer>; frame: Frame }[] = [];
    let watched = false;
    for (const to of this.viewers) {
      if (!to.kept) continue;
      // Nobody looks at a match that is only played once more.
      if (!watched) match.watch();
      watched = true;
      const frame = to.record(match, events, at, played);
      if (frame !== null) unshown.push({ to, frame });
    }
    return unshown;
  }

  show(unshown: Unshown<Viewer>): void {
    for (const { to, frame } of unshown) {
      to.shown = frame.n;
      // The watchers of now: one that a listener adds meanwhile has been given this frame already.
      for (const { viewer, listener } of this.watchers) if (viewer === to.viewer) this.tellFrame(listener, frame);
    }
  }

  /** Tells each watcher the table's status, if it changed for them. */
  announce(common: Common, personalOf: (viewer: Viewer) => Personal): void {
    if (this.common === null || !sameButNow(common, this.common)) this.common = common;
    const now = this.common;
    // All are made before any is told: what a listener does at once is not stored yet, and must not show.
    // Spectators all see the same.
    let spectators: Personal | null = null;
    const personals = this.watchers.map(({ viewer }) => {
      if (viewer !== null) return personalOf(viewer);
      spectators ??= personalOf(viewer);
      return spectators;
    });
    let like: { readonly personal: Personal; readonly status: Status } | null = null;
    for (const [index, watcher] of this.watchers.entries()) {
      const personal = personals[index] as Personal;
      const { last } = watcher;
      if (last?.common === now && samePersonal(last.personal, personal)) continue;
      watcher.last = { common: now, personal };
      // To those who see the same it is the same.
      if (like === null || !samePersonal(like.personal, personal)) like = { personal, status: { ...common, ...personal } };
      const { status } = like;
      this.tellStatus(watcher.listener, status);
    }
  }

  private tellFrame(listener: Listener, frame: Frame): void {
    try {
      listener.frame(frame);
    } catch (error) {
      this.trouble(error);
    }
  }

  private tellStatus(listener: Listener, status: Status): void {
    try {
      listener.status(status);
    } catch (error) {
      this.trouble(error);
    }
  }
}

const samePersonal = (a: Personal, b: Personal): boolean =>
  a.passed === b.passed && a.mayClaim === b.mayClaim && a.missed === b.missed && same(a.mayLend, b.mayLend);

const sameButNow = (a: Common, b: Common): boolean =>
  a.paused === b.paused &&
  a.closed === b.closed &&
  a.allAnswer === b.allAnswer &&
  same(a.clocks, b.clocks) &&
  same(a.seats, b.seats);

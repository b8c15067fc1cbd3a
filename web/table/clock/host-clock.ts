import type { Seat } from '@tavern/engine';
import { moreOf, type Status, type Times } from '@tavern/host';

/** One of the clocks that run. */
export type StatusClock = Status['clocks'][number];

/** `1:12`. Seconds are rounded up. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The clock to show: the viewer's own, else the one that ends first among those the match waits for. */
export function clockToShow(status: Pick<Status, 'clocks'> | null, viewer: Seat | null): StatusClock | null {
  const clocks = status?.clocks ?? [];
  const own = clocks.find(({ seat }) => seat === viewer);
  return (
    own ?? clocks.reduce<StatusClock | null>((first, each) => (first === null || each.endsAt < first.endsAt ? each : first), null)
  );
}

/** A clock is the same while its deadline is: a turn's clock runs on from question to question. */
export const clockName = ({ seat, clock, endsAt }: StatusClock): string => `${seat} ${clock} ${endsAt}`;

/** What the room allows on this clock, with what was asked for on top; null: it is not known. */
function allowed({ clock, extended }: Pick<StatusClock, 'clock' | 'extended'>, times: Times | null): number | null {
  const time = times?.[clock] ?? null;
  return time === null || extended !== true ? time : time + moreOf(time);
}

/** Never more than the room allows: the clocks of two machines may differ by a second. */
export const shownTime = (running: Pick<StatusClock, 'clock' | 'extended'>, times: Times | null, left: number): number =>
  Math.min(left, allowed(running, times) ?? left);

/** While a story is shown, another player's clock belongs to what comes after it. The viewer's own clock runs on. */
export const clockInStory = <C extends Pick<StatusClock, 'seat'>>(
  clock: C | null,
  telling: boolean,
  viewer: Seat | null,
): C | null => (telling && clock?.seat !== viewer ? null : clock);

/** The whole time: what the room allows, or else what was left when this clock was first seen. */
export const wholeTime = (running: Pick<StatusClock, 'clock' | 'extended'>, times: Times | null, firstSeen: number): number =>
  Math.max(allowed(running, times) ?? 0, firstSeen, 1);

import { type ClockClass, type Packet, type Question, type Say, type Seat, say, type Types } from '@tavern/engine';
import type { Status } from '@tavern/host';
import type { Story } from '@tavern/kit';

/** What the frame knows about a table at one moment. */
export interface Moment {
  readonly packet: Packet<Types>;
  readonly status: Status | null;
  /** The viewer's seat. */
  readonly viewer: Seat | null;
  /** The viewer's question. */
  readonly question: Question<Types> | null;
  /** Whether a question of this kind is an interrupt. */
  readonly isWindow?: (kind: string) => boolean;
  /** The player who gets the screen next, where people share it. */
  readonly next?: Seat | null;
}

/** mine: lit by the candle. window: closes by itself, so it must be noticed. */
type Mood = 'mine' | 'window' | 'waiting' | 'still' | 'over';

export interface Headline {
  readonly title: Say;
  readonly sub: Say | null;
  readonly mood: Mood;
  /** Everybody must notice this, whatever else is said. */
  readonly alarm?: boolean;
  /** The table is closed: nothing more happens here. */
  readonly closed?: boolean;
}

const ASKED: { readonly [clock in ClockClass]: readonly [title: string, sub: string] } = {
  turn: ['frame.headline.turn', 'frame.headline.turn.sub'],
  prompt: ['frame.headline.prompt', 'frame.headline.prompt.sub'],
  exchange: ['frame.headline.exchange', 'frame.headline.exchange.sub'],
  window: ['frame.headline.window', 'frame.headline.window.sub'],
  pause: ['frame.headline.pause', 'frame.headline.pause.sub'],
};

const THINKS: { readonly [clock in ClockClass]: string } = {
  turn: 'frame.headline.thinks.turn',
  prompt: 'frame.headline.thinks.prompt',
  exchange: 'frame.headline.thinks.exchange',
  window: 'frame.headline.window.others.sub',
  pause: 'frame.headline.thinks.pause',
};

/** The headline: whose turn it is and what is waited for, in this order of importance. */
export function headlineOf(moment: Moment): Headline {
  const { packet, status, viewer, question, isWindow = () => false, next = null } = moment;
  if (packet.over !== null) return { title: outcomeTitle(packet.over.winners, viewer), sub: packet.over.why, mood: 'over' };
  if (status?.closed === 'not-stored')
    return { title: say('frame.headline.moment'), sub: say('frame.headline.not-stored.sub'), mood: 'still' };
  if (status?.closed != null) return { title: say('frame.headline.closed'), sub: closedWhy(status), mood: 'over', closed: true };
  if (status?.paused) return { title: say('frame.headline.paused'), sub: say('frame.headline.paused.sub'), mood: 'still' };
  if (next !== null) return { title: say('frame.hand', { who: { seat: next } }), sub: say('frame.hand.headline'), mood: 'still' };
  if (isLent(status, viewer)) return { title: say('frame.lent'), sub: say('frame.lent.headline'), mood: 'still' };
  if (status?.passed)
    return { title: say('frame.headline.passed'), sub: say(windowSub(status, 'frame.headline.passed.sub')), mood: 'still' };
  if (question !== null) return asked(question, packet.waiting, status);
  return waitingFor(
    packet.waiting.filter(({ seat }) => seat !== viewer),
    status,
    isWindow,
  );
}

/** The headline while the table still shows events: nothing of what comes after them, neither a question nor the end. */
export function inStory(headline: Headline, story: Story | null): Headline {
  if (story === null || headline.mood === 'still' || headline.closed) return headline;
  const { words } = story;
  if (words === null) return { title: say('frame.headline.moment'), sub: say('frame.headline.moment.sub'), mood: 'waiting' };
  return { title: words.title, sub: words.sub, mood: words.mine ? 'mine' : 'waiting' };
}

export const isLent = (status: Status | null, seat: Seat | null): boolean => seat !== null && status?.seats[seat]?.lent === true;

/** A person who is away, and for whom no bot plays: nobody is thinking there. */
function isAway(status: Status | null, seat: Seat): boolean {
  const chair = status?.seats[seat];
  return chair?.by === 'person' && !chair.here && !chair.lent;
}

const closedWhy = ({ closed }: Status): Say | null =>
  closed === null ? null : say('frame.headline.closed.sub', { why: say(`closed.${closed}`) });

function outcomeTitle(winners: readonly Seat[], viewer: Seat | null): Say {
  if (winners.length === 0) return say('frame.headline.nobody');
  if (viewer !== null && winners.includes(viewer))
    return say(winners.length > 1 ? 'frame.headline.shared' : 'frame.headline.won');
  return say(winners.length > 1 ? 'frame.headline.winners' : 'frame.headline.winner', { who: winners.map((seat) => ({ seat })) });
}

function asked({ window, clock }: Question<Types>, waiting: Packet<Types>['waiting'], status: Status | null): Headline {
  const together = !window && clock !== 'exchange' && waiting.length > 1;
  const [title, sub] = together ? ['frame.headline.together', 'frame.headline.together.sub'] : ASKED[window ? 'window' : clock];
  return { title: say(title), sub: say(window ? windowSub(status, sub) : sub), mood: window ? 'window' : 'mine' };
}

/** Without a clock, a window stays open as long as a player thinks. */
const windowSub = (status: Status | null, hurried: string): string =>
  (status?.clocks.length ?? 0) > 0 ? hurried : 'frame.headline.window.unhurried';

function waitingFor(waiting: Packet<Types>['waiting'], status: Status | null, isWindow: (kind: string) => boolean): Headline {
  const [first] = waiting;
  if (first === undefined) return { title: say('frame.headline.moment'), sub: say('frame.headline.moment.sub'), mood: 'waiting' };
  const clock = status?.clocks.find(({ seat }) => seat === first.seat)?.clock;
  if (clock === 'window' || isWindow(first.kind))
    return { title: say('frame.headline.window.others'), sub: say(windowSub(status, THINKS.window)), mood: 'waiting' };
  if (waiting.length > 1) {
    const who = waiting.map(({ seat }) => ({ seat }));
    return {
      title: say('frame.headline.several', { n: waiting.length }),
      sub: say('frame.headline.several.sub', { who }),
      mood: 'waiting',
    };
  }
  if (isAway(status, first.seat))
    return {
      title: say('frame.headline.away', { who: { seat: first.seat } }),
      sub: say(clock === undefined ? 'frame.headline.away.sub' : 'frame.headline.away.clock'),
      mood: 'waiting',
    };
  return {
    title: say('frame.headline.thinks', { who: { seat: first.seat } }),
    sub: say(clock === undefined ? 'frame.headline.thinks.sub' : THINKS[clock]),
    mood: 'waiting',
  };
}

import { type Eyes, viewFor } from './eyes.ts';
import { GIVEN, isAsking, type Waiting } from './flow.ts';
import type { Ask, Option, Types } from './game.ts';
import { type Json, renew, share } from './json.ts';
import type { Kernel } from './kernel.ts';
import type { Question } from './match.ts';
import type { Outcome } from './outcome.ts';
import { plainQuestion } from './question.ts';
import type { Seat } from './seat.ts';
import { lookAt } from './still.ts';

/** All that may leave the match for these eyes. */
export interface Packet<T extends Types> {
  readonly view: T['view'];
  readonly question: Question<T> | null;
  /** Whom the match waits for. In a window: everyone asked, until it closes. */
  readonly waiting: readonly { readonly seat: Seat; readonly kind: string }[];
  readonly over: Outcome | null;
  /** What waits, for `imagine`. Steps carry no secrets; others' answers are removed. Spectators get none. */
  readonly flow?: FlowView;
  /** With all hands open (`'all'`) alone, where there is any: what has been chosen in secret and waits for the others. */
  readonly sealed?: readonly Sealed<T>[];
}

export interface Sealed<T extends Types> {
  readonly seat: Seat;
  readonly ask: Ask<T>;
  readonly option: Option<T>;
}

export interface Packing<T extends Types> {
  /** An earlier packet of this seat, of which every part that is still the same is used again. */
  readonly before?: Packet<T> | undefined;
  /** The last packet of this seat that had a question: where `before` has none, a new question is most like that one. */
  readonly asked?: Packet<T> | undefined;
  /** `flow` comes only with a question: a seat that is not asked has nothing to imagine. */
  readonly lean?: boolean;
}

interface FlowView {
  readonly todo: readonly Json[];
  readonly later: readonly Json[];
  readonly players: number;
  readonly gone: readonly Seat[];
  /** How many questions have been put to this seat. */
  readonly asked: number;
}

const NOTHING: readonly never[] = Object.freeze([]);

/** A packet shares nothing that the match will ever change. Frames share views with each other; without `how`, as for bots, it is a copy. */
export function packetFor<T extends Types>(match: Kernel<T>, eyes: Eyes, how?: Packing<T>): Packet<T> {
  const { before, asked, lean } = how ?? {};
  const { view, question, waiting, over, flow, sealed } = sharedPacket(match, eyes, lean);
  const like = question === null || before === undefined || before.question !== null ? before : (asked ?? before);
  const next: Packet<T> = {
    view: match.watched && how !== undefined ? share(before?.view, view) : renew(before?.view, view),
    question: renew(like?.question, question),
    waiting: renew(before?.waiting, waiting),
    over: renew(before?.over, over),
    ...(flow === undefined ? {} : { flow: renew(like?.flow, flow) }),
    ...(sealed === undefined ? {} : { sealed: renew(before?.sealed, sealed) }),
  };
  return before !== undefined && sameParts(before, next) ? before : next;
}

const sameParts = <T extends Types>(a: Packet<T>, b: Packet<T>): boolean =>
  a.view === b.view &&
  a.question === b.question &&
  a.waiting === b.waiting &&
  a.over === b.over &&
  a.flow === b.flow &&
  a.sealed === b.sealed;

/** The same, sharing structure with the match: only to look at, before anything changes. */
export function sharedPacket<T extends Types>(match: Kernel<T>, eyes: Eyes, lean?: boolean): Packet<T> {
  const { position, game } = match;
  const seat = eyes === 'all' ? null : eyes;
  if (match.watched) lookAt(match.still);
  const view = viewFor(game, match.still, eyes);
  const question = seat === null ? null : plainQuestion(match.question(seat));
  const waiting = waitingFor(match, eyes);
  const { over } = match;
  if (seat === null || (lean === true && question === null)) {
    const sealed = eyes === 'all' ? sealedIn(match) : NOTHING;
    return sealed.length > 0 ? { view, question, waiting, over, sealed } : { view, question, waiting, over };
  }
  const todo = position.flow.todo.map((each) => forEyes(match, each, seat));
  const flow: FlowView = {
    todo: todo as unknown as Json[],
    later: position.flow.laterSteps,
    players: match.players,
    gone: position.gone,
    asked: position.counts[seat] ?? 0,
  };
  return { view, question, waiting, over, flow };
}

/** A seat that had answered before being asked knows it. To all others it is still choosing. With all hands open it is those who are really asked. */
function waitingFor<T extends Types>({ open, awaited, asked }: Kernel<T>, eyes: Eyes): { seat: Seat; kind: string }[] {
  if (open === null) return [];
  const { kind } = open.ask;
  if (eyes === 'all') return asked.map((seat) => ({ seat, kind }));
  const had = eyes !== null && open.answers[open.seats.indexOf(eyes)] === GIVEN;
  return (had ? awaited.filter((seat) => seat !== eyes) : awaited).map((seat) => ({ seat, kind }));
}

/** What was answered before the question was put is in state. */
function sealedIn<T extends Types>(match: Kernel<T>): Sealed<T>[] {
  const { open } = match;
  if (open === null || match.definition(open.ask).mode !== 'sealed') return [];
  const { ask, seats, answers } = open;
  return seats.flatMap((seat, index) => {
    const option = answers[index];
    return typeof option === 'object' && option !== null ? [{ seat, ask, option }] : [];
  });
}

/**
 * A question in the flow without what the others chose: only the fact remains, and in a window not even that. Others' ids would
 * be a tell.
 */
function forEyes<T extends Types>(match: Kernel<T>, waiting: Waiting<T>, seat: Seat): Waiting<T> {
  if (!isAsking(waiting)) return waiting;
  const others = match.definition(waiting.ask).window === true && waiting.left > 0 ? null : true;
  const answers = waiting.answers.map((answer, index) => {
    if (answer === null || waiting.seats[index] === seat) return answer;
    return answer === GIVEN ? null : others;
  });
  return {
    ask: waiting.ask,
    seats: waiting.seats,
    ids: waiting.ids.map((id, index) => (waiting.seats[index] === seat ? id : 0)),
    answers,
    left: waiting.left <= 0 ? waiting.left : answers.filter((answer) => answer === null).length,
  };
}

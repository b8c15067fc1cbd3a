import { commitTo, create, fair, fast, type MatchRecord, type Outcome, parseSettings, type Seat, seatsOf } from '@tavern/engine';
import { presets } from '../../presets.ts';
import type { Event } from '../../rules/events.ts';
import { game } from '../../rules/game.ts';
import { type MountainOption, type SightName, sightIn, wished } from './wishes.ts';

/** What a browser whose chance is fixed adds to the dice. */
export const NONCE_BYTE = 7;
const NONCE = NONCE_BYTE.toString(16).padStart(2, '0').repeat(16);

/** Somebody answers. */
export interface Turn {
  readonly kind: string;
  readonly seat: Seat;
  readonly option: MountainOption;
  readonly events: readonly Event[];
  /** There is one way to go: the screen goes it by itself. */
  readonly formality: boolean;
}

/** What happens next: an answer, or a window in which nobody steps in runs out. */
type Scene = Turn | { readonly kind: 'silence'; readonly events: readonly Event[] };

interface Script {
  readonly scenes: readonly Scene[];
  readonly answers: MatchRecord['answers'];
  /** How many events each seat has been told of after each scene. */
  readonly told: readonly (readonly number[])[];
  readonly seen: ReadonlySet<SightName>;
  readonly over: Outcome | null;
  /** The answer after which a duel pauses between two rounds; null: none does. */
  readonly pause: number | null;
}

/** The nth of many secrets. */
export const secretOf = (n: number): string => commitTo(new TextEncoder().encode(`summit ${n}`));

/** Longer ones nobody has time for. */
const MOST = 160;

/** The whole match that people with such wishes play online with this secret: who answers what, in which order. */
export function scriptOf(secret: string, players: number): Script {
  const rules = presets.find(({ recommended }) => recommended === true)?.rules ?? {};
  const settings = parseSettings(game, { rules, seats: Array.from({ length: players }, () => ({})) });
  if (!settings.ok) throw new Error('no such rules');
  const match = create(
    game,
    fair(Buffer.from(secret, 'hex'), Array<string>(players).fill(NONCE)),
    settings.seats,
    settings.rules,
  );
  const rng = fast(0).stream('wishes');
  const scenes: Scene[] = [];
  const told: number[][] = [];
  const soFar = seatsOf(players).map((seat) => match.told(match.opening, seat).length);
  const answers: MatchRecord['answers'] = [];
  const seen = new Set<SightName>();
  const tell = (seat: Seat, option: MountainOption): readonly Event[] => {
    const result = match.answer(seat, match.question(seat)?.id ?? 0, option);
    if (!result.ok) throw new Error(JSON.stringify(result));
    answers.push([seat, { ...option }]);
    for (const each of seatsOf(players)) soFar[each] = (soFar[each] ?? 0) + match.told(result.events, each).length;
    const events = result.events.map(({ event }) => event);
    for (const event of events) {
      const sight = sightIn(event, match.state);
      if (sight !== null) seen.add(sight);
    }
    return events;
  };
  while (match.over === null && answers.length < MOST) {
    if (scenes.length > 0) told.push([...soFar]);
    const asked = match.asked;
    const choices = asked.map((seat) => ({ seat, option: wished(match, seat, seen, rng), question: match.question(seat) }));
    const isWindow = choices.every(({ question }) => question?.window === true);
    const doing = (what: string) => choices.find(({ option }) => option.do === what);
    // Where both may act, as in a trade, everything is offered before anything is accepted.
    const acting = isWindow ? doing('play') : (doing('offer') ?? doing('accept') ?? choices[0]);
    if (acting !== undefined) {
      const { seat, option, question } = acting;
      const formality = question?.clock === 'prompt' && question.options.length === 1 && question.blocked.length === 0;
      scenes.push({ kind: question?.kind ?? '', seat, option, formality, events: tell(seat, option) });
      continue;
    }
    scenes.push({ kind: 'silence', events: choices.flatMap(({ seat, option }) => tell(seat, option)) });
  }
  told.push([...soFar]);
  const pause = scenes.findIndex(({ events }) => isBetweenRounds(events));
  return { scenes, answers, told, seen, over: match.over, pause: pause < 0 ? null : pause };
}

const isBetweenRounds = (events: readonly Event[]): boolean =>
  events.some(({ type }) => type === 'duelRound') && events.every(({ type }) => type !== 'duelEnded');

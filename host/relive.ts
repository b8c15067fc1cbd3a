import { type Eyes, type Match, type Recorder, type Seat, seat, type Types } from '@tavern/engine';
import { Audience } from './audience.ts';
import type { Frame } from './frame.ts';
import { Marks } from './marks.ts';
import type { Entry } from './store.ts';

interface Reliving<Viewer extends Eyes> {
  readonly viewers?: readonly Viewer[];
  readonly people?: readonly Seat[];
  readonly recorder?: Recorder<Types>;
}

/**
 * Every frame that these viewers (null: spectators; default: all seats and spectators) have seen, from a newly created match and its answers alone.
 * `people`: the seats that are not bots' own. Eyes that see everything need a match that was laid open.
 */
export function relive<Viewer extends Eyes = Seat | null>(
  match: Match<Types>,
  log: readonly Entry[],
  { viewers, recorder, people = [] }: Reliving<Viewer> = {},
): (viewer: Viewer) => readonly Frame[] {
  const audience = new Audience<Viewer>(match.players, { trouble: () => {}, ...(viewers === undefined ? {} : { viewers }) });
  audience.show(audience.take(match, match.opening, 0));
  const marks = new Marks(people, match);
  for (const entry of log) repeat(match, audience, marks, entry, recorder);
  return (viewer) => audience.framesOf(viewer).after();
}

/** An answer that is stored already, from the log or from another process: taken, noted and shown. */
export function repeat<Viewer extends Eyes>(
  match: Match<Types>,
  audience: Audience<Viewer>,
  marks: Marks,
  entry: Entry,
  recorder?: Recorder<Types>,
): void {
  const { seat: who, option, by, at, seq, frame } = entry;
  const id = match.question(seat(who))?.id ?? 0;
  const reading = marks.read(match, who, option, by);
  const result = match.answer(who, id, option);
  if (!result.ok) throw new Error(`the log's answer ${seq} is refused: ${JSON.stringify(result)}`);
  recorder?.note(who, option, by, at);
  audience.show(audience.take(match, result.events, at, reading.told));
  marks.keep(reading, who, by, frame);
}

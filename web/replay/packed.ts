import { type By, derivedNonce, type Flat, type MatchRecord, same } from '@tavern/engine';

/** By times as a link has them: tenths of a second are enough to watch a match. */
const TENTH = 100;
const LETTERS: { readonly [by in By]: string } = { bot: 'b', clock: 'c' };
const NOBODY = '.';

/**
 * A record as it goes into a link: column by column, which is shorter by half once it is deflated. It leaves out what can be recomputed: hashes between
 * the first and the last, and the nonces of bots, which follow from the commitment. Times are rounded to tenths of a second. Notes are nobody else's.
 */
interface Packed extends Omit<MatchRecord, 'answers' | 'by' | 'at' | 'nonces' | 'parent'> {
  /** Every option that was ever chosen, once. */
  readonly options: readonly Flat[];
  /** Who answered, and the number of their option. */
  readonly who: readonly number[];
  readonly which: readonly number[];
  /** A letter for each answer. */
  readonly by?: string;
  /** From answer to answer, in this many milliseconds. */
  readonly unit: number;
  readonly at?: readonly number[];
  /** null: a bot's. */
  readonly nonces: readonly (string | null)[];
  readonly parent?: { readonly hash: string; readonly answer: number; readonly record: Packed | MatchRecord };
}

export function packed(record: MatchRecord): Packed {
  const last = record.answers.length;
  const hashes = Object.fromEntries(Object.entries(record.hashes).filter(([answer]) => [0, last].includes(Number(answer))));
  const shared = { ...record, hashes };
  delete shared.notes;
  return columns(shared, TENTH);
}

function columns({ answers, by, at, nonces, parent, ...rest }: MatchRecord, unit: number): Packed {
  const numbers = new Map<string, number>();
  const options: Flat[] = [];
  const which = answers.map(([, option]) => {
    const key = JSON.stringify(option);
    const known = numbers.get(key) ?? options.push(option) - 1;
    numbers.set(key, known);
    return known;
  });
  const times = (at ?? []).map((time) => Math.round(time / unit));
  return {
    ...rest,
    nonces: nonces.map((nonce, seat) => (nonce === derivedNonce(rest.commit, seat) ? null : nonce)),
    options,
    who: answers.map(([who]) => who),
    which,
    unit,
    ...(by === undefined ? {} : { by: answers.map((_, index) => lettered(by[index + 1])).join('') }),
    ...(at === undefined ? {} : { at: times.map((time, index) => time - (times[index - 1] ?? 0)) }),
    ...(parent === undefined ? {} : { parent: { ...parent, record: exactly(parent.record) } }),
  };
}

const lettered = (by: By | undefined): string => (by === undefined ? NOBODY : LETTERS[by]);

/** A parent's hash covers all of it: it comes out as it was, or is not packed. */
function exactly(record: MatchRecord): Packed | MatchRecord {
  const exact = columns(record, 1);
  return same(unpacked(exact), record) ? exact : record;
}

/** Throws, or gives something that is no record, if it was not packed here. */
export function unpacked({ options, who, which, unit, by, at, nonces, parent, ...rest }: Packed): MatchRecord {
  let time = 0;
  const answers = who.map((seat, index): MatchRecord['answers'][number] => [seat, { ...options[which[index] ?? -1] }]);
  return {
    ...rest,
    nonces: nonces.map((nonce, seat) => nonce ?? derivedNonce(rest.commit, seat)),
    answers,
    ...(by === undefined ? {} : { by: marksIn(by) }),
    ...(at === undefined ? {} : { at: at.map((step) => (time += step) * unit) }),
    ...(parent === undefined
      ? {}
      : { parent: { ...parent, record: 'which' in parent.record ? unpacked(parent.record) : parent.record } }),
  };
}

function marksIn(letters: string): { [answer: string]: By } {
  const marks: { [answer: string]: By } = {};
  for (const [index, letter] of letters.split('').entries()) {
    if (letter === LETTERS.bot) marks[index + 1] = 'bot';
    if (letter === LETTERS.clock) marks[index + 1] = 'clock';
  }
  return marks;
}

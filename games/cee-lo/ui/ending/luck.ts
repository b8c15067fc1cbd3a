import type { Happening } from '@tavern/kit';
import type { Result } from '../../rules/dice.ts';
import type { Event } from '../../rules/events.ts';
import { throwOdds } from '../../rules/odds/throw-odds.ts';
import type { Owned, Side, State } from '../../rules/state.ts';

/** How often something came, and how often it was to be expected. */
export interface Tally {
  readonly came: number;
  readonly expected: number;
}

export const KINDS = ['instant-win', 'cursed', 'trips', 'point', 'none'] as const satisfies readonly Result['type'][];
type Kind = (typeof KINDS)[number];

export interface Luck {
  readonly throws: number;
  readonly kinds: { readonly [kind in Kind]: Tally };
  /** How likely at least, or at most, this many 4-5-6 were. */
  readonly atLeast: number;
  readonly atMost: number;
}

type Chances = { readonly [kind in Kind]: number };

const chancesOf = (rules: State['rules'], owned: Owned): Chances => {
  const sums: { [kind in Kind]: number } = { 'instant-win': 0, cursed: 0, trips: 0, point: 0, none: 0 };
  for (const { result, p } of throwOdds({ rules, owned })) sums[result.type] += p;
  return sums;
};

/** Every throw of one side, against what it could expect with the powerups owned at the time. Exact. */
export function luckOf({ rules, owned }: State, events: readonly Happening<Event>[], side: Side): Luck {
  const carried = emptyHanded(owned);
  const plain = chancesOf(rules, carried);
  let chances = plain;
  const thrown: { readonly type: Kind; readonly chances: Chances }[] = [];
  for (const { event } of events) {
    if (event.type === 'bought') {
      carried[event.item] += 1;
      chances = chancesOf(rules, carried);
    }
    if (event.type !== 'threw' || event.side !== side) continue;
    thrown.push({ type: event.result.type, chances: side === 'player' ? chances : plain });
  }
  const wins = thrown.map((each) => each.chances['instant-win']);
  const came = thrown.filter(({ type }) => type === 'instant-win').length;
  const dealt = distribution(wins);
  const sum = (chancesBetween: readonly number[]): number => chancesBetween.reduce((total, each) => total + each, 0);
  return {
    throws: thrown.length,
    kinds: Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        { came: thrown.filter(({ type }) => type === kind).length, expected: sum(thrown.map((each) => each.chances[kind])) },
      ]),
    ) as Luck['kinds'],
    atLeast: sum(dealt.slice(came)),
    atMost: sum(dealt.slice(0, came + 1)),
  };
}

const emptyHanded = (owned: Owned): Owned => Object.fromEntries(Object.keys(owned).map((id) => [id, 0])) as Owned;

/** The chances that none of these comes true, one, two ...: each has a chance of its own. */
export function distribution(chances: readonly number[]): number[] {
  let known = [1];
  for (const p of chances) {
    const next = Array.from({ length: known.length + 1 }, () => 0);
    for (const [n, before] of known.entries()) {
      next[n] = (next[n] ?? 0) + before * (1 - p);
      next[n + 1] = (next[n + 1] ?? 0) + before * p;
    }
    known = next;
  }
  return known;
}

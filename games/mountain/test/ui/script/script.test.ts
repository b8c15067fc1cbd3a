import { seat } from '@tavern/engine';
import { type Script, ScriptReader } from '@tavern/kit/show/script.ts';
import { expect, test } from 'vitest';
import type { Event } from '../../../rules/events.ts';
import type { View } from '../../../rules/view.ts';
import { script } from '../../../ui/script/script.ts';
import { type Left, NOTHING_LEFT } from '../../../ui/show/left.ts';
import { mountain } from '../../mountain.ts';
import { eyesAt, matchesTo, randomMatch } from '../show/matches.ts';

const viewOf = (): View => mountain({ players: [{}, {}, {}, {}, {}, {}] }).view(null);

type Rows = Script<Event, View, Left>['rows'];

/** Decks are never that empty in a match of six. */
const NEVER_SEEN: readonly Event['type'][] = ['noTreasure'];

/** One event of each type that random matches tell anybody. */
function toldTypes(matches: number): Map<Event['type'], Event> {
  const found = new Map<Event['type'], Event>();
  for (const seed of matchesTo(matches))
    for (const { match, told: toldTo } of randomMatch(seed))
      for (const viewer of eyesAt(match.players)) for (const event of toldTo(viewer)) found.set(event.type, event);
  return found;
}

const told = toldTypes(60);
/** As somebody sees it who has seen nothing else. */
const ALONE = { viewer: null, later: [], earlier: () => [], after: viewOf(), lay: NOTHING_LEFT };

const rowless = (rows: object): string[] => [...told.keys()].filter((type) => !Object.hasOwn(rows, type));

test('whatever matches tell has its row in the script, and there is no row that nothing needs', () => {
  expect(rowless(script.rows)).toEqual([]);
  expect([...told.keys(), ...NEVER_SEEN].sort()).toEqual(Object.keys(script.rows).sort());
});

test('every row can be shown, and lights up whom and where it is about', () => {
  const reader = new ScriptReader(script);
  for (const [type, event] of told) {
    expect(reader.beats(event, ALONE).length, type).toBeGreaterThan(0);
    if ('seat' in event) expect(reader.about(event).seats, type).toContain(event.seat);
  }
});

test('an event without its row is found: by types, by name, and when it is shown', () => {
  const { smoked, ...fewer } = script.rows;
  expect(smoked).toBeDefined();
  expect(rowless(fewer)).toEqual(['smoked']);
  // @ts-expect-error there is no row for 'smoked'
  const rows: Rows = fewer;
  const event: Event = { type: 'smoked', seat: seat(0), by: seat(1) };
  expect(() => new ScriptReader<Event, View, Left>({ ...script, rows }).beats(event, ALONE)).toThrow('smoked');
});

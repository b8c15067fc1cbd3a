import { type Seat, same, seat, seatsOf } from '@tavern/engine';
import { expect, test } from 'vitest';
import type { View } from '../../rules/view.ts';
import { lineShown } from '../../ui/board/line-shown.ts';
import { tileWords } from '../../ui/board/tile-words.ts';
import { plaquesOf } from '../../ui/players/plaque-of.ts';
import { firstStage } from '../../ui/show/first-stage.ts';
import type { PlayerThen } from '../../ui/show/player-then.ts';
import type { Show } from '../../ui/show/show.ts';
import { type Sight, sightOf } from '../../ui/show/sight.ts';
import type { Stage } from '../../ui/show/stage.ts';
import { stageAfterAll } from '../../ui/show/stage-after.ts';
import { stageOf } from '../../ui/show/stage-of.ts';
import { tipOf } from '../../ui/tips/tip.ts';
import { everyWhat, tipName, type What } from '../../ui/tips/what.ts';
import { chancesBetween, duellistOf } from '../../ui/trays/duel/duel-sight.ts';
import { heroOf } from '../../ui/trays/fight/fight-sight.ts';
import { defeatWords } from '../../ui/trays/fight/stakes.ts';
import { strengthOf } from '../../ui/trays/strength.ts';
import { happenings } from './show-clock.ts';
import { eyesAt, type Glimpse, nth, randomMatch } from './show-matches.ts';

const MATCHES = 5;

/** Whoever looks back, at one moment: the view of then, what the stage knew then, and the view of now. */
interface Moment {
  readonly viewer: Seat | null;
  readonly was: View;
  readonly now: View;
  readonly show: Pick<Show, 'stage' | 'rewound'>;
}

/** Every moment of some matches as every pair of eyes looks back at it from the end. */
function* moments(): Generator<Moment> {
  for (let match = 1; match <= MATCHES; match++) {
    const seen = new Map<Seat | null, Glimpse[]>();
    for (const { match: played, glimpse } of randomMatch(match))
      for (const viewer of eyesAt(played.players)) seen.set(viewer, [...(seen.get(viewer) ?? []), glimpse(viewer)]);
    for (const [viewer, glimpses] of seen) {
      const now = nth(glimpses, -1).view;
      let stage: Stage = firstStage(now);
      for (const [answer, { events, view }] of glimpses.entries()) {
        stage = stageAfterAll(stage, events);
        if (answer % 5 === 0 || view.fight !== null || view.duel !== null)
          yield { viewer, was: view, now, show: { stage, rewound: `${answer}` } };
      }
    }
  }
}

/** Of decks only what is left is known of the past, of a backpack only how many things are in it. */
const isWhole = (what: What): boolean => !('deck' in what) && !('number' in what && what.number === 'slots');

/** What everybody saw of a player. */
const open = (player: PlayerThen) => ({
  ...player,
  pack: null,
  fresh: null,
  kept: null,
  slots: null,
  tiers: [],
  haunts: [],
  boosts: player.boosts.map(({ from, attack, defence }) => ({ from, attack, defence })),
});

/** All numbers and words that are told from a sight. */
function told(sight: Sight): Map<string, unknown> {
  const seats = seatsOf(sight.players.length);
  const all = new Map<string, unknown>();
  for (const who of seats) {
    const player = nth(sight.players, who);
    const { attack, defence, hp, recovers, stumbles } = heroOf(sight, who);
    all.set(`player ${who}`, open(player));
    all.set(`hero ${who}`, { attack, defence, hp, recovers, stumbles });
    all.set(`strength ${who}`, strengthOf(player, 'enemies', 0));
    all.set(`duellist ${who}`, duellistOf(sight, who));
    all.set(`falls ${who}`, defeatWords(sight, who));
    for (const other of seats) all.set(`odds ${who} ${other}`, chancesBetween(sight, who, other));
  }
  for (const what of everyWhat(sight.board, seats)) if (isWhole(what)) all.set(tipName(what), tipOf(what, sight));
  all.set('decks', sight.decks);
  return all;
}

/** Where a sight tells something else than the view of then. */
function faultsOf(look: typeof sightOf, at: Iterable<Moment>): { readonly faults: Set<string>; readonly seen: number } {
  const faults = new Set<string>();
  let seen = 0;
  for (const { was, now, show } of at) {
    const right = told(was);
    for (const [what, said] of told(look(now, show))) if (!same(said, right.get(what))) faults.add(what.replace(/[ :].*/, ''));
    seen += 1;
  }
  return { faults, seen };
}

test('KM-036: whoever looks back is told the numbers, odds and tips of then', { timeout: 60_000 }, () => {
  const { faults, seen } = faultsOf(sightOf, moments());
  expect([...faults]).toEqual([]);
  expect(seen).toBeGreaterThan(1_000);
});

test('and it would be noticed if any of them were of now', { timeout: 60_000 }, () => {
  const some = [...moments()].filter((_, index) => index % 7 === 0);
  const kinds = (look: typeof sightOf) => [...faultsOf(look, some).faults].sort();
  const ofNow = kinds((view) => view);
  for (const kind of ['player', 'hero', 'strength', 'duellist', 'falls', 'odds', 'number', 'tile', 'decks'])
    expect(ofNow).toContain(kind);
  expect(kinds((view, show) => ({ ...sightOf(view, show), duel: view.duel }))).toEqual(['duellist', 'odds']);
  expect(kinds((view, show) => ({ ...sightOf(view, show), traps: view.traps }))).toEqual(['tile']);
  const undrunk = (view: View, show: Moment['show']): Sight => {
    const sight = sightOf(view, show);
    return { ...sight, players: sight.players.map((player) => ({ ...player, boosts: [] })) };
  };
  expect(kinds(undrunk)).toContain('strength');
});

test('KM-182: nothing that was hidden then, or is hidden now, comes to light by looking back', { timeout: 60_000 }, () => {
  let placed = 0;
  for (const { viewer, was, now, show } of moments()) {
    const { players, discards } = sightOf(now, show);
    expect(discards).toBeNull();
    for (const [who, player] of players.entries()) {
      const { pack, fresh, slots, tiers, haunts, kept } = player;
      expect({ pack, fresh, slots, tiers, haunts }).toEqual({ pack: null, fresh: null, slots: null, tiers: [], haunts: [] });
      const lying = (was.players[who]?.kept ?? []).flatMap(({ at }) => (at === null ? [] : [at]));
      expect(kept === null ? null : kept.map(({ at }) => at)).toEqual(who === viewer ? lying.sort((a, b) => a - b) : null);
      placed += lying.length;
    }
    const plaques = plaquesOf({ view: now, ...show, waiting: [], viewer, live: false });
    expect(plaques.every(({ pack, used }) => pack === null && used === null)).toBe(true);
  }
  expect(placed).toBeGreaterThan(20);
});

test('KM-030: a tile names the own ambushes of then, and nobody else’s', { timeout: 60_000 }, () => {
  const speech = { language: 'en' as const, tell: ({ key }: { key: string }) => key, t: (key: string) => key };
  let named = 0;
  for (const { viewer, was, now, show } of moments())
    for (const tile of was.board.keys()) {
      const words = (view: View, stage: Stage) => tileWords({ tile, view, stage, viewer, goal: undefined }, speech);
      expect(words(now, show.stage)).toBe(words(was, stageOf(was)));
      named += words(now, show.stage).includes('ambush') ? 1 : 0;
    }
  expect(named).toBeGreaterThan(20);
});

test('the line of a moment is its own, or the one before it, never a later one', () => {
  const events = happenings(
    Array.from({ length: 4 }, () => ({ type: 'mustSkip' as const, seat: seat(0), from: 'faint' })),
    0,
  );
  const lines = [
    { id: '0.0', text: 'first' },
    { id: 'hello', text: 'somebody came', tone: 'sys' as const },
    { id: '0.2', text: 'second' },
  ];
  const at = (rewound: string | null) => lineShown(lines, events, { now: null, rewound });
  expect(['0.0', '0.1', '0.2', '0.3', null].map(at)).toEqual(['first', 'first', 'second', 'second', 'second']);
  expect(lineShown(lines.slice(1), events, { now: null, rewound: '0.1' })).toBeNull();
});

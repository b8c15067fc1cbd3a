import { type Seat, same, seat, seatsOf } from '@tavern/engine';
import { samples } from '@tavern/engine/testkit';
import { expect, test } from 'vitest';
import { arePartners } from '../../../rules/teams.ts';
import type { View } from '../../../rules/view.ts';
import { lineShown } from '../../../ui/board/line-shown.ts';
import { tileWords } from '../../../ui/board/tile-words.ts';
import { chancesBetween, duellistOf } from '../../../ui/odds/duel-round.ts';
import { heroOf } from '../../../ui/odds/hero.ts';
import { strengthOf } from '../../../ui/odds/strength.ts';
import { plaquesOf } from '../../../ui/players/plaque-of.ts';
import { sightOf } from '../../../ui/show/sight.ts';
import type { Show } from '../../../ui/show/types.ts';
import { tipOf } from '../../../ui/tips/tip.ts';
import { everyWhat, tipName } from '../../../ui/tips/what.ts';
import { defeatWords } from '../../../ui/trays/fight/stakes.ts';
import { happenings, Screen } from './clock.ts';
import { eyesAt, type Glimpse, nth, randomMatch } from './matches.ts';

/** In the last one an Ambush stays for long. */
const MATCHES = samples(0, 1) === 0 ? [1, 2, 3, 341] : [1, 2, 3, 4, 5, 341];

/** A viewer who looks back, at one moment: the view of then as it was noted then, what is shown of it now, and the view of now. */
interface Moment {
  readonly viewer: Seat | null;
  readonly was: View;
  readonly now: View;
  readonly show: Pick<Show, 'view' | 'rewound'>;
}

/** What a pair of eyes got of an answer, and of some of them a copy of what they saw, which nothing that happens later can change. */
interface Noted {
  readonly glimpse: Glimpse;
  readonly copies: ReadonlyMap<number, View>;
}

const hasDrunk = ({ players }: View): boolean => players.some(({ boosts }) => boosts.length > 0);

/** One moment in 25, in the middle of answers too, and of fights, duels, trades and potions one in seven. */
function note(glimpse: Glimpse, answer: number): Noted {
  const noted = glimpse.views.flatMap((view, index): [number, View][] => {
    const { fight, duel, trade } = view;
    const often = fight !== null || duel !== null || trade !== null || hasDrunk(view) ? 7 : 25;
    return (answer + index) % often === 0 ? [[index, structuredClone(view)]] : [];
  });
  return { glimpse, copies: new Map(noted) };
}

/** Many moments of some matches as every pair of eyes looks back at them from the end. */
function* lookedBack(): Generator<Moment> {
  for (const match of MATCHES) {
    const seen = new Map<Seat | null, Noted[]>();
    let answer = 0;
    for (const { match: played, glimpse } of randomMatch(match)) {
      for (const viewer of eyesAt(played.players)) {
        const all = seen.get(viewer) ?? [];
        seen.set(viewer, all);
        all.push(note(glimpse(viewer), answer));
      }
      answer += 1;
    }
    for (const [viewer, noted] of seen) {
      const now = nth(noted, -1).glimpse.view;
      const events = noted.flatMap(({ glimpse }, n) => happenings(glimpse, n, { past: true }));
      const { playback } = new Screen({ viewer, events, view: now, foreseen: false });
      for (const [n, { copies }] of noted.entries())
        for (const [index, was] of copies) {
          playback.rewind(`${n}.${index}`);
          yield { viewer, was, now, show: playback.show() };
        }
    }
  }
}

const moments: readonly Moment[] = [...lookedBack()];

/** All numbers and words that are told from a sight. */
function told(sight: View): Map<string, unknown> {
  const seats = seatsOf(sight.players.length);
  const all = new Map<string, unknown>();
  for (const who of seats) {
    const player = nth(sight.players, who);
    all.set(`player ${who}`, player);
    all.set(`hero ${who}`, heroOf(sight, who));
    all.set(`strength ${who}`, strengthOf(player, 'enemies', 0));
    all.set(`duellist ${who}`, duellistOf(sight, who));
    all.set(`falls ${who}`, defeatWords(sight, who));
    for (const other of seats) all.set(`odds ${who} ${other}`, chancesBetween(sight, who, other));
  }
  for (const what of everyWhat(sight.board, seats)) all.set(tipName(what), tipOf(what, sight));
  all.set('decks', sight.decks);
  return all;
}

/** Of views of then, which are asked for again and again. */
const toldOf = new WeakMap<View, Map<string, unknown>>();

/** Where a sight tells something else than the view of then. */
function faultsOf(look: typeof sightOf, at: Iterable<Moment>): { readonly faults: Set<string>; readonly seen: number } {
  const faults = new Set<string>();
  let seen = 0;
  for (const { was, now, show } of at) {
    const right = toldOf.get(was) ?? told(was);
    toldOf.set(was, right);
    for (const [what, said] of told(look(now, show))) if (!same(said, right.get(what))) faults.add(what.replace(/[ :].*/, ''));
    seen += 1;
  }
  return { faults, seen };
}

test('KM-036: a viewer who looks back is told the numbers, odds and tips of then', { timeout: 60_000 }, () => {
  const { faults, seen } = faultsOf(sightOf, moments);
  expect([...faults]).toEqual([]);
  expect(seen).toBeGreaterThan(1_000);
});

test('and sees all that these eyes saw then, exactly', { timeout: 60_000 }, () => {
  for (const { was, now, show } of moments) {
    expect(show.rewound).not.toBeNull();
    if (!same(show.view, was)) expect(show.view).toEqual(was);
    expect(sightOf(now, show)).toBe(show.view);
  }
});

test('and it would be noticed if any of them were of now', { timeout: 60_000 }, () => {
  const some = moments.filter(({ was, now }, index) => index % 9 === 0 || hasDrunk(was) || was.traps.length !== now.traps.length);
  const kinds = (look: typeof sightOf) => [...faultsOf(look, some).faults].sort();
  const ofNow = kinds((view) => view);
  for (const kind of ['player', 'hero', 'strength', 'duellist', 'falls', 'odds', 'number', 'tile', 'decks', 'deck'])
    expect(ofNow).toContain(kind);
  expect(kinds((view, show) => ({ ...sightOf(view, show), duel: view.duel }))).toEqual(['duellist', 'odds']);
  expect(kinds((view, show) => ({ ...sightOf(view, show), traps: view.traps }))).toEqual(['tile']);
  const undrunk = (view: View, show: Moment['show']): View => {
    const sight = sightOf(view, show);
    return { ...sight, players: sight.players.map((player) => ({ ...player, boosts: [] })) };
  };
  expect(kinds(undrunk)).toContain('strength');
});

const isPartner = (players: View['players'], viewer: Seat | null, owner: Seat): boolean =>
  viewer !== null && arePartners(players, viewer, owner);

/** Whose backpack was open to these eyes: their own, a partner's (H-56), that of a knocked-out player on their tile, and that of the player they loot (KM-033). */
function opened({ players, loot }: View, viewer: Seat | null, owner: Seat): boolean {
  const [me, other] = [viewer === null ? undefined : players[viewer], nth(players, owner)];
  if (viewer === owner || isPartner(players, viewer, owner)) return true;
  const isDownHere = other.down && !other.out && me !== undefined && !me.out && me.at === other.at;
  return isDownHere || (viewer !== null && loot?.winner === viewer && loot.loser === owner);
}

test('KM-182: nothing that was hidden then comes to light by looking back, whatever is known now', { timeout: 60_000 }, () => {
  const counts = { packs: 0, placed: 0, offers: 0, plans: 0 };
  for (const { viewer, was, show } of moments) {
    const { players, trade, duel, fight, luck, current } = show.view;
    for (const [index, player] of players.entries()) {
      const who = seat(index);
      const { pack, fresh, kept } = player;
      expect(pack !== null, `seat ${who}'s backpack, ${viewer}'s eyes`).toBe(opened(was, viewer, who));
      const ours = who === viewer || isPartner(was.players, viewer, who);
      expect([fresh !== null, kept !== null]).toEqual([ours, ours]);
      counts.packs += who !== viewer && pack !== null ? 1 : 0;
      counts.placed += (kept ?? []).filter(({ at }) => at !== null).length;
    }
    if (trade !== null) expect(trade.open !== null).toBe(viewer === trade.a || viewer === trade.b);
    counts.offers += trade?.open == null ? 0 : 1;
    for (const [index, plan] of duel?.plans.entries() ?? []) {
      if (duel?.fighters[index] !== viewer) expect(plan).toBeNull();
      counts.plans += plan === null ? 0 : 1;
    }
    expect(fight?.plan ?? null).toBeNull();
    if (luck === 'instinct' || luck === 'ambush-opportunity')
      expect(viewer === current || isPartner(was.players, viewer, current)).toBe(true);
    const plaques = plaquesOf({ view: show.view, waiting: [], viewer, live: false });
    for (const { seat: who, pack, you } of plaques) expect(pack !== null).toBe(!you && opened(was, viewer, who));
  }
  expect(counts.packs).toBeGreaterThan(20);
  expect(counts.placed).toBeGreaterThan(20);
  expect(counts.offers).toBeGreaterThan(5);
  expect(counts.plans).toBeGreaterThan(20);
});

test('KM-030: a tile names the viewer’s own Ambushes of then, and nobody else’s', { timeout: 60_000 }, () => {
  const speech = { language: 'en' as const, tell: ({ key }: { key: string }) => key, t: (key: string) => key };
  let named = 0;
  for (const { viewer, was, now, show } of moments) {
    const own = viewer === null ? [] : (was.players[viewer]?.kept ?? []).map(({ at }) => at);
    for (const tile of was.board.keys()) {
      const words = (view: View, shown: View) => tileWords({ tile, view, shown, viewer, goal: undefined }, speech);
      expect(words(now, show.view)).toBe(words(was, was));
      expect(words(now, show.view).includes('ambush')).toBe(own.includes(tile));
      named += own.includes(tile) ? 1 : 0;
    }
  }
  expect(named).toBeGreaterThan(20);
});

test('the line of a moment is its own, or the one before it, never a later one', () => {
  const events = Array.from({ length: 4 }, (_, index) => ({
    id: `0.${index}`,
    event: { type: 'mustSkip' as const, seat: seat(0), from: 'faint' },
    past: false,
  }));
  const lines = [
    { id: '0.0', text: 'first' },
    { id: 'hello', text: 'somebody came', tone: 'sys' as const },
    { id: '0.2', text: 'second' },
  ];
  const at = (rewound: string | null) => lineShown(lines, events, { now: null, rewound });
  expect(['0.0', '0.1', '0.2', '0.3', null].map(at)).toEqual(['first', 'first', 'second', 'second', 'second']);
  expect(lineShown(lines.slice(1), events, { now: null, rewound: '0.1' })).toBeNull();
});

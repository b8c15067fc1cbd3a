import type { Seat } from '@tavern/engine';
import type { PlaceOption } from '../rules/options.ts';
import { type CardId, type CharacterZone, type MainZone, rivalOf } from '../rules/state.ts';
import { byWorth, chanceOn, type Stake } from './chance.ts';
import { aimsOf, bestAim } from './fill.ts';
import { faceUps, freesZones, isKind, type Layout, tryLayouts } from './layouts.ts';
import { faceUp, LATE, marksHelp, NOW, type Trial } from './trial.ts';
import { brings, type Worth } from './worth.ts';

/** One way to fill this side of the square, and what it is worth with nothing in the Help zone. */
interface Way {
  readonly layout: Layout;
  readonly value: number;
  readonly cost: number;
  /** The same if c-23 came before there is something to mark. */
  readonly unmarked: number;
  /** h-5, without which it is not allowed. */
  readonly help: CardId | null;
}

export interface World {
  readonly trial: Trial;
  readonly stake: Stake;
  readonly worth: Worth;
  readonly hand: readonly CardId[];
  /** What will be drawn before the round is over. */
  readonly draws: readonly CardId[];
  /** How many different characters are tried. */
  readonly tried: number;
  /** What the rival has for the secret phase. */
  readonly secrets: readonly CardId[];
  /** Where each Help card can aim just now. */
  readonly aims: (card: CardId) => readonly (CharacterZone | null)[];
  /** The rival has a Help card face-up just now. */
  readonly marks: boolean;
}

/** How many ways are looked at with Help and SP cards. */
const LOOKED_AT = 8;

export const keyOf = ({ card, zone, face }: Pick<PlaceOption, 'card' | 'zone' | 'face'>): string => `${card} ${zone} ${face}`;

/** What it costs to use a card now, less what it brings into the hand. */
function costOf({ stake: { weights }, worth }: World, id: CardId): number {
  return weights.kept * (worth(id) - weights.drawn * brings(id));
}

/** What is missed least goes face-down. `least`: the hand, those first. */
const dumpOf = (least: readonly CardId[], { cards }: Layout): CardId | undefined =>
  least.find((id) => !cards.includes(id)) ?? least[0];

function waysIn(world: World): Way[] {
  const { trial, stake, hand, draws } = world;
  const { seat } = stake;
  const cards = [...hand, ...draws];
  const ways: Way[] = [];
  const dump = world.stake.weights.kept * Math.min(...hand.map(world.worth));
  const visit = (help: CardId | null) => (layout: Layout) => {
    let cost = help === null ? 0 : costOf(world, help);
    let marks = false;
    for (const id of layout.cards) {
      cost += id === null ? dump : costOf(world, id);
      if (id !== null && marksHelp(id)) marks = true;
    }
    const unmarked = chanceOn(trial, stake) - cost;
    const value = marks ? trial.marked(seat, () => chanceOn(trial, stake)) - cost : unmarked;
    ways.push({ layout, value, cost, unmarked, help });
  };
  tryLayouts(trial, seat, { hand: cards, most: world.tried, downs: 1 }, visit(null));
  const free = trial.zones(seat).help === null ? cards.find(freesZones) : undefined;
  if (free !== undefined)
    trial.with(seat, { help: faceUp(free) }, () =>
      tryLayouts(trial, seat, { hand: cards, most: world.tried, downs: 1 }, visit(free)),
    );
  return ways.sort((a, b) => b.value - a.value);
}

const laid = <T>({ trial, stake: { seat } }: World, { layout, help }: Way, look: () => T): T => {
  const spots = Object.fromEntries(faceUps(layout).map(([zone, id]) => [zone, faceUp(id)]));
  const lay = (): T => trial.with(seat, spots, look);
  return help === null ? lay() : trial.with(seat, { help: faceUp(help) }, lay);
};

const chanceFor = ({ trial, stake }: World, { layout }: Way): number => {
  const marks = layout.cards.some((id) => id !== null && marksHelp(id));
  return marks ? trial.marked(stake.seat, () => chanceOn(trial, stake)) : chanceOn(trial, stake);
};

/** The best for a way with one of these Help cards, or with none. */
function helped(world: World, way: Way, helps: readonly CardId[]): number {
  const { trial, stake } = world;
  const chance = (): number => chanceFor(world, way);
  return laid(world, way, () => {
    const before = chance();
    let best = 0;
    if (way.help === null)
      for (const id of helps) {
        const aims = aimsOf(trial, stake.seat, id);
        best = Math.max(best, bestAim(trial, stake.seat, id, LATE, aims, chance).value - before - costOf(world, id));
      }
    return before - way.cost + best;
  });
}

/** The same with this one now: it can aim only at what is there, and others may come after it. */
function helpedNow(world: World, way: Way, id: CardId): number {
  if (way.help !== null) return way.help === id ? helped(world, way, []) : Number.NEGATIVE_INFINITY;
  const { trial, stake } = world;
  return laid(
    world,
    way,
    () => bestAim(trial, stake.seat, id, NOW, world.aims(id), () => chanceFor(world, way)).value - way.cost - costOf(world, id),
  );
}

/** The SP card that helps a seat most on this board; null: none helps. */
export function bestSecret(trial: Trial, seat: Seat, secrets: readonly CardId[], value: () => number): CardId | null {
  let best = { value: value(), id: null as CardId | null };
  for (const id of secrets) {
    const found = trial.with(seat, { sp: faceUp(id) }, value);
    if (found > best.value) best = { value: found, id };
  }
  return best.id;
}

/** Both seal what is best on this board. */
function sealBoth(world: World, way: Way): void {
  const { trial, stake, hand, secrets } = world;
  const { seat } = stake;
  const rival = rivalOf(seat);
  laid(world, way, () => {
    const chance = (): number => chanceOn(trial, stake);
    const theirs = trial.zones(rival).sp === null ? bestSecret(trial, rival, secrets, () => -chance()) : null;
    const mine = trial.zones(seat).sp === null ? bestSecret(trial, seat, hand.filter(isKind('sp')), chance) : null;
    if (theirs !== null) trial.put(rival, 'sp', faceUp(theirs));
    if (mine !== null) trial.put(seat, 'sp', faceUp(mine));
  });
}

/** What a world is worth, and every placement in it, by `keyOf`, if all that follows is done as well as it can be. */
interface Moves {
  readonly best: number;
  /** How many ways were tried. */
  readonly tried: number;
  readonly values: ReadonlyMap<string, number>;
}

export function movesIn(world: World): Moves {
  const { trial, stake, hand, draws } = world;
  const found = new Map<string, number>();
  const offer = (card: CardId | undefined, zone: MainZone, face: 'up' | 'down', value: number): void => {
    if (card === undefined) return;
    const key = keyOf({ card, zone, face });
    if (value > (found.get(key) ?? Number.NEGATIVE_INFINITY)) found.set(key, value);
  };
  const least = byWorth(hand, world.worth);
  const ways = waysIn(world);
  const [first] = ways;
  if (first !== undefined) sealBoth(world, first);
  const isHelpOpen = trial.zones(stake.seat).help === null;
  const helps = isHelpOpen ? [...new Set([...hand, ...draws])].filter(isKind('help')) : [];
  const looked = ways.slice(0, LOOKED_AT);
  const values = looked.map((way) => helped(world, way, helps));
  const best = Math.max(...values);
  const gain = best - Math.max(...looked.map(({ value }) => value));
  ways.forEach((way, index) => {
    const value = values[index] ?? way.value + gain;
    for (const [at, zone] of way.layout.zones.entries()) {
      const id = way.layout.cards[at] ?? null;
      if (id === null) offer(dumpOf(least, way.layout), zone, 'down', value);
      else if (hand.includes(id)) offer(id, zone, 'up', !world.marks && marksHelp(id) ? value - way.value + way.unmarked : value);
    }
  });
  if (!isHelpOpen) return { best, tried: ways.length, values: found };
  for (const way of looked.slice(0, LOOKED_AT / 2)) {
    for (const id of helps) if (hand.includes(id)) offer(id, 'help', 'up', helpedNow(world, way, id));
    const dump = dumpOf(least, way.layout);
    if (dump !== undefined && way.help === null)
      offer(dump, 'help', 'down', helped(world, way, []) - stake.weights.kept * world.worth(dump));
  }
  return { best, tried: ways.length, values: found };
}

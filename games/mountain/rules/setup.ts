import { type Rng, seatsOf } from '@tavern/engine';
import { layBoard } from './board.ts';
import { type Boxed, boxOf, type MatchBox } from './box.ts';
import { packKits } from './kits.ts';
import { MAX_HP } from './score.ts';
import { type Counts, newAct, type Piles, type Player, type State } from './state.ts';
import type { Mountain } from './types.ts';

type Cards = readonly Boxed<{ readonly id: string }>[];

/** All copies of a deck, in the order printed: those that begin on top, and the others. */
interface Layers {
  readonly top: readonly string[];
  readonly rest: readonly string[];
}

/** By deck of a match's box: many matches are played with one box. */
const laid = new WeakMap<Cards, Layers>();

function layersOf(cards: Cards): Layers {
  let layers = laid.get(cards);
  if (layers === undefined) {
    layers = { top: copies(cards, true), rest: copies(cards, false) };
    laid.set(cards, layers);
  }
  return layers;
}

const copies = (cards: Cards, onTop: boolean): string[] =>
  cards.flatMap((each) => (each.onTop === onTop ? Array<string>(each.copies).fill(each.card.id) : []));

/** Shuffled; the cards on top among themselves (KM-168). The top of a deck is its end. */
function shuffled(rng: Rng, cards: Cards): string[] {
  const { top, rest } = layersOf(cards);
  // Shuffling happens in place, and the layers stay as they are.
  const deck = rng.shuffle(rest.slice());
  return top.length === 0 ? deck : [...deck, ...rng.shuffle(top.slice())];
}

const newDecks = (rng: Rng, { enemy, treasure, luck }: MatchBox): Piles => ({
  enemy: enemy.map((deck) => shuffled(rng, deck)),
  treasure: treasure.map((deck) => shuffled(rng, deck)),
  luck: shuffled(rng, luck),
});

const onTopOf = ({ enemy, treasure, luck }: MatchBox): Counts => ({
  enemy: enemy.map((deck) => layersOf(deck).top.length),
  treasure: treasure.map((deck) => layersOf(deck).top.length),
  luck: layersOf(luck).top.length,
});

const noPiles = (): Piles => ({ enemy: [[], [], []], treasure: [[], [], []], luck: [] });

const newPlayer = ({ class: hero, team }: Mountain['seat']): Player => ({
  class: hero,
  team: team ?? null,
  at: 0,
  hp: MAX_HP,
  left: null,
  right: null,
  armour: null,
  pack: [],
  fresh: 0,
  kit: null,
  tiers: [0, 0, 0],
  kept: [],
  haunts: [],
  claim: false,
  siege: false,
  down: false,
  skip: false,
  invisible: false,
  secondWind: false,
  recovered: false,
  beers: 0,
  behind: false,
  boosts: [],
  out: false,
});

/** KM-063..KM-065: shuffled decks, empty discards, everybody on Start with no items, or with those of their class (`classKits`). */
export function setup(rng: Rng, seats: readonly Mountain['seat'][], rules: Mountain['rules']): State {
  const all = seatsOf(seats.length);
  const box = boxOf(rules);
  const board = layBoard(rules, rng);
  const players = seats.map(newPlayer);
  const decks = newDecks(rng, box);
  const onTop = onTopOf(box);
  packKits(rules, players, decks, onTop);
  return {
    rules,
    board,
    players,
    decks,
    discards: noPiles(),
    onTop,
    traps: [],
    order: [all],
    current: all[0] ?? (0 as (typeof all)[number]),
    round: 1,
    turn: 0,
    act: newAct(),
    luck: null,
    named: [],
    offer: null,
    fight: null,
    duel: null,
    loot: null,
    trade: null,
    shown: [],
    winner: null,
    won: null,
  };
}

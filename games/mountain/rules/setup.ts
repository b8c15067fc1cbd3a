import { type Rng, seatsOf } from '@tavern/engine';
import { layBoard } from './board.ts';
import { enemies, luckCards, treasures } from './catalog.ts';
import { MAX_HP } from './score.ts';
import { newAct, type Piles, type Player, type State } from './state.ts';
import type { Mountain } from './types.ts';

const TIERS = [1, 2, 3] as const;

type Printed = readonly { readonly id: string; readonly copies: number; readonly tier?: number }[];

/** All copies of some cards, in the order printed. */
const copies = (cards: Printed, tier?: number): string[] =>
  cards.flatMap((card) => (card.tier === tier ? Array<string>(card.copies).fill(card.id) : []));

/** The decks as printed: the same for every match. */
const printed = (): Piles => ({
  enemy: TIERS.map((tier) => copies(enemies.all, tier)),
  treasure: TIERS.map((tier) => copies(treasures.all, tier)),
  luck: copies(luckCards.all),
});
let box: Piles | null = null;

function newDecks(rng: Rng): Piles {
  box ??= printed();
  return {
    enemy: box.enemy.map((deck) => rng.shuffle(deck.slice())),
    treasure: box.treasure.map((deck) => rng.shuffle(deck.slice())),
    luck: rng.shuffle(box.luck.slice()),
  };
}

const noPiles = (): Piles => ({ enemy: [[], [], []], treasure: [[], [], []], luck: [] });

const newPlayer = ({ class: hero }: Mountain['seat']): Player => ({
  class: hero,
  at: 0,
  hp: MAX_HP,
  left: null,
  right: null,
  armour: null,
  pack: [],
  fresh: 0,
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
  boosts: [],
  out: false,
});

/** KM-063..KM-065: shuffled decks, empty discards, everybody on Start with no items. */
export function setup(rng: Rng, seats: readonly Mountain['seat'][], rules: Mountain['rules']): State {
  const all = seatsOf(seats.length);
  return {
    rules,
    board: layBoard(rules.board, rng),
    players: seats.map(newPlayer),
    decks: newDecks(rng),
    discards: noPiles(),
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
  };
}

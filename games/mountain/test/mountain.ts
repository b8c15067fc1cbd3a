import { type Seat, type Step, seat } from '@tavern/engine';
import { given, type Scene } from '@tavern/engine/testkit';
import type { TileKind } from '../rules/board.ts';
import { treasures } from '../rules/catalog.ts';
import { game } from '../rules/game.ts';
import { type CardsInForce, inForce } from '../rules/in-force.ts';
import { SLOTS } from '../rules/pack.ts';
import type { ItemId, Kept, LuckId, Player, State } from '../rules/state.ts';
import type { Mountain } from '../rules/types.ts';
import { noteLeaders } from '../rules/where.ts';

/** The cards and classes of the printed game. */
export const PRINTED: CardsInForce = inForce({ expansion: false });

export type MountainScene = Scene<Mountain>;

/** A player as the scene finds them: whatever is not said is as at the start. 0 HP is knocked out. */
export interface Hero extends Partial<Omit<Player, 'kept' | 'down'>> {
  /** In hand by name, or as a placed Ambush: `{ card: 'ambush-opportunity', at: 4 }`. */
  readonly kept?: readonly (LuckId | Kept)[];
}

type Deck = 'treasure1' | 'treasure2' | 'treasure3' | 'enemies1' | 'enemies2' | 'enemies3' | 'luck';
/** The next cards of a deck, the top one first. The rest of it comes after them. */
type Stacked = { readonly [deck in Deck]?: readonly string[] };

export interface Situation extends Stacked {
  readonly players: readonly Hero[];
  readonly dice?: readonly (number | boolean)[];
  readonly rules?: Partial<Mountain['rules']>;
  /** Tiles that differ from the board of the rules. */
  readonly board?: { readonly [tile: number]: TileKind };
  readonly traps?: readonly { readonly tile: number; readonly owner: number }[];
  /** Decks of which everything that is neither held nor stacked is among the discards. */
  readonly spent?: readonly Deck[];
  /** The rest: what is named here last wins. */
  readonly with?: (state: State) => void;
  readonly from?: Step<Mountain> | readonly Step<Mountain>[];
  readonly rests?: readonly string[];
}

const BEGIN: Step<Mountain> = { do: 'turn.begin', seat: seat(0) };

/** A scene on the mountain: seats take their turns in order, seat 0 first, and every card is where it is said to be, once. */
export function mountain({ players, dice, rules, from, rests = ['turn', 'after'], ...scene }: Situation): MountainScene {
  return given(game, {
    seats: players.map(({ class: hero = 'scout', team }) => (team == null ? { class: hero } : { class: hero, team })),
    rules: rules ?? {},
    dice: dice ?? [],
    from: from ?? BEGIN,
    rests,
    with(state) {
      state.order = players.map((_, index) => [seat(index)]);
      state.current = seat(0);
      state.turn = from === undefined ? 0 : 1;
      for (const [tile, kind] of Object.entries(scene.board ?? {})) state.board[Number(tile)] = kind;
      players.forEach((hero, index) => place(state, hero, index));
      noteLeaders(state);
      for (const { tile, owner } of scene.traps ?? []) {
        takeOut(pile(state, 'treasure1'), 'trap');
        state.traps.push({ tile, owner: seat(owner) });
      }
      for (const deck of DECKS) stack(state, deck, scene[deck] ?? [], scene.spent?.includes(deck) ?? false);
      scene.with?.(state);
      game.check?.(state);
    },
  });
}

const DECKS: readonly Deck[] = ['treasure1', 'treasure2', 'treasure3', 'enemies1', 'enemies2', 'enemies3', 'luck'];

function pile({ decks }: { readonly decks: State['decks'] }, deck: Deck): string[] {
  if (deck === 'luck') return decks.luck;
  const tier = Number(deck.at(-1)) - 1;
  return (deck.startsWith('treasure') ? decks.treasure : decks.enemy)[tier] as string[];
}

/** Every card a scene names comes out of its deck, so that no copy is there twice. */
function takeOut(deck: string[], card: string): void {
  const at = deck.lastIndexOf(card);
  if (at < 0) throw new Error(`the scene wants one more '${card}' than there is in its deck`);
  deck.splice(at, 1);
}

const treasureDeck = (state: State, item: ItemId): string[] => pile(state, `treasure${treasures.get(item).tier}`);

/** Public knowledge is set to what everybody would know: exact tiers, and a placed Ambush on every tile where it could be. */
function place(state: State, { kept = [], tiers, haunts, ...hero }: Hero, index: number): void {
  const player = state.players[index] as Player;
  Object.assign(player, hero, { down: hero.hp === 0, pack: [...(hero.pack ?? [])] });
  player.kept = kept.map((each) => (typeof each === 'string' ? { card: each, at: null } : { ...each }));
  for (const { card } of player.kept) takeOut(state.decks.luck, card);
  for (const slot of SLOTS) if (player[slot] !== null) takeOut(treasureDeck(state, player[slot]), player[slot]);
  for (const item of player.pack) takeOut(treasureDeck(state, item), item);
  player.tiers = tiers ?? [1, 2, 3].map((tier) => player.pack.filter((item) => treasures.get(item).tier === tier).length);
  player.haunts = haunts ?? [...new Set(player.kept.flatMap(({ at }) => (at === null ? [] : [at])))];
}

function stack(state: State, deck: Deck, cards: readonly string[], spent: boolean): void {
  const whole = pile(state, deck);
  for (const card of cards) takeOut(whole, card);
  if (spent) pile({ decks: state.discards }, deck).push(...whole.splice(0));
  whole.push(...cards.toReversed());
}

export const attack = (target: number, press: 'once' | 'steady' | 'end' = 'once') => ({ do: 'attack' as const, target, press });
export const pass = { do: 'pass' as const };
export const play = (card: string) => ({ do: 'play' as const, card });
export const use = (item: ItemId) => ({ do: 'use' as const, item });
export const player = (scene: MountainScene, who: number): Player => scene.state.players[who] as Player;
export const seats = (...numbers: number[]): Seat[] => numbers.map(seat);

/** Dice of a fighter who neither hits nor is hit. */
export const STANDOFF = [1, 6] as const;

/** A round in which everybody attacks the next and, with STANDOFF for each, nobody is hit: a duel can be left from the second on (C-34). */
export function standOff(scene: MountainScene, ...fighters: readonly number[]): MountainScene {
  for (const [index, who] of fighters.entries()) scene.answer(who, attack(fighters[(index + 1) % fighters.length] ?? 0));
  return scene;
}

/** Dice of a duel of two that one of them leaves: the round that nobody can leave, and the attack of the other (C-34). */
export const FLIGHT = [...STANDOFF, ...STANDOFF, 3, 3] as const;

/** Seats 0 and 1 are in a duel with FLIGHT for dice: after a round without a hit `who` retreats. */
export const flee = (scene: MountainScene, who: 0 | 1): MountainScene =>
  standOff(scene, 0, 1)
    .answer(who, { do: 'retreat' })
    .answer(1 - who, attack(who));

/** One round of a duel between two; the challenger's Attack and Defence dice come first, then the other's. */
export function exchangeBlows(scene: MountainScene, one = 0, other = 1): MountainScene {
  scene.answer(one, attack(other));
  return scene.answer(other, attack(one));
}

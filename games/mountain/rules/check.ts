import { type Seat, same } from '@tavern/engine';
import { FINAL } from './board.ts';
import { type Boxed, boxOf } from './box.ts';
import { treasures } from './catalog.ts';
import { capacityOf, SLOTS, slotsFor, slotsUsed } from './pack.ts';
import { MAX_HP } from './score.ts';
import type { Player, State } from './state.ts';
import { tradeQuestions } from './steps/trade.ts';
import { noWords } from './steps/wishes.ts';
import { isBehind } from './where.ts';

function insist(holds: boolean, what: () => string): void {
  if (!holds) throw new Error(what());
}

/** Every copy of every card is in exactly one place, and every number within its bounds. */
export function check(state: State): void {
  const box = boxOf(state.rules);
  conserved('treasure', box.treasure.flat(), treasurePlaces(state));
  conserved('enemy', box.enemy.flat(), [
    ...state.decks.enemy.flat(),
    ...state.discards.enemy.flat(),
    ...(state.fight?.foes.map(({ card }) => card) ?? []),
  ]);
  conserved('luck', box.luck, [
    ...state.decks.luck,
    ...state.discards.luck,
    ...state.players.flatMap(({ kept }) => kept.map(({ card }) => card)),
    ...(state.luck === null ? [] : [state.luck]),
  ]);
  checkOnTop(state, box.onTop);
  checkWishes(state);
  const race = state.rules.mode === 'race';
  insist(
    state.players.every(({ team }) => (team === null) === race),
    () => 'somebody has no team, or one in a race',
  );
  state.players.forEach((player, index) => checkPlayer(state, player, index));
  insist(new Set(state.traps.map(({ tile }) => tile)).size === state.traps.length, () => 'two traps are on one tile');
}

/** What is asked for binds nobody: with the wishes and without them, both sides may do the same. */
function checkWishes(state: State): void {
  const { trade } = state;
  if (trade === null || trade.wishes.every((side) => side.length === 0)) return;
  const { a, b } = trade;
  const silent: State = { ...state, trade: { ...trade, ...noWords() } };
  const deeds = (under: State, seat: Seat) =>
    tradeQuestions.trade.options(under, { a, b }, seat).filter(({ do: deed }) => !WORDS.has(deed));
  for (const seat of [a, b])
    insist(same(deeds(state, seat), deeds(silent, seat)), () => `a wish changes what seat ${seat} may do in a trade`);
}

const WORDS: ReadonlySet<string> = new Set(['wish', 'unwish', 'refuse']);

function treasurePlaces(state: State): string[] {
  const found = [...state.decks.treasure.flat(), ...state.discards.treasure.flat(), ...state.traps.map(() => 'trap')];
  for (const player of state.players) {
    found.push(...player.pack);
    for (const slot of SLOTS) if (player[slot] !== null) found.push(player[slot]);
  }
  return found;
}

/** Against the match's own box. */
function conserved(what: string, cards: readonly Boxed<{ readonly id: string }>[], found: readonly string[]): void {
  const count = new Map<string, number>();
  for (const id of found) count.set(id, (count.get(id) ?? 0) + 1);
  for (const {
    card: { id },
    copies,
  } of cards)
    insist(count.get(id) === copies, () => `${what} card '${id}': ${count.get(id) ?? 0} copies instead of ${copies}`);
  insist(count.size === cards.length, () => `${what} cards that do not exist: ${[...count.keys()].join(', ')}`);
}

function checkOnTop({ decks, onTop }: State, first: ReadonlySet<string>): void {
  const begins = (deck: readonly string[], count: number, name: string): void =>
    insist(
      count <= deck.length && deck.slice(deck.length - count).every((card) => first.has(card)),
      () => `${name}: the box has not put all of the first ${count} cards on top`,
    );
  decks.enemy.forEach((deck, tier) => begins(deck, onTop.enemy[tier] as number, `enemies of tier ${tier + 1}`));
  decks.treasure.forEach((deck, tier) => begins(deck, onTop.treasure[tier] as number, `treasures of tier ${tier + 1}`));
  begins(decks.luck, onTop.luck, 'luck');
}

function checkPlayer(state: State, player: Player, index: number): void {
  const { hp, at, down, pack, fresh, tiers, kit, claim, siege, behind } = player;
  insist(hp >= 0 && hp <= MAX_HP, () => `seat ${index} has ${hp} HP`);
  insist(down === (hp === 0), () => `seat ${index} has ${hp} HP and is ${down ? '' : 'not '}knocked out`);
  insist(at >= 0 && at <= FINAL, () => `seat ${index} stands on tile ${at}`);
  insist(behind === isBehind(state, player), () => `seat ${index} is wrong about somebody ahead`);
  insist(claim || !siege, () => `seat ${index} holds a siege without a claim`);
  insist(!claim || (at === FINAL && !down), () => `seat ${index} has a claim without holding the Final tile`);
  insist(kit === null || pack.includes(kit), () => `seat ${index} is known to carry '${kit}', and does not`);
  insist(fresh >= 0 && fresh <= pack.length, () => `seat ${index}: ${fresh} of ${pack.length} items are new`);
  const mayOverflow = index === state.current || state.loot?.winner === index;
  insist(mayOverflow || slotsUsed(player) <= capacityOf(player), () => `seat ${index} carries ${slotsUsed(player)} slots`);
  for (const slot of SLOTS) {
    const item = player[slot];
    insist(item === null || slotsFor(item).includes(slot), () => `seat ${index} has '${item}' as ${slot}`);
  }
  const byTier = [0, 0, 0];
  for (const item of pack) byTier[treasures.get(item).tier - 1] = (byTier[treasures.get(item).tier - 1] as number) + 1;
  for (const [tier, n] of byTier.entries())
    insist(n <= (tiers[tier] as number), () => `seat ${index} carries more of tier ${tier + 1} than anybody could know`);
}

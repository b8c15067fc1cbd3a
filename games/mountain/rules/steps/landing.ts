import type { Seat } from '@tavern/engine';
import { isEnemyTile, onBoard, type TileKind, tierOf } from '../board.ts';
import { classes, luckCards, treasures } from '../catalog.ts';
import { discardItem, drawTreasure } from '../decks.ts';
import { skipNextTurn } from '../harm.ts';
import { couldHold } from '../holders.ts';
import { quietLanding } from '../house-rules.ts';
import { discardKept } from '../kept.ts';
import { takeFromPack } from '../pack.ts';
import { currentPlayer, type State, tileAt } from '../state.ts';
import type { M, MountainQuestions, MountainSteps } from '../types.ts';
import { shift } from '../where.ts';
import { lieInWait, springAmbushes } from './ambush.ts';

/** What brought a player here: their own move, a Luck card or a retreat. */
export type Via = 'move' | 'luck' | 'retreat';

export interface LandingSteps {
  land: { via: Via };
  'land.arrive': { via: Via };
  'land.ambush': { owner: Seat; tile: number };
  'land.window': { via: Via };
  'land.trap': object;
  'land.tile': object;
  'land.end': object;
}

type ArriveOption = { do: 'stay' } | { do: 'step'; card: string; by: number };

export interface LandingQuestions {
  /** `near`: the tiles from two back to two ahead, so that an option can say where it leads. */
  arrive: { via: Via; at: number; near: TileKind[]; option: ArriveOption };
}

/** The order of H-30: Ambush, then what may be done before the tile resolves, then Trap, then the tile. */
export const landingSteps: MountainSteps<LandingSteps> = {
  land(m, { via }) {
    const { state } = m;
    const { at } = currentPlayer(state);
    const why = quietLanding(state.rules, state.act, via);
    if (why === null) state.act.resolutions += 1;
    m.emit({ type: 'landed', seat: state.current, tile: at, kind: tileAt(state, at) });
    if (why !== null) return m.emit({ type: 'quiet', seat: state.current, tile: at, why });
    m.next({ do: 'land.arrive', via }, { do: 'land.end' });
  },
  'land.arrive'(m, { via }) {
    springAmbushes(m, m.state.current);
    m.next({ do: 'land.window', via }, { do: 'land.trap' }, { do: 'land.tile' });
  },
  'land.ambush': (m, { owner, tile }) => lieInWait(m, owner, tile),
  'land.window'(m, { via }) {
    const { state } = m;
    if (!couldStep(state, via)) return;
    const { at } = currentPlayer(state);
    const near = [-2, -1, 0, 1, 2].map((by) => tileAt(state, onBoard(at + by)));
    m.ask(state.current, { kind: 'arrive', via, at, near });
  },
  'land.trap': springTrap,
  'land.tile': resolveTile,
  'land.end': () => {},
};

/** By public knowledge: a Lamp that would help, a kept card that may be Instinct, a carried item that may be a scroll. */
function couldStep(state: State, via: Via): boolean {
  const { current } = state;
  const player = currentPlayer(state);
  for (const item of [player.left, player.right])
    if (item !== null && (treasures.get(item).arrive?.(state, current, via).length ?? 0) > 0) return true;
  return (player.kept.length > 0 && state.act.rolled) || couldHold(state, player, 'arrive');
}

function arriveOptions(state: State, { via }: { via: Via }, seat: Seat): ArriveOption[] {
  const { left, right, pack, kept } = currentPlayer(state);
  const options: ArriveOption[] = [{ do: 'stay' }];
  const offer = (card: string, steps: readonly number[] = []): void => {
    if (options.some((option) => option.do === 'step' && option.card === card)) return;
    for (const by of steps) options.push({ do: 'step', card, by });
  };
  for (const item of [left, right]) if (item !== null) offer(item, treasures.get(item).arrive?.(state, seat, via));
  for (const item of pack) if (treasures.get(item).kind === 'small') offer(item, treasures.get(item).arrive?.(state, seat, via));
  for (const { card } of kept) offer(card, luckCards.get(card).arrive?.(state, seat, via));
  return options;
}

/** The step is taken, and what waits on the new tile comes first again. */
function stepAside(m: M, card: string, by: number, via: Via): void {
  const { current } = m.state;
  const player = currentPlayer(m.state);
  const kept = player.kept.findIndex((each) => each.card === card && each.at === null);
  if (kept >= 0) discardKept(m, current, kept);
  else if (treasures.get(card).lasting !== true) {
    takeFromPack(player, card, { seen: true });
    discardItem(m, card);
  } else m.state.act.lamp = true;
  shift(m, current, player.at + by, card as 'lamp' | 'blink-scroll' | 'instinct');
  m.emit({ type: 'landed', seat: current, tile: player.at, kind: tileAt(m.state, player.at) });
  m.skipTo('land.end');
  m.next({ do: 'land.arrive', via });
}

function springTrap(m: M): void {
  const { state } = m;
  if (state.traps.length === 0) return;
  const { current } = state;
  const { at, class: hero } = currentPlayer(state);
  const index = state.traps.findIndex(({ tile, owner }) => tile === at && owner !== current);
  const trap = state.traps[index];
  if (trap === undefined) return;
  if (classes.get(hero).trapProof) return m.emit({ type: 'trapAvoided', seat: current, owner: trap.owner, tile: at });
  state.traps.splice(index, 1);
  discardItem(m, 'trap');
  const effect = state.rules.trapEffect;
  if (effect === 'stumble') state.act.stumble = true;
  m.emit({ type: 'trapSprung', seat: current, owner: trap.owner, tile: at, effect });
  if (effect === 'skipTurn') skipNextTurn(m, current, 'trap');
  else if (effect !== 'stumble') {
    m.emit({ type: 'quiet', seat: current, tile: at, why: 'trapped' });
    m.skipTo('land.end');
  }
}

function resolveTile(m: M): void {
  const { state } = m;
  const { at, class: hero } = currentPlayer(state);
  const kind = tileAt(state, at);
  if (isEnemyTile(kind)) m.next({ do: 'fight.begin', tier: tierOf(kind) });
  else if (kind === 'luck') m.next({ do: 'luck.draw' });
  else if (kind === 'shop' || (kind === 'sanctuary' && classes.get(hero).peddles)) m.next({ do: 'shop' });
  else if (kind === 'treasure1' || kind === 'treasure2' || kind === 'treasure3')
    drawTreasure(m, state.current, tierOf(kind), 'tile');
}

export const landingQuestions: MountainQuestions<LandingQuestions> = {
  arrive: {
    clock: 'prompt',
    options: arriveOptions,
    answer(m, _seat, option, { via }) {
      if (option.do === 'step') stepAside(m, option.card, option.by, via);
    },
  },
};

import { type Say, type Seat, say } from '@tavern/engine';
import { soberUp } from '../consumables.ts';
import type { DuelLine } from '../events.ts';
import { hurt, skipNextTurn } from '../harm.ts';
import { isStalemate, wearinessIn } from '../house-rules.ts';
import { attackBonuses, combatRoll, defenceBonuses } from '../score.ts';
import { type Duel, type Plan, playerAt, type State } from '../state.ts';
import { arePartners, sidesAmong } from '../teams.ts';
import type { M, MountainQuestions, MountainSteps } from '../types.ts';
import { appear, duelsPossibleOn } from '../where.ts';
import { type AttackOption, addAttacks, battleDrinks, drinkFirst, planFor, RETREAT } from './attack.ts';
import { landAfterRetreat, retreat } from './retreat.ts';

export interface DuelSteps {
  'duel.begin': object;
  'duel.round': object;
  'duel.clash': object;
  /** `bled`: who lost HP in the round that was fought. */
  'duel.replan': { seats: Seat[]; bled: Seat[] };
  'duel.over': object;
  'duel.fate': { fled: boolean };
}

export interface DuelQuestions {
  duel: { option: AttackOption };
}

const FLEE = -1;
const running = ({ duel }: State): Duel => {
  if (duel === null) throw new Error('there is no duel');
  return duel;
};

/** Fighters who still stand and have not left. */
function standing(state: State, { fighters, fled }: Duel): Seat[] {
  const able: Seat[] = [];
  for (const seat of fighters) {
    const { down, out } = playerAt(state, seat);
    if (!down && !out && !fled.includes(seat)) able.push(seat);
  }
  return able;
}

/** Nobody is left to fight: one stands, or one team does (H-17, H-56). */
export const isFoughtOut = (state: State, duel: Duel, able = standing(state, duel)): boolean =>
  sidesAmong(state.players, able) < 2;

/** Whom this fighter may strike: everybody else who stands, but no partner. */
const opponentsIn = (state: State, duel: Duel, seat: Seat): Seat[] =>
  standing(state, duel).filter((each) => each !== seat && !arePartners(state.players, seat, each));

export const duelSteps: MountainSteps<DuelSteps> = {
  'duel.begin'(m) {
    const { state } = m;
    if (state.offer === null) return;
    const { by, targets, cause } = state.offer;
    const tile = playerAt(state, cause === 'ambush' ? state.current : by).at;
    const fighters = [by, ...targets];
    const possible = duelsPossibleOn(state, tile);
    if (possible) for (const seat of fighters) appear(m, seat);
    state.offer = null;
    if (!possible) return;
    state.duel = { by, cause, tile, fighters, round: 0, plans: fighters.map(() => null), aims: [], fallen: [], fled: [] };
    m.emit({ type: 'duelBegan', seat: by, fighters: fighters.slice(), cause, tile });
    m.next({ do: 'duel.round' });
  },
  'duel.round'(m) {
    const duel = running(m.state);
    const able = standing(m.state, duel);
    if (isFoughtOut(m.state, duel, able) || isStalemate(m.state.rules, duel.round)) return;
    duel.round += 1;
    // A fighter who presses on is not asked, but seems to choose like everybody: nobody may know the plan before the dice are thrown (H-62).
    const pressing = able.filter((seat) => duel.plans[duel.fighters.indexOf(seat)] !== null);
    m.ask(able, { kind: 'duel' }, pressing);
    m.next({ do: 'duel.clash' });
  },
  'duel.clash': clash,
  'duel.replan'(m, { seats, bled }) {
    const duel = running(m.state);
    for (const seat of seats) replan(m.state, duel, seat, bled.includes(seat));
  },
  'duel.over': afterDuel,
  /** What the duel means for the player whose turn it is: knocked out, on another tile, or free to go on. */
  'duel.fate'(m, { fled }) {
    const { down, out } = playerAt(m.state, m.state.current);
    if (down || out) m.skipTo('turn.close');
    else if (fled) {
      if (m.pending('land.end')) m.skipTo('land.end');
      landAfterRetreat(m);
    }
  },
};

function planOf(duel: Duel, seat: Seat): Plan {
  const plan = duel.plans[duel.fighters.indexOf(seat)];
  if (plan == null) throw new Error(`seat ${seat} was not asked what to do in the duel`);
  return plan;
}

/** Drinks first; retreats, unhurt; then everybody's Attack and Defence at once (H-16, H-17, H-19). */
function clash(m: M): void {
  const { state } = m;
  const duel = running(state);
  if (state.rules.battlePotions) for (const seat of standing(state, duel)) drinkFirst(m, seat, planOf(duel, seat));
  const lines: DuelLine[] = [];
  for (const seat of standing(state, duel)) lines.push(lineOf(m, duel, seat));
  for (const line of lines) if (!line.fled) strike(line, lines, planOf(duel, line.seat).target);
  duel.aims = lines.map(({ target }) => target);
  if (lines.some(({ seat, fled }) => seat === state.current && !fled)) state.act.stumble = false;
  m.emit({ type: 'duelRound', round: duel.round, weary: wearinessIn(state.rules, duel.round), fighters: lines });
  for (const { seat, fled } of lines) if (fled) flee(m, duel, seat);
  const bled: Seat[] = [];
  for (const { seat, struck, fled } of lines) {
    if (!fled && struck > 0 && hurt(m, seat, struck, 'duel')) bled.push(seat);
  }
  const seats = lines.flatMap(({ seat, fled }) => (fled ? [] : [seat]));
  m.next({ do: 'duel.replan', seats, bled }, { do: 'duel.round' });
}

function lineOf(m: M, duel: Duel, seat: Seat): DuelLine {
  const { state } = m;
  const player = playerAt(state, seat);
  const fled = planOf(duel, seat).target === FLEE;
  return {
    seat,
    target: null,
    fled,
    attack: fled ? null : combatRoll(m.rng, attackBonuses(player, 'players', wearinessIn(state.rules, duel.round))),
    defence: fled ? null : combatRoll(m.rng, defenceBonuses(player, 'players')),
    hits: false,
    stumbled: !fled && state.act.stumble && seat === state.current,
    struck: 0,
    hp: player.hp,
  };
}

/** An attack aimed at someone who left is lost. */
function strike(line: DuelLine, lines: readonly DuelLine[], target: number): void {
  line.target = target as Seat;
  const other = lines.find(({ seat, fled }) => seat === target && !fled);
  if (other === undefined) return;
  if (line.stumbled || (line.attack?.total ?? 0) <= (other.defence?.total ?? 0)) return;
  line.hits = true;
  other.struck += 1;
}

function flee(m: M, duel: Duel, seat: Seat): void {
  duel.fled.push(seat);
  m.emit({ type: 'retreated', seat, from: 'duel' });
  retreat(m, seat);
}

/** *Press on* ends when I lose HP or the target falls or leaves; *to the end* finds the next target. */
function replan(state: State, duel: Duel, seat: Seat, hurtNow: boolean): void {
  const index = duel.fighters.indexOf(seat);
  const { target, press } = planOf(duel, seat);
  const opponents = opponentsIn(state, duel, seat);
  const there = opponents.includes(target as Seat);
  if (press === 'once' || (press === 'steady' && (hurtNow || !there))) duel.plans[index] = null;
  else if (!there) {
    const [next] = opponents;
    duel.plans[index] = next === undefined ? null : { target: next, press, drink: null };
  }
}

/** The winner loots the fallen, in the order in which they fell; of a team the one who was named first. Then the turn goes on, or ends for an owner who fell (KM-096, H-17). */
function afterDuel(m: M): void {
  const { state } = m;
  const { duel, current, rules } = state;
  if (duel === null) return;
  const able = standing(state, duel);
  const winner = sidesAmong(state.players, able) === 1 ? (able[0] as Seat) : null;
  state.duel = null;
  for (const seat of duel.fighters) soberUp(playerAt(state, seat));
  const { fallen, fled } = duel;
  m.emit({ type: 'duelEnded', winner, fallen: fallen.slice(), fled: fled.slice(), stalemate: able.length > 1 });
  if (winner !== null) for (const loser of fallen) m.next({ do: 'loot', winner, loser });
  m.next({ do: 'duel.fate', fled: fled.includes(current) });
  if (playerAt(state, current).down && duel.by === current && rules.hardDefeat) skipNextTurn(m, current, 'hardDefeat');
}

/** A challenge costs at least one exchange of blows (C-34). */
function noRetreat({ rules, duel }: State): Say | null {
  if (!rules.duelRetreat) return say('blocked.retreat.duel');
  return duel !== null && duel.round > 1 ? null : say('blocked.retreat.first');
}

export const duelQuestions: MountainQuestions<DuelQuestions> = {
  duel: {
    mode: 'sealed',
    options(state, _ask, seat) {
      const options: AttackOption[] = [];
      const drinks = battleDrinks(state, seat);
      for (const target of opponentsIn(state, running(state), seat)) addAttacks(options, target, drinks);
      if (noRetreat(state) === null) options.push(RETREAT);
      return options;
    },
    blocked(state) {
      const why = noRetreat(state);
      return why === null ? [] : [{ option: RETREAT, why }];
    },
    done(m, answers) {
      const duel = running(m.state);
      for (const { seat, option } of answers) {
        if (option === null) continue;
        duel.plans[duel.fighters.indexOf(seat)] =
          option.do === 'retreat' ? { target: FLEE, press: 'once', drink: null } : planFor(option);
      }
    },
  },
};

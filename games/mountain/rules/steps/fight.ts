import { type Seat, say } from '@tavern/engine';
import type { Tier } from '../board.ts';
import { enemies, treasures } from '../catalog.ts';
import { soberUp, spend } from '../consumables.ts';
import { discardEnemy, drawEnemy, drawTreasure, underEnemies } from '../decks.ts';
import { composition, spoilsOf } from '../encounters.ts';
import type { BlastLine, EnemyLine } from '../events.ts';
import { hurt, skipNextTurn } from '../harm.ts';
import { itemsAt } from '../pack.ts';
import { attackBonuses, combatRoll, defenceBonuses, enemyAttack, enemyDefence } from '../score.ts';
import { currentPlayer, type EnemyId, type EnemyInFight, type Fight, type ItemId, type Plan, type State } from '../state.ts';
import type { M, MountainQuestions, MountainSteps } from '../types.ts';
import { shift } from '../where.ts';
import { type AttackOption, addAttacks, battleDrinks, drinkFirst, planFor, RETREAT } from './attack.ts';
import { landAfterRetreat, retreat } from './retreat.ts';

export interface FightSteps {
  'fight.begin': { tier: Tier };
  'fight.round': object;
  'fight.clash': object;
  /** `bled`: the player lost HP in the round that was fought. */
  'fight.replan': { bled: boolean };
}

/** An attack, or something thrown at all enemies before the next round (KM-174). */
export type FightOption = AttackOption | { do: 'cast'; item: ItemId };

export interface FightQuestions {
  /** Who still stands, by place. */
  fight: { foes: (EnemyId | null)[]; option: FightOption };
}

const running = ({ fight }: State): Fight => {
  if (fight === null) throw new Error('there is no fight');
  return fight;
};

export const fightSteps: MountainSteps<FightSteps> = {
  'fight.begin'(m, { tier }) {
    const { state } = m;
    const opponents: EnemyInFight[] = [];
    for (const each of composition(tier, m.rng)) {
      const drawn = drawEnemy(m, each);
      if (drawn !== null) opponents.push({ ...drawn, hp: enemies.get(drawn.card).hp });
    }
    if (opponents.length === 0) {
      m.emit({ type: 'quiet', seat: state.current, tile: currentPlayer(state).at, why: 'noEnemies' });
      return;
    }
    state.fight = { foes: opponents, round: 0, plan: null };
    m.emit({ type: 'foes', seat: state.current, foes: opponents.map(({ card }) => card) });
    m.next({ do: 'fight.round' });
  },
  'fight.round'(m) {
    if (running(m.state).plan === null) askForPlan(m);
    m.next({ do: 'fight.clash' });
  },
  'fight.clash': clash,
  'fight.replan': (m, { bled }) => replan(running(m.state), bled),
};

const askForPlan = (m: M): void =>
  m.ask(m.state.current, { kind: 'fight', foes: running(m.state).foes.map(({ card, hp }) => (hp > 0 ? card : null)) });

/** Both sides roll, everything is compared at once, losses are summed (KM-088..KM-092, H-19). */
function clash(m: M): void {
  const { state } = m;
  const { current } = state;
  const fight = running(state);
  const player = currentPlayer(state);
  const { target } = fight.plan as Plan;
  drinkFirst(m, current, fight.plan as Plan);
  fight.round += 1;
  const stumbled = state.act.stumble;
  state.act.stumble = false;
  const attack = combatRoll(m.rng, attackBonuses(player, 'enemies', 0));
  const defence = combatRoll(m.rng, defenceBonuses(player, 'enemies'));
  let lost = 0;
  const opponents = fight.foes.flatMap((opponent, index): EnemyLine[] => {
    if (opponent.hp === 0) return [];
    const itsAttack = combatRoll(m.rng, enemyAttack(opponent.card));
    const itsDefence = combatRoll(m.rng, enemyDefence(opponent.card));
    const hits = itsAttack.total > defence.total;
    const struck = index === target && !stumbled && attack.total > itsDefence.total;
    const { damage } = enemies.get(opponent.card);
    if (hits) lost += damage;
    if (struck) opponent.hp -= 1;
    return [{ index, card: opponent.card, attack: itsAttack, defence: itsDefence, hits, damage, struck, hp: opponent.hp }];
  });
  m.emit({ type: 'fightRound', seat: current, round: fight.round, target, stumbled, attack, defence, foes: opponents });
  const bled = lost > 0 && hurt(m, current, lost, 'fight');

  if (player.down) return defeat(m);
  if (fight.foes.every(({ hp }) => hp === 0)) return victory(m, fight);
  m.next({ do: 'fight.replan', bled }, { do: 'fight.round' });
}

/** *Press on* ends when I lose HP or the target falls; *to the end* finds the next target. */
function replan(fight: Fight, bled: boolean): void {
  const { target, press } = fight.plan as Plan;
  const standing = (fight.foes[target] as EnemyInFight).hp > 0;
  if (press === 'once' || (press === 'steady' && (!standing || bled))) fight.plan = null;
  else if (!standing) fight.plan = { target: fight.foes.findIndex(({ hp }) => hp > 0), press, drink: null };
}

function victory(m: M, { foes }: Fight): void {
  const { state } = m;
  leaveEnemies(m);
  m.emit({ type: 'fightWon', seat: state.current, foes: foes.map(({ card }) => card) });
  for (const { card, tier } of foes) {
    const roll = m.rng.int(100);
    const found = enemies.get(card).leaves ?? spoilsOf(tier, roll);
    m.emit({ type: 'spoils', seat: state.current, foe: card, roll: roll + 1, tier: found });
    if (found !== null) drawTreasure(m, state.current, found, 'foe');
  }
}

/** One tile back, or where the strongest of them drives, and Sleep, nothing lost but the turn (KM-095, H-10, H-16). */
function defeat(m: M): void {
  const { current, rules } = m.state;
  const driven = Math.max(...running(m.state).foes.map(({ card, hp }) => (hp > 0 ? enemies.get(card).drives : 1)));
  leaveEnemies(m);
  m.emit({ type: 'fightLost', seat: current });
  shift(m, current, currentPlayer(m.state).at - driven, 'defeat');
  if (rules.hardDefeat) skipNextTurn(m, current, 'hardDefeat');
  m.skipTo('turn.close');
}

/** Every enemy that stands burns. Those who are left are fought; with none left the fight is won before the next round. */
function cast(m: M, seat: Seat, item: ItemId): void {
  const fight = running(m.state);
  const { blast: damage = 0 } = treasures.get(item);
  spend(m, seat, item);
  const burnt = fight.foes.flatMap((opponent, index): BlastLine[] => {
    if (opponent.hp === 0) return [];
    const lost = Math.min(opponent.hp, damage);
    opponent.hp -= lost;
    return [{ index, card: opponent.card, lost, hp: opponent.hp }];
  });
  m.emit({ type: 'blasted', seat, item, damage, foes: burnt });
  if (fight.foes.some(({ hp }) => hp > 0)) return askForPlan(m);
  m.skipTo('land.end');
  victory(m, fight);
}

/** The beaten go to the discards, the others back under their deck (C-25). */
export function leaveEnemies(m: M): void {
  for (const { card, tier, hp } of running(m.state).foes) {
    if (hp === 0) discardEnemy(m, card, tier);
    else underEnemies(m, card, tier);
  }
  m.state.fight = null;
  soberUp(currentPlayer(m.state));
}

export const fightQuestions: MountainQuestions<FightQuestions> = {
  fight: {
    options(state, _ask, seat) {
      const { foes, round } = running(state);
      const drinks = battleDrinks(state, seat);
      const attacks: AttackOption[] = [];
      for (let target = 0; target < foes.length; target++)
        if ((foes[target] as EnemyInFight).hp > 0) addAttacks(attacks, target, drinks);
      const options: FightOption[] = attacks;
      if (round > 0) options.push(RETREAT);
      if (state.rules.expansion)
        for (const item of itemsAt(currentPlayer(state), 'pack'))
          if (treasures.get(item).blast !== undefined) options.push({ do: 'cast', item });
      return options;
    },
    blocked: (state) => (running(state).round > 0 ? [] : [{ option: RETREAT, why: say('blocked.retreat.first') }]),
    answer(m, seat, option) {
      if (option.do === 'attack') {
        running(m.state).plan = planFor(option);
        return;
      }
      if (option.do === 'cast') return cast(m, seat, option.item);
      leaveEnemies(m);
      m.emit({ type: 'retreated', seat, from: 'fight' });
      m.skipTo('land.end');
      retreat(m, seat);
      landAfterRetreat(m);
    },
  },
};

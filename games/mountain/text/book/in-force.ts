import { type Say, say } from '@tavern/engine';
import type { Rules } from '../../rules/house-rules.ts';

const part = (name: string, value: string | number): Say => say(`book.${name}.${value}`);
/** Said only under the house rule. */
const only = (applies: boolean, name: string): Say | null => (applies ? say(`book.${name}`) : null);

/** What the chapters say under these rules. Each part has one place in one chapter. */
export function inForce(rules: Rules): { readonly [part: string]: Say | null } {
  return { ...winning(rules), ...beginning(rules), ...moving(rules), ...fighting(rules), ...falling(rules), ...dealing(rules) };
}

const winning = ({ finalWin, roundLimit, mode, expansion }: Rules) => ({
  goal: part('goal', finalWin),
  final: part('final', finalWin),
  limit: roundLimit === 'off' ? null : say('book.limit', { n: roundLimit }),
  mode: part('mode', mode),
  expansion: part('expansion', expansion ? 'on' : 'off'),
});

const beginning = ({ uniqueClasses, classKits, handicap }: Rules) => ({
  classes: part('classes', uniqueClasses ? 'once' : 'any'),
  kits: part('kits', classKits ? 'on' : 'off'),
  handicap: only(handicap, 'handicap'),
});

const moving = ({ ambushPassing, luckChain, quietRetreat, safeStart, expansion, trapEffect }: Rules) => ({
  passing: only(ambushPassing, 'passing'),
  luckLanding: part('luckLanding', luckChain),
  retreatLanding: part('retreatLanding', quietRetreat ? 'quiet' : 'resolve'),
  start: only(safeStart, 'start.safe'),
  shop: only(expansion, 'shop'),
  trap: part('trap', trapEffect),
  ambush: part('ambush', ambushPassing ? 'pass' : 'land'),
});

const fighting = ({ expansion, battlePotions, multiDuel, safeStart, secondWind, duelRetreat, weariness }: Rules) => ({
  hit: say(expansion ? 'book.hit.expansion' : 'book.hit'),
  potions: only(battlePotions, 'potions'),
  several: part('several', multiDuel ? 'on' : 'off'),
  nowhere: say(safeStart ? 'book.nowhere.start' : 'book.nowhere', { wind: secondWind ? say('book.nowhere.wind') : '' }),
  rounds: part('rounds', duelRetreat ? 'retreat' : 'stay'),
  weariness: part('weariness', weariness ? 'on' : 'off'),
});

const falling = ({ hardDefeat, vultures, secondWind, duelRetreat, retreatDistance, quietRetreat }: Rules) => ({
  hardFight: only(hardDefeat, 'hardFight'),
  hardDefeat: only(hardDefeat, 'hardDefeat'),
  vultures: only(vultures, 'vultures'),
  wind: part('wind', secondWind ? 'on' : 'off'),
  duels: part('duels', duelRetreat ? 'retreat' : 'stay'),
  back: part('back', retreatDistance),
  ends: part('ends', quietRetreat ? 'quiet' : 'resolve'),
});

const dealing = ({ tradeCostsAction, mode, mysticTie }: Rules) => ({
  turn: part('turn', tradeCostsAction ? 'costs' : 'free'),
  traders: part('traders', mode === 'race' ? 'here' : 'team'),
  cost: part('cost', tradeCostsAction ? 'action' : 'free'),
  wave: part('wave', mysticTie),
});

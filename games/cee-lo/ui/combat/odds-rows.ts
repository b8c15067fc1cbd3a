import { type Json, type Say, say } from '@tavern/engine';
import type { Fight, State } from '../../rules/state.ts';
import { resultSay } from '../../text/tell.ts';
import { CLASSES, curseOf, ENEMY_CLASSES, enemyThrowOdds, enough, playerOdds, type ThrowClass } from './odds.ts';

interface OddsRow {
  readonly id: string;
  readonly label: Say;
  readonly p: number;
  readonly tone: 'gold' | 'good' | 'plain' | 'bad' | 'worst';
}

export interface OddsSheet {
  readonly title: Say;
  readonly rows: readonly OddsRow[];
  readonly notes: readonly Say[];
}

const TONES: { readonly [name in ThrowClass]: OddsRow['tone'] } = {
  instant: 'gold',
  deadly: 'gold',
  harder: 'good',
  score: 'good',
  equal: 'plain',
  softer: 'bad',
  cursed: 'worst',
  none: 'worst',
};

/** The possible results of the next throw: the player's reroll, the player's first throw, or else the enemy's. */
export function oddsSheet(state: State, fight: Fight, asked: string | null, enemy: Say): OddsSheet | null {
  if (asked === 'roll') return ownSheet(state, fight, say('combat.odds.throw'));
  const mayReroll = (asked === 'act' || asked === 'bust') && fight.rerolls > 0;
  if (mayReroll) return ownSheet(state, fight, say('combat.odds.reroll'));
  return asked === 'act' ? enemySheet(state, fight, enemy) : null;
}

function ownSheet(state: State, fight: Fight, title: Say): OddsSheet {
  const now = fight.result?.type === 'point' || fight.result?.type === 'trips' ? fight.result : null;
  const odds = playerOdds(state, fight, now);
  const { loss } = curseOf(state, fight);
  const rows = CLASSES.filter((name) => odds[name] > 0 || (name === 'instant' && odds.deadly === 0)).map((name) => ({
    id: name,
    label: say(`combat.odds.${labelOf(name, state, fight)}`, {
      loss,
      ...(now === null ? {} : { result: resultSay(now) as unknown as Json }),
    }),
    p: odds[name],
    tone: TONES[name],
  }));
  return { title, rows, notes: [...enoughSay(state, fight), ...(odds.cursed === 0 ? [say('combat.odds.safe')] : [])] };
}

/** The meaning of a throw without score depends on the rerolls left; that of a 1-2-3, on the HP. */
function labelOf(name: ThrowClass, state: State, fight: Fight): string {
  if (name === 'none') return fight.rerolls > (fight.result === null ? 0 : 1) ? 'none' : 'bust';
  return name === 'cursed' && !curseOf(state, fight).ends ? 'cursed.soft' : name;
}

function enoughSay(state: State, fight: Fight): Say[] {
  const { point, trips } = enough(state, fight);
  const values = { hp: fight.enemyHp, point: point ?? 0, trips: trips ?? 0 };
  if (point !== null && trips !== null) return [say('combat.odds.enough.both', values)];
  if (point !== null) return [say('combat.odds.enough.point', values)];
  return trips === null ? [say('combat.odds.enough.none', values)] : [say('combat.odds.enough.trips', values)];
}

const ENEMY_TONES = { instant: 'worst', deadly: 'worst', blow: 'bad', cursed: 'gold' } as const;

function enemySheet(state: State, fight: Fight, enemy: Say): OddsSheet {
  const odds = enemyThrowOdds(state, fight);
  const soft = state.rules.softInstants ? '.soft' : '';
  const rows = ENEMY_CLASSES.filter((name) => odds[name] > 0).map((name) => ({
    id: name,
    label: say(`combat.odds.enemy.${name}${name === 'cursed' ? soft : ''}`),
    p: odds[name],
    tone: ENEMY_TONES[name],
  }));
  return { title: say('combat.odds.enemy', { enemy: enemy as unknown as Json }), rows, notes: [say('combat.odds.attacked')] };
}

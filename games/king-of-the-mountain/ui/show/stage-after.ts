import type { Event } from '../../rules/events.ts';
import { bodyChanges } from './body-changes.ts';
import type { Changes } from './changes.ts';
import { combatChanges } from './combat-changes.ts';
import { goodsChanges } from './goods-changes.ts';
import type { Stage } from './stage.ts';
import { tracesAfter } from './traces.ts';
import { turnChanges } from './turn-changes.ts';

export const changes: Changes<Event['type']> = { ...turnChanges, ...bodyChanges, ...combatChanges, ...goodsChanges };

/** The stage after something happened. Nothing is going on once somebody has won. */
export function stageAfter(stage: Stage, event: Event): Stage {
  const changed = (changes[event.type] as (stage: Stage, event: Event) => Stage)(stage, event);
  const after = { ...changed, ...tracesAfter(changed, event) };
  return after.winner === null ? after : { ...after, offer: null, fight: null, duel: null, loot: null, trade: null };
}

export const stageAfterAll = (stage: Stage, events: readonly Event[]): Stage => events.reduce(stageAfter, stage);

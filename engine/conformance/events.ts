import type { Types } from '../game.ts';
import type { Kernel } from '../kernel.ts';
import type { Told } from '../play.ts';
import { treeFault } from '../tree.ts';

/** What is wrong with an answer's events: not plain, or sharing an object with state, which would change after it was told. */
export function eventFault<T extends Types>(match: Kernel<T>, events: readonly Told<T['event']>[]): string | null {
  for (const { event } of events) {
    const fault = treeFault(event, `event ${event.type}`);
    if (fault !== null) return `not a plain tree: ${fault}`;
    const parts = Object.values(event).filter((value) => typeof value === 'object' && value !== null);
    if (parts.length > 0 && shares(match.position.state, new Set(parts.flatMap(objectsIn))))
      return `event ${event.type} shares an object with state: give it a copy`;
  }
  return null;
}

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

function shares(value: unknown, parts: ReadonlySet<object>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return parts.has(value) || Object.values(value).some((inner) => shares(inner, parts));
}

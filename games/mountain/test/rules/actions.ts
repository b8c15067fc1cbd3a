import { seat } from '@tavern/engine';
import type { Tier } from '../../rules/board.ts';
import type { Event } from '../../rules/events.ts';
import type { ItemId, ItemPlace, RefusalWhy, Slot } from '../../rules/state.ts';
import type { MountainScene } from '../mountain.ts';

// What players do, by the names of the rule book.
export const move = { do: 'move' } as const;
export const sleep = { do: 'sleep' } as const;
export const end = { do: 'end' } as const;
export const retreat = { do: 'retreat' } as const;
export const concede = { do: 'concede' } as const;
export const done = { do: 'done' } as const;
export const close = { do: 'close' } as const;
export const swap = { do: 'swap' } as const;
export const roll = { do: 'roll' } as const;
export const stay = { do: 'stay' } as const;
export const begin = { do: 'begin' } as const;

export const duel = (other: number) => ({ do: 'duel' as const, with: other });
export const trade = (other: number) => ({ do: 'trade' as const, with: other });
export const also = (other: number) => ({ do: 'also' as const, with: other });
export const equip = (item: ItemId, slot: Slot) => ({ do: 'equip' as const, item, slot });
export const unequip = (slot: Slot) => ({ do: 'unequip' as const, slot });
export const drop = (item: ItemId) => ({ do: 'drop' as const, item });
export const take = (item: ItemId, from: ItemPlace = 'pack') => ({ do: 'take' as const, item, from });
export const give = (item: ItemId, from: ItemPlace = 'pack') => ({ do: 'give' as const, item, from });
export const leave = (item: ItemId, from: ItemPlace = 'pack') => ({ do: 'drop' as const, item, from });
export const offer = (item: ItemId, from: ItemPlace = 'pack') => ({ do: 'offer' as const, item, from });
export const withdraw = (item: ItemId, from: ItemPlace = 'pack') => ({ do: 'withdraw' as const, item, from });
export const wish = (item: ItemId) => ({ do: 'wish' as const, item });
export const wishTier = (tier: Tier) => ({ do: 'wish' as const, tier });
export const unwish = (item: ItemId) => ({ do: 'unwish' as const, item });
export const refuse = (why: RefusalWhy) => ({ do: 'refuse' as const, why });
export const accept = (rev: number) => ({ do: 'accept' as const, rev });

/** Sleeps through a turn. */
export const rest = (scene: MountainScene, who: number): MountainScene => scene.answer(who, sleep).answer(who, end);

/** Nobody answered in time. */
export const clock = (scene: MountainScene, who: number): MountainScene => scene.answer(who, scene.match.fallback(seat(who)));

/** What somebody (null: a spectator) heard of one type of event, after the last answer. */
export const heard = <K extends Event['type']>(scene: MountainScene, type: K, who: number | null = null) =>
  scene.told(who).filter((event): event is Extract<Event, { type: K }> => event.type === type);

/** The one event of this type. */
export function only<K extends Event['type']>(scene: MountainScene, type: K, who: number | null = null) {
  const [event, ...more] = heard(scene, type, who);
  if (event === undefined || more.length > 0) throw new Error(`not one '${type}' but ${JSON.stringify(scene.told(who))}`);
  return event;
}

export const told = (scene: MountainScene, who: number | null = null): string[] => scene.told(who).map(({ type }) => type);

/** The options that do this. */
export const choices = (scene: MountainScene, who: number, doing: string) =>
  scene.options(who).filter((option) => option.do === doing);

/** What can be done, each kind once. */
export const deeds = (scene: MountainScene, who: number): string[] =>
  [...new Set(scene.options(who).map((each) => each.do))].sort();

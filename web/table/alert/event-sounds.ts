import type { Types } from '@tavern/engine';
import type { SoundName } from '@tavern/kit';

/** The sound of each type of event, for all games. Other events are silent. */
const SOUNDS: { readonly [event: string]: SoundName } = {
  accepted: 'coin',
  ambushSprung: 'drum',
  challenged: 'drum',
  claimed: 'horn',
  drew: 'card',
  duelRound: 'sword',
  fightRound: 'sword',
  foes: 'drum',
  initiative: 'dice',
  lootMove: 'coin',
  luckDrawn: 'card',
  moved: 'click',
  rolled: 'dice',
  traded: 'coin',
  trapSprung: 'sword',
};

/** Each sound once, of all events that came together. A thrown die is always heard. */
export const soundsOf = (events: readonly Types['event'][]): readonly SoundName[] => [
  ...new Set(events.flatMap((event) => ('die' in event ? 'dice' : (SOUNDS[event.type] ?? [])))),
];

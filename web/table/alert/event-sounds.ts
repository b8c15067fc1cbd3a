import type { Types } from '@tavern/engine';
import type { SoundName } from '@tavern/kit';

/** What things that happen in games sound like. What is not here is silent. */
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

/** Of all that happened at once, each sound once. A die that was thrown is heard, whatever else the event is about. */
export const soundsOf = (events: readonly Types['event'][]): readonly SoundName[] => [
  ...new Set(events.flatMap((event) => ('die' in event ? 'dice' : (SOUNDS[event.type] ?? [])))),
];

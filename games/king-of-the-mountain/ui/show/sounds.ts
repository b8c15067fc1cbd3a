import type { SoundName } from '@tavern/kit/sound/names.ts';
import type { Event } from '../../rules/events.ts';

type Heard = SoundName | null;

/** What an event sounds like; null: it is silent, or what comes of it is heard. */
const SOUNDS: { readonly [type in Event['type']]: Heard } = {
  initiative: 'dice',
  order: null,
  turn: null,
  skipped: 'tick',
  equipped: 'click',
  unequipped: 'click',
  handsSwapped: 'click',
  used: 'card',
  healed: 'bell',
  boosted: null,
  slowed: null,
  vanished: 'bell',
  appeared: null,
  trapSet: 'click',
  trapSprung: 'sword',
  trapAvoided: 'click',
  ambushSet: 'card',
  ambushSprung: 'drum',
  ambushWasted: 'card',
  rolled: 'dice',
  moved: 'tick',
  swapped: 'bell',
  landed: null,
  quiet: null,
  drew: 'card',
  noTreasure: null,
  reshuffled: 'card',
  luckDrawn: 'card',
  luckKept: 'card',
  luckCancelled: 'bell',
  luckIdle: null,
  mustSkip: null,
  returned: 'card',
  challenged: 'drum',
  smoked: 'bell',
  duelBegan: 'drum',
  duelRound: 'dice',
  duelEnded: null,
  foes: 'drum',
  fightRound: 'dice',
  fightWon: 'bell',
  fightLost: null,
  retreated: null,
  hurt: 'sword',
  warded: 'bell',
  recovered: 'bell',
  fell: 'drum',
  spoils: null,
  lootBegan: 'coin',
  lootMove: 'coin',
  lootDone: null,
  tradeBegan: 'coin',
  offer: 'click',
  accepted: 'coin',
  traded: 'coin',
  tradeClosed: null,
  dropped: 'click',
  slept: null,
  claimed: 'horn',
  claimLost: null,
  won: 'horn',
  left: null,
};

const struck = (event: Event): boolean =>
  event.type === 'fightRound'
    ? event.foes.some((foe) => foe.struck)
    : event.type === 'duelRound' && event.fighters.some(({ hits }) => hits);

/** A round in which a blow lands rings; one without it is only dice. */
export const soundOf = (event: Event): Heard => (struck(event) ? 'sword' : SOUNDS[event.type]);

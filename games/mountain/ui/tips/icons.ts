import type { IconName } from '@tavern/kit/icons/names.ts';
import { crests } from '../../look/crests.ts';
import type { ClassId, EnemyId, ItemId, LuckId, Slot } from '../../rules/state.ts';
import type { DeckName, NumberName, Status } from './what.ts';

type Icons = { readonly [id: string]: IconName };

/** What can be put there. */
export const SLOT_ICONS: { readonly [slot in Slot]: IconName } = { left: 'gauntlet', right: 'gauntlet', armour: 'breastplate' };

const ITEMS: Icons = {
  dagger: 'plain-dagger',
  'wooden-shield': 'viking-shield',
  robe: 'robe',
  'crude-axe': 'battle-axe',
  lamp: 'old-lantern',
  trap: 'wolf-trap',
  'luck-charm': 'clover',
  beer: 'beer-stein',
  'agility-draught': 'potion-ball',
  'heirloom-armor': 'breastplate',
  'silver-shield': 'round-shield',
  'lords-sword': 'broadsword',
  'boogey-bane': 'winged-sword',
  'velvet-cloak': 'cloak',
  'rage-potion': 'round-potion',
  'fairy-dust': 'fairy-wand',
  'smoke-bomb': 'smoke-bomb',
  'royal-aegis': 'winged-shield',
  'mysterious-flower': 'lotus-flower',
  'dragonfang-greatsword': 'two-handed-sword',
  'blink-scroll': 'scroll-unfurled',
  wardstone: 'rune-stone',
  'climbers-rope': 'rope-coil',
  'padded-coat': 'leather-armor',
  'bitter-draught': 'poison-bottle',
  'magic-ring': 'power-ring',
  fireball: 'fireball',
  'underdogs-blade': 'rune-sword',
  'glass-sword': 'shard-sword',
  'grappling-hook': 'grapple',
  'avalanche-horn': 'hunting-horn',
  'winged-boots': 'wingfoot',
};

const LUCK: Icons = {
  exhaustion: 'tired-eye',
  'cave-in': 'falling-rocks',
  faint: 'knocked-out-stars',
  'vital-energy': 'heart-wings',
  'lost-treasure': 'treasure-map',
  'jinn-thief': 'djinn',
  'sprained-wrist': 'arm-bandage',
  'covered-pit': 'hole',
  'white-bearded-spirit': 'wizard-face',
  'mystic-wave': 'at-sea',
  'nefarious-spirit': 'ghost-ally',
  'ambush-opportunity': 'hooded-assassin',
  instinct: 'wolf-howl',
  crossroads: 'crossroad',
  'cursed-idol': 'totem',
  'shepherds-path': 'shepherds-crook',
  rockslide: 'stone-pile',
  'lightning-storm': 'lightning-storm',
  'wandering-merchant': 'caravan',
  'rebels-share': 'robin-hood-hat',
};

const ENEMIES: Icons = {
  goblin: 'goblin-head',
  wolf: 'wolf-head',
  skeleton: 'skeleton',
  bandit: 'bandit',
  orc: 'orc-head',
  troll: 'troll',
  cultist: 'cultist',
  ogre: 'ogre',
  'dragon-whelp': 'spiked-dragon-head',
  lich: 'crowned-skull',
  demon: 'daemon-skull',
  giant: 'giant',
  mimic: 'mimic-chest',
  harpy: 'harpy',
  gargoyle: 'gargoyle',
  'ancient-dragon': 'dragon-head',
};

const STATES: { readonly [status in Status]: IconName } = {
  claim: 'queen-crown',
  siege: 'imperial-crown',
  down: 'knocked-out-stars',
  skip: 'halt',
  invisible: 'fairy',
  secondWind: 'heart-plus',
  recovered: 'broken-heart',
  slowed: 'beer-stein',
  boost: 'round-potion',
  stumble: 'broken-bone',
  smoke: 'smoke-bomb',
  mustMove: 'boots',
  mustSleep: 'night-sleep',
  trap: 'wolf-trap',
  ambush: 'hooded-assassin',
  kept: 'tarot-10-wheel-of-fortune',
  out: 'exit-door',
};

const NUMBERS: { readonly [name in NumberName]: IconName } = {
  attack: 'crossed-swords',
  defence: 'shield',
  movement: 'boots',
  hp: 'hearts',
  slots: 'knapsack',
};

const BACKS: { readonly [deck in DeckName]: IconName } = {
  treasure: 'locked-chest',
  enemy: 'death-skull',
  luck: 'tarot-10-wheel-of-fortune',
};

// Icons are kept here and not on the cards: there they would count as content that can change a result, and old records would no longer
// verify.
function found(icons: Icons, id: string): IconName {
  const icon = icons[id];
  if (icon === undefined) throw new Error(`'${id}' has no icon: ui/tips/icons.ts`);
  return icon;
}

export const itemIcon = (id: ItemId): IconName => found(ITEMS, id);
export const luckIcon = (id: LuckId): IconName => found(LUCK, id);
export const enemyIcon = (id: EnemyId): IconName => found(ENEMIES, id);
export const crestOf = (id: ClassId): IconName => crests[id];
export const statusIcon = (status: Status): IconName => STATES[status];
export const numberIcon = (number: NumberName): IconName => NUMBERS[number];
export const deckIcon = (deck: DeckName): IconName => BACKS[deck];

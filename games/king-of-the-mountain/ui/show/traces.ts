import type { Seat } from '@tavern/engine';
import { enemies, treasures } from '../../rules/catalog.ts';
import type { Event, Roll } from '../../rules/events.ts';
import type { DuelRound, FightRound, ShownCard, Stage, Throw, Traces } from './stage.ts';

/** What an event leaves lying on the table: dice, cards, the last round, and who it was. */
export function tracesAfter(stage: Stage, event: Event): Traces {
  return {
    dice: diceAfter(stage, event),
    cards: cardsAfter(stage, event),
    clash: clashAfter(stage, event),
    actor: 'seat' in event ? event.seat : null,
    closing: stage.closing,
  };
}

const rolled = (
  seat: Seat,
  foe: number | null,
  what: Throw['what'],
  sides: Throw['sides'],
  { die, bonuses, total }: Roll,
): Throw => ({
  seat,
  foe,
  what,
  sides,
  value: die,
  bonuses,
  total,
});

function diceAfter({ dice }: Stage, event: Event): readonly Throw[] {
  switch (event.type) {
    case 'turn':
      return [];
    case 'initiative':
      return event.rolls.map(({ seat, die }) => rolled(seat, null, 'initiative', 6, { die, bonuses: [], total: die }));
    case 'rolled':
      return [rolled(event.seat, null, 'movement', 4, event)];
    case 'fightRound':
      return fightDice(event);
    case 'duelRound':
      return duelDice(event);
    default:
      return dice;
  }
}

function fightDice({ seat, attack, defence, foes }: FightRound): Throw[] {
  return [
    rolled(seat, null, 'attack', 6, attack),
    rolled(seat, null, 'defence', 6, defence),
    ...foes.flatMap((foe) => [
      rolled(seat, foe.index, 'attack', 6, foe.attack),
      rolled(seat, foe.index, 'defence', 6, foe.defence),
    ]),
  ];
}

const duelDice = ({ fighters }: DuelRound): Throw[] =>
  fighters.flatMap(({ seat, attack, defence }) => [
    ...(attack === null ? [] : [rolled(seat, null, 'attack', 6, attack)]),
    ...(defence === null ? [] : [rolled(seat, null, 'defence', 6, defence)]),
  ]);

const treasure = (card: string, seat: Seat, fate: ShownCard['fate']): ShownCard => ({
  deck: 'treasure',
  card,
  tier: treasures.get(card).tier,
  seat,
  fate,
});
const luck = (card: string | null, seat: Seat, fate: ShownCard['fate']): ShownCard => ({
  deck: 'luck',
  card,
  tier: null,
  seat,
  fate,
});

/** A new thing clears the cards away; what comes of it is laid beside them. */
function cardsAfter({ cards }: Stage, event: Event): readonly ShownCard[] {
  switch (event.type) {
    case 'turn':
    case 'landed':
    case 'fightWon':
    case 'fightLost':
    case 'retreated':
      return [];
    case 'foes':
      return event.foes.map((card) => ({ deck: 'enemy', card, tier: enemies.get(card).tier, seat: event.seat, fate: 'drawn' }));
    case 'drew':
      return [...cards, { deck: 'treasure', card: event.card, tier: event.tier, seat: event.seat, fate: 'drawn' }];
    case 'luckDrawn':
      return [luck(event.card, event.seat, 'drawn')];
    case 'luckKept':
      return [luck(event.card, event.seat, 'kept')];
    case 'luckCancelled':
      return [luck(event.card, event.by, 'cancelled'), treasure('luck-charm', event.seat, 'played')];
    case 'smoked':
      return [treasure('smoke-bomb', event.seat, 'played')];
    case 'trapSet':
    case 'trapSprung':
      return [treasure('trap', event.seat, 'played')];
    case 'used':
    case 'returned':
    case 'dropped':
      return [treasure(event.item, event.seat, 'played')];
    case 'warded':
      return [...cards, treasure(event.item, event.seat, 'played')];
    case 'ambushSprung':
    case 'ambushWasted':
      return [luck('ambush-opportunity', event.seat, 'played')];
    case 'moved':
      return cardsAfterStep(cards, event.seat, event.why);
    default:
      return cards;
  }
}

/** Steps that a card gives show that card. */
function cardsAfterStep(cards: readonly ShownCard[], seat: Seat, why: string): readonly ShownCard[] {
  if (why === 'lamp' || why === 'blink-scroll') return [treasure(why, seat, 'played')];
  return why === 'instinct' ? [luck(why, seat, 'played')] : cards;
}

function clashAfter({ clash }: Stage, event: Event): Traces['clash'] {
  switch (event.type) {
    case 'turn':
    case 'foes':
    case 'duelBegan':
      return null;
    case 'fightRound':
    case 'duelRound':
      return event;
    default:
      return clash;
  }
}

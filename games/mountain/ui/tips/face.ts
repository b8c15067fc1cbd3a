import { cardName, cardText, type Say, say } from '@tavern/engine';
import { classes, enemies, luckCards, treasures } from '../../rules/catalog.ts';
import type { Rules } from '../../rules/house-rules.ts';
import type { ClassId, EnemyId, ItemId, LuckId } from '../../rules/state.ts';
import { crestOf, enemyIcon, itemIcon, luckIcon } from './icons.ts';
import type { DeckName } from './what.ts';

/** A card in words, for the kit to draw. */
export interface Face {
  readonly deck: 'treasure' | 'enemy' | 'luck' | 'class';
  readonly icon: string;
  readonly name: Say;
  readonly kind: Say;
  readonly tier: number;
  readonly text: Say | null;
  readonly flavour: Say | null;
  readonly numbers: { readonly attack?: number; readonly defence?: number; readonly movement?: number; readonly hp?: number };
}

/** Only numbers other than 0 are in a corner. */
const corners = (numbers: { readonly attack: number; readonly defence: number; readonly movement: number }): Face['numbers'] =>
  Object.fromEntries(Object.entries(numbers).filter(([, n]) => n !== 0));

export function itemFace(id: ItemId): Face {
  const card = treasures.get(id);
  const { tier, kind, size, attack, defence, movement } = card;
  return {
    deck: 'treasure',
    icon: itemIcon(id),
    name: cardName(card),
    kind: say('tip.kind.item', { kind: say(`tip.kind.${kind}`), n: size }),
    tier,
    text: cardText(card),
    flavour: null,
    numbers: corners({ attack, defence, movement }),
  };
}

/** Under the house rules: a Trap is printed with one of its possible effects (C-01). */
export const faceUnder = (face: Face, { trapEffect }: Rules): Face =>
  face.text?.key === 'card.trap.text' && trapEffect !== 'skipTurn' ? { ...face, text: say(`tip.card.trap.${trapEffect}`) } : face;

export function luckFace(id: LuckId): Face {
  const card = luckCards.get(id);
  return {
    deck: 'luck',
    icon: luckIcon(id),
    name: cardName(card),
    kind: say(card.play === undefined ? 'tip.kind.kept' : 'tip.kind.luck'),
    tier: 0,
    text: cardText(card),
    flavour: null,
    numbers: {},
  };
}

/** Its numbers are in the corners, so its text is a line of flavour. */
export function enemyFace(id: EnemyId): Face {
  const card = enemies.get(id);
  const { tier, hp, attack, defence } = card;
  return {
    deck: 'enemy',
    icon: enemyIcon(id),
    name: cardName(card),
    kind: say('tip.kind.enemy'),
    tier,
    text: null,
    flavour: say(`flavour.${id}`),
    numbers: { hp, attack, defence },
  };
}

export function classFace(id: ClassId): Face {
  const card = classes.get(id);
  return {
    deck: 'class',
    icon: crestOf(id),
    name: cardName(card),
    kind: say('tip.kind.class'),
    tier: 0,
    text: cardText(card),
    flavour: say(`flavour.${id}`),
    numbers: {},
  };
}

const FACES: { readonly [deck in DeckName]: (card: string) => Face } = {
  treasure: itemFace,
  enemy: enemyFace,
  luck: luckFace,
};

/** A card of one of the decks on the table. */
export const faceOf = (deck: DeckName, card: string): Face => FACES[deck](card);

import { cardName, cardText, type Say, say } from '@tavern/engine';
import { classes, type Enemy, enemies, luckCards, treasures } from '../../rules/catalog.ts';
import type { Rules } from '../../rules/house-rules.ts';
import type { ClassId, EnemyId, ItemId, LuckId } from '../../rules/state.ts';
import { classUnder, itemUnder, luckUnder } from '../../text/tell/under.ts';
import { crestOf, enemyIcon, itemIcon, luckIcon } from './icons.ts';
import type { DeckName } from './what.ts';

/** A card in words, for the kit to draw. */
export interface Face {
  readonly id: string;
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
    id,
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

/** Under the house rules in force: some cards are printed with one of their ways, and some rules add to them. */
export function faceUnder(face: Face, rules: Rules): Face {
  const { id, deck } = face;
  if (deck === 'enemy') return face;
  const text =
    deck === 'luck' ? luckUnder(id, rules) : deck === 'class' ? classUnder(id as ClassId, rules) : itemUnder(id, rules);
  return { ...face, text };
}

export function luckFace(id: LuckId): Face {
  const card = luckCards.get(id);
  return {
    id,
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

const hasRule = ({ leaves, drives, damage }: Enemy): boolean => leaves !== undefined || drives > 1 || damage > 1;

/** Its numbers are in the corners, so its text is a line of flavour, and the rule of its own that an enemy of the expansion has. */
export function enemyFace(id: EnemyId): Face {
  const card = enemies.get(id);
  const { tier, hp, attack, defence } = card;
  return {
    id,
    deck: 'enemy',
    icon: enemyIcon(id),
    name: cardName(card),
    kind: say('tip.kind.enemy'),
    tier,
    text: hasRule(card) ? say(`tip.rule.${id}`, { leaves: card.leaves ?? 0, drives: card.drives, damage: card.damage }) : null,
    flavour: say(`flavour.${id}`),
    numbers: { hp, attack, defence },
  };
}

export function classFace(id: ClassId): Face {
  const card = classes.get(id);
  return {
    id,
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

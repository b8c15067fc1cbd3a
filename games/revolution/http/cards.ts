import { cardName, cardText, LANGUAGES, render, type Say } from '@tavern/engine';
import type { z } from 'zod';
import '../rules/cards/index.ts';
import { type Card, cards } from '../rules/catalog.ts';
import { decks } from '../rules/decks.ts';
import { COMBO_BONUS, TWO_TYPES } from '../rules/reckoning/combos.ts';
import { COMBOS } from '../rules/reckoning/types.ts';
import type { Filter, Rule } from '../rules/rule.ts';
import { type CardId, CHARACTER_ZONES, type GameType, type LeaderId, type Trait } from '../rules/state.ts';
import { texts } from '../text/index.ts';
import { type catalog as catalogShape, type EffectType, type effectTarget, type ShownCard } from './shapes/card.ts';
import { PHASES } from './shapes/names.ts';

type CatalogReply = z.output<typeof catalogShape>;
type Words = CatalogReply['leaders'][number]['names'];

const inBoth = (what: Say): Words => {
  const [en = '', zhHant = ''] = LANGUAGES.map((language) => render(texts[language], what));
  return { en, 'zh-Hant': zhHant };
};
/** The document's words for types and traits: they are data here, never translated. */
const documentWord = (key: string): string => texts['zh-Hant'][key] ?? key;
const typeWord = (type: GameType): string => documentWord(`type.${type}`);
const traitWord = (trait: Trait): string => documentWord(`trait.${trait}`);

const EFFECTS: { readonly [does in Rule['does']]: EffectType } = {
  power: 'powerBoost',
  zero: 'powerNullification',
  combo: 'comboBonus',
  doubleCombo: 'comboDouble',
  total: 'totalPower',
  points: 'victoryPoints',
  capPoints: 'victoryPointCap',
  neutralise: 'neutralizeEffect',
  immunity: 'immunity',
  freedom: 'zonePlacementFreedom',
  forbid: 'zoneRestriction',
  draw: 'drawCards',
  search: 'searchCard',
  look: 'revealHand',
};
export const effectOf = ({ does }: Pick<Rule, 'does'>): EffectType => EFFECTS[does];

const SCOPES = { self: 'SELF', opponent: 'OPPONENT', both: 'BOTH' } as const;

type Target = z.output<typeof effectTarget>;

export const targetOf = ({ scope, targets, filter }: Rule): Target => ({
  scope: SCOPES[scope],
  which: targets,
  ...filtered(filter),
});

const filtered = ({ kinds, types, traits, zones, printedAtLeast, face }: Filter): Omit<Target, 'scope' | 'which'> => ({
  ...(kinds === null ? {} : { cardTypes: [...kinds] }),
  ...(types === null ? {} : { gameTypes: types.map(typeWord) }),
  ...(traits === null ? {} : { traits: traits.map(traitWord) }),
  ...(zones === null ? {} : { zones: [...zones] }),
  ...(printedAtLeast === 0 ? {} : { minPower: printedAtLeast }),
  ...(face === 'up' ? {} : { faceDown: true as const }),
});

const DESTINATIONS = { hand: 'hand', sp: 'spZone', help: 'conditionalHelpZone' } as const;

const ruleOf = (rule: Rule): CatalogReply['leaders'][number]['effects']['rules'][number] => ({
  type: rule.kind,
  trigger: rule.trigger,
  effect: effectOf(rule),
  target: targetOf(rule),
  value: rule.value,
  priority: rule.priority,
  unremovable: rule.unremovable,
  ...(rule.condition === null ? {} : { condition: rule.condition.is }),
  ...(rule.most === 0 ? {} : { limit: rule.most }),
  ...(rule.count === 0 ? {} : { searchCount: rule.count }),
  ...(rule.to === null ? {} : { destination: DESTINATIONS[rule.to] }),
  // C-03: of all that aim, only h-2 asks.
  ...(rule.targets === 'chosen' || rule.does === 'search' ? { requiresSelection: true as const } : {}),
});

const printed = (card: Card) => ({
  name: card.name,
  names: inBoth(cardName(card)),
  texts: inBoth(cardText(card)),
  effects: { rules: card.rules.map(ruleOf) },
});

function counted(list: readonly string[]): { [card: string]: number } {
  const found: { [card: string]: number } = {};
  for (const id of list) found[id] = (found[id] ?? 0) + 1;
  return found;
}

const ofKind = (kind: Card['kind']): readonly Card[] => cards.all.filter((card) => card.kind === kind);
const utility = (card: Card): CatalogReply['helpCards'][number] => ({
  cardId: card.id,
  cardType: card.kind === 'sp' ? 'sp' : 'help',
  ...printed(card),
  timing: card.timing,
});

let made: CatalogReply | null = null;

/** RR-009..RR-013: `GET /player/cards`. It never changes. */
export function catalog(): CatalogReply {
  made ??= {
    ok: true,
    leaders: ofKind('leader').map((card) => ({
      cardId: card.id,
      cardType: 'leader',
      ...printed(card),
      zoneCompatibility: zonesOf(card),
      initialPoint: card.initialPoint,
      level: card.level,
    })),
    characters: ofKind('character').map((card) => ({
      cardId: card.id,
      cardType: 'character',
      ...printed(card),
      gameType: card.type === null ? '' : typeWord(card.type),
      traits: card.traits.map(traitWord),
      power: card.power,
    })),
    helpCards: ofKind('help').map(utility),
    spCards: ofKind('sp').map(utility),
    combos: COMBOS.map((combo) => ({
      combo,
      bonus: COMBO_BONUS[combo],
      types: combo === 'allSame' || combo === 'pair' ? [] : TWO_TYPES[combo].map(typeWord),
    })),
    decks: decks.ready.map(({ id, cards: { leaders, main } }) => ({
      deckId: id,
      names: inBoth({ key: `seat.deck.${id}` }),
      leaders: [...leaders],
      cards: counted(main),
    })),
    phases: [...PHASES],
  };
  return made;
}

/** RR-010: which types a leader allows where. */
export function zonesOf({ zones }: Card): { top: string[]; left: string[]; right: string[] } {
  const [top = [], left = [], right = []] = CHARACTER_ZONES.map((zone) => (zones?.[zone] ?? []).map(typeWord));
  return { top, left, right };
}

export const countsOf = (list: readonly CardId[]): { [card: string]: number } => counted(list);

/** A card that these eyes see. `instance`: which copy; a leader has none. */
export function shown(id: CardId | LeaderId, instance: string): ShownCard {
  const card = cards.get(id);
  return {
    cardId: instance,
    id,
    cardType: card.kind,
    name: card.name,
    gameType: card.type === null ? null : typeWord(card.type),
    traits: card.traits.map(traitWord),
    power: card.power,
  };
}

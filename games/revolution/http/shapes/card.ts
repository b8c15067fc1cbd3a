import { z } from 'zod';
import { anyCardId, cardId, characterZone, instanceId, leaderId, perPlayer, phase, whole, zone } from './names.ts';

// Cards in the document's form (RR-009..RR-013). Types and traits are the document's words, 右翼 and 富商; they are never translated here.

const gameType = z.string().meta({ description: '右翼, 左翼, 自由, 經濟 or 愛國者' });
const TRIGGERS = ['always', 'onSummon', 'onPlay', 'spPhase', 'finalCalculation'] as const;
const SCOPES = ['SELF', 'OPPONENT', 'BOTH'] as const;
const EFFECT_TYPES = [
  'powerBoost',
  'powerNullification',
  'comboBonus',
  'comboDouble',
  'totalPower',
  'victoryPoints',
  'victoryPointCap',
  'neutralizeEffect',
  'immunity',
  'zonePlacementFreedom',
  'zoneRestriction',
  'drawCards',
  'searchCard',
  'revealHand',
] as const;
export const effectType = z.enum(EFFECT_TYPES).meta({ id: 'EffectType' });
export type EffectType = z.output<typeof effectType>;

/** Whom an effect is about. What is not named does not matter. */
export const effectTarget = z
  .strictObject({
    scope: z.enum(SCOPES),
    /** Which of the cards that fit: all, all others, the first one, itself, the strongest, or the one that its player chooses. */
    which: z.enum(['all', 'others', 'first', 'this', 'strongest', 'chosen']),
    cardTypes: z.array(z.enum(['leader', 'character', 'help', 'sp'])).exactOptional(),
    gameTypes: z.array(gameType).exactOptional(),
    traits: z.array(z.string()).exactOptional(),
    zones: z.array(zone).exactOptional(),
    minPower: whole.exactOptional(),
    faceDown: z.literal(true).exactOptional(),
  })
  .meta({ id: 'EffectTarget' });

const effectRule = z
  .strictObject({
    type: z.enum(['continuous', 'triggered']),
    trigger: z.enum(TRIGGERS),
    effect: effectType,
    target: effectTarget,
    value: z.int(),
    priority: whole,
    unremovable: z.boolean(),
    /** Only where there is one. */
    condition: z.string().exactOptional(),
    /** At most so much. */
    limit: whole.exactOptional(),
    /** A search: how many cards are looked at, and where the chosen one goes. */
    searchCount: whole.exactOptional(),
    destination: z.enum(['hand', 'spZone', 'helpZone', 'conditionalHelpZone']).exactOptional(),
    requiresSelection: z.literal(true).exactOptional(),
  })
  .meta({ id: 'EffectRule' });

const words = z.strictObject({ en: z.string(), 'zh-Hant': z.string() });
const printed = {
  name: z.string(),
  names: words,
  texts: words,
  effects: z.strictObject({ rules: z.array(effectRule) }),
};
const zoneTypes = z.strictObject({ top: z.array(gameType), left: z.array(gameType), right: z.array(gameType) });

const leaderCard = z
  .strictObject({
    cardId: leaderId,
    cardType: z.literal('leader'),
    ...printed,
    zoneCompatibility: zoneTypes,
    initialPoint: whole,
    level: whole,
  })
  .meta({ id: 'LeaderCard' });
const characterCard = z
  .strictObject({ cardId, cardType: z.literal('character'), ...printed, gameType, traits: z.array(z.string()), power: whole })
  .meta({ id: 'CharacterCard' });
const utilityCard = z
  .strictObject({ cardId, cardType: z.enum(['help', 'sp']), ...printed, timing: z.enum(['before', 'after', 'final']).nullable() })
  .meta({ id: 'UtilityCard' });

const deckList = z.record(cardId, z.int().min(1).max(2));
export const counts = deckList.meta({ id: 'DeckList', description: 'How many copies of each card.' });

export const catalog = z
  .strictObject({
    ok: z.literal(true),
    leaders: z.array(leaderCard),
    characters: z.array(characterCard),
    helpCards: z.array(utilityCard),
    spCards: z.array(utilityCard),
    combos: z.array(z.strictObject({ combo: z.string(), bonus: whole, types: z.array(gameType) })),
    decks: z.array(z.strictObject({ deckId: z.string(), names: words, leaders: z.array(leaderId), cards: counts })),
    phases: z.array(phase),
  })
  .meta({ id: 'Catalog' });

/** A card in an event: all that is printed on it, but for its words. */
export const shownCard = z
  .strictObject({
    /** `c-1#2`; of a leader `s-1`, of which there is one. */
    cardId: z.union([instanceId, leaderId]),
    id: anyCardId,
    cardType: z.enum(['leader', 'character', 'help', 'sp']),
    name: z.string(),
    gameType: gameType.nullable(),
    traits: z.array(z.string()),
    power: whole,
  })
  .meta({ id: 'ShownCard' });
export type ShownCard = z.output<typeof shownCard>;

/** One effect that works now (RR-046). */
const activeEffect = z
  .strictObject({ effectId: z.string(), source: z.string(), type: effectType, target: effectTarget, value: z.int() })
  .meta({ id: 'ActiveEffect' });
const restriction = z.union([z.array(gameType), z.literal('ALL')]);

export const fieldEffects = z
  .strictObject({
    zoneRestrictions: z.strictObject({
      TOP: restriction,
      LEFT: restriction,
      RIGHT: restriction,
      HELP: restriction,
      SP: restriction,
    }),
    activeEffects: z.array(activeEffect),
    specialEffects: z.strictObject({ zonePlacementFreedom: z.boolean(), immuneToNeutralization: z.boolean() }),
    calculatedPowers: z.record(instanceId, whole),
    disabledCards: z.array(instanceId),
    victoryPointModifiers: z.int(),
  })
  .meta({ id: 'FieldEffects', description: 'RR-046: what the one reckoning says of this player’s side.' });

/** What a side came to: power, combo and total, with each character’s power. */
const sideResult = z
  .strictObject({
    characters: z.array(z.strictObject({ zone: characterZone, cardId: instanceId.nullable(), printed: whole, power: whole })),
    power: whole,
    combos: z.array(z.strictObject({ combo: z.string(), bonus: whole })),
    comboBonus: whole,
    total: z.int(),
  })
  .meta({ id: 'SideResult' });
export const sides = perPlayer(sideResult);

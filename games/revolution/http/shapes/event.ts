import { z } from 'zod';
import { effectType, shownCard, sides } from './card.ts';
import { cardId, characterZone, instanceId, perPlayer, phase, playerId, whole, zone } from './names.ts';

// What each event of the document carries (RR-067..RR-093). docs/revolution-http.md says the same in words.

const EVENT_ID = /^event_\d{1,9}(?:_e\d{1,9})?$/;
export const eventId = z.string().regex(EVENT_ID);

/** A card that you may see; null: only its owner may. */
const card = shownCard.nullable();
const cards = z.array(shownCard).nullable();
const whyFirst = z.enum(['initialPoint', 'chance', 'second']);

/** Why a phase began. */
const REASONS = [
  'gameStarted',
  'bothReady',
  'turn',
  'nextRound',
  'allMainZonesFilled',
  'allSpZonesFilled',
  'roundOver',
  'points',
  'rounds',
  'extra',
  'even',
  'left',
] as const;

const says = z.strictObject({ en: z.string(), 'zh-Hant': z.string() });
/** RR-094: what was refused, and why. The reply to the request says the same. */
const refused = z.strictObject({
  code: z.string(),
  field: z.string().nullable(),
  why: says,
});

/** What an event brings, by its type. */
export const eventData = {
  GAME_STARTED: z.strictObject({
    leaders: perPlayer(shownCard),
    decks: perPlayer(z.string()),
    firstPlayer: playerId,
    reason: whyFirst,
  }),
  INITIAL_HAND_DEALT: z.strictObject({ playerId, count: whole, cards }),
  PLAYER_READY: z.strictObject({ playerId, redraw: z.boolean() }),
  HAND_REDRAWN: z.strictObject({ playerId, cards }),
  GAME_PHASE_START: z.strictObject({ phase, round: whole, currentPlayer: playerId }),
  CARD_DRAWN: z.strictObject({ playerId, card, by: cardId.nullable(), deckCount: whole }),
  TURN_SWITCH: z.strictObject({ oldPlayer: playerId.nullable(), newPlayer: playerId, turn: whole, skipped: z.boolean() }),
  PHASE_CHANGE: z.strictObject({ oldPhase: phase, newPhase: phase, reason: z.enum(REASONS) }),
  ALL_MAIN_ZONES_FILLED: z.strictObject({ round: whole, maySeal: z.array(playerId) }),
  ALL_SP_ZONES_FILLED: z.strictObject({ round: whole, vacant: z.array(playerId) }),
  CARD_PLAYED: z.strictObject({ playerId, card, zone, isFaceDown: z.boolean(), by: cardId.nullable() }),
  ZONE_FILLED: z.strictObject({ playerId, zone, isVacant: z.boolean() }),
  CARD_EFFECT_TRIGGERED: z.strictObject({
    playerId,
    source: cardId,
    effectType,
    /** The card it has worked on, where it is one that you see. */
    target: instanceId.nullable(),
    /** How many cards it is about. */
    count: whole,
    /** h-15: the hand that was looked at, for the two players, by card. */
    seenCards: z.array(cardId).nullable(),
  }),
  CARD_SELECTION_REQUIRED: z.strictObject({
    selectionId: z.string(),
    playerId,
    source: cardId,
    destination: z.enum(['hand', 'spZone', 'helpZone']).nullable(),
    cards,
    cardCount: whole,
  }),
  CARD_SELECTION_COMPLETED: z.strictObject({
    selectionId: z.string(),
    playerId,
    source: cardId,
    /** Null: none was chosen, or h-2 has aimed. */
    destination: z.enum(['hand', 'spZone', 'helpZone']).nullable(),
    card,
    targetZone: characterZone.nullable(),
    /** How many cards went under the deck. */
    returned: whole,
  }),
  SP_CARDS_REVEALED: z.strictObject({ round: whole, cards: perPlayer(card) }),
  SP_EFFECTS_EXECUTED: z.strictObject({
    round: whole,
    /** The higher initial point first; equal: the first player (RR-025). */
    order: z.array(playerId),
    effects: z.array(
      z.strictObject({
        playerId,
        source: cardId,
        timing: z.enum(['before', 'after', 'final']),
        /** On whose side, on which card (null: the combo, the total or the points), and by how much. */
        on: playerId,
        target: instanceId.nullable(),
        amount: z.int(),
      }),
    ),
  }),
  BATTLE_CALCULATED: z.strictObject({ round: whole, players: sides, winner: playerId.nullable(), lead: whole }),
  VICTORY_POINTS_AWARDED: z.strictObject({
    round: whole,
    winner: playerId.nullable(),
    players: perPlayer(
      z.strictObject({
        points: z.int(),
        reasons: z.array(z.strictObject({ why: z.string(), points: z.int(), by: cardId.nullable() })),
        before: whole,
        after: whole,
      }),
    ),
  }),
  NEXT_ROUND_START: z.strictObject({ round: whole, leaders: perPlayer(shownCard), firstPlayer: playerId, reason: whyFirst }),
  ERROR_OCCURRED: refused,
  CARD_SELECTION_PENDING: refused,
  WAITING_FOR_PLAYER: refused,
  ZONE_COMPATIBILITY_ERROR: refused,
  PHASE_RESTRICTION_ERROR: refused,
  ZONE_OCCUPIED_ERROR: refused,
  FIELD_EFFECT_RESTRICTION: refused,
} as const;

export type EventType = keyof typeof eventData;
export type EventData<T extends EventType> = z.output<(typeof eventData)[T]>;
/** What happened, before it has an id. */
export type Happened = { readonly [T in EventType]: { readonly type: T; readonly data: EventData<T> } }[EventType];

/** One event as it is told. `expiresAt` is a hint alone: it is kept until it is acknowledged (C-07). */
const told = <T extends EventType>(type: T) =>
  z.strictObject({
    id: eventId,
    type: z.literal(type),
    data: eventData[type],
    timestamp: z.number(),
    expiresAt: z.number(),
    frontendProcessed: z.boolean(),
  });

export const EVENT_TYPES = Object.keys(eventData) as EventType[];
const [first, ...others] = EVENT_TYPES.map(told);
if (first === undefined) throw new Error('no events');
export const gameEvent = z.discriminatedUnion('type', [first, ...others]).meta({ id: 'GameEvent' });

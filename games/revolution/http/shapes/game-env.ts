import { z } from 'zod';
import { counts, fieldEffects, shownCard } from './card.ts';
import { gameEvent } from './event.ts';
import { cardId, characterZone, instanceId, leaderId, perPlayer, phase, playerId, whole, zone } from './names.ts';

/** A card in a zone. Its `cardId` is null for those who see its back, and where the zone is vacant for good (H-19, H-21). */
const zoneCard = z
  .strictObject({
    cardId: instanceId.nullable(),
    isFaceDown: z.boolean(),
    isVacant: z.boolean(),
    /** c-23 has ended it; a card that another one ends is among `disabledCards`. */
    isNeutralised: z.boolean(),
    /** h-2: the opposing zone that it aims at. */
    target: characterZone.nullable(),
  })
  .meta({ id: 'ZoneCard' });
export type ZoneCard = z.output<typeof zoneCard>;

const playerZones = z
  .strictObject({
    leader: leaderId.nullable(),
    top: zoneCard.nullable(),
    left: zoneCard.nullable(),
    right: zoneCard.nullable(),
    help: zoneCard.nullable(),
    sp: zoneCard.nullable(),
  })
  .meta({ id: 'PlayerZones' });

const playerEnv = z
  .strictObject({
    /** Null: nobody sits there yet. */
    name: z.string().nullable(),
    leader: leaderId.nullable(),
    /** Four, in the order of the rounds; null: hidden until it comes. */
    leaders: z.array(leaderId.nullable()),
    /** Your own; null: your rival’s. */
    hand: z.array(instanceId).nullable(),
    handCount: whole,
    deckCount: whole,
    discardCount: whole,
    /** Open to both (H-29). */
    deckList: counts,
    /** What h-15 has shown of this hand and has not come to light since, by card. */
    seenCards: z.array(cardId),
    victoryPoints: whole,
    fieldEffects,
  })
  .meta({ id: 'PlayerEnv' });

const ACTIONS = ['PLAY_LEADER', 'PLAY_CARD', 'PLAY_CARD_BACK'] as const;
const play = z
  .strictObject({
    sequenceId: z.int().min(1),
    playerId,
    action: z.enum(ACTIONS),
    /** Null: its back is all that you see. */
    cardId: z.union([instanceId, leaderId]).nullable(),
    zone: z.union([zone, z.literal('leader')]),
    round: z.int().min(1),
    turn: whole,
    /** The card whose search has put it there. */
    by: cardId.nullable(),
  })
  .meta({ id: 'Play', description: 'RR-047: one play. A sealed card is here when it is revealed, not before.' });
export type Play = z.output<typeof play>;

const pendingSelection = z
  .strictObject({
    selectionId: z.string(),
    playerId,
    /** The card that asks. */
    source: cardId,
    /** A search: where the chosen card goes. Null: h-2 aims at a card of the rival. */
    destination: z.enum(['hand', 'spZone', 'helpZone']).nullable(),
    /** For the player who chooses; null: for the other one. */
    cards: z.array(shownCard).nullable(),
    selectableCardIds: z.array(instanceId).nullable(),
    mayDecline: z.boolean().nullable(),
    cardCount: whole,
  })
  .meta({ id: 'PendingSelection' });
export type PendingSelection = z.output<typeof pendingSelection>;

export const roundResult = z
  .strictObject({ round: z.int().min(1), totals: perPlayer(z.int()), points: perPlayer(z.int()), winner: playerId.nullable() })
  .meta({ id: 'RoundResult' });

/** All but the events: what is so now. */
export const standing = {
  gameId: z.string(),
  matchId: z.string().nullable(),
  phase,
  round: whole,
  currentTurn: whole,
  currentPlayer: playerId.nullable(),
  firstPlayer: playerId.nullable(),
  players: perPlayer(playerEnv),
  zones: perPlayer(playerZones),
  playSequence: z.strictObject({ plays: z.array(play) }),
  pendingSelection: pendingSelection.nullable(),
  /** Whom the game waits for. */
  waitingFor: z.array(playerId),
  results: z.array(roundResult),
  /** When it is over: who has won, and how; `winner` null: nobody has. */
  outcome: z.strictObject({ winner: playerId.nullable(), how: z.enum(['points', 'rounds', 'extra', 'even', 'left']) }).nullable(),
};

export const gameEnv = z
  .strictObject({
    ...standing,
    gameEvents: z.array(gameEvent),
    /** The number of the newest event: poll next with `since` = this. */
    lastEvent: whole,
    /** Events that you have not seen are gone: begin with all that is here. */
    gap: z.boolean(),
  })
  .meta({ id: 'GameEnv', description: 'The game as one player sees it.' });
export type GameEnv = z.output<typeof gameEnv>;
export type Standing = Omit<GameEnv, 'gameEvents' | 'lastEvent' | 'gap'>;
export type PlayerEnv = z.output<typeof playerEnv>;

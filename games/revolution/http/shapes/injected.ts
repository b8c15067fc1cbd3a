import { z } from 'zod';
import { roundResult } from './game-env.ts';
import { characterZone, leaderId, perPlayer, phase, playerId, whole, zone } from './names.ts';

// What a test may begin a match with (RR-064): a `gameEnv` as a poll gives it, with both hands. What follows from the rest is worked out anew.

/** A card, or one of its copies: numbers of copies are given anew. */
const copy = z.string().regex(/^(?:c|h|sp)-\d{1,2}(?:#\d{1,2})?$/);
const MOST_CARDS = 60;
const cards = z.array(copy).max(MOST_CARDS);

/** A poll gives it; here it is not read. */
const derived = z.unknown().optional().meta({ description: 'Worked out anew, whatever stands here.' });

const laid = z.strictObject({
  cardId: copy.nullable().optional(),
  isFaceDown: z.boolean().optional(),
  isVacant: z.boolean().optional(),
  isNeutralised: z.boolean().optional(),
  target: characterZone.nullable().optional(),
});
const spot = z.union([copy, laid]).nullable().optional();
export type GivenSpot = z.output<typeof spot>;

const zones = z
  .strictObject({ leader: leaderId.nullable().optional(), top: spot, left: spot, right: spot, help: spot, sp: spot })
  .meta({ id: 'InjectedZones', description: 'A card face-up by its id, or a card as a poll gives it.' });

const player = z
  .strictObject({
    deckId: z.string().max(2_000).optional().meta({ description: 'A ready deck, or a deck code. Default: a ready deck.' }),
    leader: leaderId.nullable().optional(),
    leaders: z.array(leaderId).length(4).optional(),
    hand: cards,
    deck: cards
      .optional()
      .meta({ description: 'The next card first. Without it: what is left of the deck’s list, shuffled by the seed.' }),
    discard: z
      .array(z.union([copy, z.strictObject({ cardId: copy, isFaceDown: z.boolean().optional() })]))
      .max(MOST_CARDS)
      .optional(),
    victoryPoints: whole.max(1_000).optional(),
    handCount: whole.optional(),
    deckCount: whole.optional(),
    discardCount: whole.optional(),
    name: derived,
    deckList: derived,
    seenCards: derived,
    fieldEffects: derived,
  })
  .meta({ id: 'InjectedPlayer' });
export type GivenPlayer = z.output<typeof player>;

const play = z.strictObject({
  playerId,
  action: z.enum(['PLAY_LEADER', 'PLAY_CARD', 'PLAY_CARD_BACK']),
  cardId: z.union([copy, leaderId]).nullable(),
  zone: z.union([zone, z.literal('leader')]),
  round: z.int().min(1).optional(),
  by: derived,
  sequenceId: derived,
  turn: derived,
});
export type GivenPlay = z.output<typeof play>;

export const injectedEnv = z
  .strictObject({
    phase,
    round: z.int().min(1).max(5).default(1),
    currentTurn: whole.max(100).optional(),
    currentPlayer: playerId.nullable().optional(),
    firstPlayer: playerId.nullable().optional(),
    players: perPlayer(player),
    zones: perPlayer(zones.default({})).optional(),
    playSequence: z.strictObject({ plays: z.array(play).max(50) }).optional(),
    results: z.array(roundResult).max(4).optional(),
    seed: z
      .string()
      .max(200)
      .optional()
      .meta({ description: 'What shuffles and dice follow from. Without one nobody knows them.' }),
    pendingSelection: z.null().optional(),
    outcome: z.null().optional(),
    gameId: derived,
    matchId: derived,
    waitingFor: derived,
    gameEvents: derived,
    lastEvent: derived,
    gap: derived,
  })
  .meta({ id: 'InjectedEnv' });
export type GivenEnv = z.output<typeof injectedEnv>;

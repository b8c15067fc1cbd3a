import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { ContractEvent } from '../../../contract.ts';
import type { CardId } from '../../rules/state.ts';
import { down, full, goOn, keep, ME, pass, RIVAL, redraw, revolution, type Situation, seal, take, up } from '../revolution.ts';
import { Watching } from './watching.ts';

const scene = (situation: Situation): Watching => new Watching(revolution(situation).match);
const typesOf = (events: readonly ContractEvent[]): string[] => events.map(({ type }) => type);
const dataOf = (events: readonly ContractEvent[], type: string): object[] =>
  events.filter((event) => event.type === type).map(({ data }) => data);

const READY = [{ deck: 'homeland' }, { deck: 'opensquare' }] as const;

describe('setup', () => {
  test('RR-067, RR-068: leaders and first player are told to both, each hand to its owner alone', () => {
    const [mine, theirs] = Watching.random(1, READY).followers;
    expect(dataOf(mine.events, 'GAME_STARTED')).toMatchObject([
      {
        leaders: { playerId_1: { cardId: 's-8' }, playerId_2: { cardId: 's-7' } },
        decks: { playerId_1: 'homeland', playerId_2: 'opensquare' },
        firstPlayer: 'playerId_1',
        reason: 'initialPoint',
      },
    ]);
    const hand = mine.standing().players.playerId_1.hand ?? [];
    expect(hand).toHaveLength(7);
    expect(dataOf(mine.events, 'INITIAL_HAND_DEALT')).toMatchObject([
      { playerId: 'playerId_1', count: 7, cards: hand.map((cardId) => ({ cardId })) },
      { playerId: 'playerId_2', count: 7, cards: null },
    ]);
    expect(dataOf(theirs.events, 'INITIAL_HAND_DEALT')).toMatchObject([{ cards: null }, { playerId: 'playerId_2', count: 7 }]);
    expect(mine.standing().phase).toBe('READY_PHASE');
  });

  test('RR-069, RR-070: nobody is told anything before both are ready; the new hand is its owner’s alone', () => {
    const watching = Watching.random(1, READY);
    expect(watching.answer(ME, redraw).flat()).toEqual([]);
    const [mine, theirs] = watching.answer(RIVAL, keep);
    for (const events of [mine, theirs])
      expect(dataOf(events, 'PLAYER_READY')).toEqual([
        { playerId: 'playerId_1', redraw: true },
        { playerId: 'playerId_2', redraw: false },
      ]);
    const hand = dataOf(mine, 'HAND_REDRAWN')[0] as { readonly cards: readonly { readonly cardId: string }[] };
    // The first turn has drawn one more since then.
    expect(hand.cards.map(({ cardId }) => cardId)).toEqual(watching.followers[0].standing().players.playerId_1.hand?.slice(0, 7));
    expect(dataOf(theirs, 'HAND_REDRAWN')).toEqual([{ playerId: 'playerId_1', cards: null }]);
  });

  test('RR-071, RR-072, RR-073, RR-074: the first turn begins with a draw', () => {
    const watching = Watching.random(1, READY);
    watching.answer(ME, keep);
    const [mine, theirs] = watching.answer(RIVAL, keep);
    for (const events of [mine, theirs]) {
      expect(typesOf(events)).toEqual([
        'PLAYER_READY',
        'PLAYER_READY',
        'GAME_PHASE_START',
        'TURN_SWITCH',
        'PHASE_CHANGE',
        'CARD_DRAWN',
      ]);
      expect(dataOf(events, 'GAME_PHASE_START')).toEqual([{ phase: 'MAIN_PHASE', round: 1, currentPlayer: 'playerId_1' }]);
      expect(dataOf(events, 'TURN_SWITCH')).toEqual([{ oldPlayer: null, newPlayer: 'playerId_1', turn: 1, skipped: false }]);
      expect(dataOf(events, 'PHASE_CHANGE')).toEqual([{ oldPhase: 'READY_PHASE', newPhase: 'DRAW_PHASE', reason: 'bothReady' }]);
    }
    const drawn = watching.followers[0].standing().players.playerId_1.hand?.at(-1);
    expect(dataOf(mine, 'CARD_DRAWN')).toMatchObject([
      { playerId: 'playerId_1', card: { cardId: drawn }, by: null, deckCount: 32 },
    ]);
    expect(dataOf(theirs, 'CARD_DRAWN')).toEqual([{ playerId: 'playerId_1', card: null, by: null, deckCount: 32 }]);
  });
});

describe('a turn', () => {
  test('RR-077, RR-078: a card that is placed face-up is told whole, with its zone', () => {
    const [mine, theirs] = scene({ mine: { leader: 's-1', hand: ['c-1'] }, theirs: { hand: [] } }).answer(ME, up('c-1', 'top'));
    for (const events of [mine, theirs]) {
      expect(dataOf(events, 'CARD_PLAYED')).toEqual([
        {
          playerId: 'playerId_1',
          card: {
            cardId: 'c-1#1',
            id: 'c-1',
            cardType: 'character',
            name: 'State Governor',
            gameType: '右翼',
            traits: ['官員'],
            power: 130,
          },
          zone: 'top',
          isFaceDown: false,
          by: null,
        },
      ]);
      expect(dataOf(events, 'ZONE_FILLED')).toEqual([{ playerId: 'playerId_1', zone: 'top', isVacant: false }]);
      expect(dataOf(events, 'TURN_SWITCH')).toEqual([
        { oldPlayer: 'playerId_1', newPlayer: 'playerId_2', turn: 2, skipped: false },
      ]);
    }
  });

  test('RR-077: a card that is placed face-down is a back for the rival', () => {
    const watching = scene({ mine: { hand: ['c-1'] } });
    const [mine, theirs] = watching.answer(ME, down('c-1', 'help'));
    expect(dataOf(mine, 'CARD_PLAYED')).toMatchObject([{ card: { cardId: 'c-1#1' }, zone: 'help', isFaceDown: true }]);
    expect(dataOf(theirs, 'CARD_PLAYED')).toMatchObject([{ card: null, zone: 'help', isFaceDown: true }]);
    const back = { cardId: null, isFaceDown: true, isVacant: false };
    expect(watching.followers[1].standing().zones.playerId_1.help).toMatchObject(back);
    expect(watching.followers[0].standing().zones.playerId_1.help).toMatchObject({ cardId: 'c-1#1', isFaceDown: true });
  });

  test('RR-072, RR-079: two cards drawn by one card are one effect and two draws', () => {
    const [mine] = scene({ mine: { hand: ['h-4'] } }).answer(ME, up('h-4', 'help'));
    expect(dataOf(mine, 'CARD_EFFECT_TRIGGERED')).toMatchObject([{ source: 'h-4', effectType: 'drawCards' }]);
    expect(dataOf(mine, 'CARD_DRAWN')).toMatchObject([{ by: 'h-4' }, { by: 'h-4' }, { playerId: 'playerId_2' }]);
  });

  test('RR-073: a skipped turn is told as one; without a card to draw the main phase begins at once', () => {
    const zones = full('c-1', 'c-8', 'c-4', 'h-9');
    const watching = scene({ mine: { hand: ['c-1'], deck: [], zones: { top: 'c-3' } }, theirs: { zones } });
    const [mine] = watching.answer(ME, down('c-1', 'left'));
    expect(dataOf(mine, 'TURN_SWITCH')).toEqual([
      { oldPlayer: 'playerId_1', newPlayer: 'playerId_2', turn: 2, skipped: true },
      { oldPlayer: 'playerId_2', newPlayer: 'playerId_1', turn: 3, skipped: false },
      { oldPlayer: 'playerId_1', newPlayer: 'playerId_2', turn: 4, skipped: true },
      { oldPlayer: 'playerId_2', newPlayer: 'playerId_1', turn: 5, skipped: false },
    ]);
    expect(dataOf(mine, 'ZONE_FILLED')).toContainEqual({ playerId: 'playerId_1', zone: 'right', isVacant: true });
    expect(dataOf(mine, 'CARD_DRAWN')).toEqual([]);
  });
});

describe('selections', () => {
  const TOP4: CardId[] = ['c-1', 'h-4', 'sp-3', 'c-8'];
  const searching = (): Watching => scene({ mine: { leader: 's-4', hand: ['c-9'], deck: ['c-3', ...TOP4, 'c-13'] } });

  test('RR-079, RR-080: a search shows its cards to the searcher; the rival learns how many', () => {
    const watching = searching();
    const [mine, theirs] = watching.answer(ME, up('c-9', 'top'));
    expect(dataOf(mine, 'CARD_EFFECT_TRIGGERED')).toMatchObject([{ source: 'c-9', effectType: 'searchCard', count: 4 }]);
    const required = { selectionId: 'selection_1', playerId: 'playerId_1', source: 'c-9', destination: 'hand', cardCount: 4 };
    expect(dataOf(mine, 'CARD_SELECTION_REQUIRED')).toMatchObject([
      { ...required, cards: TOP4.map((id) => ({ cardId: `${id}#1` })) },
    ]);
    expect(dataOf(theirs, 'CARD_SELECTION_REQUIRED')).toEqual([{ ...required, cards: null }]);
    const [one, two] = watching.followers;
    const ids = TOP4.map((id) => `${id}#1`);
    expect(one.standing().pendingSelection).toMatchObject({ ...required, selectableCardIds: ids, mayDecline: true });
    expect(two.standing().pendingSelection).toEqual({ ...required, cards: null, selectableCardIds: null, mayDecline: null });
    watching.answer(ME, take('sp-3'));
  });

  test('RR-081: what went into the hand is its owner’s to know', () => {
    const watching = searching();
    watching.answer(ME, up('c-9', 'top'));
    const [mine, theirs] = watching.answer(ME, take('sp-3'));
    const done = { selectionId: 'selection_1', playerId: 'playerId_1', source: 'c-9', destination: 'hand', returned: 3 };
    expect(dataOf(mine, 'CARD_SELECTION_COMPLETED')).toMatchObject([{ ...done, card: { cardId: 'sp-3#1' } }]);
    expect(dataOf(theirs, 'CARD_SELECTION_COMPLETED')).toMatchObject([{ ...done, card: null }]);
    expect(watching.followers[0].standing()).toMatchObject({
      pendingSelection: null,
      players: { playerId_1: { hand: ['c-3#1', 'sp-3#1'] } },
    });
  });

  test('RR-080, RR-081: h-2 asks for a card of the rival, and aims at it', () => {
    const watching = scene({ mine: { hand: ['h-2'] }, theirs: { zones: { top: 'c-9', left: 'c-25' } } });
    const [mine] = watching.answer(ME, up('h-2', 'help'));
    expect(dataOf(mine, 'CARD_SELECTION_REQUIRED')).toMatchObject([
      { source: 'h-2', destination: null, cardCount: 2, cards: [{ cardId: 'c-9#1' }, { cardId: 'c-25#1' }] },
    ]);
    expect(watching.followers[0].standing().pendingSelection).toMatchObject({
      selectableCardIds: ['c-9#1', 'c-25#1'],
      mayDecline: false,
    });
    const [, theirs] = watching.answer(ME, { do: 'aim', zone: 'left' });
    expect(dataOf(theirs, 'CARD_SELECTION_COMPLETED')).toMatchObject([{ targetZone: 'left', card: { cardId: 'c-25#1' } }]);
    expect(watching.followers[1].standing().zones.playerId_1.help).toMatchObject({ cardId: 'h-2#1', target: 'left' });
    expect(watching.followers[1].standing().players.playerId_2.fieldEffects.calculatedPowers).toMatchObject({ 'c-25#1': 0 });
  });

  test('RR-079: h-15 tells the two players what was seen; a neutralised Help card is told with the card that ended it', () => {
    const watching = scene({ mine: { hand: ['h-15'] }, theirs: { hand: ['c-8', 'sp-1'] } });
    const [mine] = watching.answer(ME, up('h-15', 'help'));
    expect(dataOf(mine, 'CARD_EFFECT_TRIGGERED')).toMatchObject([
      { source: 'h-15', effectType: 'revealHand', count: 2, seenCards: ['c-8', 'sp-1'] },
      { source: 'h-15', effectType: 'drawCards' },
    ]);
    expect(watching.followers[0].standing().players.playerId_2.seenCards).toEqual(['c-8', 'sp-1']);
    const [ended] = scene({ mine: { hand: ['h-1'] }, theirs: { zones: { help: 'h-9' } } }).answer(ME, up('h-1', 'help'));
    expect(dataOf(ended, 'CARD_EFFECT_TRIGGERED')).toMatchObject([
      { playerId: 'playerId_1', source: 'h-1', effectType: 'neutralizeEffect', target: 'h-9#1' },
    ]);
  });
});

describe('the end of a round', () => {
  const endOfRound = (mine: CardId[], theirs: CardId[]): Watching =>
    scene({
      mine: { leader: 's-8', zones: full('c-1', 'c-8', 'c-4', 'h-9'), hand: mine, deck: [] },
      theirs: { leader: 's-7', zones: { top: 'c-9', left: 'c-25', right: 'c-19' }, hand: ['c-24', ...theirs], deck: ['c-37'] },
      from: { do: 'turn', seat: seat(1) },
    });

  test('RR-075, RR-076, RR-082: full squares, sealed cards and vacant zones; nobody learns of a seal before the reveal', () => {
    const watching = endOfRound(['sp-1'], ['sp-3']);
    const [mine] = watching.answer(RIVAL, down('c-24', 'help'));
    expect(dataOf(mine, 'ALL_MAIN_ZONES_FILLED')).toEqual([{ round: 1, maySeal: ['playerId_1', 'playerId_2'] }]);
    expect(dataOf(mine, 'PHASE_CHANGE')).toContainEqual({
      oldPhase: 'MAIN_PHASE',
      newPhase: 'SP_PHASE',
      reason: 'allMainZonesFilled',
    });
    const before = watching.followers[1].standing();
    expect(watching.answer(ME, seal('sp-1'))[1]).toEqual([]);
    expect(watching.followers[1].standing()).toEqual({ ...before, waitingFor: ['playerId_2'] });
    const [told] = watching.answer(RIVAL, pass);
    expect(dataOf(told, 'ALL_SP_ZONES_FILLED')).toEqual([{ round: 1, vacant: ['playerId_2'] }]);
    expect(dataOf(told, 'SP_CARDS_REVEALED')).toMatchObject([{ cards: { playerId_1: { cardId: 'sp-1#1' }, playerId_2: null } }]);
    expect(typesOf(told).slice(0, 6)).toEqual([
      'ALL_SP_ZONES_FILLED',
      'SP_CARDS_REVEALED',
      'PHASE_CHANGE',
      'SP_EFFECTS_EXECUTED',
      'BATTLE_CALCULATED',
      'VICTORY_POINTS_AWARDED',
    ]);
  });

  test('RR-083: effects of SP cards in their order, each with its target and what it did', () => {
    const watching = endOfRound(['sp-3'], ['sp-1']);
    watching.answer(RIVAL, down('c-24', 'help'));
    watching.answer(ME, seal('sp-3'));
    const [told] = watching.answer(RIVAL, seal('sp-1'));
    expect(dataOf(told, 'SP_EFFECTS_EXECUTED')).toEqual([
      {
        round: 1,
        // s-8 has 100, s-7 has 60.
        order: ['playerId_1', 'playerId_2'],
        effects: [
          { playerId: 'playerId_2', source: 'sp-1', timing: 'before', on: 'playerId_1', target: 'c-8#1', amount: -100 },
          { playerId: 'playerId_1', source: 'sp-3', timing: 'after', on: 'playerId_1', target: null, amount: 60 },
        ],
      },
    ]);
  });

  test('RR-084, RR-085: the numbers are those of the one reckoning', () => {
    const watching = endOfRound([], []);
    watching.answer(RIVAL, down('c-24', 'help'));
    const [more] = watching.answer(RIVAL, pass);
    const [battle] = dataOf(more, 'BATTLE_CALCULATED') as {
      players: { playerId_1: { power: number; comboBonus: number; total: number } };
    }[];
    const { results } = watching.match.state;
    expect(battle?.players.playerId_1.total).toBe(results[0]?.totals[0]);
    const awarded = dataOf(more, 'VICTORY_POINTS_AWARDED');
    expect(awarded).toMatchObject([
      {
        players: {
          playerId_1: { points: results[0]?.awards[0]?.points, before: 0, after: watching.match.state.players[0]?.vp },
        },
      },
    ]);
  });

  test('RR-074, RR-086: the next round begins with its leaders; the square is cleared first', () => {
    const watching = endOfRound([], []);
    watching.answer(RIVAL, down('c-24', 'help'));
    watching.answer(RIVAL, pass);
    expect(watching.followers[0].standing().phase).toBe('BATTLE_PHASE');
    const [told] = watching.answer(ME, goOn);
    expect(dataOf(told, 'PHASE_CHANGE')).toEqual([
      { oldPhase: 'BATTLE_PHASE', newPhase: 'END_PHASE', reason: 'roundOver' },
      expect.objectContaining({ oldPhase: 'END_PHASE', reason: 'nextRound' }),
    ]);
    expect(dataOf(told, 'NEXT_ROUND_START')).toMatchObject([{ round: 2, leaders: { playerId_1: { cardType: 'leader' } } }]);
    const { plays } = watching.followers[0].standing().playSequence;
    expect(plays.filter(({ action }) => action === 'PLAY_LEADER').map(({ round }) => round)).toEqual([1, 1, 2, 2]);
  });

  test('the end of the match is a phase with its reason', () => {
    const watching = endOfRound([], []);
    const result = watching.match.answer(RIVAL, 0, { do: 'concede' });
    const told = watching.followers[0].see(watching.match, result.ok ? result.events : [], 1);
    expect(dataOf(told, 'PHASE_CHANGE')).toEqual([{ oldPhase: 'MAIN_PHASE', newPhase: 'GAME_OVER', reason: 'left' }]);
    expect(watching.followers[0].standing()).toMatchObject({
      phase: 'GAME_OVER',
      outcome: { winner: 'playerId_1', how: 'left' },
    });
  });
});

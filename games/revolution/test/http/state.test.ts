import { fast } from '@tavern/engine';
import { samples } from '@tavern/engine/testkit';
import { describe, expect, test } from 'vitest';
import { catalog } from '../../http/cards.ts';
import { catalog as catalogShape } from '../../http/shapes/request.ts';
import { lobbyOf } from '../../http/standing.ts';
import { boardOf } from '../../rules/reckoning/board.ts';
import { reckon } from '../../rules/reckoning/reckon.ts';
import { CHARACTER_ZONES } from '../../rules/state.ts';
import { down, full, ME, pass, RIVAL, revolution, type Situation, seal, up } from '../revolution.ts';
import { Watching } from './watching.ts';

const scene = (situation: Situation): Watching => new Watching(revolution(situation).match);

describe('fieldEffects', () => {
  test('RR-046: as the document has them, Trump’s side for example', () => {
    const watching = scene({
      mine: { leader: 's-1', zones: { top: 'c-1', left: ['c-8', 'down'] }, hand: ['h-5'] },
      theirs: { zones: { help: 'h-9' } },
    });
    const effects = () => watching.followers[0].standing().players.playerId_1.fieldEffects;
    expect(effects()).toEqual({
      zoneRestrictions: {
        TOP: ['右翼', '自由', '經濟'],
        LEFT: ['右翼', '自由', '愛國者'],
        RIGHT: ['右翼', '愛國者', '經濟'],
        HELP: 'ALL',
        SP: 'ALL',
      },
      activeEffects: [
        {
          effectId: 's-1_powerBoost',
          source: 's-1',
          type: 'powerBoost',
          target: { scope: 'SELF', which: 'all', gameTypes: ['右翼', '愛國者'] },
          value: 45,
        },
      ],
      specialEffects: { zonePlacementFreedom: false, immuneToNeutralization: false },
      calculatedPowers: { 'c-1#1': 175 },
      disabledCards: [],
      victoryPointModifiers: 0,
    });
    watching.answer(ME, up('h-5', 'help'));
    expect(effects().specialEffects).toEqual({ zonePlacementFreedom: true, immuneToNeutralization: true });
  });

  test('RR-046: a card that another one has ended is disabled, under its own name', () => {
    const watching = scene({ mine: { hand: ['h-1'] }, theirs: { zones: { help: 'h-9' } } });
    watching.answer(ME, up('h-1', 'help'));
    for (const follower of watching.followers)
      expect(follower.standing().players.playerId_2.fieldEffects.disabledCards).toEqual(['h-9#1']);
  });

  test('RR-046: points that an SP card brings or takes are in victoryPointModifiers', () => {
    const watching = scene({
      mine: { zones: full('c-1', 'c-8', 'c-4', 'h-9'), hand: ['sp-10'], deck: [] },
      theirs: { zones: { top: 'c-9', left: 'c-25', right: 'c-19' }, hand: ['c-24'], deck: [] },
      from: { do: 'turn', seat: RIVAL },
    });
    watching.answer(RIVAL, down('c-24', 'help'));
    watching.answer(ME, seal('sp-10'));
    const { players, results } = watching.followers[0].standing();
    const winner = results[0]?.winner ?? 'playerId_1';
    expect(players[winner].fieldEffects.victoryPointModifiers).toBe(10);
  });

  test('RR-046: at every step of random matches the powers are those of the one reckoning', () => {
    for (let seed = 1; seed <= samples(3, 60); seed++) {
      const watching = Watching.random(seed);
      const rng = fast(seed).stream('answers');
      while (watching.match.over === null) {
        watching.step(rng);
        for (const { packet, seat, ...follower } of watching.followers) {
          if (packet === null) continue;
          const { sides } = reckon(boardOf(packet.view));
          const powers = Object.values(
            follower.chronicle.standing({ code: '', match: '', names: [] }, true).players[
              seat === 0 ? 'playerId_1' : 'playerId_2'
            ].fieldEffects.calculatedPowers,
          );
          expect(powers).toEqual((sides[seat]?.characters ?? []).map(({ power }) => power));
        }
      }
    }
  });
});

describe('instance ids', () => {
  test('C-09: copies have numbers of their own, which they keep while they are in sight', () => {
    const watching = scene({
      mine: { leader: 's-1', hand: ['c-1', 'c-1', 'c-3'], deck: ['c-1'] },
      theirs: { hand: ['c-3'], deck: [] },
    });
    const hand = () => watching.followers[0].standing().players.playerId_1.hand;
    expect(hand()).toEqual(['c-1#1', 'c-1#2', 'c-3#1', 'c-1#3']);
    watching.answer(ME, up('c-1', 'top'));
    expect(hand()).toEqual(['c-1#2', 'c-3#1', 'c-1#3']);
    expect(watching.followers[0].standing().zones.playerId_1.top?.cardId).toBe('c-1#1');
    // For the rival it is the first c-1 to be seen; of c-3 they know their own.
    expect(watching.followers[1].standing().zones.playerId_1.top?.cardId).toBe('c-1#1');
    watching.answer(RIVAL, down('c-3', 'top'));
    watching.answer(ME, up('c-3', 'left'));
    expect(watching.followers[1].standing().zones.playerId_1.left?.cardId).toBe('c-3#2');
  });

  test('C-09: no two cards of one player’s sight have the same id, and none changes it', () => {
    for (let seed = 1; seed <= samples(3, 60); seed++) {
      const watching = Watching.random(seed);
      const rng = fast(seed).stream('answers');
      const where = new Map<string, string>();
      while (watching.match.over === null) {
        watching.step(rng);
        const { players, zones, pendingSelection, round } = watching.followers[0].standing();
        const placed = (['playerId_1', 'playerId_2'] as const).flatMap((player) =>
          [...CHARACTER_ZONES, 'help' as const].flatMap((zone) => {
            const cardId = zones[player][zone]?.cardId ?? null;
            return cardId === null ? [] : [{ key: `${round} ${player} ${zone}`, cardId }];
          }),
        );
        for (const { key, cardId } of placed) {
          expect(where.get(key) ?? cardId).toBe(cardId);
          where.set(key, cardId);
        }
        const searched = pendingSelection?.source === 'h-2' ? [] : (pendingSelection?.cards ?? []).map(({ cardId }) => cardId);
        const all = [...(players.playerId_1.hand ?? []), ...placed.map(({ cardId }) => cardId), ...searched];
        expect(new Set(all).size).toBe(all.length);
      }
    }
  });
});

describe('playSequence', () => {
  test('RR-047: every play in order, leaders first; the rival’s face-down card is a back', () => {
    const watching = scene({ mine: { leader: 's-1', hand: ['c-1'] }, theirs: { hand: ['c-8'] }, first: 1 });
    watching.answer(ME, up('c-1', 'top'));
    watching.answer(RIVAL, down('c-8', 'left'));
    const [mine, theirs] = watching.followers.map((follower) => follower.standing().playSequence.plays);
    expect(mine?.map(({ sequenceId, playerId, action, cardId, zone }) => [sequenceId, playerId, action, cardId, zone])).toEqual([
      [1, 'playerId_2', 'PLAY_LEADER', 's-7', 'leader'],
      [2, 'playerId_1', 'PLAY_LEADER', 's-1', 'leader'],
      [3, 'playerId_1', 'PLAY_CARD', 'c-1#1', 'top'],
      [4, 'playerId_2', 'PLAY_CARD_BACK', null, 'left'],
    ]);
    expect(theirs?.at(-1)?.cardId).toBe('c-8#1');
  });

  test('RR-047: a sealed card is a play when it is revealed; before, the list does not tell whether one was sealed', () => {
    const sealing = (option: typeof pass | ReturnType<typeof seal>): Watching => {
      const watching = scene({
        mine: { zones: full('c-1', 'c-8', 'c-4', 'h-9'), hand: ['sp-1'], deck: [] },
        theirs: { zones: { top: 'c-9', left: 'c-25', right: 'c-19' }, hand: ['c-24', 'c-37'], deck: [] },
        from: { do: 'turn', seat: RIVAL },
      });
      watching.answer(RIVAL, down('c-24', 'help'));
      watching.answer(ME, option);
      return watching;
    };
    const [sealed, passed] = [sealing(seal('sp-1')), sealing(pass)];
    expect(sealed.followers[1].standing()).toEqual(passed.followers[1].standing());
    sealed.answer(RIVAL, pass);
    expect(sealed.followers[1].standing().playSequence.plays.at(-1)).toMatchObject({
      playerId: 'playerId_1',
      action: 'PLAY_CARD_BACK',
      cardId: 'sp-1#1',
      zone: 'sp',
    });
  });
});

describe('DRAW_PHASE', () => {
  test('RR-017, H-24: from the draw until it is acknowledged, or for 10 s; for both players', () => {
    const [mine, theirs] = scene({ mine: { hand: ['c-1'] } }).followers;
    const drawn = mine.events.find(({ type }) => type === 'CARD_DRAWN');
    expect(mine.chronicle.interlude).toEqual({ key: '1.1', event: drawn?.n, until: (drawn?.time ?? 0) + 10_000 });
    expect(theirs.chronicle.interlude).toEqual({ key: '1.1', event: null, until: (drawn?.time ?? 0) + 10_000 });
    for (const follower of [mine, theirs]) {
      expect(follower.standing(false).phase).toBe('DRAW_PHASE');
      expect(follower.standing(true).phase).toBe('MAIN_PHASE');
    }
  });

  test('RR-017, H-20: there is none where nothing was drawn', () => {
    const [mine] = scene({ mine: { hand: ['c-1'], deck: [] } }).followers;
    expect(mine.standing(false).phase).toBe('MAIN_PHASE');
  });
});

test('C-01: before the match a room waits for players, then both have joined', () => {
  expect(lobbyOf({ code: 'ABC234', match: null, names: ['Mei', null] })).toMatchObject({
    phase: 'WAITING_FOR_PLAYERS',
    waitingFor: ['playerId_2'],
  });
  expect(lobbyOf({ code: 'ABC234', match: null, names: ['Mei', 'Ann'] }).phase).toBe('BOTH_JOINED');
});

test('RR-009, RR-010, RR-011, RR-013: all 74 cards, five combos and the ready decks, with the document’s fields', () => {
  const all = catalog();
  expect(catalogShape.safeParse(all).error?.issues).toBeUndefined();
  expect([all.leaders, all.characters, all.helpCards, all.spCards].map(({ length }) => length)).toEqual([10, 38, 16, 10]);
  expect(all.characters[0]).toMatchObject({ cardType: 'character', gameType: '右翼', traits: ['官員'], power: 130 });
  expect(all.leaders[0]).toMatchObject({
    names: { en: 'Trump', 'zh-Hant': '特朗普' },
    zoneCompatibility: { top: ['右翼', '自由', '經濟'] },
    initialPoint: 80,
    level: 3,
  });
  expect(all.combos.map(({ bonus }) => bonus)).toEqual([250, 170, 150, 120, 50]);
  expect(all.decks.map(({ deckId }) => deckId)).toEqual(['homeland', 'opensquare']);
  expect(JSON.stringify(all)).not.toMatch(/"(?:type|value|attribute)":"(?:monster|sky)|\[(?:card|type|trait)\./);
});

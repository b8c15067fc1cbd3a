import { fast, imagine } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { boardOf } from '../../rules/reckoning/board.ts';
import { reckon } from '../../rules/reckoning/reckon.ts';
import type { CardId, Player } from '../../rules/state.ts';
import type { PlayerView } from '../../rules/view.ts';
import { down, full, ME, none, pass, player, type RevolutionScene, RIVAL, revolution, seal, take, up } from '../revolution.ts';

const seen = (scene: RevolutionScene, eyes: number | null, owner: number): PlayerView =>
  scene.view(eyes).players[owner] as PlayerView;

/** What seat 0 makes up of the rival, over many worlds. */
function imagined(scene: RevolutionScene, what: (rival: Player) => string, eyes = ME): Map<string, number> {
  const found = new Map<string, number>();
  for (let luck = 0; luck < 120; luck++) {
    const { state } = imagine(game, scene.match.packet(eyes), eyes, fast(luck));
    game.check?.(state);
    const text = what(state.players[1 - eyes] as Player);
    found.set(text, (found.get(text) ?? 0) + 1);
  }
  return found;
}

describe('H-29: who sees what', () => {
  const scene = () =>
    revolution({
      mine: { hand: ['c-1', 'h-1'], deck: ['c-3', 'c-8', 'c-13'], zones: { top: 'c-4', left: ['c-5', 'down'] } },
      theirs: { hand: ['sp-1'], deck: ['c-9'] },
    });

  test('a seat sees its own hand and face-down cards, and of decks nothing but their sizes', () => {
    expect(seen(scene(), 0, 0)).toMatchObject({ hand: ['c-1', 'h-1', 'c-3'], handCount: 3, deckCount: 2 });
    expect(seen(scene(), 0, 0).zones.left).toMatchObject({ card: 'c-5', face: 'down' });
    expect(seen(scene(), 0, 0)).not.toHaveProperty('deck');
  });

  test('others see how many they are, and backs', () => {
    for (const eyes of [1, null]) {
      expect(seen(scene(), eyes, 0)).toMatchObject({ hand: null, handCount: 3, deckCount: 2, bottoms: null });
      expect(seen(scene(), eyes, 0).zones).toMatchObject({ top: { card: 'c-4' }, left: { card: null, face: 'down' } });
    }
  });

  test('lists and names of decks are open to all', () => {
    for (const eyes of [0, 1, null]) {
      expect(seen(scene(), eyes, 0)).toMatchObject({ deckId: 'homeland' });
      expect(seen(scene(), eyes, 0).list.toSorted()).toEqual(['c-1', 'c-13', 'c-3', 'c-4', 'c-5', 'c-8', 'h-1']);
    }
  });
});

describe('h-15 and face-down cards', () => {
  const poll = () => {
    const hand = ['c-9', 'c-18', 'sp-1'] as const;
    const deck = ['h-11', 'c-24', 'c-25'] as const;
    return revolution({ mine: { hand: ['h-15'] }, theirs: { hand, deck, leader: 's-4' } }).answer(0, up('h-15', 'help'));
  };

  test('what was seen stays in the looker’s view, and its owner knows of it; spectators see nothing', () => {
    const scene = poll();
    const look = [{ seen: ['c-18', 'c-9', 'sp-1'], cards: ['c-18', 'c-9', 'sp-1'] }];
    for (const eyes of [0, 1]) expect(seen(scene, eyes, 1).looks).toMatchObject(look);
    expect(seen(scene, null, 1).looks).toBeNull();
  });

  test('a card that comes face-up has come to light', () => {
    const scene = poll().answer(1, up('c-18', 'top'));
    expect(seen(scene, 0, 1).looks?.[0]).toMatchObject({ seen: ['c-18', 'c-9', 'sp-1'], cards: ['c-9', 'sp-1'] });
  });

  test('a bluff or an SP card that is revealed has come to light', () => {
    const scene = revolution({
      mine: { zones: { top: 'c-1', left: 'c-8', right: 'c-4' }, hand: ['h-15'] },
      theirs: { zones: full('c-9', 'c-25', 'c-19', 'h-6'), hand: ['c-18', 'sp-1'] },
    });
    scene.answer(0, up('h-15', 'help')).answer(0, pass).answer(1, seal('c-18'));
    expect(seen(scene, 0, 1).looks?.[0]?.cards).toEqual(['sp-1']);
  });

  test('a copy that a search brings from the deck is another card: the one that was seen is still there', () => {
    const scene = revolution({
      mine: { hand: ['h-15'] },
      theirs: { leader: 's-4', hand: ['h-11', 'c-12'], deck: ['c-24', 'h-11', 'c-25'] },
    });
    scene.answer(0, up('h-15', 'help')).answer(1, up('c-12', 'top')).answer(1, take('h-11'));
    expect(seen(scene, 0, 1).looks?.[0]?.cards).toEqual(['h-11']);
  });

  test('a card that goes face-down stays on the list: whichever it was, the looker sees the same', () => {
    const packets = (['c-9', 'c-18', 'sp-1', 'h-11'] as const).map((card) => {
      const scene = poll().answer(1, down(card, 'left'));
      expect(seen(scene, 0, 1).looks?.[0]?.cards).toEqual(['c-18', 'c-9', 'sp-1']);
      return [scene.match.packet(ME), scene.told(0)];
    });
    for (const packet of packets) expect(packet).toEqual(packets[0]);
  });

  test('a guess puts what was seen into the hand or under the card that went face-down after it', () => {
    const scene = poll().answer(1, down('c-18', 'left')).answer(0, down('c-8', 'top'));
    const worlds = imagined(scene, ({ hand, zones: { left } }) => {
      const under = left === null || left === 'vacant' ? null : left.card;
      const there = ['c-18', 'c-9', 'sp-1'].filter((card) => hand.includes(card as CardId) || under === card);
      expect(there).toHaveLength(3);
      return under ?? '';
    });
    // Any of the three, or what was drawn since.
    for (const card of ['c-18', 'c-9', 'sp-1', 'h-11', 'c-25']) expect(worlds.has(card)).toBe(true);
  });

  test('a guess puts nothing that was seen in the hand under a card that was face-down before', () => {
    const scene = revolution({
      mine: { hand: ['h-15'] },
      theirs: { hand: ['c-9', 'c-18'], deck: ['h-11', 'c-24', 'c-25'], zones: { left: ['sp-1', 'down'] } },
    }).answer(0, up('h-15', 'help'));
    const worlds = imagined(scene, ({ zones: { left } }) => (left === null || left === 'vacant' ? '' : left.card));
    expect([...worlds.keys()].toSorted()).toEqual(['c-24', 'c-25', 'h-11', 'sp-1']);
  });

  test('a second look tells which of the first went face-down in between, and not under which card', () => {
    const scene = revolution({
      mine: { hand: ['h-15', 'h-15'], zones: {} },
      theirs: { hand: ['c-9', 'c-18', 'sp-1'], deck: ['h-11', 'c-24', 'c-25', 'c-26'] },
    });
    scene
      .answer(0, up('h-15', 'help'))
      .answer(1, down('c-18', 'left'))
      .answer(0, down('c-8', 'top'))
      .answer(1, down('h-11', 'top'));
    const mine = player(scene, 0);
    // A new round would empty the zone.
    mine.zones.help = null;
    mine.list.splice(mine.list.indexOf('h-15'), 1);
    scene.answer(0, up('h-15', 'help'));
    expect(seen(scene, 0, 1).looks).toMatchObject([
      { cards: ['c-18'], before: 5 },
      { seen: ['c-24', 'c-9', 'sp-1'], before: null },
    ]);
    const worlds = imagined(scene, ({ zones: { left, top } }) =>
      [left, top].map((spot) => (spot === null || spot === 'vacant' ? '' : spot.card)).join(),
    );
    for (const world of worlds.keys()) expect(world.split(',')).toContain('c-18');
    expect([...worlds.keys()].some((world) => world.startsWith('c-18'))).toBe(true);
    expect([...worlds.keys()].some((world) => world.endsWith('c-18'))).toBe(true);
  });
});

describe('a search', () => {
  const search = () =>
    revolution({ mine: { leader: 's-4', hand: ['c-9'], deck: ['c-3', 'c-1', 'h-1', 'sp-1', 'c-8', 'c-13', 'c-19'] } }).answer(
      0,
      up('c-9', 'top'),
    );

  test('the searcher sees the cards; the rival and spectators see how many', () => {
    const scene = search();
    expect(scene.view(0).search).toMatchObject({ cards: ['c-1', 'h-1', 'sp-1', 'c-8'], count: 4 });
    for (const eyes of [1, null]) expect(scene.view(eyes).search).toMatchObject({ by: 'c-9', cards: null, count: 4, to: 'hand' });
    scene.answer(0, none);
  });

  test('the searcher goes on knowing which cards are under the deck, not in which order', () => {
    const scene = search().answer(0, take('h-1'));
    expect(seen(scene, 0, 0)).toMatchObject({ bottoms: [['c-1', 'c-8', 'sp-1']], bottomCounts: [3] });
    expect(seen(scene, 1, 0)).toMatchObject({ bottoms: null, bottomCounts: [3] });
    const orders = new Set<string>();
    for (let luck = 0; luck < 60; luck++) {
      const { deck } = imagine(game, scene.match.packet(ME), ME, fast(luck)).state.players[0] as Player;
      expect(deck.slice(0, 3).toSorted()).toEqual(['c-1', 'c-8', 'sp-1']);
      orders.add(deck.join());
    }
    expect(orders.size).toBe(12);
  });

  test('a second search puts its rest under that of the first: the searcher knows both groups apart', () => {
    const deck: CardId[] = ['c-3', 'c-1', 'h-1', 'sp-1', 'c-8', 'c-13', 'c-24', 'c-25', 'c-26', 'c-32', 'c-37'];
    const scene = revolution({ mine: { leader: 's-4', hand: ['c-9', 'c-9'], deck } });
    scene.answer(0, up('c-9', 'top')).answer(0, none).answer(1, down('c-1', 'top'));
    scene.answer(0, up('c-9', 'left')).answer(0, take('c-24'));
    expect(seen(scene, 0, 0)).toMatchObject({
      bottoms: [
        ['c-1', 'c-8', 'h-1', 'sp-1'],
        ['c-25', 'c-26', 'c-32'],
      ],
      bottomCounts: [4, 3],
    });
  });

  test('what is drawn from there is gone from the list', () => {
    const scene = search().answer(0, none);
    player(scene, 0).deck.splice(-2);
    player(scene, 0).list.splice(-2);
    scene.answer(1, down('c-1', 'top'));
    expect(seen(scene, 0, 0)).toMatchObject({ bottoms: [['c-1', 'h-1', 'sp-1']], deckCount: 3 });
  });

  test('the rival learns that one was found and that it went to the hand, not which', () => {
    const told = (['c-1', 'h-1', 'sp-1'] as const).map((card) => {
      const scene = search().answer(0, take(card));
      scene.tells(0, { type: 'found', card, to: 'hand', bottom: 3 });
      return [scene.told(1), scene.told(null), scene.match.packet(RIVAL)];
    });
    for (const each of told) expect(each).toEqual(told[0]);
  });

  test('what c-10 seals is an SP card in every guess', () => {
    const deck = ['c-3', 'sp-4', 'c-1', 'sp-1', 'h-1', 'c-8', 'c-8', 'c-4', 'sp-2'] as const;
    const scene = revolution({ mine: { leader: 's-4', hand: ['c-10'], deck } })
      .answer(0, up('c-10', 'top'))
      .answer(0, take('sp-1'));
    const worlds = imagined(scene, ({ zones: { sp } }) => (sp === null || sp === 'vacant' ? '' : sp.card), RIVAL);
    expect([...worlds.keys()].toSorted()).toEqual(['sp-1', 'sp-2', 'sp-4']);
  });
});

describe('the secret phase', () => {
  const phase = (hand: readonly CardId[]) =>
    revolution({
      mine: {
        zones: full('c-1', 'c-8', 'c-4', 'h-9'),
        hand,
        deck: (['sp-1', 'c-3', 'h-2'] as const).filter((card) => !hand.includes(card)),
      },
      theirs: { zones: full('c-9', 'c-25', 'c-19', 'h-6'), hand: ['h-2'] },
      from: { do: 'secret' },
      with: (state) => state.players[0]?.list.sort(),
    });

  test('C-15: it looks the same whatever is in the hand, and whatever is answered', () => {
    const before = (['sp-1', 'c-3', 'h-2'] as const).map((card) => phase([card]).match.packet(RIVAL));
    for (const packet of before) expect(packet).toEqual(before[0]);
    const after = [pass, seal('sp-1'), seal('c-3')].map((option) => {
      const scene = phase(['sp-1', 'c-3']).answer(0, option);
      return [scene.match.packet(RIVAL), scene.match.packet(null), scene.told(1)];
    });
    for (const packets of after) expect(packets).toEqual(after[0]);
  });
});

describe('RR-031: reckoned numbers', () => {
  test('contain nothing of what is face-down or sealed, on either side', () => {
    const totals = (['c-4', 'h-1', 'sp-9'] as const).map((card) => {
      const scene = revolution({
        mine: { zones: { top: 'c-1', left: [card, 'down'], sp: ['sp-6', 'down'] } },
        theirs: { zones: { top: 'c-9', right: ['c-24', 'down'], help: ['h-6', 'down'] } },
      });
      const [mine, theirs, outside] = [0, 1, null].map((eyes) => reckon(boardOf(scene.view(eyes))));
      expect(theirs).toEqual(mine);
      expect(outside).toEqual(mine);
      return mine?.sides.map(({ total }) => total);
    });
    expect(totals).toEqual([
      [130, 80],
      [130, 80],
      [130, 80],
    ]);
  });
});

test('a guess deals the rival’s hand, deck and face-down cards from the open list, less what is seen', () => {
  const scene = revolution({
    theirs: { hand: ['h-2', 'c-18'], deck: ['c-19', 'c-24'], discard: ['c-9'], zones: { top: 'c-25', left: ['sp-1', 'down'] } },
  });
  const hands = imagined(scene, ({ hand, deck, zones: { left } }) => {
    const under = left === null || left === 'vacant' ? [] : [left.card];
    expect([...hand, ...deck, ...under].toSorted()).toEqual(['c-18', 'c-19', 'c-24', 'h-2', 'sp-1']);
    return hand.toSorted().join();
  });
  expect(hands.size).toBe(10);
});

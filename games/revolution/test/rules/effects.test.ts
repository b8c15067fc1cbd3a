import { fast, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { at, down, heard, ME, none, order, player, RIVAL, revolution, take, up } from '../revolution.ts';

/** Any character may be anywhere: h-5 would do it, a leader with the right zones is simpler. */
const FREE = { leader: 's-4' } as const;

describe('RR-043: a search', () => {
  const elijah = (deck: Parameters<typeof take>[0][]) => revolution({ mine: { ...FREE, hand: ['c-9'], deck: ['c-3', ...deck] } });

  test('c-9 looks at the top four cards; the chosen one goes to the hand, the rest under the deck', () => {
    const scene = elijah(['c-1', 'h-1', 'sp-1', 'c-8', 'c-13']);
    scene.answer(0, up('c-9', 'top'));
    scene.tells(0, { type: 'searched', by: 'c-9', count: 4, cards: ['c-1', 'h-1', 'sp-1', 'c-8'] });
    expect(scene.asks(0, 'choose').options).toEqual([take('c-1'), take('h-1'), take('sp-1'), take('c-8'), none]);
    scene.answer(0, take('h-1'));
    scene.tells(0, { type: 'found', by: 'c-9', card: 'h-1', to: 'hand', bottom: 3 });
    expect(player(scene, 0).hand).toEqual(['c-3', 'h-1']);
    expect(player(scene, 0).deck).toEqual(['c-1', 'sp-1', 'c-8', 'c-13']);
    scene.asks(1, 'place');
  });

  test('RR-045: nothing else can be done meanwhile', () => {
    const scene = elijah(['c-1', 'h-1', 'sp-1', 'c-8', 'c-13']);
    scene.answer(0, up('c-9', 'top'));
    scene.asksNothing(1);
    scene.refuses(0, down('c-3', 'left'), 'not-an-option');
    scene.refuses(1, down('c-3', 'left'), 'not-yours');
    scene.answer(0, none);
  });

  test('H-10: "none" may be confirmed, and then all of them go under the deck', () => {
    const scene = elijah(['c-1', 'h-1', 'sp-1', 'c-8', 'c-13']);
    scene.answer(0, up('c-9', 'top')).answer(0, none);
    scene.tells(1, { type: 'found', card: null, to: null, bottom: 4 });
    expect(player(scene, 0).deck).toEqual(['c-1', 'h-1', 'sp-1', 'c-8', 'c-13']);
  });

  test('H-10: the rest goes under the deck in random order', () => {
    const scene = elijah(['c-1', 'h-1', 'sp-1', 'c-8', 'c-13']).answer(0, up('c-9', 'top'));
    const orders = new Set<string>();
    for (let luck = 0; luck < 200; luck++) {
      const fork = scene.match.fork(fast(luck));
      fork.answer(ME, fork.question(ME)?.id ?? 0, take('h-1'));
      orders.add(fork.state.players[0]?.deck.join() ?? '');
    }
    expect([...orders].toSorted()).toEqual([
      'c-1,c-8,sp-1,c-13',
      'c-1,sp-1,c-8,c-13',
      'c-8,c-1,sp-1,c-13',
      'c-8,sp-1,c-1,c-13',
      'sp-1,c-1,c-8,c-13',
      'sp-1,c-8,c-1,c-13',
    ]);
    scene.answer(0, none);
  });

  test('H-10: it looks at what is there, and an empty deck is told without a question', () => {
    const few = elijah(['c-1']);
    few.answer(0, up('c-9', 'top')).tells(1, { type: 'searched', count: 1, cards: null });
    few.answer(0, take('c-1'));
    const empty = elijah([]);
    empty.answer(0, up('c-9', 'top')).tells(1, { type: 'searched', count: 0, cards: null });
    empty.asks(1, 'place');
  });

  test('H-25: the clock takes the first card that fits', () => {
    const scene = elijah(['h-1', 'c-1']);
    scene.answer(0, up('c-9', 'top'));
    expect(scene.asks(0, 'choose').clock).toBe('prompt');
    expect(scene.match.fallback(seat(0))).toEqual(take('h-1'));
    scene.answer(0, none);
  });
});

describe('RR-043: destinations', () => {
  const coristine = (zones = {}) =>
    revolution({
      mine: { ...FREE, hand: ['c-10'], zones, deck: ['c-3', 'sp-4', 'c-1', 'sp-1', 'h-1', 'c-8', 'c-8', 'c-4', 'sp-2'] },
    });

  test('C-16, c-10: an SP card goes face-down into the secret zone', () => {
    const scene = coristine();
    scene.answer(0, up('c-10', 'top'));
    expect(scene.asks(0, 'choose').options).toEqual([take('sp-4'), take('sp-1'), none]);
    scene.answer(0, take('sp-1'));
    expect(player(scene, 0).zones.sp).toMatchObject({ card: 'sp-1', face: 'down' });
    scene.tells(0, { type: 'placed', card: 'sp-1', zone: 'sp', face: 'down', by: 'c-10' });
    for (const other of [1, null]) scene.tells(other, { type: 'placed', card: null, zone: 'sp', face: 'down', by: 'c-10' });
  });

  test('H-11: with the secret zone filled it goes to the hand', () => {
    const scene = coristine({ sp: ['sp-3', 'down'] });
    scene.answer(0, up('c-10', 'top')).answer(0, take('sp-1'));
    expect(player(scene, 0).hand).toEqual(['c-3', 'sp-1']);
    scene.tells(1, { type: 'found', card: null, to: 'hand' });
  });

  const farritor = (zones = {}, found: 'h-4' | 'h-2' | 'h-9' = 'h-4') =>
    revolution({
      mine: { ...FREE, hand: ['c-12'], zones, deck: ['c-3', 'c-1', found, 'sp-1', 'c-8', 'c-8', 'c-4', 'c-5', 'c-6', 'c-7'] },
      theirs: { zones: { top: 'c-9', left: ['c-25', 'down'], right: 'c-18' } },
    });

  test('c-12: a Help card goes into the Help zone, face-up, and RR-044: its effect triggers', () => {
    const scene = farritor();
    scene.answer(0, up('c-12', 'top')).answer(0, take('h-4'));
    expect(player(scene, 0).zones.help).toMatchObject({ card: 'h-4', face: 'up' });
    expect(order(scene).slice(0, 4)).toEqual(['found', 'placed', 'drew', 'drew']);
    expect(player(scene, 0).hand).toEqual(['c-3', 'c-6', 'c-7']);
  });

  test('RR-044: into the hand it triggers nothing', () => {
    const scene = farritor({ help: 'h-9' });
    scene.answer(0, up('c-12', 'top')).answer(0, take('h-4'));
    expect(player(scene, 0).hand).toEqual(['c-3', 'h-4']);
    expect(heard(scene, 0, 'drew').filter(({ by }) => by === 'h-4')).toEqual([]);
  });

  test('RR-044: a found h-2 asks for its target', () => {
    const scene = farritor({}, 'h-2');
    scene.answer(0, up('c-12', 'top')).answer(0, take('h-2'));
    expect(scene.asks(0, 'choose').ask).toMatchObject({ by: 'h-2' });
    scene.answer(0, { do: 'aim', zone: 'right' });
    expect(player(scene, 0).zones.help).toMatchObject({ card: 'h-2', target: 'right' });
  });

  test('H-12: the found card uses no turn: turn 2 is the rival’s, and turn 3 its player’s', () => {
    const scene = farritor({}, 'h-9');
    scene.answer(0, up('c-12', 'top')).answer(0, take('h-9'));
    expect(scene.state).toMatchObject({ turn: 2, current: 1 });
    scene.answer(1, down('c-1', 'help'));
    expect(scene.state).toMatchObject({ turn: 3, current: 0 });
    scene.asks(0, 'place');
  });

  test('H-12, RR-021: the zone that the found card fills counts', () => {
    const scene = farritor({ left: 'c-19', right: 'c-24' });
    scene.answer(0, up('c-12', 'top')).answer(0, take('h-4'));
    scene.answer(1, down('c-1', 'help'));
    scene.asks(0, 'secret');
  });
});

describe('a search that finds nothing', () => {
  test('is asked with "none" alone, and the cards that were looked at are shown as blocked', () => {
    const scene = revolution({ mine: { ...FREE, hand: ['c-12'], deck: ['c-3', 'c-1', 'sp-1', 'c-8', 'c-8'] } });
    scene.answer(0, up('c-12', 'top'));
    const { options, blocked } = scene.asks(0, 'choose');
    expect(options).toEqual([none]);
    expect(blocked.map(({ option, why }) => [option, why.key])).toEqual(
      (['c-1', 'sp-1', 'c-8'] as const).map((card) => [take(card), 'blocked.searchHelp']),
    );
    scene.refuses(0, take('sp-1'), 'not-an-option', 'blocked.searchHelp').answer(0, none);
  });

  test('looks the same to the rival, byte for byte', () => {
    const seen = (last: readonly ['h-9', 'c-24'] | readonly ['c-24', 'h-9']) => {
      const deck = ['c-3', 'c-1', 'c-4', 'c-5', 'c-6', 'c-7', 'c-8', ...last] as const;
      const scene = revolution({ mine: { ...FREE, hand: ['c-12'], deck } });
      // The open list is the same in both.
      player(scene, 0).list.sort();
      scene.answer(0, up('c-12', 'top'));
      const asked = scene.match.packet(RIVAL);
      scene.answer(0, none);
      return [asked, scene.match.packet(RIVAL), scene.told(1)];
    };
    expect(seen(['h-9', 'c-24'])).toEqual(seen(['c-24', 'h-9']));
  });
});

describe('RR-042: h-2', () => {
  const slogan = (zones = {}) => revolution({ mine: { hand: ['h-2'] }, theirs: { zones, hand: ['h-1', 'c-23'], leader: 's-4' } });

  test('asks its player for one face-up character of the rival', () => {
    const scene = slogan({ top: 'c-9', left: ['c-25', 'down'], right: 'c-18' });
    scene.answer(0, up('h-2', 'help'));
    const { ask, options } = scene.asks(0, 'choose');
    expect(options).toEqual([
      { do: 'aim', zone: 'top' },
      { do: 'aim', zone: 'right' },
    ]);
    expect(ask).toMatchObject({
      by: 'h-2',
      targets: [
        { zone: 'top', card: 'c-9' },
        { zone: 'right', card: 'c-18' },
      ],
    });
    scene.answer(0, { do: 'aim', zone: 'top' });
    scene.tells(null, { type: 'aimed', seat: seat(0), zone: 'top', card: 'c-9' });
  });

  test('H-13: with no face-up character there is no question and no effect', () => {
    const scene = slogan({ left: ['c-25', 'down'] });
    scene.answer(0, up('h-2', 'help')).tells(1, { type: 'aimed', zone: null, card: null });
    expect(player(scene, 0).zones.help).toMatchObject({ target: null });
    scene.asks(1, 'place');
  });

  test('H-13: the target keeps its power again once h-2 is neutralised', () => {
    const scene = slogan({ top: 'c-24' });
    scene.answer(0, up('h-2', 'help')).answer(0, { do: 'aim', zone: 'top' });
    scene.answer(1, up('h-1', 'help'));
    scene.tells(0, { type: 'neutralised', seat: seat(0), card: 'h-2', by: 'h-1' });
  });
});

describe('on summon, on play', () => {
  test.each([
    ['c-14', 's-6', 1],
    ['c-27', 's-5', 1],
    ['c-34', 's-3', 1],
    ['h-4', 's-8', 2],
  ] as const)('%s lets its player draw', (card, leader, count) => {
    const scene = revolution({ mine: { leader, hand: [card], deck: ['c-1', 'c-3', 'c-8', 'c-13'] } });
    scene.answer(0, up(card, card === 'h-4' ? 'help' : 'top'));
    expect(heard(scene, 0, 'drew').filter(({ by }) => by === card)).toHaveLength(count);
    expect(player(scene, 0).hand).toHaveLength(1 + count);
  });

  test('H-20: such a draw from an empty deck is told, and no penalty', () => {
    const scene = revolution({ mine: { hand: ['h-4'], deck: ['c-1', 'c-3'] } });
    scene.answer(0, up('h-4', 'help'));
    scene.tells(0, { type: 'drew', card: 'c-3', by: 'h-4', deck: 0 }).tells(1, { type: 'noDraw', seat: seat(0), by: 'h-4' });
  });

  test('h-15: the player sees the hand of the rival, then draws', () => {
    const scene = revolution({ mine: { hand: ['h-15'] }, theirs: { hand: ['sp-1', 'c-9'] } });
    scene.answer(0, up('h-15', 'help'));
    expect(order(scene).slice(0, 3)).toEqual(['placed', 'looked', 'drew']);
    for (const both of [0, 1]) scene.tells(both, { type: 'looked', seat: seat(0), count: 2, cards: ['c-9', 'sp-1'] });
    scene.tells(null, { type: 'looked', seat: seat(0), count: 2, cards: null });
  });
});

describe('RR-041, H-14: neutralised Help cards', () => {
  test('c-23 marks the face-up Help card of the rival', () => {
    const scene = revolution({ mine: { ...FREE, hand: ['c-23'] }, theirs: { zones: { help: 'h-9' } } });
    scene.answer(0, up('c-23', 'top'));
    scene.tells(null, { type: 'neutralised', seat: seat(1), card: 'h-9', by: 'c-23' });
    expect(player(scene, 1).zones.help).toMatchObject({ neutralised: true });
  });

  test.each([
    ['an immune one', 'h-5'],
    ['a face-down one', ['h-9', 'down']],
    ['none', null],
  ] as const)('c-23 marks not %s', (_, help) => {
    const scene = revolution({ mine: { ...FREE, hand: ['c-23'] }, theirs: { zones: { help } } });
    scene.answer(0, up('c-23', 'top'));
    expect(heard(scene, 0, 'neutralised')).toEqual([]);
  });

  test('H-14: what it has done before stays done', () => {
    const scene = revolution({ mine: { hand: ['h-4'] }, theirs: { hand: ['h-1'] } });
    scene.answer(0, up('h-4', 'help')).answer(1, up('h-1', 'help'));
    scene.tells(0, { type: 'neutralised', seat: seat(0), card: 'h-4', by: 'h-1' });
    expect(player(scene, 0).hand.length).toBeGreaterThanOrEqual(3);
  });

  test('H-15: a Help card that comes under an active h-1 does nothing, and asks nothing', () => {
    const drawing = revolution({ mine: { hand: ['h-4'] }, theirs: { zones: { help: 'h-1' } } });
    drawing.answer(0, up('h-4', 'help')).tells(1, { type: 'neutralised', seat: seat(0), card: 'h-4', by: 'h-1' });
    expect(heard(drawing, 0, 'drew').filter(({ by }) => by === 'h-4')).toEqual([]);
    const aiming = revolution({ mine: { hand: ['h-2'] }, theirs: { zones: { top: 'c-9', help: 'h-1' } } });
    aiming.answer(0, up('h-2', 'help'));
    aiming.asks(1, 'place');
  });

  test('H-15, RR-044: so does one that a search places there', () => {
    const scene = revolution({
      mine: { ...FREE, hand: ['c-12'], deck: ['c-3', 'h-4', 'c-1', 'c-4'] },
      theirs: { zones: { help: 'h-1' } },
    });
    scene.answer(0, up('c-12', 'top')).answer(0, take('h-4'));
    scene.tells(1, { type: 'neutralised', seat: seat(0), card: 'h-4', by: 'h-1' });
    expect(player(scene, 0).hand).toEqual(['c-3']);
  });

  test('H-15: of two h-1 the later one acts', () => {
    const scene = revolution({ mine: { hand: ['h-1'] }, theirs: { zones: { help: 'h-1' } } });
    scene.answer(0, up('h-1', 'help'));
    expect(heard(scene, 1, 'neutralised')).toEqual([{ type: 'neutralised', seat: 1, card: 'h-1', by: 'h-1' }]);
  });
});

test('RR-022: the Help zone is taken, also by a search: no further Help card comes face-up', () => {
  const scene = revolution({ mine: { hand: ['h-9', 'c-1'], deck: [], zones: { help: 'h-6' } } });
  scene.refuses(0, up('h-9', 'help'), 'not-an-option', 'blocked.helpTaken');
  scene.refuses(0, down('c-1', 'help'), 'not-an-option', 'blocked.taken');
  scene.answer(0, down('h-9', 'top'));
  expect(at(scene, 0, 'top')).toBe('h-9');
});

import { LANGUAGES, type Language, render, type Say, say, seat, withEngineTexts } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../../../rules/game.ts';
import { texts } from '../../../text/index.ts';
import { figureWords } from '../../../ui/board/figure-words.ts';
import { goalsOf } from '../../../ui/board/goals.ts';
import { tileWords } from '../../../ui/board/tile-words.ts';
import { lessonIn } from '../../../ui/ledge/lesson.ts';
import { askedWords, gistOf, headlineFor, headlineWhile } from '../../../ui/words/ask-words.ts';
import { type Hero, mountain } from '../../mountain.ts';

const NAMES = ['Ysolde', 'Mei', 'Odo', 'Bram'];
const me = seat(0);

function speech(language: Language) {
  const words = withEngineTexts(texts)[language];
  const tell = (what: Say): string => render(words, what, NAMES);
  return { language, tell, t: (key: string, values?: Say['with']) => tell(say(key, values)) };
}

const scene = () =>
  mountain({
    players: [
      { at: 12, class: 'hunter', hp: 4, kept: [{ card: 'ambush-opportunity', at: 4 }, 'instinct'] },
      { at: 12, class: 'monk' },
      { at: 8, class: 'porter', hp: 0 },
      { at: 8, class: 'warden', beers: 1 },
    ],
    traps: [{ tile: 10, owner: 1 }],
  });

function tile(number: number, language: Language = 'en', viewer = me): string {
  const { state, match } = scene();
  const view = game.view(state, viewer);
  const goal = goalsOf(view, match.question(viewer), viewer).find((each) => each.tile === number);
  return tileWords({ tile: number, view, shown: view, viewer, goal }, speech(language));
}

describe('the board in words, for players who cannot see it', () => {
  test('KM-028: a tile says its number, kind and tier, and who stands there', () => {
    expect(tile(0)).toBe('Tile 0, Start');
    expect(tile(8)).toBe('Tile 8, treasure, tier 1. Here: Odo, Bram');
    expect(tile(8, 'zh-Hant')).toBe('第 8 格，寶物，第 1 階。這裡有：Odo、Bram');
  });

  test('KM-028, KM-176: so does every kind of tile of each board, with the expansion too', () => {
    for (const board of ['classic', 'fortune'] as const)
      for (const expansion of [false, true]) {
        const view = mountain({ players: [{}, {}], rules: { board, expansion } }).view(0);
        expect(view.board.includes('shop')).toBe(expansion);
        for (const language of LANGUAGES)
          for (const number of view.board.keys())
            expect(tileWords({ tile: number, view, shown: view, viewer: me, goal: undefined }, speech(language))).not.toContain(
              '[',
            );
      }
  });

  test('KM-030: a Trap is named to all, an ambush to its owner alone', () => {
    expect(tile(10)).toContain('Mei’s Trap');
    expect(tile(4)).toContain('Your ambush');
    expect(tile(4, 'en', seat(1))).not.toContain('ambush');
  });

  test('H-56: so is an ambush to the partners of its owner, and to no rival', () => {
    const lurking: Hero = { at: 2, team: 'hawk', kept: [{ card: 'ambush-opportunity', at: 9 }] };
    const { state } = mountain({
      players: [{ at: 8, team: 'hawk' }, lurking, { at: 3, team: 'stag' }],
      rules: { mode: 'teams' },
    });
    const said = (viewer: number): string => {
      const view = game.view(state, seat(viewer));
      return tileWords({ tile: 9, view, shown: view, viewer: seat(viewer), goal: undefined }, speech('en'));
    };
    expect(said(0)).toContain('Mei’s ambush');
    expect(said(1)).toContain('Your ambush');
    expect(said(2)).not.toContain('ambush');
  });

  test('which roll leads there, and which card', () => {
    expect(tile(16)).toBe('Tile 16, enemy, tier 3. A movement roll of 4 brings you here');
    expect(tile(11)).toBe('Tile 11, enemy, tier 2. Instinct: go to tile 11');
  });

  test('KM-029: a figure says name, class, tile, HP and state', () => {
    const { players } = game.view(scene().state, me);
    const figure = (who: number, acting = false): string => {
      const player = players[who];
      if (player === undefined) throw new Error('no such figure');
      return figureWords(seat(who), player, acting, speech('en'));
    };
    expect(figure(0, true)).toBe('Ysolde, Hunter, tile 12, 4 of 5 HP, it is their turn');
    expect(figure(2)).toBe('Odo, Porter, tile 8, 0 of 5 HP, knocked out');
    expect(figure(3)).toContain('−1 to the next movement roll');
  });
});

test('KM-029, KM-078: a figure says every state of its player: a turn that will be skipped, a claim, and the others', () => {
  const heroes: readonly (readonly [Hero, string])[] = [
    [{ skip: true }, 'skips the next turn'],
    [{ at: 19, claim: true }, 'claims the Final tile'],
    [{ hp: 0 }, 'knocked out'],
    [{ invisible: true }, 'invisible'],
    [{ secondWind: true }, 'second wind'],
    [{ class: 'monk', recovered: true }, 'recovery used up'],
  ];
  for (const [hero, said] of heroes) {
    const player = mountain({ players: [{}, hero] }).view(0).players[1];
    if (player === undefined) throw new Error('no such figure');
    expect(figureWords(seat(1), player, false, speech('en'))).toMatch(new RegExp(`of 5 HP, ${said}$`));
  }
});

/** Seat 0 has acted, and carries this. */
const acted = (pack: string[]) => mountain({ players: [{ at: 3, pack }, {}] }).answer(0, { do: 'sleep' });
const light = acted(['beer']).view(0);
const laden = acted(['dagger', 'robe', 'beer']).view(0);
/** Whatever can be asked, and after the action with too much to carry besides. */
const asked = [...Object.keys(game.questions).map((kind) => ({ kind, view: light })), { kind: 'after', view: laden }];

test('whatever is asked is said in a few words, in both languages', () => {
  expect(asked.length).toBeGreaterThan(10);
  for (const { kind, view } of asked)
    for (const language of LANGUAGES) {
      const said = speech(language).tell(askedWords({ kind }, view));
      expect(said, kind).not.toContain('board.ask');
      expect(said.length, `${kind}: ${said}`).toBeLessThanOrEqual(28);
    }
});

test('on the beam whatever is asked has a title and says what to do, in both languages', () => {
  for (const { kind, view } of asked)
    for (const language of LANGUAGES) {
      const { title, sub } = headlineFor({ kind }, view);
      const [above, below] = [speech(language).tell(title), speech(language).tell(sub)];
      expect(above, kind).not.toContain('headline.');
      expect(below, kind).not.toContain('headline.');
      expect(above.length, above).toBeLessThanOrEqual(20);
      expect(below.length, below).toBeLessThanOrEqual(34);
    }
});

test('KM-048, KM-074: with too much to carry the turn cannot end, and everything that asks says what to do about it', () => {
  const scene = acted(['dagger', 'robe', 'beer']);
  const question = scene.asks(0, 'after');
  expect(question.options.every((option) => option.do === 'drop')).toBe(true);
  const { tell, t } = speech('en');
  const { title, sub } = headlineFor(question, scene.view(0));
  expect([title, sub, askedWords(question, scene.view(0))].map(tell)).toEqual([
    'Too much to carry',
    'Press a thing below to drop it',
    '5 of 4 slots: drop something',
  ]);
  expect(t(`ledge.ask.${gistOf(question, scene.view(0))}`)).toBe('Too much to carry: press a thing to drop it');
  // As soon as it fits, the turn goes on as ever.
  scene.answer(0, { do: 'drop', item: 'beer' });
  expect(tell(headlineFor(scene.asks(0, 'after'), scene.view(0)).title)).toBe('Your action is done');
  expect(t(`ledge.ask.${gistOf({ kind: 'after' }, scene.view(0))}`)).toBe('Your action is done');
});

test('H-46: with too much to carry, what is new may be equipped and is asked for; what is old says why it must wait', () => {
  const scene = mountain({
    players: [{ at: 7, pack: ['dagger', 'beer', 'beer'] }, {}],
    board: { 8: 'treasure1' },
    treasure1: ['robe'],
    dice: [1],
  }).answer(0, { do: 'move' });
  const question = scene.asks(0, 'after');
  expect(question.options).toContainEqual({ do: 'equip', item: 'robe', slot: 'armour' });
  const { tell, t } = speech('en');
  const { title, sub } = headlineFor(question, scene.view(0));
  expect([title, sub, askedWords(question, scene.view(0))].map(tell)).toEqual([
    'Too much to carry',
    'Equip what is new, or drop something',
    '6 of 4 slots: equip or drop',
  ]);
  expect(t(`ledge.ask.${gistOf(question, scene.view(0))}`)).toBe('Too much to carry: equip what is new, or drop something');
  const dagger = question.blocked.filter(({ option }) => option.do === 'equip');
  expect(dagger.map(({ option, why }) => [option, tell(why)])).toEqual([
    [
      { do: 'equip', item: 'dagger', slot: 'left' },
      'only what you got this turn can be equipped now; the rest waits for your next turn',
    ],
  ]);
});

test('KM-106: a newcomer who carries a weapon past an empty hand is told to equip it; one who has no free slot is not', () => {
  const lesson = (hero: Hero) => {
    const scene = mountain({ players: [{ at: 3, ...hero }, {}] });
    return lessonIn(scene.view(0), scene.asks(0, 'turn'));
  };
  expect(lesson({ pack: ['dagger'] })).toEqual({ kind: 'equip', by: 'equip' });
  expect(lesson({ pack: ['beer'] })).toBeNull();
  expect(lesson({ pack: ['robe'], armour: 'velvet-cloak' })).toBeNull();
});

test('one enemy is no choice of targets', () => {
  const scene = mountain({
    players: [{ at: 8 }, {}],
    board: { 9: 'enemy1' },
    enemies1: ['goblin'],
    dice: [1],
    rests: ['fight'],
  }).answer(0, { do: 'move' });
  const { tell } = speech('en');
  expect(tell(headlineFor(scene.asks(0, 'fight'), scene.view(0)).sub)).toBe('Attack; you can retreat later');
});

test('while the order is rolled for, the beam says so', () => {
  const { tell } = speech('en');
  const packet = { view: { ...light, turn: 0 }, waiting: [{ seat: seat(1), kind: 'initiative' as const }] };
  const said = headlineWhile(packet, me);
  expect([said?.title, said?.sub].map((each) => tell(each ?? say('')))).toEqual(['The turn order', 'Waiting for Mei to roll']);
});

test('a newcomer is told something about every kind of question, shortly and in both languages', () => {
  const told = (language: Language) => Object.entries(texts[language]).filter(([key]) => key.startsWith('coach.'));
  for (const language of LANGUAGES) {
    expect(
      told(language)
        .map(([key]) => key)
        .sort(),
    ).toEqual(
      // And about equipping, as soon as there is something to equip, and about partners, as soon as there is something to trade.
      [...Object.keys(game.questions), 'equip', 'team'].map((kind) => `coach.${kind}`).sort(),
    );
    for (const [key, text] of told(language)) expect(text.length, key).toBeLessThanOrEqual(240);
  }
});

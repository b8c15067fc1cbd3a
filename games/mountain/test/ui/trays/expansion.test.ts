import { type Say, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { afterDrink } from '../../../ui/odds/drunk.ts';
import { heroOf } from '../../../ui/odds/hero.ts';
import { aimedAt, trayControlsOf } from '../../../ui/trays/controls/tray-controls.ts';
import { defeatWords, spoilsWords } from '../../../ui/trays/fight/stakes.ts';
import { newsAfter } from '../../../ui/trays/news/news.ts';
import { newsWords } from '../../../ui/trays/news/news-words.ts';
import { trayOf } from '../../../ui/trays/tray-of.ts';
import { type Hero, type MountainScene, use } from '../../mountain.ts';
import { move, only } from '../../rules/actions.ts';
import { drawing, expanded, fighting } from '../../rules/expansion/expanded.ts';
import { english, isTold, stillShow } from './eyes.ts';

function said(words: Say): string {
  expect(isTold(words)).toBe(true);
  return english(words);
}

/** What is on the buttons, in English; in no language is anything missing. */
function buttons(scene: MountainScene, aim: number | null = null): string[] {
  const packet = scene.match.packet(seat(0));
  const { question, view } = packet;
  if (question === null) throw new Error('nothing is asked');
  expect(trayOf({ question, over: null, show: stillShow(packet) })).toBe(question.kind);
  return aimedAt(trayControlsOf({ question, view, seat: seat(0) }), aim).map(({ label, sub, key }) => {
    return [key, said(label), said(sub ?? label)].join(' | ');
  });
}

describe('the buttons of the expansion', () => {
  test('KM-174: a Fireball says what it does and the chance to win afterwards', () => {
    const scene = fighting(['orc', 'troll'], { pack: ['fireball'] }, [], { rests: ['fight'] });
    expect(buttons(scene, 0)).toContain('9 | Throw Fireball | every enemy loses 2 HP, then 100% to win');
  });

  test('KM-184: each way of a card with a choice has its price', () => {
    expect(buttons(drawing('crossroads', [{}, {}], { rests: ['fork'] }))).toEqual([
      '1 | Climb on | lose 2 HP',
      '2 | The long way | move back 3 tiles; the tile there takes effect',
    ]);
    expect(buttons(drawing('cursed-idol', [{}, {}], { rests: ['fork'] }))).toEqual([
      '1 | Take it | lose 2 HP, draw a tier 2 treasure',
      '2 | Leave it alone | nothing happens',
    ]);
  });

  test('H-21, H-55: a way says what it costs this player, and whether the tile counts', () => {
    const ways = (hero: Hero, rules = {}) => buttons(drawing('crossroads', [hero, {}], { rests: ['fork'], rules }));
    expect(ways({ class: 'berserker' })[0]).toBe('1 | Climb on | lose 3 HP');
    expect(ways({ armour: 'padded-coat' })[0]).toBe('1 | Climb on | lose 1 HP');
    expect(ways({}, { luckChain: 'quiet' })[1]).toBe('2 | The long way | move back 3 tiles, where nothing happens');
  });

  test('H-55, KM-116: an attack says that it knocks out where one hit does', () => {
    const strike = (rival: Hero): string | undefined =>
      buttons(expanded({ players: [{ at: 8 }, { at: 8, ...rival }], rests: ['duel'] }).answer(0, { do: 'duel', with: 1 }), 1)[0];
    expect(strike({ class: 'berserker', hp: 2 })).toMatch(/to hit and knock out$/);
    expect(strike({ hp: 2 })).toMatch(/to hit$/);
    expect(strike({ class: 'monk', hp: 1 })).toMatch(/to hit$/);
    expect(strike({ class: 'monk', hp: 1, recovered: true })).toMatch(/to hit and knock out$/);
  });

  test('H-39, KM-184: a Bitter Draught is in the odds with its strength and its price', () => {
    const scene = fighting(['orc'], { pack: ['bitter-draught'] }, [], { rests: ['fight'], rules: { battlePotions: true } });
    const view = scene.view(0);
    const { attack, hp } = heroOf(view, seat(0));
    expect(heroOf(afterDrink(view, seat(0), 'bitter-draught'), seat(0))).toMatchObject({ attack: attack + 2, hp: hp - 1 });
  });

  test('KM-173: the Magic Ring names what is worn, and how many things one unseen is drawn from', () => {
    const players = [
      { at: 4, pack: ['magic-ring'] },
      { at: 4, left: 'dagger', pack: ['beer', 'trap'] },
    ];
    const scene = expanded({ players, rests: ['steal'] }).answer(0, use('magic-ring'));
    expect(buttons(scene)).toEqual([
      expect.stringMatching(/^1 \| .* Dagger \| \+1 Attack$/),
      expect.stringMatching(/^2 \| Something .* carries \| one of 2, at random$/),
      '3 | Take nothing | the ring is used up all the same',
    ]);
  });
});

describe('what is at stake and what has happened', () => {
  test('KM-184: a Mimic is sure to leave something, and a Harpy drives far back', () => {
    const mimic = fighting(['mimic'], {}, [], { rests: ['fight'] });
    expect(spoilsWords(mimic.view(0).fight?.foes ?? []).map(said)).toEqual(['It leaves a treasure: tier 2 (100%).']);
    const harpy = fighting(['harpy'], {}, [], { rests: ['fight'] });
    expect(said(defeatWords(harpy.view(0), seat(0)))).toContain('tile 7');
  });

  test('KM-173: a theft is news to both, and only those two see what was taken', () => {
    const players = [{ at: 4, pack: ['magic-ring'] }, { at: 4, pack: ['fairy-dust'] }, { at: 4 }];
    const scene = expanded({ players, dice: [0] })
      .answer(0, use('magic-ring'))
      .answer(0, { do: 'steal', loser: 1, item: null });
    const seen = [0, 1, 2].map((who) => {
      const news = newsAfter(null, only(scene, 'stolen', who), seat(who));
      if (news === null) throw new Error('no news');
      const { title } = newsWords(news, seat(who), scene.view(who));
      expect(isTold(title)).toBe(true);
      return [title.key, news.cards[0]?.card];
    });
    expect(seen).toEqual([
      ['tray.news.theft.you', 'fairy-dust'],
      ['tray.news.theft.fromYou', 'fairy-dust'],
      ['tray.news.theft.player', null],
    ]);
  });

  test('KM-176: a Shop has a tray of its own', () => {
    const scene = expanded({ players: [{ at: 7, left: 'dagger' }, {}], dice: [1], rests: ['shop'] }).answer(0, move);
    const packet = scene.match.packet(seat(0));
    expect(trayOf({ question: packet.question, over: null, show: stillShow(packet) })).toBe('shop');
  });
});

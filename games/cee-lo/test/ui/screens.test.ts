import { type Flat, render, type Say, say, seat, withEngineTexts } from '@tavern/engine';
import { type TableSpeech, WordsContext } from '@tavern/kit';
import { ActsPlace } from '@tavern/kit/acts/index.ts';
import { createElement as element, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { rulesSchema } from '../../rules/house-rules.ts';
import { fairTable } from '../../rules/rule-sets.ts';
import { texts } from '../../text/index.ts';
import { tableTexts } from '../../text/table/index.ts';
import { Between } from '../../ui/between/between.tsx';
import { Ending } from '../../ui/ending/ending.tsx';
import { Shop } from '../../ui/shop/shop.tsx';
import type { CeeLoProps } from '../../ui/show/props.ts';
import { attack, type CeeLoScene, ceeLo, roll, shop } from '../cee-lo.ts';

const words = { ...withEngineTexts(texts).en, ...tableTexts.en };
const tell = (what: Say): string => render(words, what, ['You']);
const speech: TableSpeech = { language: 'en', tell, t: (key, values) => tell(say(key, values)) };

/** A screen as it is drawn; `advice`: what Old Owl has said that he would do. */
function drawn(
  scene: CeeLoScene,
  Screen: FunctionComponent<CeeLoProps>,
  more: Partial<CeeLoProps> = {},
  advice: Flat | null = null,
): string {
  const packet = scene.match.packet(seat(0));
  const props = {
    packet,
    view: scene.state,
    viewer: seat(0),
    names: ['Mei'],
    question: packet.question,
    busy: false,
    send: () => undefined,
    events: scene.told(0).map((event, index) => ({ id: String(index), event, view: scene.state, past: false, foreseen: false })),
    over: packet.over,
    seed: 'TEST',
    daily: null,
    hint: null,
    parts: { book: null, prompt: null, coach: null, candle: null, handOn: null, ways: null },
    ...more,
  } as unknown as CeeLoProps;
  const hint = advice === null ? null : { option: advice, said: '', mark: '', label: '', ask: () => undefined };
  const place = { asked: 1, busy: false, send: () => undefined, hint };
  return renderToStaticMarkup(
    element(WordsContext, { value: speech }, element(ActsPlace, place as never, element(Screen, props))),
  );
}

/** A screen as its player sees it, without its tags. */
const seen = (scene: CeeLoScene, Screen: FunctionComponent<CeeLoProps>, more: Partial<CeeLoProps> = {}): string =>
  drawn(scene, Screen, more)
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*>/g, '|')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\|+/g, '|');

/** The labels of what is lit. */
const litIn = (html: string): readonly string[] =>
  [...html.matchAll(/<button[^>]*class="([^"]*)"[^>]*>(.*?)<\/button>/gs)].flatMap(([, style = '', inside = '']) =>
    /\blit\b/.test(style) ? [/<b>(.*?)<\/b>/.exec(inside)?.[1] ?? ''] : [],
  );

test('in the shop the way on is lit, not the purchase, where Old Owl would buy nothing', () => {
  const scene = ceeLo({ gold: 20 }).answer(0, shop);
  expect(litIn(drawn(scene, Shop))).toEqual(['Buy for 15']);
  expect(litIn(drawn(scene, Shop, {}, { do: 'leave' }))).toEqual(['Continue']);
  expect(litIn(drawn(scene, Shop, {}, { do: 'buy', item: 'point-boost' }))).toEqual(['Buy for 15']);
  expect(litIn(drawn(ceeLo({ gold: 1 }).answer(0, shop), Shop))).toEqual(['Continue']);
});

describe('CL-015: before a round', () => {
  const scene = ceeLo({
    round: 2,
    gold: 37,
    hp: 53,
    damage: 7,
    first: 'player',
    owned: { 'extra-reroll': 2, 'point-boost': 3, 'wild-die': 1 },
  });
  const shown = seen(scene, Between);

  test('the figures of the run are there', () => {
    for (const row of ['Gold|37', 'Max HP|53', 'Base damage|7', 'Rerolls per round|3 = 1 + 2', 'Point Boost|+3'])
      expect(shown).toContain(row);
  });

  test('every powerup is, with its copies and what it does, and none that is not owned', () => {
    expect(shown).toContain('Extra Reroll| ×2|');
    expect(shown).toContain('+1 reroll per round.');
    expect(shown).toContain('Point Boost| ×3|');
    expect(shown).toContain('Wild Die|Once per round and copy: set one die of a scoring throw to any face.');
    expect(shown).not.toContain('Loaded Dice');
  });

  test('and the ways to the fight and to the shop', () => {
    expect(shown).toContain('Begin the fight|against Brother Toad');
    expect(shown).toContain('Visit the shop|you have 37 gold');
  });

  test('C-04: where wounds stay, how many HP are left is told beside the most there are', () => {
    const wounded = ceeLo({ rules: { carryWounds: true }, round: 2, hp: 53, damage: 7 });
    Object.assign(wounded.state, { wounds: 20 });
    expect(seen(wounded, Between)).toContain('Max HP|53 (now 33)');
  });
});

describe('the rules of this run', () => {
  const fair = rulesSchema.parse(fairTable.rules);

  test('are what a powerup tells, on the shelf and in the bag', () => {
    const cycle = 'Once per round and copy: change one die of a scoring throw to the next face.';
    const any = 'Once per round and copy: set one die of a scoring throw to any face.';
    for (const [rules, does, other] of [
      [fair, cycle, any],
      [rulesSchema.parse({}), any, cycle],
    ] as const) {
      const screens = [
        seen(ceeLo({ rules, owned: { 'wild-die': 1 } }), Between),
        seen(ceeLo({ rules, gold: 30 }).answer(0, shop), Shop),
      ];
      for (const shown of screens) {
        expect(shown).toContain(does);
        expect(shown).not.toContain(other);
      }
    }
  });

  test('C-09: a shelf says that something stacks where it does under them', () => {
    const loaded = (rules: object): string =>
      /Loaded Dice\|Your first die.*?\|(You can buy this|25 gold short|5 gold short)\|(.*?)\|/.exec(
        seen(ceeLo({ rules, gold: 30 }).answer(0, shop), Shop),
      )?.[2] ?? '';
    expect(loaded({})).toBe('one only');
    expect(loaded({ stackEverything: true })).toBe('stacks');
  });

  test('C-07: nothing speaks of eleven powerups where ten are sold', () => {
    expect(seen(ceeLo(), Between)).toContain('Old Owl sells 11.');
    expect(seen(ceeLo({ rules: { autoRerolls: 'unlimited' } }), Between)).toContain('Old Owl sells 10.');
  });

  test.each([
    ['Fair Table', fair],
    ['Printed', rulesSchema.parse({})],
    ['house rules', rulesSchema.parse({ mercy: true })],
  ])('are named at the end: %s', (name, rules) => {
    const scene = ceeLo({ rules, fight: {} }).answer(0, { do: 'concede' });
    expect(seen(scene, Ending)).toContain(`Rules|${name}|`);
  });
});

test('an ending says one thing once: its title, and what could have been otherwise; the beam tells the outcome', () => {
  const scene = ceeLo({ fight: { hp: 3 }, dice: [3, 3, 1, 2, 2, 6] })
    .answer(0, roll)
    .answer(0, attack);
  const shown = seen(scene, Ending);
  expect(shown).toContain('|Beaten|');
  expect(shown).toContain('more HP would have saved you');
  expect(shown).not.toContain('Beaten in round 1');
  expect(tell(scene.match.over?.why ?? say(''))).toBe('Beaten in round 1 by Alley Cat.');
});

import { personAtSeat } from '@tavern/bots';
import { fieldsOf, say } from '@tavern/engine';
import type { RoomView } from '@tavern/wire';
import { expect, test } from 'vitest';
import { heights, parading } from '../../../../server/test/rooms/stand-ins.ts';
import { newsBetween } from '../../../lobby/news/news.ts';
import { BRAM, MEI, NONCE, Scene, YSOLDE } from '../rooms.ts';

const rules = fieldsOf(heights.game.rules);

/** What `who` is told about what happens in a room. */
function heard(who: string, scene: Scene, happens: (scene: Scene) => void): readonly object[] {
  const before: RoomView = scene.view;
  happens(scene);
  return newsBetween(before, scene.view, who, rules);
}

test('people come, sit down, get up and leave', () => {
  const scene = new Scene();
  expect(heard(YSOLDE, scene, () => scene.comes(MEI))).toEqual([say('lobby.news.watches', { who: 'Mei' })]);
  expect(heard(YSOLDE, scene, () => scene.sits(MEI, 1))).toEqual([say('lobby.news.sits', { who: 'Mei' })]);
  expect(heard(YSOLDE, scene, () => scene.sits(BRAM, 2))).toEqual([say('lobby.news.joins', { who: 'Bram' })]);
  expect(heard(YSOLDE, scene, () => scene.does(MEI, { do: 'stand' }))).toEqual([say('lobby.news.stands', { who: 'Mei' })]);
  expect(heard(YSOLDE, scene, () => scene.goes(MEI))).toEqual([say('lobby.news.leaves', { who: 'Mei' })]);
  expect(heard(YSOLDE, scene, () => scene.goes(BRAM))).toEqual([say('lobby.news.away', { who: 'Bram' })]);
  expect(heard(YSOLDE, scene, () => scene.comes(BRAM))).toEqual([say('lobby.news.here', { who: 'Bram' })]);
});

test('guests are not told what they did themselves', () => {
  const scene = new Scene();
  expect(heard(MEI, scene, () => scene.sits(MEI, 1))).toEqual([]);
  expect(heard(MEI, scene, () => scene.does(MEI, { do: 'ready', nonce: NONCE }))).toEqual([]);
  expect(heard(YSOLDE, scene, () => scene.does(YSOLDE, { do: 'settings', settings: { rules: { hardDefeat: true } } }))).toEqual([
    say('lobby.news.unready', { who: 'Mei' }),
  ]);
});

test('bots sit down, change and get up', () => {
  const scene = new Scene().comes(MEI);
  const called = (level: string) =>
    say('bot.called', { name: say(`person.${personAtSeat(scene.view.code, 1).id}`), level: say(`level.${level}`) });
  expect(heard(MEI, scene, () => scene.does(YSOLDE, { do: 'bot', seat: 1, level: 'easy' }))).toEqual([
    say('lobby.news.bot.sits', { bot: called('easy') }),
  ]);
  expect(heard(MEI, scene, () => scene.does(YSOLDE, { do: 'bot', seat: 1, level: 'random' }))).toEqual([
    say('lobby.news.bot.level', { bot: called('random') }),
  ]);
  expect(heard(MEI, scene, () => scene.does(YSOLDE, { do: 'bot', seat: 1, level: null }))).toEqual([
    say('lobby.news.bot.stands', { bot: called('random') }),
  ]);
});

test('a changed rule is told with its new value', () => {
  const scene = new Scene().comes(MEI);
  const change = { do: 'settings', settings: { rules: { ...heights.presets?.[1]?.rules, trapEffect: 'stumble' } } } as const;
  expect(heard(MEI, scene, () => scene.does(YSOLDE, change))).toEqual([
    say('lobby.news.rule', { rule: say('options.trapEffect.label'), value: say('options.trapEffect.stumble') }),
  ]);
});

test('readiness and a new host are told', () => {
  const scene = new Scene().sits(MEI, 1);
  expect(heard(YSOLDE, scene, () => scene.does(MEI, { do: 'ready', nonce: NONCE }))).toEqual([
    say('lobby.news.ready', { who: 'Mei' }),
  ]);
  const before = scene.view;
  scene.does(YSOLDE, { do: 'host', guest: MEI });
  expect(newsBetween(before, scene.view, MEI, rules)).toEqual([say('lobby.news.host.you')]);
  expect(newsBetween(before, scene.view, BRAM, rules)).toEqual([say('lobby.news.host', { who: 'Mei' })]);
});

test('where choices are secret, a choice is no news: only that somebody is ready', () => {
  const deck = 'PD1-maba-1dr2fl-td~Own';
  const scene = new Scene(parading).sits(MEI, 1).comes(BRAM);
  for (const who of [YSOLDE, BRAM]) {
    const before = scene.does(MEI, { do: 'choose', choice: { deck: 'sunday' } }).seenBy(who);
    const chosen = scene.does(MEI, { do: 'choose', choice: { deck } }).seenBy(who);
    expect(newsBetween(before, chosen, who, [])).toEqual([]);
    const ready = scene.does(MEI, { do: 'ready', nonce: NONCE }).seenBy(who);
    expect(newsBetween(chosen, ready, who, [])).toEqual([say('lobby.news.ready', { who: 'Mei' })]);
    expect(JSON.stringify([before, chosen, ready])).not.toContain('PD1');
  }
});

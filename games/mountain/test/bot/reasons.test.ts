import type { AskedPacket } from '@tavern/bots';
import { create, fast, LANGUAGES, render, type Say, type Seat, seat, withEngineTexts } from '@tavern/engine';
import { expect, test } from 'vitest';
import { bot } from '../../bot/index.ts';
import { game } from '../../rules/game.ts';
import type { Mountain, MountainOption } from '../../rules/types.ts';
import { texts } from '../../text/index.ts';
import { tableTexts } from '../../text/table/index.ts';
import { type MountainScene, mountain, STANDOFF, standOff } from '../mountain.ts';
import { move, offer } from '../rules/actions.ts';
import { duelling, facing, MISS, trading } from '../rules/scenes.ts';
import { far, rng } from './chosen.ts';

const words = withEngineTexts(texts);
const inWords = (what: Say, language: (typeof LANGUAGES)[number]): string =>
  render({ ...words[language], ...tableTexts[language] }, what, ['Ann', 'Ben', 'Cid', 'Dora', 'Eve', 'Finn']);
const english = (what: Say | null): string => (what === null ? '' : inWords(what, 'en'));

/** What the house would do, and why. */
function advice(packet: AskedPacket<Mountain>, who: Seat): { readonly option: MountainOption | null; readonly why: Say | null } {
  const option = bot.choose(packet, who, rng()) as MountainOption | null;
  return { option, why: option === null ? null : ((bot.why?.(packet, who, option) ?? null) as Say | null) };
}
const adviceIn = (scene: MountainScene, who = 0) => advice(scene.match.packet(seat(who)) as AskedPacket<Mountain>, seat(who));

test('a turn: the action and the next best one, in tiles of headway', () => {
  const { option, why } = adviceIn(mountain({ players: [{ at: 4, hp: 3 }, far] }));
  expect(option).toEqual(move);
  expect(english(why)).toMatch(/^Worth about [+−][\d.]+ tiles to you; Sleep: [+−][\d.]+\.$/);
});

test('what comes before the action says which plan it serves', () => {
  const { option, why } = adviceIn(mountain({ players: [{ at: 4, pack: ['lords-sword'] }, far] }));
  expect(option).toMatchObject({ do: 'equip' });
  expect(english(why)).toMatch(/^It prepares the best plan, Move: about /);
});

test('a fight and a duel: the chance to win, and what running would be worth', () => {
  const fight = facing(['orc'], { left: 'lords-sword' }, [...MISS], { rests: ['fight'] }).answer(0, {
    do: 'attack',
    target: 0,
    press: 'once',
  });
  expect(english(adviceIn(fight).why)).toMatch(/^You win this fight with \d+%\. Worth about .* tiles; retreat: .*\.$/);
  const duel = standOff(duelling([{ left: 'lords-sword' }, {}], [...STANDOFF, ...STANDOFF], { rests: ['duel'] }), 0, 1);
  expect(english(adviceIn(duel).why)).toMatch(/^You win this duel with \d+%\. Worth about .* tiles; retreat: .*\.$/);
});

test('what is let go would be missed least', () => {
  const scene = mountain({
    players: [{ at: 4, left: 'lords-sword', right: 'silver-shield', pack: ['beer', 'trap', 'dagger'] }, far],
    treasure2: ['smoke-bomb'],
    dice: [1],
  });
  expect(english(adviceIn(scene.answer(0, move)).why)).toMatch(/^You would miss it least: about .* tiles; drop .*: .*\.$/);
});

test('a trade: what both sides gain by it', () => {
  const armed = { left: 'crude-axe', right: 'crude-axe', pack: ['dagger'] };
  const spare = { left: 'lords-sword', armour: 'heirloom-armor', pack: ['robe'] };
  const scene = trading(armed, spare).answer(0, offer('dagger')).answer(1, offer('robe'));
  expect(english(adviceIn(scene).why)).toMatch(/^By this exchange you gain about \+[\d.]+ tiles, Ben \+[\d.]+\.$/);
});

/** In whole matches: every reason is told in both languages, and the chosen way is worth no less than the other. */
test('reasons for every kind of question, in both languages', () => {
  const told = new Map<string, number>();
  const faults: string[] = [];
  for (let seed = 1; seed <= 25; seed++) {
    const rules = game.rules.parse({
      hardDefeat: seed % 2 === 0,
      handicap: seed % 3 === 0,
      vultures: true,
      mysticTie: 'choose',
      battlePotions: true,
    });
    const match = create(
      game,
      fast(seed),
      Array.from({ length: 2 + (seed % 4) }, () => ({ class: 'scout' as const })),
      rules,
    );
    while (match.over === null && match.seq < 600) {
      const choices = match.asked.map((who) => {
        const packet = match.packet(who) as AskedPacket<Mountain>;
        return { who, packet, ...advice(packet, who) };
      });
      const next = choices.find(({ option }) => option !== null) ?? choices[0];
      if (next === undefined) throw new Error('nobody is asked');
      const { why, packet, who } = next;
      if (why !== null) {
        told.set(packet.question.kind, (told.get(packet.question.kind) ?? 0) + 1);
        for (const language of LANGUAGES) {
          const text = inWords(why, language);
          if (/[[\]{}]|undefined|NaN/.test(text)) faults.push(text);
        }
      }
      const option = next.option ?? match.fallback(who);
      const result = match.answer(who, packet.question.id, option);
      if (!result.ok) throw new Error(result.code);
    }
  }
  expect(faults).toEqual([]);
  const kinds = ['after', 'arrive', 'challenge', 'duel', 'fight', 'interrupt', 'loot', 'thief', 'trade', 'turn', 'vulture'];
  expect([...told.keys()].filter((kind) => kind !== 'overflow' && kind !== 'wave').sort()).toEqual(kinds);
});

import type { AskedPacket } from '@tavern/bots';
import { create, fast, LANGUAGES, render, type Say, type Seat, seat, withEngineTexts } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { bot } from '../../bot/index.ts';
import { game } from '../../rules/game.ts';
import type { TeamId } from '../../rules/teams.ts';
import type { Mountain, MountainOption } from '../../rules/types.ts';
import { texts } from '../../text/index.ts';
import { tableTexts } from '../../text/table/index.ts';
import { type Hero, type MountainScene, mountain, STANDOFF, standOff } from '../mountain.ts';
import { also, duel, move, offer, trade } from '../rules/actions.ts';
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
  expect(english(adviceIn(fight).why)).toMatch(/^Your chance to win this fight is \d+%\. Worth about .* tiles; retreat: .*\.$/);
  const clash = standOff(duelling([{ left: 'lords-sword' }, {}], [...STANDOFF, ...STANDOFF], { rests: ['duel'] }), 0, 1);
  expect(english(adviceIn(clash).why)).toMatch(/^Your chance to win this duel is \d+%\. Worth about .* tiles; retreat: .*\.$/);
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

test('what the dice still have to decide is never promised', () => {
  const fight = facing(['goblin'], { left: 'lords-sword', right: 'silver-shield', armour: 'heirloom-armor' }, [], {
    rests: ['fight'],
  });
  expect(english(adviceIn(fight).why)).toMatch(/^Your chance to win this fight is 99%\./);
});

test('KM-174: something thrown at all enemies: the chance to win after it', () => {
  const scene = facing(['orc'], { pack: ['fireball'] }, [], { rests: ['fight'], rules: { expansion: true } });
  const why = bot.why?.(scene.match.packet(seat(0)) as AskedPacket<Mountain>, seat(0), { do: 'cast', item: 'fireball' });
  expect(english((why ?? null) as Say | null)).toBe('Your chance to win this fight is 100% after that.');
});

describe('H-56: in a team', () => {
  const teamed = (heroes: readonly Hero[]) =>
    mountain({ players: heroes, rules: { mode: 'teams' }, rests: ['turn', 'after', 'trade', 'challenge', 'duel'] });
  const laden: Hero = { at: 8, team: 'hawk', left: 'lords-sword', right: 'lords-sword', pack: ['dragonfang-greatsword'] };

  test('a trade with a partner says who has more use for it, and what both gain', () => {
    const scene = teamed([laden, { at: 16, team: 'hawk' }, { at: 12, team: 'stag' }]);
    expect(english(adviceIn(scene).why)).toMatch(
      /^Ben has more use for something you carry: worth about \+[\d.]+ tiles to your team\.$/,
    );
    scene.answer(0, trade(1));
    expect(english(adviceIn(scene).why)).toMatch(/^By this exchange you gain about .* tiles, Ben \+[\d.]+\.$/);
  });

  test('a duel of several counts the rivals, not the partner who fights beside me', () => {
    const heroes = [
      { at: 8, team: 'stag' },
      { at: 8, team: 'hawk' },
      { at: 8, team: 'hawk' },
    ] satisfies Hero[];
    const scene = teamed(heroes).answer(0, duel(1)).answer(0, also(2));
    expect(english(adviceIn(scene, 1).why)).toMatch(/^Your chance to win this duel is \d+%\. /);
  });
});

/** Kinds of question whose best answer has a reason. Whether a match comes to one is up to chance: enough of them are played. */
const KINDS = [
  'after',
  'arrive',
  'challenge',
  'duel',
  'fight',
  'fork',
  'interrupt',
  'loot',
  'shop',
  'steal',
  'thief',
  'trade',
  'turn',
  'vulture',
];
const MOST_MATCHES = 200;
const TEAMS = ['hawk', 'stag'] as const;

test('H-56: reasons for every kind of question, in a race and in teams, in both languages', () => {
  const told = new Set<string>();
  const faults: string[] = [];
  for (let seed = 1; seed <= MOST_MATCHES && !KINDS.every((kind) => told.has(kind)); seed++) {
    const mode = seed % 2 === 0 ? 'teams' : 'race';
    const rules = game.rules.parse({
      mode,
      expansion: seed % 3 !== 0,
      hardDefeat: seed % 2 === 0,
      handicap: seed % 3 === 0,
      vultures: true,
      mysticTie: 'choose',
      battlePotions: true,
    });
    const match = create(
      game,
      fast(seed),
      Array.from({ length: 2 + (seed % 5) }, (_, index) => ({
        class: 'scout' as const,
        ...(mode === 'race' ? {} : { team: TEAMS[index % 2] as TeamId }),
      })),
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
        told.add(packet.question.kind);
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
  expect(KINDS.filter((kind) => !told.has(kind))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import {
  cardName,
  cardText,
  create,
  fast,
  LANGUAGES,
  type Language,
  lineText,
  type Match,
  optionText,
  type Rng,
  render,
  type Say,
  seat,
  seatsOf,
  styleFaults,
  tableText,
  withEngineTexts,
} from '@tavern/engine';
import { expect, test } from 'vitest';
import { hallTextsOf } from '../../../test/all-texts.ts';
import { book, game, tell, texts } from '../../index.ts';
import { classes, enemies, luckCards, treasures } from '../../rules/catalog.ts';
import { inForce } from '../../rules/in-force.ts';
import { attackBonuses, defenceBonuses, enemyAttack, enemyDefence, total } from '../../rules/score.ts';
import type { Mountain } from '../../rules/types.ts';
import type { PlayerView } from '../../rules/view.ts';
import { tableTexts } from '../../text/table/index.ts';
import { asPlayer } from '../../text/tell/players.ts';
import { attack, exchangeBlows, type MountainScene, mountain, PRINTED } from '../mountain.ts';

const words = withEngineTexts(texts);
const NAMES = ['Ann', 'Ben', 'Cid', 'Dora', 'Eve', 'Finn'];
const read = (what: Say, language: Language = 'en'): string => render(words[language], what, NAMES);

/** What the last answer put into the log of a seat. */
const log = (scene: MountainScene, who: number | null, language: Language = 'en'): string[] =>
  scene
    .told(who)
    .map((event) => tell.event(event))
    .flatMap((line) => (line === null ? [] : [read(lineText(line), language)]));

const table = (scene: MountainScene, who: number): string[] =>
  tableText(tell.table(scene.view(who), seat(who))).map(({ say }) => read(say));

const orcFight = () =>
  mountain({
    players: [{ at: 8, class: 'hunter', left: 'lords-sword', armour: 'robe' }, {}],
    board: { 9: 'enemy2' },
    enemies2: ['orc'],
    // One step, one enemy of tier 2; then the hero's Attack and Defence, and the orc's.
    dice: [1, 9, 4, 3, 5, 2],
    rests: ['fight'],
  }).answer(0, { do: 'move' });

test('a fight round shows every die, every bonus with its source, and the result (KM-098)', () => {
  const scene = orcFight();
  scene.answer(0, attack(0));
  expect(log(scene, 1)).toEqual([
    'Fight, round 1: Ann attacks the Orc: 4 (die) + 1 (base) + 1 (Hunter) + 2 (Lord’s Sword) = 8 against 2 (die) + 1 = 3: a hit, it has 1 HP left.\n' +
      '    Ann defends with 3 (die) + 1 (base) + 1 (Robe) = 5. Orc: 5 (die) + 2 = 7, a hit.',
    'Ann loses 1 HP and has 4 left.',
  ]);
  expect(log(scene, 1, 'zh-Hant')[0]).toBe(
    '戰鬥第 1 輪：Ann 攻擊獸人：骰 4 + 基礎 1 + 獵人 1 + 領主之劍 2 = 8，對上骰 2 + 1 = 3：命中，它剩 1 點生命。\n' +
      '    Ann 防禦：骰 3 + 基礎 1 + 長袍 1 = 5。獸人：骰 5 + 2 = 7，命中。',
  );
});

test('before a fight round the table shows what counts in it, and where a retreat leads', () => {
  const scene = orcFight();
  expect(table(scene, 0)).toContain('Fight, round 1: Ann has 5 HP, Attack +4, Defence +2, against');
  expect(table(scene, 0)).toContain('  enemy 1: Orc, 2 HP, Attack +2, Defence +1 (chance to be hit 83%, to hit 42%)');
  scene.answer(0, attack(0));
  expect(table(scene, 0)).toEqual([
    'Fight, round 2: Ann has 4 HP, Attack +4, Defence +2, against',
    '  enemy 1: Orc, 1 HP, Attack +2, Defence +1 (chance to be hit 83%, to hit 42%)',
    'A retreat takes you 6 tiles back, to tile 3: a Luck tile.',
  ]);
});

test('two enemies of a kind go by their numbers', () => {
  const scene = mountain({
    players: [{ at: 5 }, {}],
    enemies1: ['wolf', 'wolf'],
    dice: [1, 0, 2, 6, 1, 3, 2, 4],
    rests: ['fight'],
  }).answer(0, { do: 'move' });
  scene.answer(0, attack(1));
  expect(log(scene, 1)).toEqual([
    'Fight, round 1: Ann attacks Wolf 2: 2 (die) + 1 (base) = 3 against 4 (die) − 1 = 3: a miss.\n' +
      '    Ann defends with 6 (die) + 1 (base) = 7. Wolf 1: 1 (die) + 2 = 3, a miss. Wolf 2: 2 (die) + 2 = 4, a miss.',
  ]);
});

test('a duel round shows both blows with their sources; equal numbers miss', () => {
  const scene = mountain({
    players: [
      { at: 3, class: 'gladiator' },
      { at: 3, class: 'guard', right: 'silver-shield' },
    ],
    dice: [6, 1, 2, 4],
    rests: ['duel'],
  }).answer(0, { do: 'duel', with: 1 });
  exchangeBlows(scene);
  expect(log(scene, null)).toEqual([
    'Duel, round 1: Ann attacks Ben: 6 (die) + 1 (base) + 1 (Gladiator) = 8 against 4 (die) + 1 (base) + 1 (Guard) + 2 (Silver Shield) = 8: a miss.\n' +
      '    Ben attacks Ann: 2 (die) + 1 (base) = 3 against 1 (die) + 1 (base) = 2: a hit.',
    'Ann loses 1 HP and has 4 left.',
  ]);
});

test('weariness is named where it counts', () => {
  const scene = mountain({
    players: [{ at: 3 }, { at: 3 }],
    dice: [1, 6, 1, 6],
    with: (state) => {
      state.duel = {
        by: seat(0),
        cause: 'challenge',
        tile: 3,
        fighters: seatsOf(2),
        round: 11,
        plans: [null, null],
        aims: [],
        fallen: [],
        fled: [],
      };
    },
    from: { do: 'duel.round' },
    rests: ['duel'],
  });
  exchangeBlows(scene);
  expect(log(scene, null)[0]).toContain('Duel, round 12: Ann attacks Ben: 1 (die) + 1 (base) + 2 (weariness) = 4 against');
});

test('a movement roll shows what changes it, and that it is never less than 1 (H-06)', () => {
  const scene = mountain({ players: [{ at: 6, armour: 'royal-aegis', beers: 1 }, {}], dice: [1] });
  expect(table(scene, 0)).toContain('Your next movement roll: d4 − 1 (Royal Aegis) − 1 (Beer).');
  scene.answer(0, { do: 'move' });
  expect(log(scene, 1)).toEqual([
    'Ann rolls 1 (die) − 1 (Royal Aegis) − 1 (Beer) = −1 to move, but always moves at least 1.',
    'Ann lands on tile 7: a Sanctuary, where nobody can duel.',
  ]);
});

test('a player who draws a treasure reads which, the others only its tier (section 4.3)', () => {
  const scene = mountain({ players: [{ at: 4 }, {}], treasure2: ['boogey-bane'], dice: [1] });
  scene.answer(0, { do: 'move' });
  expect(log(scene, 0)).toContain('Ann draws Boogey-Bane (“+2 Attack against enemies only.”).');
  for (const other of [1, null]) {
    expect(log(scene, other)).toContain('Ann draws a tier 2 treasure.');
    for (const language of LANGUAGES)
      expect(log(scene, other, language).join()).not.toContain(words[language]['card.boogey-bane.name']);
  }
});

test('a player who keeps a Luck card reads which, the others only that it is kept', () => {
  const scene = mountain({ players: [{ at: 2 }, {}], luck: ['instinct'], dice: [1] });
  scene.answer(0, { do: 'move' });
  expect(log(scene, 0)).toContain('Ann keeps Instinct face down.');
  expect(log(scene, 1).slice(-2)).toEqual(['Ann draws a Luck card that only Ann may see.', 'Ann keeps it face down.']);
});

test('the table tells the owner what is in the backpack, and the others how full it is', () => {
  const scene = mountain({ players: [{ pack: ['wardstone', 'dagger'], kept: ['instinct'] }, {}] });
  expect(table(scene, 0)).toContain('Your backpack (3 of 4 slots): Wardstone, Dagger (+1 Attack).');
  expect(table(scene, 0)).toContainEqual(
    expect.stringMatching(/^Your kept Luck cards: Instinct \(“Keep it face down\. Once, on your turn, move 1 tile forward/),
  );
  const seen = table(scene, 1).join('\n');
  expect(seen).toContain('▶ Ann: Scout · tile 0 · 5/5 HP · Attack +1, Defence +1 · backpack 3/4 · 1 kept card');
  expect(seen).not.toMatch(/Wardstone|Dagger|Instinct/);
});

test('the mountain shows where everybody stands and where Traps are (KM-030)', () => {
  const scene = mountain({ players: [{ at: 4 }, { at: 4 }, { at: 12 }], traps: [{ tile: 12, owner: 0 }] });
  const [, low, high] = table(scene, 0);
  expect(low).toContain('· 4 E1 [Ann, Ben] · 5 T2 ·');
  expect(high).toContain('· 12 T2⚠ [Cid] · 13 E3 ·');
});

const cards = [...treasures.all, ...enemies.all, ...luckCards.all, ...classes.all];

/** The card as it would be with another number in its data, while `look` looks at it. */
function edited<C extends object, T>(card: C, change: Partial<C>, look: () => T): T {
  const before = { ...card };
  Object.assign(card, change);
  try {
    return look();
  } finally {
    Object.assign(card, before);
  }
}

test('KM-007: a number edited in a card is what the rules count with and what its words say; nothing else is to be edited', () => {
  const hero = (item: string) =>
    asPlayer(mountain({ players: [{ class: 'scout', left: item }, {}] }).view(0).players[0] as PlayerView);
  for (const card of PRINTED.treasures.filter(({ attack, bane }) => attack + bane > 0)) {
    const field = card.attack > 0 ? 'attack' : 'bane';
    const more = edited(card, { [field]: 7 }, () => [
      total(attackBonuses(hero(card.id), 'enemies', 0)),
      read(cardText(card), 'en').includes('7'),
      read(cardText(card), 'zh-Hant').includes('7'),
    ]);
    expect([card.id, ...more]).toEqual([card.id, 8, true, true]);
  }
  for (const card of PRINTED.treasures.filter(({ defence, kind }) => defence > 0 && kind !== 'wearable')) {
    const more = edited(card, { defence: 7 }, () => total(defenceBonuses(hero(card.id), 'players')));
    expect([card.id, more]).toEqual([card.id, 8]);
  }
  for (const card of enemies.all) {
    const more = edited(card, { attack: 9, defence: 8 }, () => [total(enemyAttack(card.id)), total(enemyDefence(card.id))]);
    expect([card.id, ...more]).toEqual([card.id, 9, 8]);
  }
  const porter = classes.get('porter');
  expect(edited(porter, { slots: 9 }, () => mountain({ players: [{ class: 'porter' }, {}] }).view(0).players[0]?.capacity)).toBe(
    9,
  );
});

test('KM-007: every card has words in both languages, with its own numbers in them', () => {
  expect(cards).toHaveLength(22 + 12 + 13 + 7 + (10 + 4 + 7 + 4));
  for (const language of LANGUAGES) {
    for (const card of cards) expect(read(cardName(card), language) + read(cardText(card), language)).not.toMatch(/[[\]{}]/);
    const names = cards.map((card) => read(cardName(card), language));
    expect(new Set(names).size).toBe(names.length);
  }
  expect(read(cardText(treasures.get('beer')), 'zh-Hant')).toBe('恢復 3 點生命。你的下一次移動擲骰 −1。');
});

test('whatever numbers a card has in one language, it has in the other', () => {
  for (const card of cards) {
    const [english, chinese] = LANGUAGES.map((language) => read(cardText(card), language).match(/\d+/g)?.sort() ?? []);
    expect([card.id, chinese]).toEqual([card.id, english]);
  }
});

test('what a class picker says is what the class does', () => {
  for (const language of LANGUAGES)
    for (const hero of classes.all)
      expect(words[language][`seat.class.${hero.id}`]).toContain(words[language][`card.${hero.id}.name`]);
});

/** Every key of a blocked reason that the rules mention, as written. */
function blockedKeys(): string[] {
  const rules = new URL('../../rules/', import.meta.url);
  const files = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const source = files.map((file) => readFileSync(new URL(file, rules), 'utf8')).join('\n');
  return [...new Set([...source.matchAll(/['`](blocked\.[\w.]+(?:\$\{)?)/g)].map(([, key = '']) => key))];
}

test('every blocked reason has words in both languages', () => {
  const keys = blockedKeys();
  expect(keys.length).toBeGreaterThan(20);
  const all = keys.flatMap((key) => {
    if (!key.endsWith('${')) return [key];
    if (key.startsWith('blocked.bound.')) return ['blocked.bound.move', 'blocked.bound.sleep'];
    return key.startsWith('blocked.item.') ? ['blocked.item.luck', 'blocked.item.duel'] : [`${key} is new to this test`];
  });
  for (const language of LANGUAGES) for (const key of all) expect([key, words[language][key]]).toEqual([key, expect.any(String)]);
});

/** Leans towards what is rare at random: moving on, putting things to use, fighting to the end. */
function lean(options: readonly Mountain['questions'][keyof Mountain['questions']]['option'][], rng: Rng) {
  const bold = options.filter(
    (option) => option.do === 'move' || option.do === 'use' || option.do === 'equip' || option.do === 'play',
  );
  return rng.pick(bold.length > 0 && rng.int(3) > 0 ? bold : options);
}

function eachQuestion(match: Match<Mountain>, rng: Rng, look: (texts: readonly string[][], kind: string) => void): void {
  for (let i = 0; i < 600 && match.over === null; i++) {
    const who = rng.pick(match.asked);
    const question = match.question(who);
    if (question === null) throw new Error(`seat ${who} is asked nothing`);
    const options = [...question.options, ...question.blocked.map(({ option }) => option)];
    look(
      LANGUAGES.map((language) => options.map((option) => read(optionText(tell.option(option, question.ask)), language))),
      question.kind,
    );
    match.answer(who, question.id, lean(question.options, rng));
  }
}

/** House rules that ask more. */
const ASKING = { mysticTie: 'choose', vultures: true, battlePotions: true } as const;

test('two options of one question never read the same', () => {
  const kinds = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const rng = fast(i).stream('answers');
    const rules = { ...game.rules.parse({}), multiDuel: i % 2 === 0, duelRetreat: i % 3 > 0, expansion: i % 3 === 0, ...ASKING };
    const heroes = inForce(rules)
      .classes.slice(0, 2 + (i % 5))
      .map(({ id }) => ({ class: id }));
    eachQuestion(create(game, fast(i), heroes, rules), rng, (languages, kind) => {
      kinds.add(kind);
      for (const options of languages) expect([...new Set(options)]).toEqual(options);
    });
  }
  // What is asked about too full a backpack at the end of a turn is asked, with the same options, before it too. A Magic Ring is rare.
  const SELDOM: ReadonlySet<string> = new Set(['overflow', 'steal']);
  expect(Object.keys(game.questions).filter((kind) => !SELDOM.has(kind) && !kinds.has(kind))).toEqual([]);
});

test('a class is told with the same line of character in the lobby and at the table', () => {
  for (const language of LANGUAGES) {
    const file = new URL(`../../text/hall/${language}.json`, import.meta.url);
    const hall = JSON.parse(readFileSync(file, 'utf8')) as { readonly [key: string]: string };
    for (const { id } of classes.all)
      expect(hall[`hall.game.${game.name}.flavour.${id}`]).toBe(tableTexts[language][`flavour.${id}`] ?? id);
  }
});

test('all that is said at the table and on the way there is written in the style of the house', async () => {
  for (const part of [texts, await book(), tableTexts, hallTextsOf(game.name)]) expect(styleFaults(part)).toEqual([]);
});

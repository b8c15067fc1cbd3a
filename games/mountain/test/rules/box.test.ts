import { boxCode, packed } from '@tavern/decks';
import { contentHash, create, fast, imagine, parseSettings, Recorder, readWith, render, seat, verify } from '@tavern/engine';
import { conforms } from '@tavern/engine/conformance';
import { describe, expect, test } from 'vitest';
import { firstFault } from '../../../test/planted.ts';
import { tileOdds } from '../../bot/tile-odds.ts';
import { NORMAL } from '../../bot/weights.ts';
import { drawWorth } from '../../bot/worth.ts';
import { boxOf, mountainBox } from '../../rules/box.ts';
import { game } from '../../rules/game.ts';
import { sampleRules } from '../../rules/sample-rules.ts';
import type { State } from '../../rules/state.ts';
import type { Mountain, MountainGame } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { texts } from '../../text/index.ts';
import { mountain, player } from '../mountain.ts';

type Cards = { readonly [card: string]: { readonly enabled?: boolean; readonly copies?: number; readonly onTop?: boolean } };

const withBox = (cards: Cards): Mountain['rules'] => game.rules.parse({ box: cards });
const began = (cards: Cards, seed = 1): State => create(game, fast(seed), TWO, withBox(cards)).state;
const TWO = [{ class: 'scout' as const }, { class: 'monk' as const }];

/** All treasures of tier 1 but these are switched off. */
const onlyTreasures1 = (kept: Cards): Cards =>
  Object.fromEntries(
    mountainBox()
      .cards.filter(({ deck }) => deck === 'treasure-1')
      .map(({ id }) => [id, kept[id] ?? { enabled: false }]),
  );

describe('KM-167, KM-168: a match is played with its own box', () => {
  test('a card that is switched off, or has no copies, is in no deck; the others have their copies', () => {
    const { decks } = began({ goblin: { enabled: false }, wolf: { copies: 9 }, beer: { copies: 0 }, 'cave-in': { copies: 1 } });
    const count = (deck: readonly string[] | undefined, id: string): number => (deck ?? []).filter((card) => card === id).length;
    expect([count(decks.enemy[0], 'goblin'), count(decks.enemy[0], 'wolf'), count(decks.enemy[0], 'skeleton')]).toEqual([
      0, 9, 4,
    ]);
    expect(count(decks.treasure[0], 'beer')).toBe(0);
    expect(count(decks.luck, 'cave-in')).toBe(1);
  });

  test('cards on top are shuffled among themselves, and are drawn first', () => {
    const firsts = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const { decks, onTop } = began({ lamp: { onTop: true }, beer: { onTop: true, copies: 1 }, ogre: { onTop: true } }, seed);
      const top = decks.treasure[0]?.slice(-3).toReversed() ?? [];
      expect(top.toSorted()).toEqual(['beer', 'lamp', 'lamp']);
      expect(decks.enemy[1]?.slice(-2)).toEqual(['ogre', 'ogre']);
      expect(onTop).toEqual({ enemy: [0, 2, 0], treasure: [3, 0, 0], luck: 0 });
      firsts.add(top.join());
    }
    expect([...firsts].toSorted()).toEqual(['beer,lamp,lamp', 'lamp,beer,lamp', 'lamp,lamp,beer']);
  });

  test('who draws gets the card on top, and everybody can count how many are left there', () => {
    const scene = mountain({
      players: [{ at: 0 }, {}],
      rules: withBox(onlyTreasures1({ dagger: {}, trap: { copies: 2, onTop: true } })),
      board: { 2: 'treasure1' },
      dice: [2],
    });
    scene.answer(0, { do: 'move' });
    expect(player(scene, 0).pack).toEqual(['trap']);
    expect(scene.view(1)).toMatchObject({ onTop: { treasure: [1, 0, 0] } });
  });
});

describe('H-20: small decks', () => {
  test('where all treasures of a tier are held, one of the next lower tier is drawn', () => {
    const cards = Object.fromEntries(
      mountainBox().cards.flatMap(({ id, deck }) =>
        deck === 'treasure-2' ? [[id, { copies: id === 'smoke-bomb' ? 1 : 0 }]] : [],
      ),
    );
    const scene = mountain({
      players: [{ at: 0 }, { pack: ['smoke-bomb'] }],
      rules: withBox(cards),
      board: { 2: 'treasure2' },
      treasure1: ['robe'],
      dice: [2],
    });
    scene.answer(0, { do: 'move' });
    expect(player(scene, 0).pack).toEqual(['robe']);
  });
});

describe('KM-171: what cannot be played is refused, in both languages', () => {
  const refusedFor = (given: unknown) => readWith(game.rules, { box: given }, 'rules');
  test.each<[string, unknown, string, string]>([
    ['an unknown card, by its key', { gobblin: { copies: 2 } }, 'refusal.box-unknown-card', 'gobblin'],
    ['ten copies', { goblin: { copies: 10 } }, 'refusal.box-copies', '10'],
    ['fewer than no copies', { goblin: { copies: -1 } }, 'refusal.box-copies', '-1'],
    ['no treasures of tier 1', onlyTreasures1({}), 'refusal.box-empty-deck', 'tier 1'],
    [
      'one enemy of tier 3',
      { 'dragon-whelp': { copies: 1 }, lich: { copies: 0 }, demon: { enabled: false }, giant: { copies: 0 } },
      'refusal.box-small-deck',
      'tier 3',
    ],
    ['a text that is no box', 'everything', 'refusal.box-not-a-code', 'KM1.'],
  ])('%s', (_what, given, key, culprit) => {
    const read = refusedFor(given);
    expect(read).toMatchObject({ ok: false, code: 'malformed', field: 'rules.box', why: { key } });
    if (read.ok) return;
    expect(render(texts.en, read.why)).toContain(culprit);
    expect(render(texts['zh-Hant'], read.why)).not.toMatch(/\[|undefined/);
  });

  test('two enemies of a tier are enough', () => {
    expect(
      refusedFor({ 'dragon-whelp': { copies: 2 }, lich: { copies: 0 }, demon: { copies: 0 }, giant: { copies: 0 } }).ok,
    ).toBe(true);
  });
});

describe('everything that counts cards counts those of the match', () => {
  const NO_CHARM: Cards = { 'luck-charm': { enabled: false } };

  test('nobody is asked for an interrupt that is not in the box', () => {
    const asked = (cards: Cards): readonly number[] => {
      const scene = mountain({
        players: [{ at: 0 }, { pack: ['beer'] }],
        rules: withBox(cards),
        board: { 2: 'luck' },
        luck: ['faint'],
        dice: [2],
        rests: ['turn', 'after', 'interrupt'],
      });
      scene.answer(0, { do: 'move' });
      return scene.match.asked;
    };
    expect(asked({})).toEqual([1]);
    expect(asked(NO_CHARM)).toEqual([0]);
  });

  test('a guess deals only cards of the box, those on top first', () => {
    const cards = onlyTreasures1({ trap: { copies: 2, onTop: true }, beer: { copies: 1, onTop: true }, lamp: { copies: 3 } });
    const scene = mountain({
      players: [{}, { pack: ['trap'] }],
      rules: withBox(cards),
      with: (state) => (state.onTop.treasure[0] = 2),
    });
    for (let seed = 0; seed < 30; seed++) {
      const { state } = imagine(game, scene.match.packet(seat(0)), seat(0), fast(seed));
      // What seat 1 carries was drawn from the top: it can only be one of these.
      expect(['trap', 'beer']).toContain(state.players[1]?.pack[0]);
      expect(state.decks.treasure[0]?.slice(-2).every((card) => card !== 'lamp')).toBe(true);
      game.check?.(state);
    }
  });

  test('bots weigh the cards that can come', () => {
    const viewWith = (cards: Cards): View => game.view(began(cards), seat(0));
    const worth = (cards: Cards): number => {
      const view = viewWith(cards);
      return drawWorth(view, view.players[0] as View['players'][number], 1, NORMAL);
    };
    expect(worth(onlyTreasures1({ dagger: {} }))).toBeGreaterThan(worth({}));
    expect(worth({ dagger: { onTop: true } })).toBe(worth(onlyTreasures1({ dagger: {} })));
    const odds = (cards: Cards): number => tileOdds(viewWith(cards), 1, { attack: 0, defence: 0 }, 5).win;
    const easy = { wolf: { copies: 0 }, skeleton: { copies: 0 }, bandit: { copies: 0 } };
    expect(odds(easy)).toBeGreaterThan(odds({ goblin: { copies: 0 }, wolf: { copies: 0 } }));
    expect(odds({ goblin: { onTop: true } })).toBe(odds(easy));
  });
});

describe('KM-170: a record has its own box', () => {
  const settled = (cards: Cards) => {
    const settings = parseSettings(game, { rules: { box: cards }, seats: TWO });
    if (!settings.ok) throw new Error('these settings can be played');
    return settings.rules;
  };

  test('the content hash covers the box, and the printed one is the game’s own', () => {
    const own = contentHash(game);
    expect(contentHash(game, settled({}))).toBe(own);
    expect(contentHash(game, settled({ goblin: { copies: 6 } }))).toBe(own);
    expect(contentHash(game, settled({ goblin: { copies: 5 } }))).not.toBe(own);
    expect(contentHash(game, settled({ goblin: { onTop: true } }))).not.toBe(
      contentHash(game, settled({ goblin: { copies: 5 } })),
    );
  });

  test('a record verifies with its box, and with no other', () => {
    const rules = settled({ goblin: { copies: 1 }, lamp: { onTop: true } });
    const match = create(game, fast(5), TWO, rules);
    const recorder = new Recorder(game, match, { rules, seats: TWO.map((choice) => ({ name: '', choice })), luck: { seed: 5 } });
    const rng = fast(5).stream('answers');
    while (match.over === null) {
      const who = rng.pick(match.asked);
      const question = match.question(who);
      const option = rng.pick(question?.options ?? []);
      match.answer(who, question?.id ?? 0, option);
      recorder.note(who, option);
    }
    const record = recorder.toJSON();
    expect(verify(game, record)).toMatchObject({ ok: true });
    expect(verify(game, { ...record, rules: { ...rules, box: 'printed' } })).toMatchObject({
      ok: false,
      code: 'other-content',
    });
    const printed = { ...record, rules: { ...rules, box: 'printed' }, contentHash: contentHash(game) };
    expect(verify(game, printed)).toMatchObject({ ok: false, code: 'diverged', at: 0 });
  });
});

describe('random boxes', () => {
  test('keep every promise, and all kinds of them are met', () => {
    const report = conforms(game, { games: 12, seed: 300, every: 40, sampleRules });
    expect(report.failures).toEqual([]);
    const boxes = Array.from(
      { length: 60 },
      (_, n) => sampleRules(fast(n).stream('box'), game.rules.parse({})) as { box?: string },
    );
    const sizes = boxes.flatMap(({ box }) => (box === undefined ? [] : [boxOf(game.rules.parse({ box }))]));
    expect(sizes.some(({ onTop }) => onTop.size > 0)).toBe(true);
    expect(sizes.some(({ treasure }) => (treasure[2] ?? []).length === 1)).toBe(true);
    expect(new Set(boxes.map(({ box }) => box)).size).toBeGreaterThan(20);
  });

  test('a planted fault is found: a card of the box gets lost', () => {
    const leaky: MountainGame = {
      ...game,
      setup(rng, seats, rules) {
        const state = game.setup(rng, seats, rules);
        const full = packed(mountainBox(), {}, rules).reduce((sum, { copies }) => sum + copies, 0);
        const cards = [...state.decks.enemy.flat(), ...state.decks.treasure.flat(), ...state.decks.luck];
        // Only a box with more cards than are printed loses one: the printed one would not show it.
        if (cards.length > full) state.decks.treasure[0]?.shift();
        return state;
      },
    };
    expect(firstFault(leaky, { matches: 60, every: 1000, sampleRules })).toMatch(
      /treasure card '.*': \d copies instead of \d|snapshot is refused/,
    );
  });
});

test('the box’s code names its cards', () => {
  expect(boxCode(mountainBox(), { goblin: { enabled: true, copies: 3, onTop: false } })).toMatch(/^KM1\.goblin\*3\./);
});

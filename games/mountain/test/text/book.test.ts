import { boxCode } from '@tavern/decks';
import type { Texts } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { expectHouseRules, expectWholeBook } from '../../../test/house-chapter.ts';
import { mountainBox } from '../../rules/box.ts';
import { type Rules, rulesSchema } from '../../rules/house-rules.ts';
import { bookOf, bookParts } from '../../text/book/index.ts';
import { gameTexts } from '../../text/game.ts';

// Section 5: the rule book says what is true under the rules in force.

const LANGUAGES = ['en', 'zh-Hant'] as const;
type Spoken = (typeof LANGUAGES)[number];
const HOUSE = 18;
const written = { bookOf, bookParts, texts: gameTexts };
const books = new Map<string, Texts>();
/** Written once for the same rules: every test looks at many chapters. */
function bookUnder(rules: object): Texts {
  const key = JSON.stringify(rules);
  const known = books.get(key) ?? bookOf(rules);
  books.set(key, known);
  return known;
}
const chapter = (language: Spoken, n: number, rules: object = {}): string => bookUnder(rules)[language][`rules.${n}.text`] ?? '';

/** Every value that is not as printed, and the chapters that tell of it. */
const CHANGES: readonly (readonly [Partial<Rules>, readonly number[]])[] = [
  [{ mode: 'teams' }, [13, 16]],
  [{ mode: 'coop' }, [13, 16]],
  [{ expansion: true }, [5, 6, 17]],
  [{ handicap: true }, [2]],
  [{ classKits: true }, [2]],
  [{ uniqueClasses: true }, [2]],
  [{ finalWin: 'instant' }, [1, 5]],
  [{ finalWin: 'longSiege' }, [1, 5]],
  [{ hardDefeat: true }, [7, 10]],
  [{ retreatDistance: 3 }, [11]],
  [{ quietRetreat: true }, [4, 11]],
  [{ duelRetreat: false }, [8, 11]],
  [{ multiDuel: false }, [8]],
  [{ secondWind: false }, [8, 10]],
  [{ weariness: false }, [8]],
  [{ safeStart: true }, [5, 8]],
  [{ vultures: true }, [9]],
  [{ battlePotions: true }, [6]],
  [{ trapEffect: 'skipTile' }, [15]],
  [{ trapEffect: 'stumble' }, [15]],
  [{ luckChain: 'quiet' }, [4]],
  [{ mysticTie: 'choose' }, [14]],
  [{ ambushPassing: true }, [4, 15]],
  [{ tradeCostsAction: true }, [3, 13]],
  [{ roundLimit: 15 }, [1]],
  [{ roundLimit: 25 }, [1]],
];
const ALL: Partial<Rules> = Object.assign({}, ...CHANGES.map(([change]) => change));

describe('the rules in short', () => {
  test('have the same chapters in both languages, and nothing in them is left unfilled', () => {
    expectWholeBook(written, [undefined, {}, ALL, ...CHANGES.map(([change]) => change)], HOUSE);
  });

  test('KM-026: every house rule but the board, whose tiles everybody sees, is told of in some chapter', () => {
    const told = CHANGES.flatMap(([change]) => Object.keys(change));
    expect([...new Set(told), 'board'].sort()).toEqual(Object.keys(rulesSchema.shape).sort());
  });

  test.each(LANGUAGES)('name every house rule by its label, with what it is set to: %s', (language) => {
    expectHouseRules(written, language, [rulesSchema.parse({}), rulesSchema.parse(ALL)], HOUSE);
  });

  test.each(LANGUAGES.flatMap((language) => CHANGES.map(([change, chapters]) => ({ language, change, chapters }))))(
    'say what is true under $change, in chapters $chapters only: $language',
    ({ language, change, chapters }) => {
      for (let n = 1; n < HOUSE; n++) {
        const [printed, changed] = [chapter(language, n), chapter(language, n, change)];
        expect(changed !== printed, `chapter ${n}`).toBe(chapters.includes(n));
      }
      expect(chapters.some((n) => /[Hh]ouse rule|自訂規則/.test(chapter(language, n, change)))).toBe(true);
    },
  );

  test('KM-086, C-24: under another way to win, no chapter speaks of the printed one', () => {
    for (const finalWin of ['instant', 'longSiege'])
      for (let n = 1; n < HOUSE; n++) expect(chapter('en', n, { finalWin }), `chapter ${n}`).not.toMatch(/full round/);
  });

  test('C-01, H-12, H-11, H-18: what a house rule takes away is not promised any more', () => {
    const all = (rules: Partial<Rules>): string =>
      Array.from({ length: HOUSE - 1 }, (_, n) => chapter('en', n + 1, rules)).join('\n');
    expect(all({ trapEffect: 'stumble' })).not.toMatch(/skips their next turn/);
    expect(all({ tradeCostsAction: true })).not.toMatch(/costs no action/);
    expect(all({ secondWind: false })).not.toMatch(/have a second wind/);
    expect(all({ weariness: false })).not.toMatch(/From round 11/);
    expect(all({ duelRetreat: false })).not.toMatch(/from a duel too/);
    expect(all({ uniqueClasses: true })).not.toMatch(/may choose the same class/);
  });

  test('KM-167: say how the box is changed', () => {
    const box = boxCode(mountainBox(), { wolf: { enabled: true, copies: 9, onTop: false } });
    expect(chapter('en', HOUSE, { box })).toMatch(/^- Cards: Custom box, 1 card changed\. /m);
    expect(chapter('en', HOUSE)).toMatch(/^- Cards: As printed\. /m);
  });
});

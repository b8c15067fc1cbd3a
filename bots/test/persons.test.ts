import { styleFaults } from '@tavern/engine';
import { describe, expect, it } from 'vitest';
import { botsIn, botTexts, MANNERS, namesakesOf, personAtSeat, persons, seatCode } from '../index.ts';
import enLines from '../text/lines/en.json' with { type: 'json' };
import zhLines from '../text/lines/zh-Hant.json' with { type: 'json' };

const lines: { readonly [language: string]: { readonly [key: string]: string } } = { en: enLines, 'zh-Hant': zhLines };
const alike = (all: readonly unknown[]): number => all.length - new Set(all).size;

describe('those who play for the house', () => {
  it('are at least 24, as many of each manner, each with a crest of their own', () => {
    expect(persons.length).toBeGreaterThanOrEqual(24);
    for (const manner of MANNERS)
      expect(persons.filter((each) => each.manner === manner)).toHaveLength(persons.length / MANNERS.length);
    expect(alike(persons.map(({ id }) => id))).toBe(0);
    expect(alike(persons.map(({ crest }) => crest))).toBe(0);
  });

  it.each(['en', 'zh-Hant'] as const)('have a name of their own and two lines in %s, and nobody else has any', (language) => {
    const names = persons.map(({ id }) => botTexts[language][`person.${id}`]);
    expect(names.filter((name) => name === undefined || name.length < 2)).toEqual([]);
    expect(alike(names)).toBe(0);
    // Where there is room for one letter, it tells them apart.
    expect(alike(names.map((name) => name?.slice(0, 1)))).toBe(0);
    expect(Object.keys(botTexts[language])).toHaveLength(persons.length);
    const said = persons.flatMap(({ id }) => [lines[language]?.[`person.${id}.won`], lines[language]?.[`person.${id}.lost`]]);
    expect(said.filter((line) => line === undefined || line.length < 4 || line.length > 44)).toEqual([]);
    expect(alike(said)).toBe(0);
    expect(Object.keys(lines[language] ?? {})).toHaveLength(2 * persons.length);
  });

  it('have names and lines that are written in the style of the house', () => {
    expect(styleFaults(botTexts)).toEqual([]);
    expect(styleFaults({ en: enLines, 'zh-Hant': zhLines })).toEqual([]);
  });

  it('sit where the table’s key says, never the same one twice, and not the same at every table', () => {
    const table = (key: string): string[] => Array.from({ length: 12 }, (_, seat) => personAtSeat(key, seat).id);
    for (const key of ['AB2CD3', 'XYZ234', 'K7PQ22']) expect(alike(table(key))).toBe(0);
    expect(table('AB2CD3')).toEqual(table('AB2CD3'));
    expect(table('AB2CD3')).not.toEqual(table('XYZ234'));
  });

  it('are replaced where a player at the table has their name, in either language', () => {
    const usual = personAtSeat('AB2CD3', 1);
    for (const { [`person.${usual.id}`]: name = '' } of Object.values(botTexts)) {
      const other = personAtSeat('AB2CD3', 1, namesakesOf(['Mei', ` ${name.toUpperCase()}`]));
      expect(other.id).not.toBe(usual.id);
      expect(Array.from({ length: 12 }, (_, seat) => personAtSeat('AB2CD3', seat).id)).not.toContain(other.id);
    }
  });
});

describe('a bot’s seat as it is stored', () => {
  it('says level and person, and is read back', () => {
    expect(botsIn([null, seatCode('easy', 'marta')])).toEqual([
      null,
      { level: 'easy', person: { id: 'marta', manner: 'careful', crest: 'hedgehog' } },
    ]);
  });

  it('from before bots were persons: the level counts, and each is somebody', () => {
    const read = botsIn(['normal', 'normal 2', null, 'normal bruno', 'easy']);
    expect(read.map((bot) => bot?.level)).toEqual(['normal', 'normal', undefined, 'normal', 'easy']);
    const ids = read.flatMap((bot) => (bot === null ? [] : [bot.person.id]));
    expect(alike(ids)).toBe(0);
    expect(ids[2]).toBe('bruno');
  });
});

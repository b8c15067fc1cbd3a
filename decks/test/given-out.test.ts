import { codeOf, type DeckRules, readCode } from '@tavern/decks';
import { expect, test } from 'vitest';
import { menagerie, parade } from './games.ts';

/** Codes that were given out. They are in links, letters and notebooks: no change may make one of them unreadable, or another deck. */
const GIVEN_OUT: readonly [rules: DeckRules, code: string, name: string, cards: readonly string[]][] = [
  [
    menagerie,
    'MG1-1ad1ae2bk1cr1dy2dz1eg2fm2ha1jo1lc1mj1nq1pe1ql1sz1vu1wb2xi2zw-rb',
    '',
    ['0 1 1 11 12 13 15 16 18 2 21 22 23 23 25 25 26 29 29 3 30 5 5 7 7 9'],
  ],
  [
    menagerie,
    'MG1-1ad2bk1cr1dz1ef1gt1ha1ih1jo1kv2nq3ox1pe2ql1rs1tg1un2vu1wb1xi-cr~Short Fuse',
    'Short Fuse',
    ['0 1 1 10 13 13 14 14 14 15 16 16 17 19 2 20 21 21 22 23 29 4 6 7 8 9'],
  ],
  [
    menagerie,
    'MG1-1ad1bk1bl2cr1dy1dz1eg2fm1fn2gt1ih1jo2lc1mj1nq1ox1pe2rs1sz2tg1un2xi1yp-er~短引信',
    '短引信',
    ['0 1 11 11 12 13 14 15 17 17 18 19 19 2 2 20 23 23 24 27 29 3 30 31 5 5 6 6 8 9'],
  ],
  [
    menagerie,
    'MG1-1ad1bk1bl2cr2cs1dz1ef1eg2fm1ha1ih2jo1kv1lc1nq2ox1pe1rs1tg2un1vu1wb1xi1yp-gp',
    '',
    ['0 1 10 11 13 14 14 15 17 19 2 2 20 20 21 22 23 24 27 28 28 29 30 4 5 5 7 8 9 9'],
  ],
  [
    menagerie,
    'MG1-1ad1ae2bk1bl1cr1cs1dz1ef2fm3gt1kv1lc1mj1nq2rs1sz1tg2vu2wb1xi1yp2zw-ha~A ~ B',
    'A ~ B',
    ['0 1 1 10 11 12 13 17 17 18 19 2 21 21 22 22 23 24 25 25 26 27 28 29 4 5 5 6 6 6'],
  ],
  [
    menagerie,
    'MG1-1ae2cs1dz2eg1gt1ha1ih1jo1kv1lc2mj1nq1ql1sz2un2vu2wb2zw-sp~Zoë’s',
    'Zoë’s',
    ['10 11 12 12 13 16 18 20 20 21 21 22 22 25 25 26 28 28 29 30 30 6 7 8 9'],
  ],
  [parade, 'PD1-macl-3dr1fi2fl-7n', '', ['mayor clown', 'drum drum drum fife flute flute']],
  [parade, 'PD1-macl-3dr1fi2fl-7n~Short Fuse', 'Short Fuse', ['mayor clown', 'drum drum drum fife flute flute']],
  [parade, 'PD1-clbama-2dr1fi1fl-tk~短引信', '短引信', ['clown baker mayor', 'drum drum fife flute']],
  [parade, 'PD1-maclba-1dr1fi2fl-ka', '', ['mayor clown baker', 'drum fife flute flute']],
  [parade, 'PD1-mabacl-3dr1fi2fl-pw~A ~ B', 'A ~ B', ['mayor baker clown', 'drum drum drum fife flute flute']],
  [parade, 'PD1-macl-1dr2fi2fl-pk~Zoë’s', 'Zoë’s', ['mayor clown', 'drum fife fife flute flute']],
];

const given = GIVEN_OUT.map(([rules, code, name, cards]) => ({ rules, code, name, cards }));

test.each(given)('$code is read for ever', ({ rules, code, name, cards }) => {
  const read = readCode(rules, code);
  if (!read.ok) throw new Error(JSON.stringify(read));
  expect(read.deck.name).toBe(name);
  const listed = rules.parts.map(({ id, ordered }) => {
    const all = read.deck.cards[id] ?? [];
    return (ordered === true ? all : [...all].sort()).join(' ').replaceAll('beast_', '');
  });
  expect(listed).toEqual(cards);
  expect(codeOf(rules, read.deck)).toBe(code);
});

import { type Block, say } from '@tavern/engine';
import { expect, test } from 'vitest';
import { conforms } from '../../conformance/index.ts';
import { magpies } from '../magpies/magpies.ts';
import { why } from '../magpies/planted.ts';
import { tell, texts } from '../magpies/words.ts';

const wording = { tell, texts };
const bend = (words: (en: { [key: string]: string }, zh: { [key: string]: string }) => void) => {
  const bent = structuredClone(texts);
  words(bent.en, bent['zh-Hant']);
  return { tell, texts: bent };
};

test('an honest game has words for all it says, in every language', () => {
  expect(conforms(magpies, { games: 15, seed: 1, every: 5, wording }).failures).toEqual([]);
});

const said = say('card.none');
const note: Block = { id: 'a', kind: 'notes', notes: [said] };

/** A block in which something has no words. */
const unsaid = (what: string, block: Block) => [
  { what: `${what} unsaid`, wording: { texts, tell: { ...tell, table: () => [block] } }, why: "no en words for 'table.sky'" },
];

const wordless: readonly { what: string; wording: typeof wording; why: string }[] = [
  {
    what: 'a key missing everywhere',
    wording: bend((en, zh) => {
      delete en['event.hawk'];
      delete zh['event.hawk'];
    }),
    why: "no en words for 'event.hawk'",
  },
  {
    what: 'a key missing in one language',
    wording: bend((_en, zh) => {
      delete zh['option.draw'];
    }),
    why: 'texts: option.draw is missing in zh-Hant',
  },
  {
    what: 'a placeholder missing in one language',
    wording: bend((_en, zh) => {
      zh['event.stole'] = '{thief} 偷走 {card}。';
    }),
    why: 'texts: event.stole has the placeholders',
  },
  {
    what: 'a value missing',
    wording: bend((en, zh) => {
      en['option.draw'] = 'Draw {n}';
      zh['option.draw'] = '抽 {n}';
    }),
    why: "'option.draw' in en needs a value for {n}",
  },
  {
    what: 'a label missing',
    wording: bend((en, zh) => {
      delete en['options.dusk.early'];
      delete zh['options.dusk.early'];
    }),
    why: "no en words for 'options.dusk.early'",
  },
  {
    what: 'a card without a name',
    wording: bend((en, zh) => {
      delete en['card.ring.name'];
      delete zh['card.ring.name'];
    }),
    why: "no en words for 'card.ring.name'",
  },
  {
    what: 'no reason for what is blocked',
    wording: bend((en, zh) => {
      delete en['blocked.empty-nest'];
      delete zh['blocked.empty-nest'];
    }),
    why: "no en words for 'blocked.empty-nest'",
  },
  {
    what: 'no words for the end',
    wording: bend((en, zh) => {
      delete en['outcome.hoard'];
      delete zh['outcome.hoard'];
    }),
    why: "no en words for 'outcome.hoard'",
  },
  ...['say', 'sub', 'line'].map((part) => ({
    what: `the ${part} of an option unsaid`,
    wording: { texts, tell: { ...tell, option: () => ({ say: said, sub: said, line: said, [part]: say('option.sky') }) } },
    why: "no en words for 'option.sky'",
  })),
  {
    what: 'a detail of a line unsaid',
    wording: { texts, tell: { ...tell, event: () => ({ say: say('card.none'), details: [say('event.sky')] }) } },
    why: "no en words for 'event.sky'",
  },
  ...unsaid('a note', { id: 'a', kind: 'notes', notes: [say('table.sky')] }),
  ...unsaid('a head', { id: 'a', kind: 'rows', head: say('table.sky'), rows: [] }),
  ...unsaid('a title', { id: 'a', kind: 'rows', rows: [{ title: say('table.sky'), parts: [said] }] }),
  ...unsaid('a part of a row', { id: 'a', kind: 'rows', rows: [{ title: said, parts: [said, [said, say('table.sky')]] }] }),
  ...unsaid('an aside', { id: 'a', kind: 'rows', rows: [{ parts: [said], asides: [say('table.sky')] }] }),
  ...unsaid('a place', { id: 'a', kind: 'places', rows: [[{ label: say('table.sky'), kind: 'a', seats: [] }]] }),
  ...unsaid('a legend', { id: 'a', kind: 'places', legend: [say('table.sky')], rows: [] }),
  {
    what: 'two blocks under one id',
    wording: { texts, tell: { ...tell, table: () => [note, note] } },
    why: 'two blocks of a table have one id',
  },
];

test.each(wordless)('words: $what', ({ wording, why: fault }) => {
  expect(why(magpies, { wording })).toContain(fault);
});

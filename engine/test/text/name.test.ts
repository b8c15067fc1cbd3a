import { readName } from '@tavern/engine';
import { expect, test } from 'vitest';

// The rule itself, character by character, is looked at where guests are named: server/test/guests/nickname.test.ts.
test('a name may have as many characters as it is for', () => {
  expect(readName(' Short  Fuse ', 24)).toEqual({ ok: true, name: 'Short Fuse' });
  expect(readName('m'.repeat(24), 24)).toEqual({ ok: true, name: 'm'.repeat(24) });
  expect(readName('m'.repeat(25), 24)).toEqual({ ok: false, problem: 'too-long', values: { length: 25, max: 24 } });
});

test('what is wrong with it comes with the values for its words', () => {
  expect(readName('', 24)).toEqual({ ok: false, problem: 'empty', values: {} });
  expect(readName('Fu\u200Bse', 24)).toEqual({ ok: false, problem: 'character', values: { character: 'U+200B' } });
});

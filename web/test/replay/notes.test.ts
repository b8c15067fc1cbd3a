import { expect, test } from 'vitest';
import { LONGEST, mergedNotes, withNote } from '../../replay/notes/note.ts';

const notes = [{ at: 3, text: 'a mistake' }];

test('a moment has one note: another replaces it, and notes stay in the order of the match', () => {
  expect(withNote(notes, 3, 'a good move')).toEqual([{ at: 3, text: 'a good move' }]);
  expect(withNote(notes, 1, ' early ')).toEqual([{ at: 1, text: 'early' }, ...notes]);
});

test('an empty note is none, and a long one ends somewhere', () => {
  expect(withNote(notes, 3, '  ')).toEqual([]);
  expect(withNote([], 1, 'x'.repeat(LONGEST + 1))[0]?.text).toHaveLength(LONGEST);
});

test('what this browser has kept counts more than what the file brings', () => {
  expect(mergedNotes([...notes, { at: 5, text: 'filed' }], [{ at: 3, text: 'kept' }])).toEqual([
    { at: 3, text: 'kept' },
    { at: 5, text: 'filed' },
  ]);
});

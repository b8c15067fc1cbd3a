import { describe, expect, test } from 'vitest';
import { initialOf, initialsOf, plateName, shortName } from '../../../ui/words/short-name.ts';

describe('KM-029: a figure has as much of its name as fits', () => {
  test('whole where it fits, and a single word always: the plate cuts it', () => {
    expect(shortName('Steady bot 2', 20)).toBe('Steady bot 2');
    expect(shortName('Bartholomew', 3)).toBe('Bartholomew');
  });

  test('else without its first word, because names often differ in the last only', () => {
    expect(shortName('Steady bot 2', 4)).toBe('S. bot 2');
    expect(shortName('穩健電腦 2', 4)).toBe('穩健…2');
    expect(shortName('穩健電腦 2', 1)).toBe('穩…2');
  });

  test('on a plate it is whole, or as much of it as can be read; else its initial, or, for the viewer, that it is they', () => {
    expect(plateName('Traveller', 5, 'you')).toBe('Traveller');
    expect(plateName('Steady bot 2', 5, null)).toBe('S. bot 2');
    expect(plateName('Traveller', 3, null)).toBe('T');
    expect(plateName('Traveller', 3, 'you')).toBe('you');
    expect(plateName('Mwmwmw', 4, null)).toBe('M');
    expect(plateName('Bartholomew', 5, 'you')).toBe('Bartholo…');
  });

  test('in a crowd its initial, with the number that tells it from others of the same name', () => {
    expect([initialOf('Mei'), initialOf('Steady bot 12'), initialOf('穩健電腦 2')]).toEqual(['M', 'S12', '穩2']);
    expect(initialOf('👩‍🚀 Ann')).toBe('👩‍🚀');
  });

  test('of two with one initial, two letters each', () => {
    expect(initialsOf(['Traveller', 'Tom', 'Mei'])).toEqual(['Tr', 'To', 'M']);
    expect(initialsOf(['Steady bot 1', 'Steady bot 2'])).toEqual(['S1', 'S2']);
    expect(initialsOf(['T', 'Tom'])).toEqual(['T', 'To']);
  });
});

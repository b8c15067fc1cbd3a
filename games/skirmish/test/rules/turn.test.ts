import { describe, expect, test } from 'vitest';
import { MOST_PLAYS } from '../../rules/house-rules.ts';
import { drop, field, heard, ME, pass, play, player, powers, RIVAL, skirmish } from '../skirmish.ts';

describe('priority', () => {
  test('FS-015, FS-055: one action per priority; after a card the priority goes to the opponent', () => {
    const scene = skirmish({ mine: { hand: ['champion', 'scout'] } }).answer(0, play('champion', 0));
    scene.asksNothing(0).asks(1, 'play');
    scene.tells(0, { type: 'priority', seat: RIVAL });
    expect(scene.state.current).toBe(1);
  });

  test('FS-013, FS-016, FS-053: passing locks the player out of the round, and the other may keep playing (C-05, C-06)', () => {
    const scene = skirmish({ theirs: { hand: ['champion', 'medic', 'captain'] } }).answer(0, pass);
    scene.tells(1, { type: 'passed', seat: ME, why: 'chosen' });
    scene.answer(1, play('medic', 0)).asksNothing(0);
    scene.answer(1, play('captain', 1)).asksNothing(0).asks(1, 'play');
    expect(player(scene, 0).passed).toBe(true);
  });

  test('FS-017, FS-089, C-07: when both have passed, the round is resolved, once and not before', () => {
    const scene = skirmish().answer(0, pass);
    expect(heard(scene, 'roundEnded')).toEqual([]);
    scene.answer(1, play('champion', 0));
    expect(heard(scene, 'roundEnded')).toEqual([]);
    scene.answer(1, pass).tells(0, { type: 'roundEnded', round: 1 });
    expect(heard(scene, 'roundEnded')).toHaveLength(1);
    expect(scene.state.phase).toBe('ended');
  });

  test('turn changes with every priority, so that every play has its own time', () => {
    const scene = skirmish({ mine: { hand: ['champion', 'medic'] } });
    const before = scene.state.turn;
    scene.answer(0, play('champion', 0));
    expect(scene.state.turn).toBe(before + 1);
    scene.answer(1, pass);
    expect(scene.state.turn).toBe(before + 2);
    scene.answer(0, play('medic', 1));
    expect(scene.state.turn).toBe(before + 3);
  });

  test('H-16: the clock passes', () => {
    const scene = skirmish();
    expect(scene.match.fallback(scene.state.current)).toEqual(pass);
  });
});

describe('what may be played', () => {
  test('FS-012, C-20: a play names card, slot and target, and equal cards in hand are one option', () => {
    const scene = skirmish({ mine: { hand: ['champion', 'champion'], known: ['champion'] } });
    expect(scene.options(0)).toEqual([pass, ...[0, 1, 2, 3].map((slot) => play('champion', slot))]);
  });

  test('FS-014: refused and nothing changed: not your priority, not in hand, no slot, no target, no such slot', () => {
    const scene = skirmish({ mine: { hand: ['champion', 'archer'] }, theirs: { units: ['scout'] } });
    scene.refuses(1, play('champion', 0), 'not-yours');
    scene.refuses(0, play('medic', 0), 'not-an-option');
    scene.refuses(0, play('champion'), 'not-an-option');
    scene.refuses(0, play('archer', 0), 'not-an-option');
    scene.refuses(0, play('champion', 4), 'not-an-option');
    scene.answer(0, pass).answer(1, play('champion', 0)).refuses(0, pass, 'not-yours');
  });

  test('FS-059, C-13: none, unit and slot targets are offered as they are now', () => {
    const scene = skirmish({
      mine: { hand: ['rally', 'blessing', 'fireball', 'fortify'], units: [null, 'scout'] },
      theirs: { units: ['scout', null, 'scout'] },
    });
    expect(scene.options(0)).toEqual([
      pass,
      play('rally'),
      play('blessing', null, 'own-1'),
      play('fireball', null, 'rival-0'),
      play('fireball', null, 'rival-2'),
      ...[0, 1, 2, 3].map((slot) => play('fortify', slot)),
    ]);
  });

  test('H-08: an action without a target cannot be played, and its reason is said', () => {
    const scene = skirmish({ mine: { hand: ['fireball', 'blessing', 'champion'] } });
    expect(scene.asks(0, 'play').blocked).toEqual([
      { option: play('fireball'), why: { key: 'blocked.noRivalUnit' } },
      { option: play('blessing'), why: { key: 'blocked.noOwnUnit' } },
    ]);
    scene.refuses(0, play('fireball'), 'not-an-option', 'blocked.noRivalUnit');
    scene.refuses(0, play('blessing'), 'not-an-option', 'blocked.noOwnUnit');
  });

  test('H-08: Dispel is refused on a slot without an effect, with the reason', () => {
    const scene = skirmish({ mine: { hand: ['dispel'] }, effects: [{ slot: 1, card: 'fortify', owner: 1 }] });
    expect(scene.options(0)).toEqual([pass, play('dispel', 1)]);
    expect(scene.asks(0, 'play').blocked.map(({ option }) => option)).toEqual([0, 2, 3].map((slot) => play('dispel', slot)));
    scene.refuses(0, play('dispel', 3), 'not-an-option', 'blocked.noEffect');
  });

  test('FS-028, C-29: an action resolves at once, and reaches the discard pile after its effect', () => {
    const scene = skirmish({ mine: { hand: ['fireball'] }, theirs: { units: ['scout'] } });
    scene.answer(0, play('fireball', null, 'rival-0'));
    expect(heard(scene, 'played', 'power', 'spent', 'died').map(({ type }) => type)).toEqual([
      'played',
      'power',
      'spent',
      'died',
    ]);
    expect(player(scene, 0).discard).toEqual(['fireball']);
    expect(scene.state.inPlay).toBeNull();
  });
});

describe('passing by itself', () => {
  test('H-05: an empty hand passes', () => {
    const scene = skirmish({ mine: { hand: ['champion'] }, theirs: { hand: ['champion', 'medic'] } });
    scene.answer(0, play('champion', 0)).answer(1, play('champion', 0));
    scene.tells(1, { type: 'passed', seat: ME, why: 'empty' });
    scene.asks(1, 'play');
  });

  test('H-05: a hand of known cards alone is not empty', () => {
    skirmish({ mine: { hand: [], known: ['champion'] } }).asks(0, 'play');
  });

  test('H-03: so does a player who has played 20 cards in the round', () => {
    const scene = skirmish({ mine: { hand: ['champion', 'medic'], played: MOST_PLAYS - 1 } });
    scene.answer(0, play('champion', 0)).answer(1, play('champion', 1));
    scene.tells(1, { type: 'passed', seat: ME, why: 'limit' });
    expect(MOST_PLAYS).toBe(20);
    scene.asks(1, 'play');
  });

  test('H-25: the view counts the cards left from the fifteenth on', () => {
    const at = (played: number) => skirmish({ mine: { played } }).view(1).players[0]?.left;
    expect([14, 15, 19].map(at)).toEqual([null, 5, 1]);
  });
});

describe('discarding', () => {
  test('H-07: the prompt comes after everything else, one card a question', () => {
    const scene = skirmish({
      mine: { hand: ['colossus', 'medic', 'rally', 'scout'], units: ['martyr', 'apprentice'] },
      theirs: { units: ['scout'] },
    });
    // The Martyr's +2 comes behind Colossus, and what the Apprentice makes of it comes last.
    scene.answer(0, play('colossus', 0));
    expect(scene.asks(0, 'discard')).toMatchObject({ clock: 'prompt', ask: { left: 2 } });
    expect(powers(scene, 0)).toEqual([7, 5, null, null]);
    scene.answer(0, drop('rally')).tells(1, { type: 'discarded', seat: ME, card: 'rally', how: 'chosen', by: 'colossus' });
    scene.asks(0, 'discard');
  });

  test('H-07: the clock discards the lowest power, actions last', () => {
    const scene = skirmish({ mine: { hand: ['colossus', 'rally', 'medic', 'scout'] } }).answer(0, play('colossus', 0));
    scene.asks(0, 'discard');
    expect(scene.match.fallback(scene.state.current)).toEqual(drop('scout'));
    const actions = skirmish({ mine: { hand: ['colossus', 'rally', 'champion'] } }).answer(0, play('colossus', 0));
    actions.asks(0, 'discard');
    expect(actions.match.fallback(actions.state.current)).toEqual(drop('champion'));
  });
});

test('H-07: a hand of actions alone is asked like any other', () => {
  const scene = skirmish({ mine: { hand: ['colossus', 'rally', 'gale', 'vigil'] } }).answer(0, play('colossus', 0));
  expect(scene.asks(0, 'discard').options).toEqual([drop('rally'), drop('gale'), drop('vigil')]);
  scene.answer(0, drop('gale')).answer(0, drop('rally')).asks(1, 'play');
});

describe('giving up', () => {
  test('the rival wins, at any time', () => {
    const scene = skirmish().answer(1, { do: 'concede' });
    expect(scene.match.over).toMatchObject({ winners: [0], ranking: [[0], [1]] });
    scene.tells(0, { type: 'ended', winner: ME, how: 'left' });
  });
});

test('FS-022, FS-041: a unit goes to any own slot; an occupied one is cleared by a sacrifice first', () => {
  const scene = skirmish({ mine: { hand: ['champion'], units: ['scout'] } }).answer(0, play('champion', 0));
  expect(heard(scene, 'sacrificed', 'died', 'deployed').map(({ type, card }) => [type, card])).toEqual([
    ['sacrificed', 'scout'],
    ['died', 'scout'],
    ['deployed', 'champion'],
  ]);
  expect(field(scene, 0)[0]).toBe('champion');
  expect(player(scene, 0).discard).toEqual(['scout']);
});

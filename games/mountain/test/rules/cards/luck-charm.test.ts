import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { type Hero, type MountainScene, mountain, pass, play, player, type Situation, use } from '../../mountain.ts';

/** Seat 0 walks onto the Luck tile 3 and draws this card. Tile 2 is an Enemy tile, so a card that moves would be noticed. */
function draw(card: string, heroes: readonly Hero[], more: Partial<Situation> = {}): MountainScene {
  const players = heroes.map((hero, index) => ({ at: index === 0 ? 2 : 0, ...hero }));
  return mountain({ luck: [card], ...more, players, dice: [1, ...(more.dice ?? [])] }).answer(0, { do: 'move' });
}

const charm: Hero = { pack: ['luck-charm'] };
const beer: Hero = { pack: ['beer'] };
const cancel = play('luck-charm');
const bottomOfTier1 = (scene: MountainScene): string | undefined => scene.state.decks.treasure[0]?.[0];

describe('cancelling', () => {
  test('KM-129: the drawer cancels their own Luck card: it does nothing and is discarded', () => {
    const scene = draw('faint', [charm, {}]).answer(0, cancel);
    scene.tells(1, { type: 'luckCancelled', seat: seat(0), card: 'faint' });
    expect(player(scene, 0).skip).toBe(false);
    expect(scene.view(1).discards.luck).toEqual(['faint']);
    scene.asks(0, 'after');
  });
  test('KM-129: another player cancels a Luck card that was just revealed', () => {
    const scene = draw('covered-pit', [{}, {}, charm]).answer(2, cancel);
    scene.tells(1, { type: 'luckCancelled', seat: seat(2), card: 'covered-pit' });
    expect(player(scene, 0).pack).toEqual([]);
    expect(scene.view(1).discards.luck).toEqual(['covered-pit']);
  });
  test('KM-129: a cancelled move does not happen', () => {
    const scene = draw('cave-in', [{}, charm]).answer(1, cancel);
    expect(player(scene, 0).at).toBe(3);
  });
  test('KM-129: the Charm goes under the tier 1 deck, not to the discards', () => {
    const scene = draw('faint', [{}, charm]).answer(1, cancel);
    expect(bottomOfTier1(scene)).toBe('luck-charm');
    expect(player(scene, 1).pack).toEqual([]);
    expect(scene.view(0).discards.treasure[0]).toEqual([]);
    expect(scene.view(0).decks.treasure[0]).toBe(24);
  });
  test('KM-129: a player who lets it pass keeps the Charm, and the card works', () => {
    const scene = draw('faint', [{}, charm]).answer(1, pass);
    expect(player(scene, 0).skip).toBe(true);
    expect(player(scene, 1).pack).toEqual(['luck-charm']);
  });
  test('KM-129: every Luck card of a turn can be cancelled, also one that another brought about', () => {
    const scene = draw('white-bearded-spirit', [{}, charm], { board: { 5: 'luck' }, luck: ['white-bearded-spirit', 'faint'] });
    scene.answer(1, pass).tells(0, { type: 'luckDrawn', card: 'faint' });
    scene.answer(1, cancel);
    expect(player(scene, 0)).toMatchObject({ at: 5, skip: false });
  });
  test('KM-129: it is an interrupt, nothing to use in one’s own turn', () => {
    const scene = mountain({ players: [charm, {}] });
    scene.refuses(0, use('luck-charm'), 'not-an-option', 'blocked.item.luck');
  });
});

describe('who is asked', () => {
  test('H-35, H-61: everybody who could hold one by public knowledge, drawer included, at once', () => {
    const scene = draw('faint', [beer, charm, beer, {}]);
    for (const who of [0, 1, 2]) scene.asks(who, 'interrupt');
    scene.asksNothing(3);
    scene.answer(2, pass).answer(0, pass).answer(1, pass);
    expect(player(scene, 0).skip).toBe(true);
  });
  test('H-35, H-61: nobody who is seen to carry only big items, or nothing of tier 1, or is knocked out', () => {
    const scene = draw('faint', [
      {},
      { pack: ['dagger', 'robe'] },
      { pack: ['rage-potion'] },
      { pack: ['luck-charm'], hp: 0 },
      charm,
    ]);
    for (const who of [0, 1, 2, 3]) scene.asksNothing(who);
    scene.answer(4, pass);
    expect(player(scene, 0).skip).toBe(true);
  });
  test('H-35: being asked tells nothing: only the holder can do more than pass', () => {
    const scene = draw('faint', [{}, charm, beer]);
    expect(scene.options(1)).toEqual([pass, cancel]);
    expect(scene.options(2)).toEqual([pass]);
    for (const eyes of [0, 2, null]) expect(scene.view(eyes).players[1]?.pack).toBe(null);
    scene.asks(1, 'interrupt');
  });
  test('H-35: nobody knows who has answered until the window closes', () => {
    const scene = draw('faint', [{}, charm, beer]).answer(2, pass);
    for (const eyes of [0, 1, null]) expect(scene.told(eyes)).toEqual([]);
    scene.answer(1, pass);
  });
  test('H-35: a player who publicly carries nothing of tier 1 is not asked', () => {
    const scene = draw('faint', [{ left: 'dagger' }, { pack: ['rage-potion'] }, { pack: ['wardstone'] }]);
    expect(player(scene, 0).skip).toBe(true);
  });
  test('H-35: a public doubt is enough: after an unseen exchange a tier 2 card may be a Charm', () => {
    const scene = draw('faint', [{}, { pack: ['rage-potion'], tiers: [1, 1, 0] }]);
    expect(scene.options(1)).toEqual([pass]);
    scene.answer(1, pass);
  });
});

describe('several Charms', () => {
  test('H-35: the first "cancel" wins, and the others keep theirs', () => {
    const scene = draw('faint', [{}, charm, charm]).answer(2, cancel);
    scene.tells(0, { type: 'luckCancelled', seat: seat(2), card: 'faint' });
    scene.asksNothing(1);
    expect(player(scene, 1).pack).toEqual(['luck-charm']);
    expect(player(scene, 2).pack).toEqual([]);
  });
  test('H-35: a Charm cannot be answered by another Charm', () => {
    const scene = draw('faint', [charm, charm]).answer(1, cancel);
    scene.asks(0, 'after');
    expect(player(scene, 0)).toMatchObject({ skip: false, pack: ['luck-charm'] });
  });
  test('H-35: a player who holds two spends one', () => {
    const scene = draw('faint', [{ pack: ['luck-charm', 'luck-charm'] }, {}]).answer(0, cancel);
    expect(player(scene, 0).pack).toEqual(['luck-charm']);
  });
});

describe.each(['ambush-opportunity', 'instinct'])('%s is not revealed', (card) => {
  test('H-35: so only its drawer may cancel it; others are not asked and do not see it', () => {
    const scene = draw(card, [charm, charm]);
    scene.asks(0, 'interrupt');
    scene.asksNothing(1);
    scene.tells(0, { type: 'luckDrawn', card }).tells(1, { type: 'luckDrawn', card: null });
    expect([scene.view(0).luck, scene.view(1).luck, scene.view(null).luck]).toEqual([card, 'hidden', 'hidden']);
  });
  test('H-35: cancelled by its drawer, it is discarded instead of kept', () => {
    const scene = draw(card, [charm, {}])
      .answer(0, cancel)
      .tells(1, { type: 'luckCancelled', seat: seat(0), card });
    expect(player(scene, 0).kept).toEqual([]);
    expect(scene.view(1).discards.luck).toEqual([card]);
    expect(bottomOfTier1(scene)).toBe('luck-charm');
  });
  test('H-35: a drawer who could not hold a Charm just keeps it', () => {
    const scene = draw(card, [{}, charm]);
    scene.asks(0, 'after');
    expect(scene.view(1).players[0]).toMatchObject({ keptCount: 1, kept: null });
  });
});

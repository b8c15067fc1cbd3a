import { expect, test } from 'vitest';
import { inCommon } from '../../../ui/play/aftermath.ts';
import { foreseen } from '../../../ui/play/foreseen.ts';
import { fateSay, passSay, slipRows } from '../../../ui/play/words.ts';
import { ME, pass, play, RIVAL, type Situation, type SkirmishScene, skirmish } from '../../skirmish.ts';

const after = (scene: SkirmishScene, option: Parameters<typeof foreseen>[2]) => {
  const packet = scene.match.packet(ME, { lean: true });
  return foreseen({ packet, view: packet.view }, ME, option);
};

const FIELD: Situation = {
  mine: { hand: ['fireball', 'champion', 'scout', 'bouncer'], units: [['duelist', 5], 'champion', null, 'martyr'] },
  theirs: { hand: ['rally', 'rally'], units: [['veteran', 5], 'captain', ['champion', 6]] },
};

test('damage, death and who would win the slot are told as the rules have them', () => {
  const hurt = after(skirmish(FIELD), play('fireball', null, 'rival-0'));
  expect(hurt?.units).toEqual([{ seat: RIVAL, slot: 0, card: 'veteran', from: 5, to: 2, leaves: null }]);
  expect(hurt?.slots).toEqual([{ slot: 0, before: { holder: null, lead: 0 }, after: { holder: ME, lead: 3 } }]);
  expect(hurt?.count).toEqual({ before: [2, 1], after: [3, 1] });
  const dead = after(skirmish(FIELD), play('fireball', null, 'rival-1'));
  expect(dead?.units).toEqual([{ seat: RIVAL, slot: 1, card: 'captain', from: 3, to: null, leaves: 'dies' }]);
  expect(dead?.units.map(fateSay)).toEqual([{ key: 'war.after.dies', with: { from: 3 } }]);
});

test('the unit that is sacrificed is named, with what its death does to others', () => {
  const replaced = after(skirmish(FIELD), play('champion', 3));
  expect(replaced?.units).toEqual([{ seat: ME, slot: 3, card: 'martyr', from: 2, to: null, leaves: 'sacrificed' }]);
  expect(replaced?.arrivals).toEqual([{ seat: ME, slot: 3, card: 'champion', power: 5 }]);
});

test('of a play that draws a card, everything but the card is told', () => {
  const drawn = after(
    skirmish({ ...FIELD, mine: { ...FIELD.mine, deck: ['archer', 'mason', 'gale', 'rally'] } }),
    play('scout', 2),
  );
  expect(drawn?.arrivals).toEqual([{ seat: ME, slot: 2, card: 'scout', power: 1 }]);
  expect(drawn?.draws).toEqual([1, 0]);
  expect(JSON.stringify(drawn)).not.toMatch(/archer|mason|gale/);
});

test('before the target is chosen, only what all targets have in common is told', () => {
  const scene = skirmish(FIELD);
  const all = [play('bouncer', 3, 'rival-2'), play('bouncer', 2, 'rival-2')].map((option) => after(scene, option));
  const shared = inCommon(all);
  expect(shared?.units).toEqual([{ seat: RIVAL, slot: 2, card: 'champion', from: 6, to: null, leaves: 'bounced' }]);
  expect(shared?.arrivals).toEqual([]);
  expect(inCommon([...all, null])).toBeNull();
});

test('a round that ends differently with each target is not told as counted', () => {
  const last = skirmish({ mine: { ...FIELD.mine, hand: ['bouncer'] }, theirs: { ...FIELD.theirs, passed: true } });
  const all = [play('bouncer', 2, 'rival-1'), play('bouncer', 2, 'rival-2')].map((option) => after(last, option));
  expect(all.map((each) => each?.counted)).toEqual([true, true]);
  expect(all.map((each) => each?.count.after)).not.toEqual([all[0]?.count.after, all[0]?.count.after]);
  expect(inCommon(all)).toMatchObject({ counted: false, winner: null, over: false, count: { before: [2, 1], after: [2, 1] } });
});

const OPEN = { cards: 2, passed: false, small: false };

test('passing says what it means now: who is ahead and what may come, or how the round ends', () => {
  const open = skirmish(FIELD);
  expect(passSay(after(open, pass), [2, 1], ME, OPEN)).toMatchObject({
    key: 'war.pass.ahead',
    with: { near: 2, far: 1, n: 2 },
  });
  expect(passSay(after(open, pass), [1, 1], ME, OPEN).key).toBe('war.pass.level');
  expect(passSay(after(open, pass), [0, 1], ME, OPEN).key).toBe('war.pass.behind');
  expect(passSay(after(open, pass), [0, 1], ME, { ...OPEN, small: true })).toMatchObject({
    key: 'war.pass.short',
    with: { n: 2 },
  });
  const last = skirmish({ ...FIELD, theirs: { ...FIELD.theirs, passed: true } });
  expect(passSay(after(last, pass), [2, 1], ME, { ...OPEN, passed: true })).toEqual({
    key: 'war.pass.round.won',
    with: { near: 2, far: 1 },
  });
  const match = skirmish({ ...FIELD, round: 2, mine: { ...FIELD.mine, won: 1 }, theirs: { ...FIELD.theirs, passed: true } });
  expect(passSay(after(match, pass), [2, 1], ME, { ...OPEN, passed: true }).key).toBe('war.pass.match.won');
});

test('passing counts what Conquer adds', () => {
  const scene = skirmish({
    mine: { units: ['banner_lord'] },
    theirs: { units: [null, 'champion', null, null], passed: true },
  });
  const counted = after(scene, pass);
  expect(counted?.count).toEqual({ before: [1, 1], after: [2, 1] });
  expect(counted?.winner).toBe(ME);
});

test('the slip sums up unit, slot and round', () => {
  const hurt = after(skirmish(FIELD), play('fireball', null, 'rival-0'));
  const rows = hurt === null ? [] : slipRows(hurt, ME, ME);
  expect(rows.map(({ what, becomes }) => [what.key, becomes.key])).toEqual([
    ['card.veteran.name', 'war.after.power'],
    ['slot.0', 'war.slip.slot'],
    ['war.slip.round', 'war.slip.count'],
  ]);
});

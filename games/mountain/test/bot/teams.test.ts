import { describe, expect, test } from 'vitest';
import type { TeamId } from '../../rules/teams.ts';
import { type Hero, mountain, type Situation } from '../mountain.ts';
import { accept, duel, move, offer, trade } from '../rules/actions.ts';
import { chosen, turn } from './chosen.ts';

// H-56: bots play for their team.

type Climber = Hero & { readonly team: TeamId };
const teamed = (heroes: readonly Climber[], more: Partial<Situation> = {}) =>
  mountain({
    players: heroes,
    rules: { mode: 'teams' },
    rests: ['turn', 'after', 'trade', 'interrupt', 'challenge', 'duel'],
    ...more,
  });

describe('H-56: a bot', () => {
  test('hands what it carries idly to the partner who is nearer to the crown', async () => {
    const heroes = [
      { at: 8, team: 'hawk', left: 'lords-sword', right: 'lords-sword', pack: ['dragonfang-greatsword'] },
      { at: 3, team: 'hawk' },
      { at: 16, team: 'hawk' },
      { at: 12, team: 'stag' },
    ] satisfies Climber[];
    const scene = teamed(heroes, { rests: ['turn', 'trade'] });
    expect(await turn(scene)).toEqual(trade(2));
    scene.answer(0, trade(2));
    expect(await chosen(scene, 0, 'trade')).toMatchObject({ do: 'offer' });
  });

  test('takes what a partner gives, and gives nothing back', async () => {
    const scene = teamed([
      { at: 8, team: 'hawk', pack: ['dagger'] },
      { at: 3, team: 'hawk' },
      { at: 12, team: 'stag' },
    ]);
    scene.answer(0, trade(1)).answer(0, offer('dagger'));
    expect(await chosen(scene, 1, 'trade')).toEqual(accept(1));
    expect(await chosen(scene, 0, 'trade')).toEqual(accept(1));
  });

  test('gives nothing that it needs more itself', async () => {
    const scene = teamed([
      { at: 14, team: 'hawk', pack: ['wardstone'] },
      { at: 3, team: 'hawk' },
      { at: 12, team: 'stag' },
    ]);
    expect(await turn(scene)).toEqual(move);
  });

  test('attacks a rival who may storm the tile that a partner holds, where it would move on otherwise', async () => {
    const beside = (claim: boolean) =>
      teamed(
        [
          { at: 17, team: 'hawk', left: 'lords-sword', right: 'lords-sword', armour: 'heirloom-armor' },
          { at: claim ? 19 : 3, team: 'hawk', claim },
          { at: 17, team: 'stag', hp: 3, pack: ['robe', 'robe'] },
        ],
        { board: { 17: 'treasure1' } },
      );
    expect(await turn(beside(true))).toEqual(duel(2));
    expect(await turn(beside(false))).toEqual(move);
  });

  test('lays no Trap where only partners come by', async () => {
    const scene = teamed([
      { at: 12, team: 'hawk', class: 'monk', pack: ['trap'] },
      { at: 9, team: 'hawk', class: 'monk' },
      { at: 10, team: 'hawk', class: 'monk' },
      { at: 15, team: 'stag', class: 'monk' },
    ]);
    expect(await turn(scene)).not.toMatchObject({ do: 'use', item: 'trap' });
  });

  test('cancels the Luck card that would throw a partner back', async () => {
    const heroes = [
      { at: 16, team: 'hawk' },
      { at: 3, team: 'hawk', pack: ['luck-charm'] },
      { at: 12, team: 'stag' },
    ] satisfies Climber[];
    const scene = teamed(heroes, { board: { 17: 'luck' }, luck: ['cave-in'], dice: [1] });
    scene.answer(0, move);
    expect(await chosen(scene, 1, 'interrupt')).toEqual({ do: 'play', card: 'luck-charm' });
  });
});

import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { toldMatch } from '../../../../test/table/random-match.ts';
import type { Event } from '../../../rules/events.ts';
import { bestHeld, drawnInAll } from '../../../ui/ending/player-story.ts';
import { type Story, storyOf } from '../../../ui/ending/story.ts';
import { goOn, ME, pass, play, RIVAL, type Situation, type SkirmishScene, skirmish } from '../../skirmish.ts';
import { randomMatch } from '../matches.ts';

const MATCHES = 30;

const ended = (seed: number) => toldMatch(randomMatch(seed));

describe('the story of random matches', () => {
  test('is the same for both players and for spectators', () => {
    for (let seed = 1; seed <= MATCHES; seed++) {
      const [mine = [], theirs = [], watched = []] = ended(seed).told;
      expect(storyOf(mine)).toEqual(storyOf(watched));
      expect(storyOf(theirs)).toEqual(storyOf(watched));
    }
  });

  test('from events alone it has what the last view has: cards left, rounds won, VP', () => {
    let mulligans = 0;
    for (let seed = 1; seed <= MATCHES; seed++) {
      const { told, view } = ended(seed);
      const [events = []] = told;
      const { players, rounds } = storyOf(events);
      mulligans += events.some((event) => event.type === 'mulligan' && event.count > 0) ? 1 : 0;
      players.forEach((story, who) => {
        const player = view.players[who];
        expect(story.left, `match ${seed}`).toBe(player?.handCount);
        expect(rounds.filter(({ winner }) => winner === who)).toHaveLength(player?.won ?? -1);
        const inRounds = rounds.reduce((sum, { vp }) => sum + (vp?.[who] ?? 0), 0);
        expect(inRounds).toBe((player?.total ?? 0) + (view.phase === 'over' ? (player?.vp ?? 0) : 0));
        const bonus = events.reduce(
          (sum, event) => sum + (event.type === 'vp' && event.seat === who ? event.to - event.from : 0),
          0,
        );
        expect(story.slotsWon).toBe(inRounds - bonus);
        // A reshuffled deck is drawn from twice.
        if (!events.some(({ type }) => type === 'reshuffled'))
          expect(drawnInAll(story)).toBe((player?.list.length ?? 0) - (player?.deckCount ?? 0));
      });
      expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, index) => index + 1));
    }
    expect(mulligans).toBeGreaterThan(3);
  });

  test('after the play that turned it the winner was ahead to the end of that round', () => {
    let plays = 0;
    for (let seed = 1; seed <= MATCHES; seed++) {
      const { told, match } = ended(seed);
      const { turned, rounds } = storyOf(told[0] ?? []);
      const [winner] = match.over?.winners ?? [];
      if (turned === null || winner === undefined) {
        expect(
          rounds.some((round) => winner !== undefined && round.winner === winner),
          `match ${seed}`,
        ).toBe(false);
        continue;
      }
      const last = rounds.findLast((round) => round.winner === winner);
      expect(turned.round).toBe(last?.round);
      if (turned.by !== 'play') continue;
      plays += 1;
      expect(turned.after[winner]).toBeGreaterThan(turned.after[1 - winner] ?? 0);
      expect(turned.before[winner]).toBeLessThanOrEqual(turned.before[1 - winner] ?? 0);
    }
    expect(plays).toBeGreaterThan(5);
  });
});

/** What a scene told everybody, answer by answer; it begins in the middle of a round. */
class StoryScene {
  readonly events: Event[];
  readonly scene: SkirmishScene;

  constructor(situation: Situation) {
    this.scene = skirmish(situation);
    this.events = [{ type: 'round', round: this.scene.state.round, first: ME, draws: 0 }, ...this.scene.told(null)];
  }

  answer(who: number, option: Parameters<SkirmishScene['answer']>[1]): this {
    this.scene.answer(who, option);
    this.events.push(...this.scene.told(null));
    return this;
  }

  get story(): Story {
    return storyOf(this.events);
  }
}

describe('the story of a scene', () => {
  const last = { won: 1 } as const;

  test('rounds and slots: powers and winners, left to right, and a slot that nobody holds', () => {
    const told = new StoryScene({ mine: { hand: ['champion', 'scout'] }, theirs: { hand: ['veteran', 'gale'] } })
      .answer(0, play('champion', 1))
      .answer(1, play('veteran', 1))
      .answer(0, pass)
      .answer(1, pass);
    const [round] = told.story.rounds;
    expect(round).toMatchObject({ round: 1, vp: [1, 0], winner: ME });
    expect(round?.slots).toEqual([
      { winner: null, powers: [null, null] },
      { winner: ME, powers: [5, 4] },
      { winner: null, powers: [null, null] },
      { winner: null, powers: [null, null] },
    ]);
    expect(told.story.players.map(bestHeld)).toEqual([{ card: 'champion', slots: 1, power: 5 }, null]);
    expect(told.story.players.map(({ played }) => played)).toEqual([1, 1]);
  });

  test('the unit that held most won the most slots, then had the most power', () => {
    const told = new StoryScene({
      mine: { hand: ['champion', 'veteran', 'scout', 'blessing'], deck: ['scout', 'veteran', 'veteran', 'veteran', 'veteran'] },
      theirs: { hand: ['gale', 'rally'] },
    })
      .answer(0, play('champion', 0))
      .answer(1, pass)
      .answer(0, play('veteran', 1))
      .answer(0, play('blessing', null, 'own-1'))
      .answer(0, play('scout', 2))
      .answer(0, pass);
    expect(told.story.players.map(bestHeld)[0]).toEqual({ card: 'veteran', slots: 1, power: 7 });
    // Scout and the Veteran's Conquer.
    expect(told.story.players[0]?.drawnBy).toEqual([
      { card: 'scout', n: 1 },
      { card: 'veteran', n: 1 },
    ]);
    told.answer(0, goOn).answer(1, goOn);
    expect(told.story.players[0]?.drawnByRounds).toBe(3);
  });

  test('the play that turned it: the last one after which the winner was ahead for good', () => {
    const told = new StoryScene({
      mine: { ...last, hand: ['champion', 'duelist', 'gale'] },
      theirs: { hand: ['veteran', 'scout', 'gale'] },
      round: 2,
    })
      .answer(0, play('champion', 0))
      .answer(1, play('veteran', 1))
      .answer(0, play('duelist', 1))
      .answer(1, play('scout', 2))
      .answer(0, pass)
      .answer(1, pass);
    expect(told.scene.state.over).toMatchObject({ winner: ME });
    expect(told.story.turned).toEqual({
      by: 'play',
      round: 2,
      seat: ME,
      card: 'duelist',
      slot: 1,
      before: [1, 1],
      after: [2, 0],
    });
  });

  test('a Conquer that decided is told as such', () => {
    const told = new StoryScene({
      mine: { ...last, units: ['banner_lord', null], hand: ['scout'] },
      theirs: { units: [null, 'champion'], hand: ['scout'] },
      round: 2,
    })
      .answer(0, pass)
      .answer(1, pass);
    expect(told.scene.state.over).toMatchObject({ winner: ME });
    expect(told.story.turned).toEqual({ by: 'conquer', round: 2, seat: ME, card: 'banner_lord', slot: 0, from: 1, to: 2 });
  });

  test('units lost are those that died; a bounced one is a card in hand again', () => {
    const told = new StoryScene({
      mine: { hand: ['fireball', 'gale'], units: ['champion'] },
      theirs: { hand: ['champion'], units: ['captain', 'champion'] },
    })
      .answer(0, play('fireball', null, 'rival-0'))
      .answer(1, pass)
      .answer(0, play('gale', null, 'rival-1'));
    expect(told.story.players.map(({ lost }) => lost)).toEqual([0, 1]);
    expect(told.story.players[RIVAL]?.left).toBe(1);
  });

  test('a match that is given up in mid-round has a round that was not counted, and no turning play', () => {
    const told = new StoryScene({ mine: { hand: ['champion', 'champion'] } }).answer(0, play('champion', 0));
    told.events.push({ type: 'ended', winner: seat(0), how: 'left' });
    expect(told.story.rounds).toEqual([{ round: 1, slots: [], vp: null, winner: null }]);
    expect(told.story.turned).toBeNull();
  });
});

import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../../rules/events.ts';
import { expectedOf, surplusOf } from '../../../ui/ending/dice-luck.ts';
import { type Story, storiesOf, together } from '../../../ui/ending/story.ts';
import { attack, exchangeBlows, type MountainScene, mountain } from '../../mountain.ts';
import { eyesAt, nth, randomMatch } from '../show/matches.ts';

const MATCHES = 20;

/** A match seen by all, to its end. */
function ended(seed: number) {
  const told: { [eyes: string]: Event[] } = {};
  let last: ReturnType<typeof randomMatch> extends Generator<infer M> ? M | null : never = null;
  for (const moment of randomMatch(seed)) {
    for (const eyes of eyesAt(moment.match.players)) (told[String(eyes)] ??= []).push(...moment.told(eyes));
    last = moment;
  }
  if (last === null) throw new Error('there was no match');
  return { told, match: last.match, view: last.glimpse(null).view };
}

describe('KM-059: the story of a match', () => {
  test('is the same for every player and for spectators', () => {
    for (let seed = 1; seed <= MATCHES; seed++) {
      const { told, match } = ended(seed);
      const spectator = storiesOf(match.players, told['null'] ?? []);
      for (const events of Object.values(told)) expect(storiesOf(match.players, events), `match ${seed}`).toEqual(spectator);
    }
  });

  test('adds up: a player on tile 12 climbed 12 tiles more than they lost, and HP lost were had', () => {
    for (let seed = 1; seed <= MATCHES; seed++) {
      const { told, match, view } = ended(seed);
      const events = told['null'] ?? [];
      for (const { seat: who, climbed, hpLost } of storiesOf(match.players, events)) {
        const own = events.filter((event) => 'seat' in event && event.seat === who);
        const slid = own.reduce((sum, event) => sum + (event.type === 'moved' ? Math.max(0, event.from - event.to) : 0), 0);
        expect(climbed - slid).toBe(view.players[who]?.at);
        expect(hpLost).toBe(own.reduce((sum, event) => sum + (event.type === 'hurt' ? event.lost : 0), 0));
      }
    }
  });

  test('every fight and every duel that was won has one winner', () => {
    for (let seed = 1; seed <= MATCHES; seed++) {
      const { told, match } = ended(seed);
      const events = told['null'] ?? [];
      const stories = storiesOf(match.players, events);
      const sum = (of: 'fightsWon' | 'duelsWon'): number => stories.reduce((all, story) => all + story[of], 0);
      expect(sum('fightsWon')).toBe(events.filter(({ type }) => type === 'fightWon').length);
      expect(sum('duelsWon')).toBe(events.filter((event) => event.type === 'duelEnded' && event.winner !== null).length);
    }
  });
});

test('KM-185, H-56: a team’s story is what its players did together, and their best item', () => {
  for (let seed = 1; seed <= MATCHES; seed++) {
    const { told, match } = ended(seed);
    const stories = storiesOf(match.players, told['null'] ?? []);
    const [first, second] = stories as [Story, Story];
    const sum = together([first, second]);
    for (const sort of ['climbed', 'fightsWon', 'duelsWon', 'hpLost'] as const)
      expect(sum[sort]).toBe(first[sort] + second[sort]);
    expect(surplusOf(sum.dice)).toBe(surplusOf(first.dice) + surplusOf(second.dice));
    expect([first.best, second.best]).toContain(sum.best);
    expect(sum.best === null).toBe(first.best === null && second.best === null);
    expect(together([first])).toEqual(first);
  }
});

/** What a scene told everybody, answer by answer. */
class StoryScene {
  readonly events: Event[] = [];
  readonly scene: MountainScene;

  constructor(scene: MountainScene) {
    this.scene = scene;
    this.events.push(...scene.told(null));
  }

  answer(who: number, option: Parameters<MountainScene['answer']>[1]): this {
    this.scene.answer(who, option);
    this.events.push(...this.scene.told(null));
    return this;
  }

  story(who: number): Story {
    return nth(storiesOf(2, this.events), who);
  }
}

describe('KM-041: dice luck is stated exactly', () => {
  test('the sum of all dice of a player against what dice bring on average: 2.5 for a d4, 3.5 for a d6', () => {
    // A d4 of 1, then Attack 6 and Defence 2 against a Goblin that throws 1 and 1, and leaves nothing (99 of 100).
    const told = new StoryScene(mountain({ players: [{ at: 1 }, {}], dice: [1, 6, 2, 1, 1, 99], enemies1: ['goblin'] }));
    told.answer(0, { do: 'move' }).answer(0, attack(0));
    const { dice, fightsWon } = told.story(0);
    expect(dice).toMatchObject({ thrown: 3, sum: 9 });
    expect(expectedOf(dice)).toBe(9.5);
    expect(surplusOf(dice)).toBe(-0.5);
    expect(fightsWon).toBe(1);
    expect(told.story(1).dice.thrown).toBe(0);
  });

  test('the first dice of the match are for the turn order', () => {
    const rolls = [5, 2].map((die, index) => ({ seat: seat(index), die }));
    const stories = storiesOf(2, [{ type: 'initiative', rolls, tied: [] }]);
    expect(stories.map(({ dice }) => surplusOf(dice))).toEqual([1.5, -1.5]);
  });

  test('in a duel both throw; a player who retreats throws nothing', () => {
    const told = new StoryScene(
      mountain({ players: [{ at: 7, hp: 1 }, { at: 7 }], board: { 7: 'treasure1' }, dice: [1, 1, 6, 6] }),
    );
    told.answer(0, { do: 'duel', with: 1 });
    exchangeBlows(told.scene);
    told.events.push(...told.scene.told(null));
    expect(told.story(0).dice).toMatchObject({ thrown: 2, sum: 2 });
    expect(told.story(1)).toMatchObject({ duelsWon: 1, dice: { thrown: 2, sum: 12 } });
    const fled: Event = {
      type: 'duelRound',
      round: 1,
      weary: 0,
      fighters: [
        { seat: seat(0), target: null, fled: true, attack: null, defence: null, hits: false, stumbled: false, struck: 0, hp: 5 },
      ],
    };
    expect(storiesOf(2, [fled])[0]?.dice.thrown).toBe(0);
  });
});

describe('the best item', () => {
  const equipped = (item: string): Event => ({ type: 'equipped', seat: seat(0), item, slot: 'left', instead: null });
  const best = (...events: Event[]): string | null | undefined => storiesOf(2, events)[0]?.best;

  test('is of the highest tier, then what adds the most, then the first', () => {
    expect(best()).toBeNull();
    expect(best(equipped('dagger'), equipped('lords-sword'), equipped('crude-axe'))).toBe('lords-sword');
    expect(best(equipped('velvet-cloak'), equipped('silver-shield'))).toBe('silver-shield');
    expect(best(equipped('silver-shield'), equipped('lords-sword'))).toBe('silver-shield');
  });

  test('may be something used, traded or spent', () => {
    expect(best({ type: 'used', seat: seat(0), item: 'mysterious-flower' })).toBe('mysterious-flower');
    expect(best({ type: 'warded', seat: seat(0), item: 'wardstone', count: 1 })).toBe('wardstone');
    expect(best({ type: 'smoked', seat: seat(0), by: seat(1) })).toBe('smoke-bomb');
    const gear = [{ seat: seat(0), slot: 'armour' as const, was: null, item: 'royal-aegis' }];
    expect(best({ type: 'traded', seat: seat(1), with: seat(0), gave: null, got: null, gaveCount: 1, gotCount: 0, gear })).toBe(
      'royal-aegis',
    );
  });

  test('what was only drawn stays a secret', () => {
    expect(best({ type: 'drew', seat: seat(0), tier: 3, card: 'royal-aegis', from: 'tile' })).toBeNull();
  });
});

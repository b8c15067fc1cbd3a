import type { AskedPacket } from '@tavern/bots';
import { type Option, render } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { bot } from '../../bot/index.ts';
import type { Revolution } from '../../rules/types.ts';
import { texts } from '../../text/index.ts';
import {
  down,
  full,
  keep,
  ME,
  none,
  pass,
  type RevolutionScene,
  redraw,
  revolution,
  type Situation,
  seal,
  take,
  up,
} from '../revolution.ts';
import { battle } from './matches.ts';

type Why = ReturnType<NonNullable<typeof bot.why>>;

const whyOf = (scene: RevolutionScene, option: Option<Revolution>): Why =>
  bot.why?.(scene.match.packet(ME) as AskedPacket<Revolution>, ME, option) ?? null;
const why = (situation: Situation, option: Option<Revolution>): Why => whyOf(revolution(situation), option);

describe('reasons for hints: what the reckoning says with the card and without it', () => {
  test('a placement: combo, total, what it takes from the rival, or the plan', () => {
    const mine = { leader: 's-1', zones: { top: 'c-3', left: 'c-1' }, hand: ['c-2', 'h-2', 'c-14', 'h-1', 'h-5'] } as const;
    const scene = { mine, theirs: { leader: 's-4', zones: { top: 'c-25' } } } as const;
    expect(why(scene, up('c-2', 'right'))).toMatchObject({
      key: 'hint.why.combo',
      with: { bonus: 250, before: 390, after: 765 },
    });
    expect(why({ ...scene, mine: { ...mine, zones: {} } }, up('c-2', 'right'))).toMatchObject({
      key: 'hint.why.total',
      with: { before: 0, after: 145 },
    });
    expect(why(scene, up('h-2', 'help'))).toMatchObject({ key: 'hint.why.lowers', with: { amount: 125 } });
    expect(why(scene, up('h-1', 'help'))).toMatchObject({ key: 'hint.why.plan' });
    expect(why(scene, up('h-5', 'help'))).toMatchObject({ key: 'hint.why.free' });
    expect(why(scene, up('c-14', 'right'))).toMatchObject({ key: 'hint.why.brings' });
    expect(why(scene, down('c-14', 'right'))).toMatchObject({ key: 'hint.why.down' });
  });

  test('face-down: by what face-up would bring, by what may be there, and by the rounds to come', () => {
    const scene = { mine: { leader: 's-8', hand: ['c-24', 'c-1'], deck: [], zones: { right: 'c-8' } } } as const;
    expect(why(scene, down('c-1', 'top'))).toMatchObject({ key: 'hint.why.down' });
    // The hand has no Help card.
    expect(why(scene, down('c-1', 'help'))).toMatchObject({ key: 'hint.why.down.only' });
    for (const round of [4, 5]) {
      expect(why({ ...scene, round }, down('c-1', 'top'))).toMatchObject({ key: 'hint.why.down.last' });
      expect(why({ ...scene, round }, down('c-1', 'help'))).toMatchObject({ key: 'hint.why.down.only' });
    }
  });

  test('a choice: what h-2 takes, what a search puts into a zone, what is wanted', () => {
    const aiming = revolution({ mine: { hand: ['h-2'] }, theirs: { zones: { left: 'c-26' } } }).answer(0, up('h-2', 'help'));
    expect(whyOf(aiming, { do: 'aim', zone: 'left' })).toMatchObject({ key: 'hint.why.lowers' });
    aiming.asks(0, 'choose');
    const mine = { leader: 's-4', zones: { left: 'c-24' }, hand: ['c-12', 'c-9'], deck: ['c-1', 'h-11', 'h-4', 'c-24'] } as const;
    const helping = revolution({ mine }).answer(0, up('c-12', 'top'));
    expect(whyOf(helping, take('h-11'))).toMatchObject({ key: 'hint.why.total', with: { before: 310, after: 370 } });
    expect(whyOf(helping, none)).toBeNull();
    helping.asks(0, 'choose');
    const wanting = revolution({ mine }).answer(0, up('c-9', 'top'));
    expect(whyOf(wanting, take('c-24'))).toMatchObject({ key: 'hint.why.wanted' });
    wanting.asks(0, 'choose');
    // After the last leader nothing is needed for the next round.
    const last = revolution({ mine, round: 4 }).answer(0, up('c-9', 'top'));
    expect(whyOf(last, take('c-24'))).toMatchObject({ key: 'hint.why.plan' });
    last.asks(0, 'choose');
  });

  test('the secret phase and the redraw', () => {
    const side = { leader: 's-8', zones: full('c-1', 'c-8', 'c-3', 'h-12') } as const;
    const scene = {
      mine: { ...side, hand: ['sp-2', 'sp-3', 'c-1'] },
      theirs: { ...side, zones: full('c-27', 'c-8', 'c-3', 'h-12') },
    } as const;
    const secret = { ...scene, from: { do: 'secret' } } as const;
    expect(why(secret, seal('sp-3'))).toMatchObject({ key: 'hint.why.total' });
    expect(why(secret, seal('sp-2'))).toMatchObject({ key: 'hint.why.points', with: { points: 8 } });
    expect(why(secret, seal('c-1'))).toMatchObject({ key: 'hint.why.bluff' });
    expect(why(secret, pass)).toMatchObject({ key: 'hint.why.pass' });
    expect(why(scene, keep)).toMatchObject({ key: 'hint.why.keep' });
    expect(why(scene, redraw)).toMatchObject({ key: 'hint.why.redraw' });
  });
});

test('every reason of a match can be said in both languages', () => {
  const said: string[] = [];
  const telling: typeof bot = {
    choose(packet, seat, rng) {
      const option = bot.choose(packet, seat, rng) as Option<Revolution>;
      const because = bot.why?.(packet, seat, option) as Awaited<Why>;
      for (const words of Object.values(texts)) if (because !== null) said.push(render(words, because));
      return option;
    },
  };
  battle([telling, telling], 3);
  expect(said.length).toBeGreaterThan(20);
  for (const line of said) expect(line).not.toMatch(/hint\.why|[{}]/);
});

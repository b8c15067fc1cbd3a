import { type Say, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { faceOf } from '../../../ui/tips/face.ts';
import { toldSoFar } from '../../../ui/trays/common/told-so-far.ts';
import { isOwn, type News, newsIn } from '../../../ui/trays/news/news.ts';
import { newsWords } from '../../../ui/trays/news/news-words.ts';
import { happenings, type MountainSeen, Screen } from '../show/clock.ts';
import { nth, randomMatch, seenBy } from '../show/matches.ts';
import { english } from '../trays/eyes.ts';

const ME = seat(0);
const FRAME = 16;
const ANSWERS = 160;

/** News that lay on the screen, with its letters and for how long. */
interface Lain {
  readonly kind: string;
  readonly of: number | null;
  readonly letters: number;
  ms: number;
}

const lettersOf = (says: readonly Say[]): number => says.map(english).join(' ').length;

/** Everything to be read in the news: their words, and the open cards beside them. */
function textOf(news: News, view: MountainSeen['view']): number {
  const { title, lines } = newsWords(news, ME, view);
  const faces = news.cards.flatMap(({ deck, card }) => (card === null ? [] : [faceOf(deck, card)]));
  return lettersOf([title, ...lines, ...faces.flatMap(({ name, text }) => (text === null ? [name] : [name, text]))]);
}

/** Others' news of a match, as they come and go, frame by frame. */
function lainIn(seed: number, options: ConstructorParameters<typeof Screen>[1]): readonly Lain[] {
  const match = seenBy(randomMatch(seed), ME);
  const seenAfter = (n: number): MountainSeen => ({
    viewer: ME,
    events: match.slice(0, n + 1).flatMap((glimpse, index) => happenings(glimpse, index, { past: index === 0 })),
    view: nth(match, n).view,
    foreseen: false,
  });
  const lain: Lain[] = [];
  const screen = new Screen(seenAfter(0), options);
  let before = '';
  for (let answers = 1; answers < Math.min(match.length, ANSWERS); answers++) {
    const { events, ...seen } = seenAfter(answers);
    screen.playback.heed({ events, ...seen });
    while (screen.show.playing) {
      const { now, told } = screen.show;
      const news = newsIn(toldSoFar(events, { now, rewound: null }), ME, null);
      const shown = news === null || isOwn(news, ME) ? '' : JSON.stringify(news);
      if (news !== null && shown !== '' && shown !== before)
        lain.push({ kind: news.kind, of: news.seat, letters: textOf(news, told), ms: 0 });
      const last = lain.at(-1);
      if (shown !== '' && last !== undefined) last.ms += FRAME;
      before = shown;
      screen.watch(FRAME);
    }
  }
  return lain;
}

/** What was to be seen for too short a time; where more was added to it, it is read with that. */
const hastyIn = (lain: readonly Lain[], times: number): readonly Lain[] =>
  lain.filter(({ kind, of, letters, ms }, index) => {
    const next = lain[index + 1];
    const added = next?.kind === kind && next.of === of && next.letters >= letters;
    return !added && ms + FRAME < Math.max(1_200, letters * 40) / times;
  });

describe("others' news can be read", () => {
  test.each([
    ['at 1x', {}, 1],
    ['where motion is unwelcome', { calm: true }, 1],
    ['twice as fast at 2x', { speed: '2x' }, 2],
  ] as const)('1.2 seconds and 40 ms a letter: %s', (_, options, times) => {
    const lain = [3, 9].flatMap((seed) => lainIn(seed, options));
    expect(new Set(lain.map(({ kind }) => kind)).size).toBeGreaterThan(4);
    expect(hastyIn(lain, times)).toEqual([]);
  });

  test('without motion nothing waits to be read', () => {
    expect(lainIn(3, { speed: 'off' })).toEqual([]);
  });
});

test('no round of a fight or duel is shorter than 0.6 seconds, however much waits', () => {
  const lasting = [1, 2, 3].flatMap((seed) => {
    const match = seenBy(randomMatch(seed), ME);
    const all = match.flatMap((glimpse, n) => happenings(glimpse, n, { past: n === 0 }));
    const isRound = new Set(
      all.flatMap(({ id, event: { type } }) => (type === 'fightRound' || type === 'duelRound' ? [id] : [])),
    );
    const screen = new Screen({ viewer: ME, events: all.slice(0, 1), view: nth(match, 0).view, foreseen: false });
    screen.playback.heed({ viewer: ME, events: all, view: nth(match, match.length - 1).view, foreseen: false });
    screen.watch();
    return screen.shown.filter(({ id }) => isRound.has(id)).map(({ ms }) => ms);
  });
  expect(lasting.length).toBeGreaterThan(3);
  expect(Math.min(...lasting)).toBeGreaterThanOrEqual(600 - FRAME);
});

import { describe, expect, test } from 'vitest';
import { isOwn, newsIn } from '../../../../ui/trays/news/news.ts';
import { newsWords } from '../../../../ui/trays/news/news-words.ts';
import { attack, mountain, play, STANDOFF, standOff } from '../../../mountain.ts';
import { duelling, facing, HIT, STRUCK } from '../../../rules/scenes.ts';
import { english, Watcher } from '../eyes.ts';

const end = { do: 'end' } as const;
const move = { do: 'move' } as const;

/** The news as these eyes read it, and the cards in it; a card they may not see is `null`. */
function read({ events, viewer, packet }: Watcher, seen: string | null = null) {
  const news = newsIn(events, viewer, seen);
  if (news === null) return null;
  const { title, lines } = newsWords(news, viewer, packet.view);
  return { title: english(title), lines: lines.map(english), cards: news.cards.map(({ card }) => card) };
}

describe("KM-042: what is turned up is seen, and is in nobody's way", () => {
  const drawing = () => mountain({ players: [{ at: 4 }, { at: 5 }, {}], treasure2: ['lords-sword'], dice: [1] });

  test('a treasure is open for the player who drew it, and face down for the others', () => {
    const [scene, other] = [drawing(), drawing()];
    expect(read(new Watcher(scene, 0).answer(0, move))).toEqual({
      title: 'You drew a treasure',
      lines: [],
      cards: ['lords-sword'],
    });
    expect(read(new Watcher(other, 1).answer(0, move))).toEqual({ title: 'Ysolde drew a treasure', lines: [], cards: [null] });
  });

  test('several cards are side by side: a Luck card and what it brought', () => {
    const scene = mountain({ players: [{ at: 2 }, {}], luck: ['lost-treasure'], treasure1: ['dagger', 'robe'], dice: [1] });
    expect(read(new Watcher(scene, 0).answer(0, move))).toEqual({
      title: 'Your Luck card',
      lines: [],
      cards: ['lost-treasure', 'dagger', 'robe'],
    });
  });

  test("a kept Luck card is nobody else's to see", () => {
    const scene = () => mountain({ players: [{ at: 2 }, {}], luck: ['instinct'], dice: [1] });
    expect(read(new Watcher(scene(), 0).answer(0, move))).toEqual({
      title: 'Your Luck card',
      lines: ['You keep it face down, to use later.'],
      cards: ['instinct'],
    });
    expect(read(new Watcher(scene(), 1).answer(0, move))).toEqual({
      title: 'Ysolde drew a Luck card',
      lines: ['Ysolde keeps it face down.'],
      cards: [null],
    });
  });

  test('KM-051, KM-139: what cancels or prevents is shown with what it cost', () => {
    const charm = mountain({ players: [{ at: 2 }, { pack: ['luck-charm'] }], luck: ['cave-in'], dice: [1] });
    expect(read(new Watcher(charm, 0).answer(0, move).answer(1, play('luck-charm')))).toEqual({
      title: 'Cancelled!',
      lines: ['Mei cancels Cave-in with a Luck Charm.'],
      cards: ['cave-in', 'luck-charm'],
    });
    const smoke = mountain({ players: [{ at: 8 }, { at: 8, pack: ['smoke-bomb'] }] });
    expect(read(new Watcher(smoke, 1).answer(0, { do: 'duel', with: 1 }).answer(1, play('smoke-bomb')))).toEqual({
      title: 'You throw a Smoke Bomb',
      lines: ['There are no duels for the rest of this turn.'],
      cards: ['smoke-bomb'],
    });
  });

  test("C-36: it goes when it was put away, and when it is somebody else's and the next turn begins; your own stays until it was seen, and nobody waits for that", () => {
    const [mine, theirs] = [drawing(), drawing()];
    const owner = new Watcher(mine, 0).answer(0, move);
    const last = owner.events.at(-1)?.id ?? null;
    expect(read(owner, last)).toBeNull();
    expect(read(owner.answer(0, end))?.cards).toEqual(['lords-sword']);
    mine.asks(1, 'turn');
    const other = new Watcher(theirs, 1).answer(0, move);
    expect(read(other)).not.toBeNull();
    expect(read(other.answer(0, end))).toBeNull();
  });

  test('your own is gone at the latest when your next turn begins', () => {
    const scene = drawing();
    const owner = new Watcher(scene, 0).answer(0, move).answer(0, end);
    owner.answer(1, { do: 'sleep' }).answer(1, end).answer(2, { do: 'sleep' });
    expect(read(owner)).not.toBeNull();
    expect(read(owner.answer(2, end))).toBeNull();
  });

  test('what happened before the table was opened is no news', () => {
    const owner = new Watcher(drawing(), 0).answer(0, move);
    const past = owner.events.map((each) => ({ ...each, past: true }));
    expect(newsIn(past, owner.viewer, null)).toBeNull();
  });
});

describe('KM-043, KM-044: how it ended', () => {
  test("KM-101..KM-104: a victory with the roll for each enemy's treasure, and the card where there is one", () => {
    const scene = facing(['orc', 'goblin'], { hp: 5 }, [6, 6, 1, 1, 1, 1, 6, 6, 1, 1, 1, 1, 6, 6, 1, 1, 39, 60], {
      treasure2: ['silver-shield'],
    });
    const hero = new Watcher(scene, 0).answer(0, attack(0, 'end'));
    expect(read(hero)).toEqual({
      title: 'Victory!',
      lines: [
        'Beaten: Orc, Goblin.',
        'Orc leaves a tier 2 treasure (rolled 40 of 100).',
        'Goblin leaves nothing (rolled 61 of 100).',
      ],
      cards: ['silver-shield'],
    });
  });

  test('KM-095, H-10: a defeat says where one wakes, and under hard rules what it costs besides', () => {
    const fallen = (hardDefeat: boolean) =>
      new Watcher(facing(['orc'], { hp: 1 }, [...STRUCK], { rules: { hardDefeat } }), 0).answer(0, attack(0));
    expect(read(fallen(false))).toEqual({
      title: 'You are knocked out',
      lines: ['Back to tile 10, asleep until the turn ends; then HP is full again.'],
      cards: [],
    });
    expect(read(fallen(true))?.lines).toContain('The next turn is skipped too.');
  });

  test('KM-096, H-17: a duel says who won, fell and fled; when the winner loots, that is seen instead', () => {
    const two = new Watcher(standOff(duelling([{}, {}], [...STANDOFF, ...STANDOFF, 6, 6]), 0, 1), 1);
    two.answer(0, attack(1)).answer(1, { do: 'retreat' });
    const news = newsIn(two.events, two.viewer, null);
    expect(read(two)).toEqual({ title: 'Ysolde wins the duel', lines: ['Retreated: Mei.'], cards: [] });
    expect(news !== null && isOwn(news, two.viewer)).toBe(true);
    const looted = duelling([{}, { hp: 1, left: 'dagger' }], [...HIT], { rests: ['loot'] });
    const winner = new Watcher(looted, 0).answer(0, attack(1)).answer(1, attack(0));
    expect(read(winner)).toBeNull();
  });

  test('a challenged player who is the next to play is told who won, until they answer', () => {
    const two = new Watcher(duelling([{ hp: 1 }, {}], [...STRUCK]), 1);
    two.answer(0, attack(1)).answer(1, attack(0));
    expect(two.packet.question?.kind).toBe('turn');
    const told = { title: 'You win the duel', lines: ['Knocked out: Ysolde.'], cards: [] };
    expect(read(two)).toEqual(told);
    const last = two.events.at(-1)?.id ?? null;
    expect(read(two.answer(1, { do: 'sleep' }), last)).toBeNull();
  });

  test('KM-040: the turn order is read while the first turn lasts', () => {
    const scene = mountain({
      players: [{}, {}],
      from: { do: 'initiative' },
      dice: [2, 5],
      with: (state) => {
        state.order = [state.order.flat()];
        state.turn = 0;
      },
    });
    const second = new Watcher(scene, 0).answer(0, { do: 'roll' }).answer(1, { do: 'roll' });
    expect(read(second)?.title).toBe('Mei goes first');
    expect(read(second.answer(1, { do: 'sleep' }))?.title).toBe('Mei goes first');
    expect(read(second.answer(1, end))).toBeNull();
  });
});

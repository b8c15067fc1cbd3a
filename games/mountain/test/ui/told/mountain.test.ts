import { same } from '@tavern/engine';
import type { GameTableProps } from '@tavern/kit';
import { showsBack } from '@tavern/kit/flights/turning.ts';
import { asTold } from '@tavern/kit/show/as-told.ts';
import { describe, expect, test } from 'vitest';
import type { Mountain } from '../../../rules/types.ts';
import { flownIn } from '../../../ui/board/flown.ts';
import type { Show } from '../../../ui/show/types.ts';
import { attack, type MountainScene, mountain } from '../../mountain.ts';
import { end, move } from '../../rules/actions.ts';
import { duelling, facing, HIT, MISS, STRUCK } from '../../rules/scenes.ts';
import { ToldTable } from './mountain-table.ts';

type Props = GameTableProps<Mountain>;
type Telling = ConstructorParameters<typeof ToldTable>[2];
type Answers = (table: ToldTable) => void;

/** Whatever is asked in the end is no matter here. */
const RESTS = { rests: ['turn', 'after', 'fight', 'duel', 'loot', 'overflow', 'interrupt'] };
const FRAME = 16;
const LONGEST = 30_000;

type Now = ToldTable['screen']['show']['now'];

/** Its card, or its cards, are on their way and show their backs. */
const isFaceDown = (now: NonNullable<Now>): boolean => flownIn(now.event).length > 0 && showsBack(now);

/** What is still in the air, or face down, is the same, whatever it comes to. */
function isToldAlike({ now: one }: { readonly now: Now }, { now: other }: { readonly now: Now }): boolean {
  if (one === null || other === null) return one === other;
  if (one.phase !== other.phase || one.event.type !== other.event.type) return false;
  if (one.phase === 'rolls') return true;
  return (isFaceDown(one) && isFaceDown(other)) || same(one.event, other.event);
}

interface Compared {
  /** Frames in which nothing was to be seen yet of what sets the two apart. */
  readonly alike: number;
  /** The first words that gave it away too early; null: none did. */
  readonly spoilt: string | null;
  /** Afterwards the words differ, as they must. */
  readonly apart: boolean;
}

/** Two stories that go different ways at some point: up to there every word on the table must be the same. */
function compare(one: MountainScene, other: MountainScene, viewer: number | null, answers: Answers, telling?: Telling): Compared {
  const tables = [one, other].map((scene) => new ToldTable(scene, viewer, telling)) as [ToldTable, ToldTable];
  for (const table of tables) answers(table);
  const [a, b] = tables;
  let alike = 0;
  let drawn: unknown[] = [];
  for (let ms = 0; ms < LONGEST && isToldAlike(a.screen.show, b.screen.show); ms += FRAME) {
    const shows = tables.map(({ screen }) => screen.show);
    const { now } = a.screen.show;
    // Nothing but what is shown changes a word.
    if (shows.some((show, index) => show !== drawn[index])) {
      const [words, others] = [a.words.split('\n'), b.words.split('\n')];
      const at = words.findIndex((line, index) => line !== others[index]);
      if (at >= 0) return { alike, spoilt: `${now?.event.type} ${now?.phase}: “${words[at]}” or “${others[at]}”`, apart: true };
    }
    drawn = shows;
    alike += 1;
    if (now === null) break;
    for (const { screen } of tables) screen.watch(FRAME);
  }
  for (const { screen } of tables) screen.watch();
  return { alike, spoilt: null, apart: a.words !== b.words };
}

const fights =
  (press: 'once' | 'end'): Answers =>
  (table) =>
    void table.answer(0, attack(0, press));
const trodden = (treasure: string) =>
  mountain({ players: [{ at: 10 }, {}], board: { 11: 'treasure1' }, treasure1: [treasure], dice: [1] });
const turnedUp = (tile: 'luck' | 'enemy1', cards: Pick<Parameters<typeof mountain>[0], 'luck' | 'enemies1'>) =>
  mountain({ players: [{ at: 10 }, {}], board: { 11: tile }, ...cards, dice: [1], ...RESTS });
const thrown = (die: number) =>
  mountain({ players: [{ at: 6 }, {}], board: { 7: 'sanctuary', 8: 'sanctuary', 9: 'sanctuary' }, dice: [die] });
/** Seat 0 ends the turn; seat 1 throws, and comes upon a treasure, or upon an enemy that is fought. */
const followed = (die: number) =>
  mountain({
    players: [{ at: 3 }, { at: 10 }],
    board: { 11: 'treasure1', 12: 'enemy1' },
    enemies1: ['goblin'],
    treasure1: ['dagger'],
    dice: [die],
    ...RESTS,
  });
const then: Answers = (table) => {
  table.answer(0, { do: 'sleep' });
  table.answer(0, end);
  table.answer(1, move);
};

const STORIES: readonly [string, (future: 0 | 1) => MountainScene, readonly (number | null)[], Answers][] = [
  ['a round of a fight', (n) => facing(['orc'], { hp: 5 }, n === 0 ? MISS : HIT, RESTS), [0, 1, null], fights('once')],
  ['a blow that is taken', (n) => facing(['orc'], { hp: 5 }, n === 0 ? MISS : STRUCK, RESTS), [0, 1, null], fights('once')],
  [
    'the last round of a fight to the end',
    (n) => facing(['wolf'], { hp: 1 }, n === 0 ? [...MISS, ...HIT, 99] : [...MISS, ...STRUCK], RESTS),
    [0, 1, null],
    fights('end'),
  ],
  [
    'a round of a duel',
    (n) => duelling([{ hp: 2 }, { hp: 1 }, { at: 3 }], n === 0 ? MISS : STRUCK, RESTS),
    [0, 1, 2, null],
    (table) => {
      table.answer(0, attack(1));
      table.answer(1, attack(0));
    },
  ],
  ['a throw', (n) => thrown(n === 0 ? 1 : 3), [0, 1, null], (table) => void table.answer(0, move)],
  ['a treasure that is drawn', (n) => trodden(n === 0 ? 'dagger' : 'trap'), [0], (table) => void table.answer(0, move)],
  [
    'a Luck card that is drawn',
    (n) => turnedUp('luck', { luck: [n === 0 ? 'faint' : 'lost-treasure'] }),
    [0, 1, null],
    (table) => void table.answer(0, move),
  ],
  [
    'an enemy that is met',
    (n) => turnedUp('enemy1', { enemies1: [n === 0 ? 'goblin' : 'wolf'] }),
    [0, 1, null],
    (table) => void table.answer(0, move),
  ],
  [
    'what a beaten enemy leaves',
    (n) => facing(['wolf'], { hp: 5 }, [...HIT, 1], { ...RESTS, treasure1: [n === 0 ? 'dagger' : 'trap'] }),
    [0],
    fights('once'),
  ],
  ['the turn of somebody else', (n) => followed(n === 0 ? 1 : 2), [0, 1, null], then],
];

describe('no word on the table is ahead of its picture: ledge, buttons, backpack, plaques, trays, news and log', () => {
  test.each(STORIES)('%s', (_, scene, viewers, answers) => {
    for (const viewer of viewers) {
      const { alike, spoilt, apart } = compare(scene(0), scene(1), viewer, answers);
      expect(spoilt, `as seat ${viewer} sees it`).toBeNull();
      expect(alike, 'frames in which nothing was known').toBeGreaterThan(10);
      expect(apart, 'in the end it is to be read').toBe(true);
    }
  });

  /** What a table would know that is ahead of its show in one respect. */
  const faults: readonly [string, Telling][] = [
    ['numbers, tips and backpack from the view as it will be', (props, show) => ({ ...asTold(props, show), view: props.view })],
    [
      'what is asked, before it was told',
      (props, show) => ({ ...asTold(props, show), question: props.question, view: props.view }),
    ],
    ['who is waited for', (props: Props, show: Show) => ({ ...asTold(props, show), packet: props.packet, busy: false })],
  ];
  test.each(faults)('a planted fault is found: %s', (_, telling) => {
    const found = STORIES.some(([, scene, viewers, answers]) =>
      viewers.some((viewer) => compare(scene(0), scene(1), viewer, answers, telling).spoilt !== null),
    );
    expect(found).toBe(true);
  });
});

import { lineText, render, type Say, same, say, withEngineTexts } from '@tavern/engine';
import { type GameTableProps, LogBridge, LogBridgeContext, type TableSpeech, WordsContext } from '@tavern/kit';
import { asTold } from '@tavern/kit/show/as-told.ts';
import { comingIn } from '@tavern/kit/show/coming.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { toldProps } from '../../../../test/table/told-props.ts';
import { wordsIn } from '../../../../test/words-in.ts';
import type { CeeLo } from '../../../rules/types.ts';
import { tell as telling, texts } from '../../../text/index.ts';
import { ToldCeeLo } from '../../../ui/cee-lo-table.tsx';
import { shownFightOf } from '../../../ui/show/shown-fight.ts';
import { momentOf, type Show } from '../../../ui/show/use-cee-lo-show.ts';
import { attack, ceeLo, fight, type Situation } from '../../cee-lo.ts';
import { answerIn, ME, Watched } from '../show/watched.ts';

type Props = GameTableProps<CeeLo>;
type Telling = (props: Props, show: Show) => Props;
type Answer = Parameters<typeof answerIn>[1];

const words = withEngineTexts(texts).en;
const tell = (what: Say): string => render(words, what, ['Mei']);
const speech: TableSpeech = { language: 'en', tell, t: (key, values) => tell(say(key, values)) };

/** The table while an answer and all it led to is shown, by the test's own clock. */
class ToldTable {
  readonly watched: Watched;
  readonly #packet: Props['packet'];
  readonly #telling: Telling;

  constructor(situation: Situation, answer: Answer, telling_: Telling) {
    const { match } = ceeLo({ ...situation, rests: ['roll', 'act', 'bust', 'reward', 'ready'] } as Situation);
    const asked = match.question(ME);
    const given = answerIn(match, answer);
    this.watched = new Watched(given.before, { asked }).tell(given);
    this.#packet = match.packet(ME);
    this.#telling = telling_;
  }

  get show() {
    return this.watched.playback.show();
  }

  get words(): string {
    const { events } = this.watched;
    const shown = { ...this.show, about: { seats: [], places: [] }, unseen: () => false };
    const show: Show = { ...shown, shown: shownFightOf(shown), ...momentOf(shown) };
    const lines = events.flatMap(({ id, event }) => {
      const line = telling.event(event);
      return line === null ? [] : [{ id, text: tell(lineText(line)) }];
    });
    const bridge = new LogBridge();
    bridge.expect(comingIn(events, show));
    const packet = this.#packet;
    const props: Props = toldProps(packet, { viewer: ME, names: ['Mei'], events, lines, bridge });
    const table = createElement(ToldCeeLo, { ...this.#telling(props, show), show });
    const spoken = createElement(WordsContext, { value: speech }, table);
    return wordsIn(renderToStaticMarkup(createElement(LogBridgeContext, { value: bridge }, spoken)));
  }
}

const inTheAir = (phase: string | undefined): boolean => phase === 'thinks' || phase === 'rolls';

/** Two futures of one answer: the first word that told them apart before their dice rested; null: none did. */
function spoiltIn(situation: Situation, futures: readonly (readonly number[])[], answer: Answer, telling_: Telling = asTold) {
  const tables = futures.map((dice) => new ToldTable({ ...situation, dice: [...dice] }, answer, telling_)) as [
    ToldTable,
    ToldTable,
  ];
  const [one, other] = tables;
  let looks = 0;
  let drawn: unknown[] = [];
  for (;;) {
    const [a, b] = [one.show.now, other.show.now];
    const alike = a?.phase === b?.phase && a?.event.type === b?.event.type;
    if (!alike || a == null || b == null || !(inTheAir(a.phase) || same(a.event, b.event))) break;
    const shows = tables.map(({ show }) => show);
    // Nothing but what is shown changes a word.
    if (shows.some((show, index) => show !== drawn[index])) {
      const [words_, others] = [one.words.split('\n'), other.words.split('\n')];
      const at = words_.findIndex((line, index) => line !== others[index]);
      if (at >= 0) return { looks, spoilt: `${a.event.type} ${a.phase}: “${words_[at]}” or “${others[at]}”`, apart: true };
    }
    drawn = shows;
    looks += 1;
    for (const { watched } of tables) watched.wait(50);
  }
  for (const { watched } of tables) watched.watch();
  return { looks, spoilt: null, apart: one.words !== other.words };
}

const acting: Situation = {
  round: 3,
  damage: 9,
  hp: 56,
  owned: { 'ace-saver': 1 },
  from: { do: 'throw.judged' },
  fight: { dice: [6, 4, 6], result: { type: 'point', value: 4 }, enemyHp: 51, enemyMax: 51, hp: 35, throws: 1, rerolls: 2 },
};

const STORIES: readonly [string, Situation, readonly (readonly number[])[], Answer][] = [
  [
    'an own throw',
    acting,
    [
      [2, 2, 5],
      [3, 3, 1],
    ],
    { do: 'reroll' },
  ],
  [
    'a rival’s answer',
    acting,
    [
      [2, 2, 3],
      [4, 4, 6],
    ],
    attack,
  ],
  [
    'a rival’s opening throw',
    {},
    [
      [2, 2, 3],
      [4, 4, 6],
    ],
    fight,
  ],
];

describe('no word at the table is ahead of its picture: cards, odds, powerups, HP, ribbon and log', () => {
  test.each(STORIES)('%s', (_, situation, futures, answer) => {
    const { looks, spoilt, apart } = spoiltIn(situation, futures, answer);
    expect(spoilt).toBeNull();
    expect(looks).toBeGreaterThan(5);
    expect(apart).toBe(true);
  });

  test('a planted fault is found: cards and odds from what is asked next', () => {
    const ahead: Telling = (props, show) => ({ ...asTold(props, show), question: props.question, view: props.view });
    const found = STORIES.some(([, situation, futures, answer]) => spoiltIn(situation, futures, answer, ahead).spoilt !== null);
    expect(found).toBe(true);
  });
});

import { lineText, render, type Say, type Seat, say, seat, withEngineTexts } from '@tavern/engine';
import { type GameTableProps, Log, LogBridge, LogBridgeContext, type TableSpeech, WordsContext } from '@tavern/kit';
import { asTold } from '@tavern/kit/show/as-told.ts';
import { comingIn } from '@tavern/kit/show/coming.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { toldProps } from '../../../../test/table/told-props.ts';
import { wordsIn } from '../../../../test/words-in.ts';
import type { Mountain } from '../../../rules/types.ts';
import { texts } from '../../../text/index.ts';
import { tableTexts } from '../../../text/table/index.ts';
import { tell as telling } from '../../../text/tell.ts';
import type { Show } from '../../../ui/show/types.ts';
import { MountainLayout } from '../../../ui/table.tsx';
import type { MountainScene } from '../../mountain.ts';
import { happenings, Screen } from '../show/clock.ts';
import { type Glimpse, glimpseOf } from '../show/matches.ts';

const NAMES = ['Ysolde', 'Mei', 'Odo'];
const words = { ...withEngineTexts(texts).en, ...tableTexts.en };
const tell = (what: Say): string => render(words, what, NAMES);
const speech: TableSpeech = { language: 'en', tell, t: (key, values) => tell(say(key, values)) };

type Props = GameTableProps<Mountain>;
/** How what the show has told becomes what the table knows; a test may put another in its place, to see that it is found out. */
type Telling = (props: Props, show: Show) => Props;

const NOTHING = { about: { seats: [], places: [] }, unseen: () => false } as const;

/** A table that is drawn as often as a test asks, while the show goes on by the test's own clock. */
export class ToldTable {
  readonly screen: Screen;
  readonly #scene: MountainScene;
  readonly #viewer: Seat | null;
  readonly #telling: Telling;
  #given: { readonly events: ReturnType<typeof happenings>; readonly packet: Props['packet'] };

  constructor(scene: MountainScene, viewer: number | null, telling_: Telling = asTold) {
    this.#scene = scene;
    this.#viewer = viewer === null ? null : seat(viewer);
    this.#telling = telling_;
    scene.match.watch();
    this.#given = { events: [], packet: scene.match.packet(this.#viewer) };
    this.screen = new Screen(this.#seen());
  }

  /** Somebody answers, and these eyes are told of it. */
  answer(who: number, option: Parameters<MountainScene['answer']>[1]): this {
    const { match } = this.#scene;
    const question = match.question(seat(who));
    const answered = match.answer(seat(who), question?.id ?? 0, option);
    if (!answered.ok) throw new Error(`refused: ${JSON.stringify(answered)}`);
    const glimpse: Glimpse = glimpseOf(match, answered.events, this.#viewer);
    const { events } = this.#given;
    const news = happenings(glimpse, events.length);
    this.#given = { events: [...events, ...news], packet: match.packet(this.#viewer) };
    this.screen.playback.heed(this.#seen());
    return this;
  }

  #seen() {
    const { events, packet } = this.#given;
    return { viewer: this.#viewer, events, view: packet.view, foreseen: false, asked: packet.question };
  }

  /** All words on the table at this moment, those for readers included; dice are pictures. */
  get words(): string {
    const { events, packet } = this.#given;
    const show = { ...this.screen.show, ...NOTHING } as Show;
    const lines = events.flatMap(({ id, event }) => {
      const line = telling.event(event);
      return line === null ? [] : [{ id, text: tell(lineText(line)) }];
    });
    const bridge = new LogBridge();
    bridge.expect(comingIn(events, show));
    const book = createElement(LogBridgeContext, { value: bridge }, createElement(Log, { label: 'Log', lines }));
    const props: Props = toldProps(packet, { viewer: this.#viewer, names: NAMES, events, lines, bridge, book });
    const told = this.#telling(props, show);
    const table = createElement(MountainLayout, { ...told, show, open: packet.question?.id ?? null });
    return wordsIn(renderToStaticMarkup(createElement(WordsContext, { value: speech }, table)));
  }
}

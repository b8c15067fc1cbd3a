import { LANGUAGES, type Packet, render, type Say, type Seat, seat, withEngineTexts } from '@tavern/engine';
import { ScriptReader } from '@tavern/kit/show/script.ts';
import type { Event } from '../../../rules/events.ts';
import type { Mountain } from '../../../rules/types.ts';
import { texts } from '../../../text/index.ts';
import { script } from '../../../ui/script/script.ts';
import type { Happening, Show } from '../../../ui/show/types.ts';
import type { MountainScene } from '../../mountain.ts';

const words = withEngineTexts(texts);
const NAMES = ['Ysolde', 'Mei', 'Odo', 'Bram', 'Tam', 'Wulf'];
export const english = (what: Say): string => render(words.en, what, NAMES).replaceAll('\u00a0', ' ');
/** A missing key or value shows in brackets. */
export const isTold = (what: Say): boolean => LANGUAGES.every((language) => !/[[\]]/.test(render(words[language], what, NAMES)));

const reader = new ScriptReader(script);

/** A show in which everything has arrived. */
export const stillShow = ({ view, question }: Packet<Mountain>, events: readonly Happening[] = []): Show => ({
  view,
  told: view,
  asked: question,
  held: null,
  unseen: () => false,
  left: events.reduce((left, { event }) => reader.leaves(left, event), script.nothing),
  now: null,
  playing: false,
  heeded: events,
  skip: () => {},
  rewound: null,
  rewind: () => {},
  about: { seats: [], places: [] },
});

const happenings = (events: readonly Event[]): readonly Happening[] =>
  events.map((event, index) => ({ id: `${index}`, event, past: false }));

/** What one seat (null: a spectator) has been told by a scene, answer by answer, and what it sees. */
export class Watcher {
  readonly viewer: Seat | null;
  readonly #scene: MountainScene;
  readonly #told: Event[] = [];

  constructor(scene: MountainScene, viewer: number | null) {
    this.#scene = scene;
    this.viewer = viewer === null ? null : seat(viewer);
    this.#told.push(...scene.told(viewer));
  }

  answer(who: number, option: Parameters<MountainScene['answer']>[1]): this {
    this.#scene.answer(who, option);
    this.#told.push(...this.#scene.told(this.viewer));
    return this;
  }

  get events(): readonly Happening[] {
    return happenings(this.#told);
  }

  get packet(): Packet<Mountain> {
    return this.#scene.match.packet(this.viewer);
  }

  /** As the trays are given it. */
  get props() {
    const { packet, events, viewer } = this;
    return {
      packet,
      view: packet.view,
      question: packet.question,
      over: packet.over,
      viewer,
      events,
      show: stillShow(packet, events),
    };
  }
}

import type { Packet, Types } from '@tavern/engine';
import type { GameTableProps } from '@tavern/kit';

type Props<T extends Types> = GameTableProps<T>;
/** What tells one table from another. */
type ToldInput<T extends Types> = Pick<Props<T>, 'viewer' | 'names' | 'events' | 'lines' | 'bridge'> & {
  readonly book?: Props<T>['parts']['book'];
};

/** What a table is given that shows every event at 1x, and at which nobody presses anything. */
export const toldProps = <T extends Types>(packet: Packet<T>, { book = null, ...told }: ToldInput<T>): Props<T> => ({
  packet,
  view: packet.view,
  bots: [],
  presence: [],
  spectators: [],
  question: packet.question,
  busy: false,
  send: () => {},
  foreseen: false,
  whole: true,
  over: packet.over,
  speed: '1x',
  seed: null,
  daily: null,
  hint: null,
  parts: { book, tabs: null, chat: null, tip: null, prompt: null, coach: null, candle: null, handOn: null, ways: null },
  ...told,
});

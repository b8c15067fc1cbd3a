import type { GamePack } from '@tavern/games';
import type { Frame } from '@tavern/host';
import type { GameUi } from '@tavern/kit';
import type { ShownTable } from '../../model/shown-table.ts';
import type { TableView } from '../../model/use-table.ts';
import { useSpeech } from '../../words/words.ts';
import type { Book } from '../book/use-book.ts';
import type { Headline } from '../headline/headline-of.ts';
import { useKept } from '../headline/use-story.ts';
import { saidOf, useAnnouncements, useSaidHeadline } from './use-announcements.ts';
import { useEventSounds } from './use-event-sounds.ts';
import { useTurnAlert } from './use-turn-alert.ts';

const NOTHING: readonly never[] = [];

interface AlertsInput {
  readonly source: ShownTable;
  readonly table: TableView;
  readonly pack: GamePack;
  readonly frame: Frame;
  readonly ui: GameUi | null;
}

/** Tells ears and other windows what happens: announcements, sounds, the window's title. */
export function useAlerts({ source, table, pack, frame, ui }: AlertsInput, book: Book, headline: Headline): void {
  const { t, tell } = useSpeech();
  const { front, log } = table;
  const { bridge, story, isAhead, lines } = book;
  // A question belongs to the end of the story: the window's title does not know it before.
  const question = useKept(story === null ? table.question : null, isAhead);
  const asked = question === null || source.where === 'replay' ? null : `${front} ${question.id}`;
  const several = source.own.length > 1;
  const secret = several && pack.game.hidden !== undefined && source.openly !== true;
  useAnnouncements({ log, lines, own: source.own, shared: secret, bridge });
  const said = saidOf(headline, story);
  useSaidHeadline(said === null ? null : tell(said), asked, headline.mood === 'over');
  // A game's own table makes its own sounds.
  useEventSounds(ui === null ? log : NOTHING, frame.packet.over, several ? null : front, log.at(-1)?.past ?? true);
  const game = t('game.name');
  const watched = source.where === 'replay';
  useTurnAlert({
    asked,
    window: question?.window ?? false,
    title: t(watched ? 'frame.title.replay' : 'frame.title', { game }),
    askedTitle: t('frame.title.asked', { game }),
  });
}

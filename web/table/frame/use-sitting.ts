import type { Seat } from '@tavern/engine';
import { entryOf, type GamePack } from '@tavern/games';
import { LogDesk } from '@tavern/kit';
import { BEYOND_PHONE } from '@tavern/kit/breakpoints.ts';
import { useLayer } from '@tavern/kit/use-layer.ts';
import { useMedia } from '@tavern/kit/use-media.ts';
import { useMemo, useState } from 'react';
import { roundOf } from '../../model/round.ts';
import { rulesIn } from '../../model/rules-in-force.ts';
import { useReading } from '../../parts/chat/use-unread.ts';
import { presetOf } from '../../parts/rules/presets.ts';
import { useSpeech } from '../../words/words.ts';
import { useAnnouncements } from '../alert/use-announcements.ts';
import { useEventSounds } from '../alert/use-event-sounds.ts';
import { useTurnAlert } from '../alert/use-turn-alert.ts';
import { newestOf } from '../book/log-lines.ts';
import type { Page } from '../book/table-book.tsx';
import { useLogLines } from '../book/use-log-lines.ts';
import { useClock } from '../clock/use-clock.ts';
import { inStory, slipOf } from '../headline/headline-of.ts';
import { useKept, useStory } from '../headline/use-story.ts';
import { wordedBy } from '../headline/worded.ts';
import { crestIn } from '../players/crest.ts';
import { useGone } from '../players/use-gone.ts';
import type { LaidTableProps } from './props.ts';
import type { Tray } from './table-tools.tsx';

/** On smaller screens the house's book is behind tabs. */
const LAYS_BOOK = BEYOND_PHONE;
const NOWHERE = 'not all';
/** How many of the latest events a waiting player is shown. */
const RECENT = 3;

/** What every table needs, whatever it looks like: headline and log, announcements and sounds, and what is open over it. */
export function useSitting({ source, company, times, table, pack, frame, ui }: LaidTableProps) {
  const { t, tell } = useSpeech();
  const { packet } = frame;
  const { front, status } = table;
  const [page, setPage] = useState<Page>('log');
  const [sheet, setSheet] = useState(false);
  const [tray, setTray] = useState<Tray | null>(null);
  // A player who presses a line in the dialog wants to see the table.
  const [desk] = useState(() => new LogDesk(() => setSheet(false)));
  const { story, isAhead } = useStory(desk, table.log.at(-1)?.id ?? null);
  // The question belongs to the end of the story: neither the beam nor the window's title shows it earlier.
  const question = useKept(story === null ? table.question : null, isAhead);

  const clock = useClock(table, times, story !== null || isAhead);
  const [gone, hasLeft] = useGone(packet);
  const lines = useLogLines(table.log, pack.tell);
  const news = useMemo(() => table.log.filter(({ past }) => past).length, [table.log]);
  const kinds = pack.game.questions as { readonly [kind: string]: { readonly window?: boolean } | undefined };
  const isWindow = (kind: string): boolean => kinds[kind]?.window === true;
  // With several people at one screen, none of them is simply “you” after the end.
  const viewer = packet.over !== null && source.own.length > 1 ? null : front;
  const asked = slipOf({ packet, status, viewer, question: table.question, isWindow, next: table.curtain?.to ?? null });
  const slip = useKept(inStory(wordedBy(ui, asked, { packet, question: table.question, viewer }), story), isAhead);
  const laid = useMedia(ui === null ? LAYS_BOOK : (ui.laysBook ?? NOWHERE));
  // Elsewhere the book is beside the table, or in a dialog.
  useLayer(sheet && !laid && ui === null, () => setSheet(false));
  const [talking, setTalking] = useState(false);
  const unread = useReading(company?.unread ?? null, talking || (page === 'chat' && (sheet || laid)));
  const crest = (seat: number) => crestIn(pack, packet.view, seat);
  const game = t('game.name');

  const secret = source.own.length > 1 && pack.game.hidden !== undefined && source.openly !== true;
  useAnnouncements(lines, news, tell(slip.title), secret, desk);
  // A game's own table plays sounds with its motions.
  useEventSounds(ui === null ? table.log : NOTHING, packet.over, source.own.length > 1 ? null : front);
  useTurnAlert({
    asked: question === null ? null : `${front} ${question.id}`,
    window: question?.window ?? false,
    title: t('frame.title', { game }),
    askedTitle: t('frame.title.asked', { game }),
  });

  // A new round is not shown before the story that leads to it has ended.
  const round = useKept(roundOf(packet.view), isAhead || story !== null);
  const where = [
    ...(round === null ? [] : [t('frame.round', { n: round })]),
    ...(source.daily === null ? ruleSetOf(source.game, pack, packet.view) : ['daily.title']).map((key) => t(key)),
    ...(company === null ? [] : [t('frame.room.code', { code: company.code })]),
  ].join(t('frame.where.between'));
  const recent = newestOf(lines, RECENT);
  return {
    page,
    setPage,
    sheet,
    setSheet,
    tray,
    setTray,
    setTalking,
    unread,
    clock,
    gone,
    hasLeft,
    lines,
    recent,
    slip,
    desk,
    story,
    crest,
    game,
    where,
  };
}

export type Sitting = ReturnType<typeof useSitting>;

const NOTHING: readonly never[] = [];

/** A player who plays alone chooses the rules: the beam says which. Text keys. */
function ruleSetOf(game: string, pack: GamePack, view: unknown): readonly string[] {
  const rules = rulesIn(view);
  if (rules === null || entryOf(game)?.solo !== true) return [];
  const preset = presetOf(pack, rules);
  return [preset === null ? 'frame.rules.own' : `preset.${preset.id}.name`];
}

/** The seat in front, or the only own seat. */
export const seatInFront = (front: Seat | null, own: readonly Seat[]): Seat | null =>
  front ?? (own.length === 1 ? (own[0] ?? null) : null);

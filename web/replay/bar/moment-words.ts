import type { Types } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { useCallback, useMemo } from 'react';
import { type Speech, useSpeech } from '../../words/words.ts';
import type { Note } from '../notes/note.ts';
import type { Player } from '../player/use-player.ts';

/** `1:07:05`, or `4:07` in a match of less than an hour. */
export function clockText(at: number): string {
  const seconds = Math.max(0, Math.floor(at / 1000));
  const two = (n: number): string => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Puts a moment into words: which answer, which round, what mattered there, and the note on it. */
export function useMomentWords(
  { state: { moments } }: Pick<Player, 'state'>,
  answers: number,
  notes: readonly Note[],
  pack: GamePack | null,
): (answer: number) => string {
  const { t, tell } = useSpeech();
  const linesOf = useMemo(() => bigLines(pack, tell), [pack, tell]);
  return useCallback(
    (answer) => {
      const moment = moments[answer];
      const note = notes.find(({ at }) => at === answer);
      const round = moment?.round ?? null;
      const when =
        round === null ? t('replay.at', { n: answer, of: answers }) : t('replay.at.round', { n: answer, of: answers, round });
      const big = moment === undefined ? [] : moment.told.flatMap((event) => linesOf(event));
      const parts = [when, ...big, ...(note === undefined ? [] : [t('replay.noted', { text: note.text })])];
      return parts.join(t('replay.between'));
    },
    [moments, answers, notes, t, linesOf],
  );
}

/** Puts an event into words, as the log would; nothing where the log says nothing of it. */
const bigLines =
  (pack: GamePack | null, tell: Speech['tell']) =>
  (event: Types['event']): readonly string[] => {
    const line = pack?.tell.event(event) ?? null;
    return line === null ? [] : [tell(line.say)];
  };

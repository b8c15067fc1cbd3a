import { useCallback } from 'react';
import { useSpeech } from '../../words/words.ts';
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
  { state: { moments } }: Player,
  answers: number,
  notes: readonly Note[],
): (answer: number) => string {
  const { t, names } = useSpeech();
  return useCallback(
    (answer) => {
      const moment = moments[answer];
      const note = notes.find(({ at }) => at === answer);
      const round = moment?.round ?? null;
      const when =
        round === null ? t('replay.at', { n: answer, of: answers }) : t('replay.at.round', { n: answer, of: answers, round });
      const who = moment?.seat == null ? undefined : names[moment.seat];
      const parts = [
        when,
        ...(moment?.matters === true && who !== undefined ? [t('replay.matters', { who })] : []),
        ...(note === undefined ? [] : [t('replay.noted', { text: note.text })]),
      ];
      return parts.join(t('replay.between'));
    },
    [moments, answers, notes, t, names],
  );
}

import './timeline.css';
import type { GamePack } from '@tavern/games';
import { pixel, px } from '@tavern/kit/pixels.ts';
import { type PointerEvent, useState } from 'react';
import { useSpeech } from '../../words/words.ts';
import type { Note } from '../notes/note.ts';
import { roundMarks } from '../player/steps.ts';
import type { Player } from '../player/use-player.ts';
import { useMomentWords } from './moment-words.ts';

interface TimelineProps {
  readonly player: Player;
  readonly answers: number;
  readonly notes: readonly Note[];
  readonly pack: GamePack | null;
}

/** Half the thumb: the ends of the track that its middle cannot reach. */
const THUMB = 11;

const placeOf = (answer: number, answers: number): string =>
  `calc(${px(THUMB)} + (100% - ${px(2 * THUMB)}) * ${answers === 0 ? 0 : answer / answers})`;

/** The whole match as a bar to drag, with marks for its rounds, for what mattered and for notes. */
export function Timeline({ player, answers, notes, pack }: TimelineProps) {
  const { t } = useSpeech();
  const { state, last, goTo } = player;
  const { at, moments, verdict } = state;
  const wordsOf = useMomentWords(player, answers, notes, pack);
  const [pointed, setPointed] = useState<number | null>(null);
  const point = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const thumb = THUMB * pixel();
    const share = (event.clientX - left - thumb) / Math.max(1, width - 2 * thumb);
    setPointed(nearMark(Math.max(0, Math.min(answers, share * answers)), answers, width, marks));
  };
  const marks = moments
    .filter(({ matters }) => matters)
    .map(({ answer }) => answer)
    .concat(notes.map(({ at: answer }) => answer));
  const tip = pointed === null ? null : wordsOf(pointed);
  return (
    // Pointing only adds words: everything can be reached by the bar itself.
    <div
      className="replay-track"
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setPointed(null)}
      onPointerUp={() => setPointed(null)}
    >
      <span className="replay-groove" aria-hidden="true">
        <i className="replay-done" style={{ width: placeOf(at, answers) }} />
        {last < answers && <i className="replay-untrue" style={{ left: placeOf(last, answers) }} />}
        {verdict.is === 'running' && <i className="replay-computed" style={{ left: placeOf(verdict.upTo, answers) }} />}
        {roundMarks(moments).map(({ answer }) => (
          <i key={answer} className="replay-round" style={{ left: placeOf(answer, answers) }} />
        ))}
        {moments.map(({ answer, matters }) =>
          matters ? <i key={answer} className="replay-matter" style={{ left: placeOf(answer, answers) }} /> : null,
        )}
        {notes.map((note) => (
          <i key={note.at} className="replay-noted" style={{ left: placeOf(note.at, answers) }} />
        ))}
      </span>
      <input
        type="range"
        min={0}
        max={answers}
        step={1}
        value={at}
        aria-label={t('replay.line')}
        aria-valuetext={wordsOf(at)}
        title={t('replay.line.tip')}
        onChange={(event) => goTo(Number(event.target.value))}
      />
      {tip !== null && pointed !== null && (
        <span className="replay-pointed m-parch" style={{ left: placeOf(pointed, answers) }} aria-hidden="true">
          {tip}
        </span>
      )}
    </div>
  );
}

/** Pixels within which a mark is meant, and not the moment beside it. */
const NEAR = 7;

function nearMark(answer: number, answers: number, width: number, marks: readonly number[]): number {
  const pixels = (other: number): number => (Math.abs(other - answer) / Math.max(1, answers)) * width;
  const nearest = marks.toSorted((a, b) => pixels(a) - pixels(b))[0];
  return nearest !== undefined && pixels(nearest) <= NEAR ? nearest : Math.round(answer);
}

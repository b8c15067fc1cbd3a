import './score-table.css';
import { inFigures } from '@tavern/kit/figures.ts';
import { Typed } from '@tavern/kit/typed.tsx';
import type { DailyTable } from '@tavern/wire';
import { hashOf } from '../../house/route.ts';
import type { DailyDay } from '../../play/online/daily.ts';
import { dayInWords } from '../../words/moments.ts';
import { useSpeech } from '../../words/words.ts';

type Line = DailyTable['scores'][number];

interface ScoreTableProps {
  readonly day: DailyDay;
  /** How many of the best are listed. The viewer is listed too, at any rank. */
  readonly most: number;
}

/** The scores of the day's run, the best first. */
export function ScoreTable({ day, most }: ScoreTableProps) {
  const { t, language } = useSpeech();
  const { scores, players, secret } = day;
  if (players === 0) return <p className="scores-none">{t(secret === null ? 'daily.scores.none' : 'daily.scores.none.past')}</p>;
  const listed = scores.filter(({ you }, index) => index < most || you === true);
  return (
    <div className="scores">
      <table>
        <caption className="sr">{t('daily.scores', { day: dayInWords(language, day.day) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('daily.rank')}</th>
            <th scope="col">{t('daily.name')}</th>
            <th scope="col">{t('daily.rounds')}</th>
            <th scope="col">{t('daily.turns')}</th>
            <th scope="col">{t('daily.points')}</th>
          </tr>
        </thead>
        <tbody>
          {listed.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names and ranks may be shared
            <ScoreLine key={index} day={day} line={line} />
          ))}
        </tbody>
      </table>
      {players > listed.length && <p className="scores-more">{t('daily.scores.more', { n: players - listed.length })}</p>}
      <p className="scores-worth">{t('daily.scores.worth')}</p>
    </div>
  );
}

function ScoreLine({ day: { game, day }, line }: { readonly day: DailyDay; readonly line: Line }) {
  const { t, language } = useSpeech();
  const { rank, name, points, turns, rounds, you, match } = line;
  return (
    <tr className={you === true ? 'own-line' : undefined}>
      <td className="num-t">{rank}</td>
      <th scope="row">
        {match === undefined ? (
          <Typed text={name} />
        ) : (
          <a href={hashOf({ at: 'daily', game, look: { day, match } })} aria-label={t('daily.look', { name })}>
            <Typed text={name} />
          </a>
        )}
        {you === true && <em> {t('daily.you')}</em>}
      </th>
      <td className="num-t">{rounds}</td>
      <td className="num-t">{turns}</td>
      <td className="num-t">{inFigures(language, points)}</td>
    </tr>
  );
}

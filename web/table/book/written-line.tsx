import { Icon, type LogLine as KitLine } from '@tavern/kit';
import { useSpeech } from '../../words/words.ts';
import { Spans } from '../words/told.tsx';
import { KIND_ICONS } from './kind-icons.ts';
import { type BookLine, timeText } from './log-lines.ts';
import { LEADS } from './played-lines.ts';

const written = new WeakMap<BookLine, KitLine>();

/** The same line gives the same element, so that lines already drawn are not drawn again. */
export function writtenLine(line: BookLine): KitLine {
  const before = written.get(line);
  if (before !== undefined) return before;
  const { id, at, heading, kind, important } = line;
  const marked = { mark: <KindMark kind={kind} />, important, time: timeText(at) };
  const now = { id, text: <LineText line={line} />, ...(heading ? { tone: 'sys' as const } : marked) };
  written.set(line, now);
  return now;
}

function KindMark({ kind }: Pick<BookLine, 'kind'>) {
  const { t } = useSpeech();
  return <Icon name={KIND_ICONS[kind]} label={t(`frame.log.kind.${kind}`)} />;
}

const PLAYED_ICONS = { clock: 'hourglass', bot: 'vintage-robot' } as const;

/** `said`: the line says in words who played it. */
function PlayedMark({ by, said }: { readonly by: keyof typeof PLAYED_ICONS; readonly said: boolean }) {
  const { t } = useSpeech();
  return <Icon name={PLAYED_ICONS[by]} className="log-played" {...(said ? {} : { label: t(LEADS[by]) })} />;
}

function LineText({ line }: { readonly line: BookLine }) {
  if (line.heading)
    return (
      <span className="log-heading">
        <Spans spans={line.spans} />
      </span>
    );
  return (
    <>
      {line.played !== undefined && <PlayedMark by={line.played.by} said={line.played.bare !== null} />}
      <Spans spans={line.spans} />
      {line.details.map((detail, index) => (
        <span key={index} className="log-detail">
          <Spans spans={detail} />
        </span>
      ))}
    </>
  );
}

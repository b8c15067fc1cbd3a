import { Icon, type LogLine as KitLine } from '@tavern/kit';
import { useSpeech } from '../../words/words.ts';
import { Spans } from '../words/told.tsx';
import { KIND_ICONS } from './kind-icons.ts';
import { type LogLine, timeText } from './log-lines.ts';

const written = new WeakMap<LogLine, KitLine>();

/** The same line is the same element: what is written already is not drawn again. */
export function writtenLine(line: LogLine): KitLine {
  const before = written.get(line);
  if (before !== undefined) return before;
  const { id, at, heading, kind, important } = line;
  const marked = { mark: <KindMark kind={kind} />, important, time: timeText(at) };
  const now = { id, text: <LineText line={line} />, ...(heading ? { tone: 'sys' as const } : marked) };
  written.set(line, now);
  return now;
}

function KindMark({ kind }: Pick<LogLine, 'kind'>) {
  const { t } = useSpeech();
  return <Icon name={KIND_ICONS[kind]} label={t(`frame.log.kind.${kind}`)} />;
}

function LineText({ line }: { readonly line: LogLine }) {
  if (line.heading)
    return (
      <span className="log-heading">
        <Spans spans={line.spans} />
      </span>
    );
  return (
    <>
      <Spans spans={line.spans} />
      {line.details.map((detail, index) => (
        <span key={index} className="log-detail">
          <Spans spans={detail} />
        </span>
      ))}
    </>
  );
}

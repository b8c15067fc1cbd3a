import { Icon, Log } from '@tavern/kit';
import { LogFilter } from '@tavern/kit/log/log-filter.tsx';
import { type ReactNode, useMemo } from 'react';
import { useSpeech } from '../../words/words.ts';
import { toggleKind, useHiddenKinds } from './hidden-kinds.ts';
import { KIND_ICONS } from './kind-icons.ts';
import { type BookLine, kindsIn, linesWithout } from './log-lines.ts';
import { writtenLine } from './written-line.tsx';

/** The log, oldest line first, with a filter by kinds of lines. */
export function LogPage({ lines, slip }: { readonly lines: readonly BookLine[]; readonly slip?: ReactNode }) {
  const { t } = useSpeech();
  const hidden = useHiddenKinds();
  const kinds = useMemo(() => kindsIn(lines), [lines]);
  const written = useMemo(() => linesWithout(lines, hidden).map(writtenLine), [lines, hidden]);
  return (
    <div className="log-page">
      {kinds.length > 1 && (
        <LogFilter
          label={t('frame.log.kinds')}
          kinds={kinds.map((kind) => ({
            id: kind,
            label: t(`frame.log.kind.${kind}`),
            icon: <Icon name={KIND_ICONS[kind]} />,
            on: !hidden.has(kind),
          }))}
          onToggle={toggleKind}
        />
      )}
      {/* Another filter is another sheet, which begins at its newest line. */}
      <Log key={[...hidden].join()} label={t('frame.log')} lines={written} newestLabel={t('frame.log.newest')} />
      {slip}
    </div>
  );
}

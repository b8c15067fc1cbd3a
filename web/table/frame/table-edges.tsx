import { PlaceHeading } from '../../house/place-heading.tsx';
import { useSpeech } from '../../words/words.ts';
import { moreTimeOf, useAlwaysMore } from '../clock/more-time.ts';
import { HeadlineBar } from '../headline/headline.tsx';
import { Tidings } from '../tidings/tidings.tsx';
import { Banner } from './banner.tsx';
import type { LaidTableProps } from './props.ts';
import { TableBar } from './table-bar.tsx';
import { TableTools } from './table-tools.tsx';
import { Toast } from './toast.tsx';
import type { TableParts } from './use-table-parts.ts';

interface EdgeProps extends LaidTableProps {
  readonly parts: TableParts;
}

/** The beam over a table, and the state of its connection. */
export function TableTop(props: EdgeProps) {
  return props.bare ? <BareTop {...props} /> : <PressedTop {...props} />;
}

/** The same where nobody presses anything: whose turn it is, in large letters. */
function BareTop({ table, parts }: EdgeProps) {
  const { t } = useSpeech();
  const { headline, clock, game, where } = parts.beam;
  return (
    <>
      <header className="table-bar">
        <div className="bar-left">
          <PlaceHeading className="bar-game">
            {game}
            {where !== '' && <small>{where}</small>}
          </PlaceHeading>
        </div>
        <HeadlineBar headline={headline} clock={clock} paused={table.status?.paused ?? false} more={null} />
      </header>
      {table.link === 'lost' && <Banner icon="hourglass">{t('frame.link.lost')}</Banner>}
    </>
  );
}

function PressedTop({ source, table, ui, company, onHall, parts }: EdgeProps) {
  const { t } = useSpeech();
  const { headline, clock, game, where } = parts.beam;
  const { unread, setTray, setSheet } = parts.open;
  useAlwaysMore(table, source);
  return (
    <>
      <TableBar
        game={game}
        where={where}
        headline={
          <HeadlineBar
            headline={headline}
            clock={clock}
            paused={table.status?.paused ?? false}
            more={moreTimeOf(table, source)}
          />
        }
        onHall={onHall}
        onTray={setTray}
        onBook={ui === null ? null : () => setSheet(true)}
        talk={company !== null}
        unread={unread}
      />
      {table.link === 'lost' && <Banner icon="hourglass">{t('frame.link.lost')}</Banner>}
      {table.link === 'refused' && <Banner icon="padlock">{t('frame.link.refused')}</Banner>}
      {source.where !== 'replay' && <Tidings table={table} lines={parts.book.lines} news={company?.news ?? null} />}
    </>
  );
}

/** Everything that can cover a table. */
export function TableOver(props: EdgeProps) {
  const { table, parts } = props;
  const { tell } = useSpeech();
  const { tray, setTray } = parts.open;
  const { gone, hasLeft } = parts.people;
  if (props.bare) return null;
  return (
    <>
      {table.problem !== null && <Toast text={tell(table.problem)} onDone={table.dismiss} />}
      <TableTools {...props} tray={tray} onTray={setTray} gone={gone} onGone={hasLeft} />
    </>
  );
}

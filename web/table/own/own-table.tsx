import './own-table.css';
import { Candle, Dialog, type GameUi, LogDesk, LogDeskContext, WordsContext } from '@tavern/kit';
import { useMemo, useState } from 'react';
import { hintFor } from '../../links/hint.ts';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';
import { TableBook } from '../book/table-book.tsx';
import { writtenLine } from '../book/written-line.tsx';
import { clockText } from '../clock/host-clock.ts';
import { Coach } from '../coach/coach.tsx';
import { TablePrompt } from '../frame/doing.tsx';
import { Claim } from '../frame/mat.tsx';
import { useNotice } from '../frame/notice.tsx';
import { TableOver, TableTop } from '../frame/table-edges.tsx';
import { type LaidTableProps, useSitting } from '../frame/use-sitting.ts';
import { presenceOf } from '../players/presence.ts';
import { HandOn } from '../prompt/hand-on.tsx';
import { ResultWays } from '../result/result-ways.tsx';

interface OwnTableProps extends LaidTableProps {
  readonly ui: GameUi;
}

const NOBODY: readonly string[] = [];

/** A game's own table, with the beam over it; whatever stands in the way of playing lies at its near edge. */
export function OwnTable(props: OwnTableProps) {
  const { source, company, table, pack, frame, ui, again, onHall, onRoom } = props;
  const speech = useSpeech();
  const { t } = speech;
  const speed = useSettings((settings) => settings.speed);
  const sitting = useSitting(props);
  const { page, setPage, sheet, setSheet, unread, lines, clock } = sitting;
  const { packet } = frame;
  const { front, status, question, over } = table;
  const notice = useNotice({ ...props, ...sitting });
  const written = useMemo(() => lines.map(writtenLine), [lines]);
  const hint = useMemo(() => hintFor(source, pack), [source, pack]);
  const asked = notice === null ? question : null;
  // Whoever presses a line in the dialog wants to see the table.
  const [desk] = useState(() => new LogDesk(() => setSheet(false)));
  const spectators = company?.spectators ?? NOBODY;
  const book = <TableBook lines={lines} chat={company?.chat ?? null} unread={unread} page={page} onPage={setPage} />;
  return (
    <LogDeskContext value={desk}>
      <main className="table table-frame own-table" data-game={source.game} data-players={source.names.length}>
        <i className="lamp" />
        <TableTop {...props} sitting={sitting} />
        <div className="own-stage">
          <WordsContext value={speech}>
            <ui.Table
              packet={packet}
              view={packet.view}
              viewer={front}
              names={source.names}
              presence={presenceOf(source.names.length, status)}
              spectators={spectators}
              question={asked}
              busy={table.busy}
              send={(option) => void table.send(option)}
              events={table.log}
              foreseen={table.foreseen}
              whole={table.whole}
              lines={written}
              desk={desk}
              over={over}
              speed={speed}
              seed={source.seed}
              daily={source.daily}
              hint={hint === null ? null : () => hint(packet, front)}
              parts={{
                book,
                prompt: asked === null ? null : <TablePrompt table={table} pack={pack} />,
                coach: asked === null ? null : <Coach game={source.game} kind={asked.kind} />,
                handOn:
                  asked === null || table.shares.length === 0 ? null : <HandOn shares={table.shares} onHandOn={table.handOn} />,
                // The beam says it aloud.
                candle:
                  clock === null ? null : (
                    <div className="own-candle" aria-hidden="true">
                      <Candle
                        left={clock.left}
                        whole={clock.whole}
                        text={clockText}
                        label={t('frame.clock')}
                        paused={status?.paused ?? false}
                      />
                    </div>
                  ),
                ways: over === null ? null : <ResultWays source={source} again={again} onHall={onHall} onRoom={onRoom} />,
              }}
            />
          </WordsContext>
        </div>
        {over === null && (notice !== null || status?.mayClaim) && (
          <section className="own-notice" aria-label={t('frame.mat')}>
            {notice}
            {status?.mayClaim && <Claim onClaim={() => void table.claim()} />}
          </section>
        )}
        <Dialog open={sheet} onClose={() => setSheet(false)} title={t('frame.book')} closeLabel={t('common.close')}>
          <div className="own-book">{book}</div>
        </Dialog>
        <TableOver {...props} sitting={sitting} />
      </main>
    </LogDeskContext>
  );
}

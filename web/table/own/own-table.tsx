import './own-table.css';
import { Dialog, type GameUi } from '@tavern/kit';
import { useMemo } from 'react';
import { hintFor } from '../../links/hint.ts';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';
import { TableBook, writtenLine } from '../book/table-book.tsx';
import { Coach } from '../coach/coach.tsx';
import { TablePrompt } from '../frame/doing.tsx';
import { Claim } from '../frame/mat.tsx';
import { useNotice } from '../frame/notice.tsx';
import { TableOver, TableTop } from '../frame/table-edges.tsx';
import { type LaidTableProps, useSitting } from '../frame/use-sitting.ts';
import { plaquesOf } from '../players/plaque-states.ts';
import { Plaques } from '../players/plaques.tsx';
import { ResultWays } from '../result/result-ways.tsx';

interface OwnTableProps extends LaidTableProps {
  readonly ui: GameUi;
}

/** A game's own table, with the beam over it; whatever stands in the way of playing lies at its near edge. */
export function OwnTable(props: OwnTableProps) {
  const { source, company, table, pack, frame, ui, again, onHall, onRoom } = props;
  const speech = useSpeech();
  const { t } = speech;
  const speed = useSettings((settings) => settings.speed);
  const sitting = useSitting(props);
  const { page, setPage, sheet, setSheet, unread, gone, lines, crest } = sitting;
  const { packet } = frame;
  const { front, status, question, over } = table;
  const notice = useNotice({ ...props, ...sitting });
  const written = useMemo(() => lines.map(writtenLine), [lines]);
  const hint = useMemo(() => hintFor(source, pack), [source, pack]);
  const asked = notice === null ? question : null;
  const book = <TableBook lines={lines} chat={company?.chat ?? null} unread={unread} page={page} onPage={setPage} />;
  return (
    <main className="table table-frame own-table" data-game={source.game} data-players={source.names.length}>
      <i className="lamp" />
      <TableTop {...props} sitting={sitting} />
      <div className="own-stage">
        <ui.Table
          packet={packet}
          view={packet.view}
          viewer={front}
          names={source.names}
          question={asked}
          busy={table.busy}
          send={(option) => void table.send(option)}
          events={table.log}
          lines={written}
          over={over}
          speech={speech}
          speed={speed}
          seed={source.seed}
          daily={source.daily}
          hint={hint === null ? null : () => hint(packet, front)}
          parts={{
            book,
            plaques: (
              <Plaques
                plaques={plaquesOf({ packet, status, players: source.names.length, own: source.own, viewer: front, gone })}
                crest={crest}
                spectators={company?.spectators ?? []}
              />
            ),
            prompt: asked === null ? null : <TablePrompt table={table} pack={pack} />,
            coach: asked === null ? null : <Coach game={source.game} kind={asked.kind} />,
            ways: over === null ? null : <ResultWays source={source} again={again} onHall={onHall} onRoom={onRoom} />,
          }}
        />
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
  );
}

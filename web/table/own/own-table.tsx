import './own-table.css';
import type { Flat } from '@tavern/engine';
import { Candle, Dialog, type GameUi, LogBridgeContext, WordsContext } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { useMemo } from 'react';
import { hintFor } from '../../play/hint/hint.ts';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';
import { Beside } from '../book/beside.tsx';
import { BookTabs } from '../book/book-tabs.tsx';
import { type Page, TableBook } from '../book/table-book.tsx';
import { writtenLine } from '../book/written-line.tsx';
import { clockText } from '../clock/host-clock.ts';
import { Coach, FoldedCoach } from '../coach/coach.tsx';
import { useTips } from '../coach/use-tips.ts';
import { TablePrompt } from '../frame/doing.tsx';
import { Claim } from '../frame/mat.tsx';
import { useNotice } from '../frame/notice.tsx';
import type { LaidTableProps } from '../frame/props.ts';
import { TableOver, TableTop } from '../frame/table-edges.tsx';
import { useTableParts } from '../frame/use-table-parts.ts';
import { presenceOf } from '../players/presence.ts';
import { useTableBots } from '../players/use-table-bots.ts';
import { HandOn } from '../prompt/hand-on.tsx';
import { ResultWays } from '../result/result-ways.tsx';

interface OwnTableProps extends LaidTableProps {
  readonly ui: GameUi;
}

const NOBODY: readonly string[] = [];

/** A game's own table, with the beam over it. What keeps the player from playing is at its near edge. */
export function OwnTable(props: OwnTableProps) {
  const { source, looking, bare = false, company, table, pack, frame, ui, again, onHall, onRoom } = props;
  const speech = useSpeech();
  const { t } = speech;
  const speed = useSettings((settings) => settings.speed);
  const parts = useTableParts(props);
  const { page, setPage, sheet, setSheet, laid, setTalking, unread } = parts.open;
  const { lines, bridge, story } = parts.book;
  const { clock } = parts.beam;
  const { packet } = frame;
  const { front, status, question, over } = table;
  const notice = useNotice({ ...props, ...parts.beam, ...parts.book, ...parts.people });
  const written = useMemo(() => lines.map(writtenLine), [lines]);
  const bots = useTableBots(source);
  const looked = looking !== undefined;
  const hint = useMemo(() => (looked ? null : hintFor(source, pack)), [looked, source, pack]);
  const asked = notice === null ? question : null;
  const tips = useTips(source.game, over !== null && source.own.length > 0);
  // With a single option in a window there is nothing to know.
  const idle = asked !== null && asked.window && asked.options.length === 1;
  const told =
    asked === null || story !== null || looked || idle ? null : tips.on(asked.kind, ui.lesson?.(packet.view, asked) ?? null);
  const send = (option: Flat): void => {
    // A player who has done it once knows what it is.
    if (told !== null && (told.by === null || told.by === option['do'])) tips.known(told.kind);
    else if (told === null && asked !== null && !looked && !idle) tips.known(asked.kind);
    void table.send(option);
  };
  const spectators = company?.spectators ?? NOBODY;
  const open = (wanted: Page): void => {
    setPage(wanted);
    setSheet(true);
  };
  const chat = company?.chat ?? null;
  const beside = laid ? looking?.slip : null;
  const book = <TableBook lines={lines} chat={chat} unread={unread} slip={beside} page={page} onPage={setPage} />;
  return (
    <LogBridgeContext value={bridge}>
      <main
        className={classes('table table-frame own-table', looked && 'looking', bare && 'bare')}
        data-game={source.game}
        data-players={source.names.length}
      >
        <i className="lamp" />
        <TableTop {...props} parts={parts} />
        <div className="own-area" inert={bare}>
          <WordsContext value={speech}>
            <ui.Table
              packet={packet}
              view={packet.view}
              viewer={front}
              bare={bare}
              names={source.names}
              bots={bots}
              presence={presenceOf(source.names.length, status)}
              spectators={spectators}
              question={asked}
              busy={table.busy}
              send={send}
              events={table.log}
              foreseen={table.foreseen}
              whole={table.whole}
              lines={written}
              bridge={bridge}
              over={over}
              speed={looking?.speed ?? speed}
              seed={source.seed}
              daily={source.daily}
              hint={hint === null ? null : () => hint(packet, front)}
              past={looking?.past ?? null}
              parts={{
                book,
                tabs: bare ? null : <BookTabs talk={chat !== null} unread={unread} onOpen={open} />,
                chat: chat === null ? null : <Beside onSeen={setTalking}>{chat}</Beside>,
                prompt: asked === null ? null : <TablePrompt table={table} pack={pack} looking={looking} />,
                coach: told === null ? null : <Coach tips={tips} {...told} />,
                tip: told === null ? null : <FoldedCoach tips={tips} {...told} />,
                handOn:
                  asked === null || table.shares.length === 0 ? null : <HandOn shares={table.shares} onHandOn={table.handOn} />,
                // The beam reads it aloud.
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
                ways: over === null || bare ? null : <ResultWays source={source} again={again} onHall={onHall} onRoom={onRoom} />,
              }}
            />
          </WordsContext>
        </div>
        {over === null && !bare && (notice !== null || status?.mayClaim) && (
          <section className="own-notice" aria-label={t('frame.mat')}>
            {notice}
            {status?.mayClaim && <Claim onClaim={() => void table.claim()} />}
          </section>
        )}
        <Dialog
          open={sheet}
          onClose={() => setSheet(false)}
          title={t(company === null ? 'frame.log' : 'frame.book')}
          closeLabel={t('common.close')}
        >
          <div className="own-book">{book}</div>
        </Dialog>
        {!laid && looking?.slip}
        <TableOver {...props} parts={parts} />
      </main>
    </LogBridgeContext>
  );
}

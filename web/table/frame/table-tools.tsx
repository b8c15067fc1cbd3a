import type { Seat } from '@tavern/engine';
import { Candle } from '@tavern/kit';
import { lazy, Suspense } from 'react';
import { rulesIn } from '../../model/rules-in-force.ts';
import type { TableView } from '../../model/use-table.ts';
import { useSpeech } from '../../words/words.ts';
import { clockText } from '../clock/host-clock.ts';
import { useClock } from '../clock/use-clock.ts';
import type { TableFrameProps } from './props.ts';
import { TableMenu } from './table-menu.tsx';

const RulesDialog = lazy(() => import('../../rules/rules-dialog.tsx'));

/** What can be laid over the table. */
export type Tray = 'menu' | 'rules';

interface TableToolsProps extends TableFrameProps {
  readonly table: TableView;
  readonly tray: Tray | null;
  readonly onTray: (tray: Tray | null) => void;
  readonly gone: readonly Seat[];
  readonly onGone: (seat: Seat) => void;
}

/** Players who look something up in their own turn must see their time. This candle is a new one, so it calculates the time left again. */
function OwnCandle({ table, times }: Pick<TableToolsProps, 'table' | 'times'>) {
  const { t } = useSpeech();
  const clock = useClock(table, times, false);
  if (clock === null || clock.seat !== table.front) return null;
  const paused = table.status?.paused ?? false;
  return <Candle left={clock.left} whole={clock.whole} text={clockText} label={t('frame.clock')} paused={paused} />;
}

/** A player who plays alone keeps nobody waiting, so no bot takes over. Without a clock, a bot takes over only if the others ask for it. */
function leavingWords({ where, own, names, daily }: TableFrameProps['source'], times: TableFrameProps['times']): string {
  if (where === 'replay') return 'frame.leave.replay';
  if (daily !== null && own.length > 0) return 'frame.leave.daily';
  if (where === 'here' || own.length === 0 || names.length === 1) return 'frame.leave.here';
  return times === null || times.turn === null ? 'frame.leave.unhurried' : 'frame.leave.online';
}

/** Menu and rules, laid over the table one at a time. The settings belong to the house, because another language lays the table anew. */
export function TableTools({ source, company, times, onHall, onRoom, table, tray, onTray, gone, onGone }: TableToolsProps) {
  const { t } = useSpeech();
  const close = (): void => onTray(null);
  const seat = seatInFront(table.front, source.own);
  const concede = async (): Promise<void> => {
    const answered = await table.concede();
    if (answered.ok && seat !== null) onGone(seat);
  };
  const playing =
    seat !== null && source.where !== 'replay' && table.over === null && table.status?.closed == null && !gone.includes(seat);
  const leaving = leavingWords(source, times);
  return (
    <>
      <TableMenu
        open={tray === 'menu'}
        onClose={close}
        onConcede={playing ? () => void concede() : null}
        concede={t(source.own.length > 1 ? 'frame.concede.who' : 'frame.concede', { who: { seat: seat ?? 0 } })}
        link={company?.link ?? null}
        screen={company?.screen ?? null}
        onRoom={table.over === null ? null : onRoom}
        onHall={onHall}
        leaving={t(table.over === null ? leaving : 'frame.leave.over')}
        onTray={onTray}
      />
      <Suspense>
        {tray === 'rules' && (
          <RulesDialog
            game={source.game}
            rules={rulesIn(table.frame?.packet.view)}
            clock={<OwnCandle table={table} times={times} />}
            open
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

/** Whose eyes are in front, or the only seat that belongs to this screen. */
const seatInFront = (front: Seat | null, own: readonly Seat[]): Seat | null =>
  front ?? (own.length === 1 ? (own[0] ?? null) : null);

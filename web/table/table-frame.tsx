import './table-frame.css';
import { useRestingFocus } from '@tavern/kit/use-resting-focus.ts';
import { useMemo } from 'react';
import { Lighting } from '../house/lighting.tsx';
import { useStable } from '../house/use-stable.ts';
import { useOwnTable } from '../model/own-tables.ts';
import { type TableView, useTable } from '../model/use-table.ts';
import { SpeechContext, useSpeech, withGame } from '../words/words.ts';
import { Curtain } from './frame/curtain.tsx';
import type { LaidTableProps, Looking, TableFrameProps } from './frame/props.ts';
import { WayOut } from './frame/way-out.tsx';
import { LaidTable } from './laid/laid-table.tsx';
import { OwnTable } from './own/own-table.tsx';

/** A table of any game, here or online: the frame around its middle. */
export function TableFrame(props: TableFrameProps) {
  const { source, looking, bare = false, onHall } = props;
  const table = useLooked(useTable(source), looking);
  const page = useSpeech();
  useRestingFocus();
  const { pack } = table;
  const ui = useOwnTable(source.game);
  // A player who plays alone is “you”, in the log too; a spectator reads the name.
  const alone = source.names.length === 1 && source.own.length === 1;
  const names = useStable(alone ? [page.t('common.you')] : source.names);
  const words = ui?.texts;
  const speech = useMemo(() => (pack === null ? page : withGame(page, pack, names, words)), [page, pack, names, words]);
  if (table.gone !== null && table.over === null && !bare)
    return <WayOut title={page.t('frame.gone')} why={page.tell(table.gone)} onHall={onHall} />;
  // A screen that nobody presses waits for what the room does next.
  if (pack === null || table.frame === null || ui === undefined || (table.gone !== null && table.over === null))
    return <Lighting />;
  // In a game with secrets, nothing of one person's table may remain for the next.
  const eyes = pack.game.hidden === undefined || source.openly === true ? null : table.front;
  return (
    <SpeechContext value={speech}>
      {table.curtain?.down ? (
        <Curtain to={table.curtain.to} onLift={table.lift} />
      ) : (
        <Laid key={eyes} {...props} table={table} pack={pack} frame={table.frame} ui={ui} />
      )}
    </SpeechContext>
  );
}

/** Where a match is only looked at, an option that is pressed answers nothing. */
function useLooked(table: TableView, looking: Looking | undefined): TableView {
  const onOption = looking?.onOption;
  return useMemo(() => {
    if (onOption === undefined) return table;
    const send: TableView['send'] = async (option) => {
      onOption(option);
      return { ok: true };
    };
    return { ...table, send };
  }, [table, onOption]);
}

/** The game's own table, if it has one. */
const Laid = (props: LaidTableProps) => (props.ui === null ? <LaidTable {...props} /> : <OwnTable {...props} ui={props.ui} />);

import './viewer.css';
import { useCallback, useMemo, useState } from 'react';
import { go } from '../house/route.ts';
import { usePack } from '../model/use-pack.ts';
import type { Replay } from '../play/replay/replay.ts';
import { useSettings } from '../settings/settings.ts';
import type { Looking } from '../table/frame/props.ts';
import { crestIn } from '../table/players/crest.ts';
import { saveRecord } from '../table/result/save-record.ts';
import { TableFrame } from '../table/table-frame.tsx';
import { SpeechContext, useSpeech, withGame } from '../words/words.ts';
import { ReplayBar } from './bar/replay-bar.tsx';
import { NoteSlip } from './notes/note-slip.tsx';
import { useNotes } from './notes/use-notes.ts';
import type { Whereabouts } from './open/whereabouts.ts';
import type { Laid, Sheet } from './player/sheet.ts';
import { usePlayer } from './player/use-player.ts';
import { useReplayKeys } from './player/use-replay-keys.ts';
import { viewerOf } from './player/viewer-of.ts';
import { Sheets } from './sheets/sheets.tsx';
import type { Watching } from './sheets/watching.ts';
import { usePastDecision } from './what-if/use-past-decision.ts';

interface ViewerProps {
  readonly replay: Replay;
  readonly kept: Whereabouts;
}

const toHall = (): void => go({ at: 'hall' });

/** The game's own table, and at its near edge everything to go through the match. */
export function Viewer({ replay, kept }: ViewerProps) {
  const page = useSpeech();
  const { table } = replay;
  // The table itself says so if it cannot be loaded.
  const { pack } = usePack(table.game);
  const player = usePlayer(replay);
  const notes = useNotes(replay.record);
  const motion = useSettings((settings) => settings.speed);
  const [sheet, setSheet] = useState<Laid | null>(null);
  const speech = useMemo(() => (pack === null ? page : withGame(page, pack, table.names)), [page, pack, table]);
  const past = usePastDecision(replay, player, pack, speech);
  useReplayKeys(player);
  const { goTo, onTold, pause, speed } = player;
  const open = (wanted: Sheet): void => {
    pause();
    if (wanted === 'save') saveRecord({ ...replay.record, ...(notes.all.length === 0 ? {} : { notes: [...notes.all] }) });
    else setSheet(wanted);
  };
  const onOption = useCallback(() => {
    pause();
    setSheet('on');
  }, [pause]);
  const onLine = useCallback((frame: number) => void replay.answerOf(frame).then(goTo), [replay, goTo]);
  const slip = <NoteSlip at={player.state.at} notes={notes} onEdit={() => open('note')} />;
  const looking: Looking = { past, slip, speed: motion === 'off' ? 'off' : speed, onOption, onLine, onTold };
  const view = table.frame(viewerOf(player.state.eyes))?.packet.view;
  const crest = (seat: number): string | undefined =>
    pack === null || view === undefined ? undefined : crestIn(pack, view, seat);
  const watching: Watching = { replay, player, notes, kept, crest, open, close: () => setSheet(null) };
  return (
    <div className="replay">
      <TableFrame source={table} looking={looking} company={null} times={null} again={null} onHall={toHall} onRoom={null} />
      <SpeechContext value={speech}>
        <ReplayBar player={player} answers={replay.answers} notes={notes.all} pack={pack} crest={crest} onOpen={open} />
        <Sheets sheet={sheet} watching={watching} />
      </SpeechContext>
    </div>
  );
}

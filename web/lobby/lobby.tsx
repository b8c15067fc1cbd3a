import { entryOf, type GamePack } from '@tavern/games';
import { useMemo } from 'react';
import type { RoomSource, RoomState } from '../model/room-source.ts';
import type { Unread } from '../parts/chat/use-unread.ts';
import { SpeechContext, useSpeech, withGame } from '../words/words.ts';
import { LobbyTable } from './lobby-table.tsx';
import { seatNames } from './seats/seat-names.ts';

export interface LobbyProps {
  readonly source: RoomSource;
  readonly state: RoomState;
  readonly unread: Unread;
  readonly pack: GamePack;
  readonly onLeave: () => void;
}

/** A room while no match runs, with the words of its game and the names of its players. */
export function Lobby(props: LobbyProps) {
  const speech = useSpeech();
  const { state, pack } = props;
  const named = useMemo(() => {
    const plain = withGame(speech, pack, []);
    return withGame(speech, pack, seatNames(state.room, plain.tell));
  }, [speech, pack, state.room]);
  const entry = entryOf(state.room.game);
  return entry === undefined ? null : (
    <SpeechContext value={named}>
      <LobbyTable {...props} entry={entry} />
    </SpeechContext>
  );
}

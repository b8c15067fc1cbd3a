import { entryOf } from '@tavern/games';
import { useMemo } from 'react';
import type { LobbyPack } from '../model/lobby/lobby-pack.ts';
import type { RoomSource, RoomState } from '../model/room-source.ts';
import { usePack } from '../model/use-pack.ts';
import type { Unread } from '../parts/chat/use-unread.ts';
import { isKnown, SpeechContext, useSpeech, withGame } from '../words/words.ts';
import { LobbyTable } from './lobby-table.tsx';
import { seatNames } from './seats/seat-names.ts';

export interface LobbyProps {
  readonly source: RoomSource;
  readonly state: RoomState;
  readonly unread: Unread;
  readonly pack: LobbyPack;
  readonly onLeave: () => void;
}

/** A room while no match runs, with the words of its game and the names of its players. */
export function Lobby(props: LobbyProps) {
  const speech = useSpeech();
  const { state, pack } = props;
  const { room } = state;
  const plain = useMemo(() => withGame(speech, pack, []), [speech, pack]);
  // What a game's own rules lack for a start may be in words that a lobby seldom needs.
  const { pack: whole } = usePack(room.game, !room.mayStart.ok && !isKnown(plain.words, room.mayStart.why));
  const named = useMemo(() => withGame(speech, whole ?? pack, seatNames(room, plain.tell)), [speech, pack, whole, room, plain]);
  const entry = entryOf(room.game);
  return entry === undefined ? null : (
    <SpeechContext value={named}>
      <LobbyTable {...props} entry={entry} />
    </SpeechContext>
  );
}

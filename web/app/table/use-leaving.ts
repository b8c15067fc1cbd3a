import { useEffect, useRef } from 'react';
import type { RoomSource } from '../../model/room-source.ts';

/**
 * A guest who goes from a table to anywhere but its room leaves that room too, so that the others do not wait for them. During a match the
 * seat stays theirs. The result goes to the room without leaving it.
 */
export function useLeaving(room: RoomSource, match: string | null, toRoom: () => void): () => void {
  const here = useRef(false);
  const stays = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      // A moment later, because development mounts everything twice. The next match of the same room has a table of its own.
      setTimeout(() => {
        if (!here.current && !stays.current && room.state.room.match === match) void room.leave();
      });
    };
  }, [room, match]);
  return () => {
    stays.current = true;
    toRoom();
  };
}

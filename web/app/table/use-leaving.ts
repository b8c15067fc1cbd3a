import { useEffect, useRef } from 'react';
import type { RoomSource } from '../../model/room-source.ts';

/**
 * Who goes from a table to anywhere but its room has left that room too: the others must not wait for somebody who is not there. In a
 * running match the seat stays theirs. What it gives back is for going to the room.
 */
export function useLeaving(room: RoomSource, match: string | null, toRoom: () => void): () => void {
  const here = useRef(false);
  const stays = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      // A moment later: in development everything is drawn twice. The next match of the same room has a table of its own.
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

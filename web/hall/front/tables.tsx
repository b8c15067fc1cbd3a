import './tables.css';
import { Tabs } from '@tavern/kit';
import { useState } from 'react';
import { useSpeech } from '../../words/words.ts';
import type { HallState } from '../state/hall-state.ts';
import { unreachable } from '../state/unreachable.ts';
import { Finished } from './finished.tsx';
import { Kept } from './kept.tsx';
import { useStripShowsAll } from './kept-strip.tsx';
import { OpenRooms } from './open-rooms.tsx';

/** The viewer's own matches, and rooms that still look for players. */
export function Tables({ house }: { readonly house: HallState }) {
  const { t } = useSpeech();
  const { here, mine, past, server } = house;
  const kept = here.length + mine.length;
  const open = server.state === 'there' ? server.rooms.length : 0;
  const [wanted, setWanted] = useState<string | null>(null);
  const stripped = useStripShowsAll(house);
  const shown = stripped ? 'open' : (wanted ?? (kept === 0 && (open > 0 || unreachable(server) !== null) ? 'open' : 'kept'));
  return (
    <aside className="hall-tables" aria-label={t('hall.tables')}>
      <Tabs
        label={t('hall.tables')}
        value={shown}
        onChange={setWanted}
        tabs={[
          ...(stripped ? [] : [{ id: 'kept', label: t('hall.kept'), badge: kept, content: <Kept house={house} /> }]),
          ...(past.length === 0 ? [] : [{ id: 'past', label: t('hall.past'), content: <Finished house={house} /> }]),
          { id: 'open', label: t('hall.rooms'), badge: open, content: <OpenRooms server={server} /> },
        ]}
      />
    </aside>
  );
}

import { Button, Icon } from '@tavern/kit';
import { GameName } from '../../house/game-name.ts';
import { preload } from '../../house/preload.ts';
import { go } from '../../house/route.ts';
import { SettingsLink } from '../../house/settings/settings-button.tsx';
import { wish } from '../../play/online/seat-wish.ts';
import { useSpeech } from '../../words/words.ts';
import type { RoomListing, Server } from '../state/hall-state.ts';

/** Public rooms, or why there are none. */
export function OpenRooms({ server }: { readonly server: Server }) {
  const { t } = useSpeech();
  if (server.state === 'asked') return <p className="nothing">{t('hall.rooms.looking')}</p>;
  if (server.state === 'offline') return <p className="nothing">{t('hall.offline.text')}</p>;
  if (server.state === 'none')
    return (
      <div className="nothing">
        <p>{t('hall.server.text')}</p>
        <SettingsLink>{t('hall.server.settings')}</SettingsLink>
      </div>
    );
  if (server.rooms.length === 0) return <p className="nothing">{t('hall.rooms.none')}</p>;
  return (
    <ul>
      {server.rooms.map((room) => (
        <OpenRoom key={room.code} room={room} />
      ))}
    </ul>
  );
}

const PACES = { unhurried: 'hall.pace.unhurried', normal: 'hall.pace.normal', brisk: 'hall.pace.brisk' } as const;

function OpenRoom({ room: { code, game, host, taken, seats, playing, pace, changedRules } }: { readonly room: RoomListing }) {
  const { t } = useSpeech();
  const free = !playing && taken < seats;
  const facts = [
    <GameName key="game" id={game} />,
    t('hall.rooms.seats', { taken, seats }),
    playing ? t('hall.rooms.playing') : t(PACES[pace]),
    ...(changedRules > 0 ? [t('hall.rooms.changed', { n: changedRules })] : []),
  ];
  return (
    <li>
      <Icon name="tavern-sign" />
      <div>
        <b>{t('hall.rooms.of', { host })}</b>
        <span>
          {facts.map((fact, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts never change places
            <span key={i} className="fact">
              {fact}
            </span>
          ))}
        </span>
      </div>
      <Button
        aria-label={t(free ? 'hall.rooms.join.label' : 'hall.rooms.watch.label', { host, code })}
        onPress={() => {
          wish(code, free);
          go({ at: 'room', code });
        }}
        onPointerEnter={() => preload('room')}
      >
        {t(free ? 'hall.rooms.join' : 'hall.rooms.watch')}
      </Button>
    </li>
  );
}

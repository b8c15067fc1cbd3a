import { entryOf } from '@tavern/games';
import { Button, Icon } from '@tavern/kit';
import { useState } from 'react';
import { preload } from '../../app/preload.ts';
import { go } from '../../app/route.ts';
import { botNameOf, namesOf } from '../../links/bot-names.ts';
import { useSpeech } from '../../words/words.ts';
import { GameName } from '../game-name.ts';
import type { HereListing, House, RoomListing } from '../house.ts';

/** It waits for somebody at this screen. */
const waitsForUs = (listing: HereListing): boolean =>
  !listing.damaged && listing.waiting.some((seat) => listing.seats[seat]?.level === null);

/** Games that have begun, here and on the server; those that wait for you first, those that are lost last. */
export function Kept({ house }: { readonly house: House }) {
  const { t } = useSpeech();
  const { here, mine } = house;
  if (here.length + mine.length === 0) return <p className="nothing">{t('hall.kept.none')}</p>;
  const chair = (listing: HereListing) => <KeptHere key={listing.id} listing={listing} onThrow={house.throwAway} />;
  return (
    <ul>
      {here.filter(waitsForUs).map(chair)}
      {mine.map((room) => (
        <KeptRoom key={room.code} room={room} />
      ))}
      {here.filter((listing) => !waitsForUs(listing) && !listing.damaged).map(chair)}
      {here.filter(({ damaged }) => damaged).map(chair)}
    </ul>
  );
}

function KeptRoom({ room: { code, game, taken, seats, playing } }: { readonly room: RoomListing }) {
  const { t } = useSpeech();
  return (
    <li>
      <Icon name="key" />
      <div>
        <b>
          <GameName id={game} />
        </b>
        <span>{t('hall.kept.room', { code, taken, seats })}</span>
      </div>
      <Button onPress={() => go({ at: 'room', code })} onPointerEnter={() => preload('room')}>
        {t(playing ? 'hall.kept.on' : 'hall.kept.enter')}
      </Button>
    </li>
  );
}

interface KeptHereProps {
  readonly listing: HereListing;
  readonly onThrow: (id: string) => void;
}

function KeptHere({ listing, onThrow }: KeptHereProps) {
  const { t, tell } = useSpeech();
  const [asked, setAsked] = useState(false);
  if (asked || listing.damaged)
    return (
      <li className="sure">
        <Icon name="broken-heart" />
        <div>
          <b>{t(listing.damaged ? 'hall.kept.damaged' : 'hall.kept.sure')}</b>
        </div>
        <Button kind="danger" onPress={() => onThrow(listing.id)}>
          {t('hall.kept.throw')}
        </Button>
        {!listing.damaged && <Button onPress={() => setAsked(false)}>{t('hall.kept.keep')}</Button>}
      </li>
    );
  const { id, game, seats, rounds } = listing;
  const people = seats.flatMap(({ level }, seat) => (level === null ? [seat] : []));
  const about = (): string => {
    if (entryOf(game)?.solo === true) {
      const own = people.length === 1;
      if (rounds === null) return t(own ? 'hall.kept.run.new' : 'hall.kept.run.house.new');
      return t(own ? 'hall.kept.run' : 'hall.kept.run.house', { rounds });
    }
    const names = namesOf(seats, botNameOf(tell));
    const others = people.length === 1 ? names.filter((_, seat) => !people.includes(seat)) : names;
    return rounds === null ? t('hall.kept.here', { names: others }) : t('hall.kept.round', { rounds, names: others });
  };
  const mine = waitsForUs(listing);
  return (
    <li>
      <Icon name="candle-light" />
      <div>
        <b>
          <GameName id={game} />
        </b>
        <span>{about()}</span>
      </div>
      <button
        type="button"
        className="throw"
        aria-label={t('hall.kept.throw')}
        title={t('hall.kept.throw')}
        onClick={() => setAsked(true)}
      >
        <Icon name="trash-can" />
      </button>
      <Button
        kind={mine ? 'primary' : 'plain'}
        lit={mine}
        onPress={() => go({ at: 'here', id })}
        onPointerEnter={() => preload('here')}
      >
        {t(mine ? 'hall.kept.turn' : 'hall.kept.on')}
      </Button>
    </li>
  );
}

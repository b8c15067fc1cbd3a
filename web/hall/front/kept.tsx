import { entryOf } from '@tavern/games';
import { Button, Icon } from '@tavern/kit';
import { GameName } from '../../house/game-name.ts';
import { OriginWords } from '../../house/origin-words.ts';
import { preload } from '../../house/preload.ts';
import { go } from '../../house/route.ts';
import { botNameOf, namesFromServer, namesOf } from '../../model/bot-names.ts';
import { useSpeech } from '../../words/words.ts';
import type { HallState, ListedMatch, OwnRoom } from '../state/hall-state.ts';
import { keptGames } from '../state/kept-games.ts';
import { MatchRow, ThrowRow } from './match-row.tsx';

interface KeptProps {
  readonly house: HallState;
  /** At most this many; left out: all. */
  readonly most?: number;
}

/** Matches that have begun, here and on the server. */
export function Kept({ house, most }: KeptProps) {
  const { t } = useSpeech();
  const kept = keptGames(house).slice(0, most);
  if (kept.length === 0) return <p className="nothing">{t('hall.kept.none')}</p>;
  return (
    <ul>
      {kept.map((each) =>
        each.at === 'here' ? (
          <KeptHere key={each.listing.id} listing={each.listing} yours={each.yours} onThrow={house.throwAway} />
        ) : (
          <KeptRoom key={each.room.code} room={each.room} />
        ),
      )}
    </ul>
  );
}

function KeptRoom({ room }: { readonly room: OwnRoom }) {
  const { t, tell } = useSpeech();
  const { code, game, taken, seats, playing, others, rounds, yourTurn } = room;
  const about = (): string => {
    if (!playing || others.length === 0) return t('hall.kept.room', { code, taken, seats });
    const called = others.map(({ name }) => name);
    const names = namesFromServer(called, (index) => others[index]?.bot ?? false, botNameOf(tell));
    return rounds === null ? t('hall.kept.online', { names }) : t('hall.kept.online.round', { rounds, names });
  };
  return (
    <li>
      <Icon name="key" />
      <div>
        <b>
          <GameName id={game} />
        </b>
        <span>{about()}</span>
      </div>
      <Button
        kind={yourTurn ? 'primary' : 'plain'}
        lit={yourTurn}
        onPress={() => go({ at: 'room', code })}
        onPointerEnter={() => preload('room')}
      >
        {t(yourTurn ? 'hall.kept.turn' : playing ? 'hall.kept.on' : 'hall.kept.enter')}
      </Button>
    </li>
  );
}

interface KeptHereProps {
  readonly listing: ListedMatch;
  readonly yours: boolean;
  readonly onThrow: (id: string) => void;
}

function KeptHere({ listing, yours, onThrow }: KeptHereProps) {
  const { t, tell } = useSpeech();
  if (listing.damaged) return <ThrowRow why={t('hall.kept.damaged')} onThrow={() => onThrow(listing.id)} />;
  const { id, game, seats, rounds, origin } = listing;
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
  return (
    <MatchRow
      icon="candle-light"
      game={game}
      about={
        <>
          <span>{about()}</span>
          {origin !== undefined && (
            <span className="kept-origin">
              <OriginWords game={game} origin={origin} />
            </span>
          )}
        </>
      }
      sure={t('hall.kept.sure')}
      onThrow={() => onThrow(id)}
    >
      <Button
        kind={yours ? 'primary' : 'plain'}
        lit={yours}
        onPress={() => go({ at: 'here', id })}
        onPointerEnter={() => preload('here')}
      >
        {t(yours ? 'hall.kept.turn' : 'hall.kept.on')}
      </Button>
    </MatchRow>
  );
}

import { Button, Icon } from '@tavern/kit';
import { useState } from 'react';
import { GameName } from '../../house/game-name.ts';
import { OriginWords } from '../../house/origin-words.ts';
import { preload } from '../../house/preload.ts';
import { go } from '../../house/route.ts';
import { botNameOf, namesOf } from '../../model/bot-names.ts';
import { ago } from '../../words/moments.ts';
import { useSpeech } from '../../words/words.ts';
import type { FinishedMatch, HallState } from '../state/hall-state.ts';

/** Older ones are still there: they move up when others are thrown away. */
const MOST = 12;

/** Matches at this screen that are over, to be watched again. */
export function Finished({ house: { past, throwAway } }: { readonly house: HallState }) {
  const [now] = useState(() => Date.now());
  return (
    <ul>
      {past.slice(0, MOST).map((match) => (
        <FinishedRow key={match.id} match={match} now={now} onThrow={throwAway} />
      ))}
    </ul>
  );
}

interface FinishedRowProps {
  readonly match: FinishedMatch;
  readonly now: number;
  readonly onThrow: (id: string) => void;
}

function FinishedRow({ match, now, onThrow }: FinishedRowProps) {
  const { t, tell, language } = useSpeech();
  const [asked, setAsked] = useState(false);
  const { id, game, seats, winners, endedAt, origin } = match;
  if (asked)
    return (
      <li className="sure">
        <Icon name="broken-heart" />
        <div>
          <b>{t('hall.past.sure')}</b>
        </div>
        <Button kind="danger" onPress={() => onThrow(id)}>
          {t('hall.kept.throw')}
        </Button>
        <Button onPress={() => setAsked(false)}>{t('hall.kept.keep')}</Button>
      </li>
    );
  const names = namesOf(seats, botNameOf(tell));
  const won = (winners ?? []).flatMap((seat) => names[seat] ?? []);
  const when = ago(language, endedAt, now);
  const facts = [
    ...(seats.length === 1 ? [] : [won.length === 0 ? t('hall.past.nobody') : t('hall.past.won', { who: won })]),
    ...(when === null ? [] : [when]),
  ];
  return (
    <li>
      <Icon name="spyglass" />
      <div>
        <b>
          <GameName id={game} />
        </b>
        {facts.map((fact) => (
          <span key={fact} className="fact">
            {fact}
          </span>
        ))}
        {origin !== undefined && (
          <span className="fact">
            <OriginWords game={game} origin={origin} />
          </span>
        )}
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
      <Button onPress={() => go({ at: 'replay', what: `here-${id}`, answer: null })} onPointerEnter={() => preload('replay')}>
        {t('hall.past.watch')}
      </Button>
    </li>
  );
}

import { Button } from '@tavern/kit';
import { useState } from 'react';
import { OriginWords } from '../../house/origin-words.ts';
import { preload } from '../../house/preload.ts';
import { go } from '../../house/route.ts';
import { botNameOf, namesOf } from '../../model/bot-names.ts';
import { ago } from '../../words/moments.ts';
import { useSpeech } from '../../words/words.ts';
import type { FinishedMatch, HallState } from '../state/hall-state.ts';
import { MatchRow } from './match-row.tsx';

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
  const { id, game, seats, winners, endedAt, origin } = match;
  const names = namesOf(seats, botNameOf(tell));
  const alone = seats.length === 1;
  const won = (winners ?? []).flatMap((seat) => names[seat] ?? []);
  const when = ago(language, endedAt, now);
  const end = alone
    ? t(won.length === 0 ? 'hall.past.run.lost' : 'hall.past.run.won')
    : won.length === 0
      ? t('hall.past.nobody')
      : t('hall.past.won', { who: won });
  const facts = when === null ? [end] : [end, when];
  return (
    <MatchRow
      icon="spyglass"
      game={game}
      about={
        <>
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
        </>
      }
      sure={t('hall.past.sure')}
      onThrow={() => onThrow(id)}
    >
      <Button onPress={() => go({ at: 'replay', what: `here-${id}`, answer: null })} onPointerEnter={() => preload('replay')}>
        {t('hall.past.watch')}
      </Button>
    </MatchRow>
  );
}

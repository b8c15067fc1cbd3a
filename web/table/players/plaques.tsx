import './plaques.css';
import type { SeatedBot } from '@tavern/bots';
import { Icon, Shield } from '@tavern/kit';
import { Typed } from '@tavern/kit/typed.tsx';
import { useSpeech } from '../../words/words.ts';
import { SayText } from '../words/told.tsx';
import type { PlaqueState } from './plaque-states.ts';

interface PlaquesProps {
  readonly plaques: readonly PlaqueState[];
  readonly crest: (seat: number) => string | undefined;
  readonly spectators: readonly string[];
  readonly bots: readonly (SeatedBot | null)[];
}

/** The players, each on a plaque of oak. */
export function Plaques({ plaques, crest, spectators, bots }: PlaquesProps) {
  const { t } = useSpeech();
  return (
    <section className="plaques" aria-label={t('frame.players')}>
      <ol>
        {plaques.map((plaque) => (
          <Plaque key={plaque.seat} plaque={plaque} crest={crest(plaque.seat)} who={bots[plaque.seat] ?? null} />
        ))}
      </ol>
      {spectators.length > 0 && (
        <p className="watching">
          <Icon name="brass-eye" />
          <span>{t('frame.watching', { n: spectators.length, who: [...spectators] })}</span>
        </p>
      )}
    </section>
  );
}

interface PlaqueProps {
  readonly plaque: PlaqueState;
  readonly crest: string | undefined;
  readonly who: SeatedBot | null;
}

function Plaque({ plaque, crest, who }: PlaqueProps) {
  const { t, names } = useSpeech();
  const { seat, you, bot, asked, now, faded, winner, note } = plaque;
  const name = names[seat] ?? t('seat.unnamed', { n: seat + 1 });
  const marks = [now ? 'lit' : asked && 'awaited', faded && 'faded', winner && 'winner'].filter((mark) => mark !== false);
  return (
    <li className={['plaque m-plaque', ...marks].join(' ')}>
      <span className="plaque-arms">
        <Shield seat={seat} crest={crest} faded={faded} />
        {bot && (
          <span className="plaque-sign">
            <Icon name={who?.person.crest ?? 'cog'} />
          </span>
        )}
      </span>
      <div className="plaque-words">
        <p className="plaque-name">
          <b title={name}>
            <Typed text={name} />
          </b>
          {you && <span> {t('frame.player.you')}</span>}
          {bot && <span> {who === null ? t('frame.player.bot') : t(`level.${who.level}`)}</span>}
        </p>
        {note !== null && (
          <p className={asked ? 'plaque-note of-asked' : 'plaque-note'}>
            <Icon name={note.icon} />
            <span>
              <SayText say={note.say} />
            </span>
          </p>
        )}
      </div>
    </li>
  );
}

import './plaques.css';
import { Icon, Shield } from '@tavern/kit';
import { useSpeech } from '../../words/words.ts';
import { Told } from '../words/told.tsx';
import type { PlaqueState } from './plaque-states.ts';

interface PlaquesProps {
  readonly plaques: readonly PlaqueState[];
  readonly crest: (seat: number) => string | undefined;
  readonly spectators: readonly string[];
}

/** Who sits at the table, each on a plaque of oak. */
export function Plaques({ plaques, crest, spectators }: PlaquesProps) {
  const { t } = useSpeech();
  return (
    <section className="plaques" aria-label={t('frame.players')}>
      <ol>
        {plaques.map((plaque) => (
          <Plaque key={plaque.seat} plaque={plaque} crest={crest(plaque.seat)} />
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

function Plaque({ plaque, crest }: { readonly plaque: PlaqueState; readonly crest: string | undefined }) {
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
            <Icon name="cog" />
          </span>
        )}
      </span>
      <div className="plaque-words">
        <p className="plaque-name">
          <b title={name}>{name}</b>
          {you && <span> {t('frame.player.you')}</span>}
          {bot && <span> {t('frame.player.bot')}</span>}
        </p>
        {note !== null && (
          <p className={asked ? 'plaque-note of-asked' : 'plaque-note'}>
            <Icon name={note.icon} />
            <span>
              <Told say={note.say} />
            </span>
          </p>
        )}
      </div>
    </li>
  );
}

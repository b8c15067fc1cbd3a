import { Icon, Shield } from '@tavern/kit';
import { Typed } from '@tavern/kit/typed.tsx';
import { useSpeech } from '../../words/words.ts';
import { EmptyShield } from './empty-shield.tsx';
import { SeatMenu } from './seat-menu.tsx';
import type { SeatPlace } from './seat-place.ts';
import { SeatSide } from './seat-side.tsx';

/** One place at the table: who sits there, what they have chosen, and whether they are ready. */
export function SeatCard({ place }: { readonly place: SeatPlace }) {
  const { t } = useSpeech();
  const {
    seat,
    kind,
    name,
    note,
    you = false,
    host = false,
    away = false,
    choosing = false,
    ready,
    acts = [],
    menu = [],
  } = place;
  const taken = kind === 'person' || kind === 'bot';
  return (
    <li className={`seat seat-${kind}${you ? ' yours' : ''}${away ? ' away' : ''}`}>
      {kind !== 'closed' && (
        <div className="seat-shield">
          {taken ? (
            <Shield seat={seat} {...(place.crest === undefined ? {} : { crest: place.crest })} faded={away} />
          ) : (
            <EmptyShield />
          )}
          {host && <Icon name="queen-crown" className="seat-crown" label={t('lobby.seat.host')} />}
          {kind === 'bot' && <Icon name={place.badge ?? 'cog'} className="seat-badge" label={t('lobby.seat.bot')} />}
          {away && <Icon name="hourglass" className="seat-badge" />}
        </div>
      )}
      <div className="seat-who">
        {place.onRename === undefined ? (
          <b>
            <Typed text={name} />
            {you && <em> {t('lobby.seat.you')}</em>}
            {place.level !== undefined && <em> {place.level}</em>}
          </b>
        ) : (
          <input
            className="seat-name"
            aria-label={t('lobby.seat.name', { n: seat + 1 })}
            placeholder={name}
            value={place.typed ?? ''}
            maxLength={24}
            onChange={(event) => place.onRename?.(event.target.value)}
          />
        )}
        {note !== undefined && <span className="seat-note"> {note}</span>}
        {place.side !== undefined && <SeatSide side={place.side} />}
      </div>
      {ready !== undefined && (
        <div className={ready ? 'seat-state ready' : 'seat-state'}>
          <Icon name={ready ? 'check-mark' : away ? 'sleepy' : 'hourglass'} />
          {t(ready ? 'lobby.seat.ready' : away ? 'lobby.seat.away' : choosing ? 'lobby.seat.choosing' : 'lobby.seat.waiting')}
        </div>
      )}
      {acts.length > 0 && (
        <div className="seat-acts">
          {acts.map(({ id, label, icon, onPress }) => (
            <button type="button" className="mini" key={id} onClick={onPress}>
              {icon !== undefined && <Icon name={icon} />}
              {label}
            </button>
          ))}
        </div>
      )}
      {menu.length > 0 && <SeatMenu label={t('lobby.seat.menu', { who: name })} groups={menu} />}
    </li>
  );
}

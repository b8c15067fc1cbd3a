import './cast.css';
import './cast-narrow.css';
import { deckSay } from '@tavern/decks';
import type { Seat } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { cards } from '../../rules/catalog.ts';
import { decks } from '../../rules/decks.ts';
import type { EventOf } from '../../rules/events.ts';
import { leaderIndex, type Zone } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { Back } from '../card/back.tsx';
import { RevolutionCard } from '../card/card.tsx';
import type { SpotName } from '../show/places.ts';
import { Tipped } from '../tips/index.ts';
import { placedIn } from './reasons.ts';
import { SecretSlip } from './secret-slip.tsx';

/** As on the square: help, top and secret, and the leader between left and right. */
const ORDER: readonly SpotName[] = ['help', 'top', 'sp', 'left', 'leader', 'right'];

interface CastProps {
  readonly seat: Seat;
  readonly side: 'near' | 'far';
  readonly who: string;
  readonly view: View;
  readonly battle: EventOf<'battle'> | null;
}

/** All cards of one side as they were counted, and below them what was sealed. */
export function Cast({ seat, side, who, view, battle }: CastProps) {
  const { t, tell } = useWords();
  return (
    <section className={`tally-cast ${side}`} data-seat={seat} aria-label={t('judges.cast', { who: { seat } })}>
      <header>
        <h3>{who}</h3>
        <p>{tell(deckSay(decks, view.players[seat]?.deckId ?? ''))}</p>
      </header>
      <div className="tally-plat">
        {ORDER.map((spot) => (
          <div key={spot} className={`tally-cell tally-at-${spot}`}>
            <small>{t(`zone.${spot}`)}</small>
            {spot === 'leader' ? <Leader seat={seat} view={view} /> : <Spot {...{ seat, view, battle }} zone={spot} />}
          </div>
        ))}
      </div>
      <SecretSlip seat={seat} view={view} />
    </section>
  );
}

function Leader({ seat, view }: Pick<CastProps, 'seat' | 'view'>) {
  const words = useWords();
  const leader = view.players[seat]?.leaders[leaderIndex(view.round)] ?? null;
  if (leader === null) return <Back />;
  return (
    <Tipped of={{ leader: seat }}>
      <div tabIndex={0}>
        <RevolutionCard id={leader} size="library" words={words}>
          <b className="tally-badge point" aria-hidden="true">
            {cards.get(leader).initialPoint}
          </b>
        </RevolutionCard>
      </div>
    </Tipped>
  );
}

function Spot({ seat, view, battle, zone }: Pick<CastProps, 'seat' | 'view' | 'battle'> & { readonly zone: Zone }) {
  const words = useWords();
  const { t } = words;
  const placed = placedIn(view, seat, zone);
  const down = placed !== null && (placed.face === 'down' || placed.card === null);
  const reckoned = battle?.reckoning.sides[seat]?.characters.find((each) => each.zone === zone);
  return (
    <Tipped of={{ spot: zone, seat }}>
      <div tabIndex={0} className={classes(zone === 'sp' && !down && placed !== null && 'tally-revealed')}>
        {placed === null ? (
          <span className="tally-vacant">
            <Icon name="cancel" />
            {t('judges.vacant')}
          </span>
        ) : down || placed.card === null ? (
          <Back sealed={zone === 'sp'} label={t(zone === 'sp' ? 'judges.sealed' : 'judges.faceDown')}>
            <span className="sr">{t(zone === 'sp' ? 'judges.sealed' : 'judges.faceDown')}</span>
            {reckoned !== undefined && reckoned.power > 0 && <Power power={reckoned.power} printed={0} />}
          </Back>
        ) : (
          <RevolutionCard id={placed.card} size="library" words={words} className={classes(placed.neutralised && 'tally-off')}>
            {reckoned !== undefined && <Power power={reckoned.power} printed={reckoned.printed} />}
          </RevolutionCard>
        )}
      </div>
    </Tipped>
  );
}

function Power({ power, printed }: { readonly power: number; readonly printed: number }) {
  return <b className={classes('tally-badge', power > printed && 'up', power < printed && 'down')}>{power}</b>;
}

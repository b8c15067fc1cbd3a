import type { Seat } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { SceneHeading } from '@tavern/kit/scene-heading.tsx';
import { ROUNDS } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { Back } from '../card/back.tsx';
import { RevolutionCard } from '../card/card.tsx';
import type { Sides } from '../show/props.ts';
import { placedIn } from './reasons.ts';

interface EmptyBookProps extends Sides {
  readonly view: View;
  /** By seat, as this viewer reads them. */
  readonly whose: readonly string[];
}

/** The book before anything is counted: the sealed cards come first. */
export function EmptyBook({ view, whose, near, far }: EmptyBookProps) {
  const { t } = useWords();
  const { round } = view;
  return (
    <section className="tally-book m-parch" aria-label={t('judges.title')}>
      <SceneHeading>
        {t('judges.title')}
        <small>{t(round > ROUNDS ? 'judges.round.extra' : 'judges.round', { round, of: ROUNDS })}</small>
      </SceneHeading>
      {/* The slips below both casts say which they are. */}
      <div className="tally-opens" aria-hidden="true">
        {([near, far] as const).map((seat) => (
          <div key={seat} className={seat === near ? 'near' : 'far'}>
            <b className="tally-opener">{whose[seat]}</b>
            <Sealed seat={seat} view={view} />
          </div>
        ))}
      </div>
      <p className="tally-reveals">{t('judges.reveals')}</p>
    </section>
  );
}

function Sealed({ seat, view }: { readonly seat: Seat; readonly view: View }) {
  const words = useWords();
  const placed = placedIn(view, seat, 'sp');
  if (placed === null)
    return (
      <span className="tally-vacant">
        <Icon name="cancel" />
        {words.t('judges.vacant')}
      </span>
    );
  if (placed.face === 'down' || placed.card === null) return <Back sealed label={words.t('judges.sealed')} />;
  return (
    <div className="tally-revealed">
      <RevolutionCard id={placed.card} size="hand" words={words} />
    </div>
  );
}

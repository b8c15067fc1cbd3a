import './strip.css';
import type { Seat } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { Typed } from '@tavern/kit/typed.tsx';
import { ShieldShape } from '../card/power.tsx';
import { countOf, isCounted } from '../play/count.ts';
import { playerIn, type SkirmishProps, sidesOf } from '../show/props.ts';
import { Tipped } from '../tips/index.ts';
import { crestOf } from './crests.ts';

/** Both players and the round in one row, where there is no room for plaques and stone. */
export function Strip({ show, viewer, names }: SkirmishProps) {
  const { t } = useWords();
  const { view } = show;
  const { near, far } = sidesOf(viewer);
  const count = countOf(view);
  const side = (seat: Seat) => {
    const { handCount, won, deckId, passed, deckCount, discard, left } = playerIn(view, seat);
    const state = passed ? 'passed' : left === null ? 'cards' : 'left';
    const acts = view.phase === 'playing' && view.current === seat && !passed;
    return (
      <section
        className={classes('strip-side named-edge', seat === near ? 'near' : 'far', acts && 'playing')}
        data-seat={seat}
        data-pile={`deck-${seat}`}
        aria-label={names[seat]}
      >
        <Tipped of={{ pile: 'deck', seat }}>
          <span className="war-crest" tabIndex={0} role="img" aria-label={`${t('war.pile.deck')} ${deckCount}`}>
            <ShieldShape />
            <Icon name={crestOf(deckId)} />
          </span>
        </Tipped>
        <Tipped of={{ pile: 'discard', seat }}>
          <span className="strip-words" data-pile={`discard-${seat}`} tabIndex={0}>
            <b>
              <Typed text={seat === viewer ? t('war.you') : names[seat]} />
            </b>
            <span>{t(`war.strip.${state}`, { n: handCount, won, left: left ?? 0, deck: deckCount, gone: discard.length })}</span>
          </span>
        </Tipped>
      </section>
    );
  };
  return (
    <div className="war-strip">
      {side(near)}
      <Tipped of={{ sign: 'now' }}>
        <div className="strip-score" tabIndex={0}>
          <span>{t(isCounted(view) ? 'war.strip.counted' : 'war.strip.now', { round: view.round })}</span>
          <b className="t-display">{t('war.score', { near: count[near] ?? 0, far: count[far] ?? 0 })}</b>
        </div>
      </Tipped>
      {side(far)}
    </div>
  );
}

import './ledger.css';
import { Icon, useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { cards } from '../../rules/catalog.ts';
import type { Reckoning } from '../../rules/reckoning/types.ts';
import { ROUNDS, WINNING_POINTS } from '../../rules/state.ts';
import { cardSay } from '../../text/tell/words.ts';
import { type RevolutionProps, type Sides, sidesOf } from '../show/props.ts';
import { Tipped } from '../tips/index.ts';
import { forecastSays, type Then } from './forecast.ts';
import { Race } from './race.tsx';
import { type RoundRow, roundRows } from './rounds.ts';

export interface LedgerProps extends RevolutionProps {
  /** What is on the square, reckoned; null: nobody knows who leads yet. */
  readonly now: Reckoning | null;
  readonly then: Then | null;
}

/** The judges' ledger: both scores, the race, all rounds, and what the judges would give now. */
export function Ledger({ show, viewer, names, events, now, then }: LedgerProps) {
  const { t, tell } = useWords();
  const { view } = show;
  const sides = sidesOf(viewer);
  const whose = names.map((each, seat) => (seat === viewer ? t('judges.you') : each));
  const points = view.players.map(({ vp }) => vp);
  return (
    <section className="judges-ledger m-parch m-sheet" aria-label={t('ledger.title')}>
      <h2>{t('ledger.title')}</h2>
      <div className="ledger-scores">
        {(['near', 'far'] as const).map((side) => (
          <Tipped key={side} of={{ number: 'vp', seat: sides[side] }}>
            <p className={side} tabIndex={0}>
              <b key={points[sides[side]]}>{points[sides[side]]}</b>
              <span>{whose[sides[side]]}</span>
            </p>
          </Tipped>
        ))}
        <Tipped of={{ sign: 'race' }}>
          <small tabIndex={0}>{t('ledger.first', { n: WINNING_POINTS })}</small>
        </Tipped>
      </div>
      <Race {...sides} before={points} after={points} whose={whose} small />
      <ol className="ledger-rounds">
        {roundRows(view, events).map((row) => (
          <Round key={row.round} row={row} {...sides} onShow={show.rewind} />
        ))}
      </ol>
      <Tipped of={{ sign: 'forecast' }}>
        <div className="ledger-forecast" tabIndex={0}>
          {view.phase !== 'over' &&
            forecastSays(now, then, [sides.near, sides.far], viewer).map(({ id, say }) => (
              <p key={id} className={`ledger-${id}`}>
                {tell(say)}
              </p>
            ))}
        </div>
      </Tipped>
    </section>
  );
}

interface RoundProps extends Sides {
  readonly row: RoundRow;
  readonly onShow: (event: string) => void;
}

function Round({ row, near, far, onShow }: RoundProps) {
  const { t, tell } = useWords();
  const { round, state, leaders, points, winner, counted } = row;
  const sign = (side: 'near' | 'far') => {
    const seat = side === 'near' ? near : far;
    const leader = leaders[seat] ?? null;
    return (
      <Tipped of={{ round, seat }}>
        <i className={classes('ledger-leader', side, winner === seat && 'won')} tabIndex={0}>
          <Icon
            name={leader === null ? 'help' : cards.get(leader).icon}
            label={leader === null ? t('judges.leader.hidden') : tell(cardSay(leader))}
          />
        </i>
      </Tipped>
    );
  };
  const middle =
    points === null ? (
      <>
        <b>{t(round > ROUNDS ? 'ledger.extra' : 'ledger.round', { round })}</b>
        <small>{t(`ledger.state.${state}`)}</small>
      </>
    ) : (
      <>
        <b>{t('ledger.points', { near: points[near] ?? 0, far: points[far] ?? 0 })}</b>
        <small>{t(round > ROUNDS ? 'ledger.extra.short' : 'ledger.round.short', { round })}</small>
      </>
    );
  return (
    <li className={`ledger-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      {sign('near')}
      {counted === null ? (
        <p>{middle}</p>
      ) : (
        <button type="button" onClick={() => onShow(counted)}>
          {middle}
          <span className="sr">{t('ledger.show', { round })}</span>
        </button>
      )}
      {sign('far')}
    </li>
  );
}

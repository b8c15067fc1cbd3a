import './stone.css';
import { say } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { romanOf } from '@tavern/kit/figures.ts';
import { Typed } from '@tavern/kit/typed.tsx';
import { name } from '../../text/tell/words.ts';
import { countOf, isCounted } from '../play/count.ts';
import { type SkirmishProps, sidesOf } from '../show/props.ts';
import { Tipped } from '../tips/index.ts';
import { type RoundRow, roundRows, stakeFor } from './rounds.ts';

/** The tally stone: what the round would bring if it ended now, the rounds of the match, and what is at stake. */
export function Stone({ show, viewer, names, events }: SkirmishProps) {
  const { t, tell } = useWords();
  const { view } = show;
  const { near, far } = sidesOf(viewer);
  const count = countOf(view);
  const stake = stakeFor(view, near);
  const counted = isCounted(view);
  return (
    <section className="war-stone" aria-label={t('war.stone')}>
      <Icon name="sword-clash" />
      <Tipped of={{ sign: 'now' }}>
        <div className="stone-count" tabIndex={0}>
          <h2 className="t-display">{t(counted ? 'war.stone.counted' : 'war.stone.now')}</h2>
          <p className="stone-score t-display">
            <b key={`near ${count[near]}`}>{count[near]}</b>
            <i>{t('war.stone.to')}</i>
            <b key={`far ${count[far]}`}>{count[far]}</b>
          </p>
          <p className="stone-names">
            <span className="near">
              <Typed text={viewer === near ? t('war.you') : names[near]} />
            </span>
            <span className="far">
              <Typed text={names[far]} />
            </span>
          </p>
        </div>
      </Tipped>
      <table className="stone-rounds">
        <caption className="sr">{t('war.stone.rounds')}</caption>
        <tbody>
          {roundRows(view, events).map((row) => (
            <Round key={row.round} row={row} near={near} far={far} viewer={viewer} names={names} />
          ))}
        </tbody>
      </table>
      <Tipped of={{ sign: 'stake' }}>
        <p className="stone-stake" tabIndex={0}>
          {tell(
            say(viewer === null && stake !== 'over' && stake !== 'between' ? 'war.stake.watched' : `war.stake.${stake}`, {
              who: name(far),
            }),
          )}
        </p>
      </Tipped>
    </section>
  );
}

interface RoundProps extends ReturnType<typeof sidesOf>, Pick<SkirmishProps, 'viewer' | 'names'> {
  readonly row: RoundRow;
}

function Round({ row: { round, state, winner, vp }, near, far, viewer, names }: RoundProps) {
  const { t } = useWords();
  return (
    <tr className={classes(state, winner === near && 'near', winner === far && 'far')}>
      <th scope="row">{romanOf(round - 1)}</th>
      <td>{vp === null ? '' : t('war.score', { near: vp[near] ?? 0, far: vp[far] ?? 0 })}</td>
      <td>
        {winner === null ? (
          t(state === 'now' ? 'war.stone.now.row' : `war.stone.${state}`)
        ) : (
          <Typed text={winner === viewer ? t('war.you') : names[winner]} />
        )}
      </td>
    </tr>
  );
}

import './awards.css';
import './awards-narrow.css';
import { type Seat, signed } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import type { EventOf } from '../../rules/events.ts';
import type { Part } from '../show/parts.ts';
import type { Sides } from '../show/props.ts';
import { Tipped } from '../tips/index.ts';
import { Judge } from './judge.tsx';
import { awardSay } from './words.ts';

interface AwardsProps extends Sides {
  readonly battle: EventOf<'battle'>;
  readonly parts: readonly Part[];
  readonly shown: number;
  readonly viewer: Seat | null;
}

const BENCH = 3;

/** The judges before they have anything to say. */
export const Bench = () => (
  <ul className="tally-awards bench" aria-hidden="true">
    {Array.from({ length: BENCH }, (_, index) => (
      <li key={index} className="idle">
        <Judge />
      </li>
    ))}
  </ul>
);

/** The judges hold up what they give, each with the reason. There are always three of them, and more where they give more. */
export function Awards({ battle, parts, shown, viewer, near }: AwardsProps) {
  const { t, tell } = useWords();
  const given = parts.flatMap((part, at) => (part.is === 'award' ? [{ ...part, at }] : []));
  const seats = Math.max(BENCH, given.length);
  return (
    <ul className={classes('tally-awards', seats > BENCH && 'many')} aria-label={t('judges.awards')}>
      {Array.from({ length: seats }, (_, index) => {
        const award = given[index];
        return (
          <li key={index} className={award === undefined ? 'idle' : award.seat === near ? 'near' : 'far'}>
            <Judge />
            {award !== undefined && award.at < shown && (
              <Tipped of={{ award: award.line.why }}>
                <p className="tally-bubble m-parch" tabIndex={0}>
                  <b>{signed(award.line.points)}</b>
                  <span>
                    {t(award.seat === viewer ? 'judges.award.you' : 'judges.award.who', {
                      who: { seat: award.seat },
                      why: tell(awardSay(award.line, battle.reckoning, award.seat)),
                    })}
                  </span>
                </p>
              </Tipped>
            )}
          </li>
        );
      })}
    </ul>
  );
}

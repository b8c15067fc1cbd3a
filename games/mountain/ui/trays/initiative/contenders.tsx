import './initiative.css';
import { Die, Icon, Shield, useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { Typed } from '@tavern/kit/typed.tsx';
import type { ClassId } from '../../../rules/state.ts';
import { crestOf } from '../../tips/icons.ts';
import type { Contender } from './initiative.ts';

interface ContendersProps {
  readonly contenders: readonly Contender[];
  readonly heroes: readonly { readonly class: ClassId; readonly out: boolean }[];
  readonly names: readonly string[];
  readonly you: number | null;
  /** Still to roll. */
  readonly waiting: readonly number[];
  readonly rolling: boolean;
}

/** All players' dice side by side on the felt. */
export function Contenders({ contenders, heroes, names, you, waiting, rolling }: ContendersProps) {
  const { t } = useWords();
  return (
    <ol className="contenders m-felt">
      {contenders.map(({ seat, rolls, tied, latest, place }) => {
        const last = rolls.at(-1);
        const hero = heroes[seat];
        if (hero === undefined || hero.out) return null;
        const tumbles = rolling && latest;
        return (
          <li key={seat} className={classes('contender', seat === you && 'you', place === 1 && !rolling && 'first')}>
            <Shield seat={seat} crest={crestOf(hero.class)} size={34} />
            <b className="contender-name">
              <Typed text={names[seat]} />
            </b>
            <span className="contender-dice">
              {last === undefined ? (
                <span className="contender-none" />
              ) : (
                <Die
                  sides={6}
                  value={last}
                  size={46}
                  turn={-24 + seat * 13}
                  rolling={tumbles}
                  label={tumbles ? t('tray.felt.rolling') : t('tray.initiative.rolled', { n: last })}
                />
              )}
            </span>
            <span className="contender-words">
              {!tumbles && rolls.length > 1 && (
                <small>{t('tray.initiative.before', { n: rolls.slice(0, -1).join(t('board.comma')) })}</small>
              )}
              {tumbles ? null : place !== null ? (
                <b>{t('tray.initiative.place', { n: place })}</b>
              ) : waiting.includes(seat) ? (
                <em>
                  <Icon name="hourglass" /> {t(tied ? 'tray.initiative.tied' : 'tray.initiative.rolls')}
                </em>
              ) : tied ? (
                <em>{t('tray.initiative.tied')}</em>
              ) : last === undefined ? (
                <em>
                  <Icon name="check-mark" /> {t('tray.initiative.ready')}
                </em>
              ) : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

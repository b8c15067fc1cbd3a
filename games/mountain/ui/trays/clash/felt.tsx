import './felt.css';
import { say, signed } from '@tavern/engine';
import { Die, Icon, useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import type { ReactNode } from 'react';
import type { Roll } from '../../../rules/events.ts';
import { total } from '../../../rules/score.ts';
import { chain, rolled } from '../../../text/tell/words.ts';
import { type Blow, type Remark, type RoundLine, verdictOf } from './blow.ts';

interface FeltProps {
  /** The round whose dice are here; null: none was fought yet. */
  readonly round: number | null;
  readonly blows: readonly Blow[];
  readonly remarks: readonly Remark[];
  readonly log: readonly RoundLine[];
  readonly rolling: boolean;
  /** The text before the first throw. */
  readonly rule: ReactNode;
}

/** The felt with both sides' dice, and the log of the rounds (KM-041, KM-098). */
export function Felt({ round, blows, remarks, log, rolling, rule }: FeltProps) {
  const { t, tell } = useWords();
  return (
    <div className={classes('felt m-felt', blows.length > 3 && 'felt-crowded')}>
      {round === null ? (
        <div className="felt-rule">
          <Icon name="rolling-dices" />
          {rule}
        </div>
      ) : (
        <>
          <h3 className="felt-round">{t('tray.felt.round', { round })}</h3>
          <ol className="felt-blows">
            {blows.map((blow) => (
              <BlowLine key={blow.id} blow={blow} rolling={rolling} />
            ))}
            {remarks.map(({ id, words }) => (
              <li key={id} className="felt-remark">
                {tell(words)}
              </li>
            ))}
          </ol>
        </>
      )}
      {log.length > 0 && (
        <ol className="felt-log m-parch m-scrolls" aria-label={t('tray.felt.log')} tabIndex={0}>
          {log.map((line) => (
            <li key={line.round}>
              <b>{t('tray.felt.round', { round: line.round })}</b>
              <span>{tell(chain('join.sentences', line.words))}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function BlowLine({ blow, rolling }: { readonly blow: Blow; readonly rolling: boolean }) {
  const { t, tell } = useWords();
  const { title, attack, defence, hits, result, tone } = blow;
  return (
    <li className={classes('blow', !rolling && (hits ? 'hit' : 'miss'), !rolling && `tone-${tone}`)}>
      <p className="blow-title">{tell(title)}</p>
      {!rolling && (
        <p className="blow-result">
          <Icon name={hits ? 'bleeding-wound' : 'shield'} />
          {tell(result)}
        </p>
      )}
      <Throw roll={attack.roll} iron={attack.iron} rolling={rolling} turn={-22} />
      <i className="blow-verdict">{rolling ? t('tray.felt.against') : t(`tray.felt.${verdictOf(blow)}`)}</i>
      <Throw roll={defence.roll} iron={defence.iron} rolling={rolling} turn={17} />
    </li>
  );
}

interface ThrowProps {
  readonly roll: Roll;
  readonly iron: boolean;
  readonly rolling: boolean;
  readonly turn: number;
}

/** A die, its bonuses, and the total. */
function Throw({ roll, iron, rolling, turn }: ThrowProps) {
  const { t, tell } = useWords();
  const words = tell(say('tray.felt.sum', { roll: rolled(roll) }));
  return (
    <span className="felt-throw" title={rolling ? undefined : words}>
      <Die
        sides={6}
        value={roll.die}
        kind={iron ? 'iron' : 'bone'}
        size={44}
        turn={turn + roll.die * 5}
        rolling={rolling}
        label={rolling ? t('tray.felt.rolling') : words}
      />
      <span className="throw-sum" aria-hidden="true">
        <i>{signed(total(roll.bonuses))}</i>
        <b>{rolling ? '' : roll.total}</b>
      </span>
    </span>
  );
}

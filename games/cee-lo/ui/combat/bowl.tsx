import './bowl.css';
import { Icon, useDrawnOnce, useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import type { ReactNode } from 'react';
import { powerups } from '../../rules/catalog.ts';
import { type Result, singleOf } from '../../rules/dice.ts';
import { resultSay } from '../../text/tell.ts';
import type { CeeLoProps } from '../show/props.ts';
import type { ShownFight } from '../show/shown-fight.ts';
import type { Show } from '../show/use-cee-lo-show.ts';
import { Cup } from './cup.tsx';
import { DiceRow } from './dice-row.tsx';
import { feltPicture } from './felt.ts';
import { endSay, enemyDidSay, sourceOf } from './result-words.ts';
import { Ribbon } from './ribbon.tsx';
import { tagsOf } from './tags.ts';
import { WildDice } from './wild-dice.tsx';

interface BowlProps {
  readonly game: CeeLoProps;
  readonly show: Show;
  readonly shown: ShownFight;
  readonly enemy: string;
  readonly children?: ReactNode;
}

/** The dice that make a result. */
function litDice(result: Result | null, dice: readonly number[]): readonly number[] {
  if (result === null || result.type === 'none' || result.type === 'cursed') return [];
  const single = singleOf(dice);
  return single === null ? [0, 1, 2] : [single];
}

const TONES = { 'instant-win': 'good', trips: 'good', point: 'plain', cursed: 'bad', none: 'bad' } as const;

/** The oval table with both throws on it. */
export function Bowl({ game, show, shown, enemy, children }: BowlProps) {
  const { view, question } = game;
  const { t, tell } = useWords();
  const { rolling, thinking } = show;
  const felt = useDrawnOnce('alley-felt', feltPicture);
  const { dice, result, enemyDice, enemyResult } = shown;
  const source = sourceOf(view, shown);
  const did = enemyDidSay(view, shown);
  const end = endSay(shown);
  const tags = rolling === 'player' ? [] : tagsOf(view, shown);
  return (
    <section className="bowl" aria-label={t('combat.table')}>
      <div className="bowl-felt" style={felt === null ? undefined : { backgroundImage: `url("${felt}")` }} />
      <p className="enemy-result">
        {thinking ? (
          <span>{t('combat.enemy.thinks', { enemy })}</span>
        ) : (
          rolling !== 'enemy' &&
          enemyResult !== null && (
            <>
              <b className="t-display">{tell(resultSay(enemyResult))}</b>
              {did !== null && <span>{tell(did)}</span>}
            </>
          )
        )}
      </p>
      <DiceRow
        side="enemy"
        dice={enemyDice}
        rolling={rolling === 'enemy'}
        throwing={shown.throwCounts.enemy}
        lit={[]}
        label={(die, face) => t('combat.die.enemy', { enemy, n: die + 1, face })}
        press={null}
        pressed={null}
        hinted={null}
      />
      {dice.length === 0 ? (
        <Cup ready={question?.kind === 'roll' && !game.busy} />
      ) : (
        <WildDice game={game} show={show} shown={shown} lit={litDice(result, dice)} />
      )}
      {tags.map(({ die, by, text, brief }) => (
        <span key={die} className={classes('die-tag m-brass', tags.length > 1 && 'several')} data-die={die}>
          <Icon name={powerups.get(by).icon} />
          <span className="whole">{tell(text)}</span>
          <span className="brief" aria-hidden="true">
            {tell(brief)}
          </span>
        </span>
      ))}
      {end !== null ? (
        <Ribbon title={tell(end.title)} sub={tell(end.sub)} tone={end.won ? 'good' : 'bad'} />
      ) : (
        result !== null &&
        rolling !== 'player' && (
          <Ribbon title={tell(resultSay(result))} sub={source === null ? null : tell(source)} tone={TONES[result.type]} />
        )
      )}
      {children}
    </section>
  );
}

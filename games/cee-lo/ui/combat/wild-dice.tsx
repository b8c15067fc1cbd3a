import type { Flat } from '@tavern/engine';
import { useHotkey, useWords } from '@tavern/kit';
import { useActsPlace } from '@tavern/kit/acts/index.ts';
import { useState } from 'react';
import { type WildOption, wildsLeft } from '../../rules/steps/turn.ts';
import type { CeeLoProps } from '../show/props.ts';
import type { ShownFight } from '../show/shown-fight.ts';
import type { Show } from '../show/use-cee-lo-show.ts';
import { DiceRow } from './dice-row.tsx';
import { Fan } from './fan.tsx';
import { wildOutcome } from './wild-outcomes.ts';

interface WildDiceProps {
  readonly game: CeeLoProps;
  readonly show: Show;
  readonly shown: ShownFight;
  readonly lit: readonly number[];
}

/** Opens the fan, and moves from die to die. */
const KEY = 'w';

/** The player's dice; with a Wild Die left, each opens a fan of its faces (CL-050, CL-073: only while there is something to choose). */
export function WildDice({ game, show, shown, lit }: WildDiceProps) {
  const { view, question, busy } = game;
  const { t } = useWords();
  const options = (question?.kind === 'act' ? question.options : []).filter((option) => option.do === 'wild') as WildOption[];
  const { fight } = view;
  const asked = question?.id ?? 0;
  const [opened, setOpened] = useState<{ readonly question: number; readonly die: number } | null>(null);
  const open = opened?.question === asked && options.length > 0 && !busy ? opened.die : null;
  const lay = (die: number | null): void => {
    show.skip();
    setOpened(die === null ? null : { question: asked, die });
  };
  const turn = (by: number): void => lay(((open ?? (by > 0 ? -1 : 0)) + by + 3) % 3);
  const shortcut = useHotkey(KEY, () => turn(1), options.length > 0 && !busy);
  return (
    <>
      <DiceRow
        side="player"
        dice={shown.dice}
        rolling={show.rolling === 'player'}
        throwing={shown.throwCounts.player}
        lit={lit}
        label={(die, face) => t('combat.die', { n: die + 1, face })}
        press={options.length === 0 || busy ? null : (die) => lay(open === die ? null : die)}
        pressed={open}
        hinted={hintedDie(useActsPlace().hint?.option ?? null)}
      />
      {options.length > 0 && open === null && fight !== null && (
        <p className="wild-note" aria-keyshortcuts={shortcut}>
          {t('combat.wild.note', { left: wildsLeft(view, fight) })} <kbd aria-hidden="true">{KEY.toUpperCase()}</kbd>
        </p>
      )}
      {open !== null && fight !== null && (
        <Fan
          key={asked}
          die={open}
          face={shown.dice[open] ?? 0}
          outcomes={options.filter(({ die }) => die === open).map((option) => wildOutcome(view, fight, option))}
          left={wildsLeft(view, fight)}
          turn={turn}
          close={() => lay(null)}
        />
      )}
    </>
  );
}

function hintedDie(hinted: Flat | null): number | null {
  const { do: act, die } = (hinted ?? {}) as { readonly do?: string; readonly die?: number };
  return act === 'wild' && die !== undefined ? die : null;
}

import './pass.css';
import { Icon, useWords } from '@tavern/kit';
import { type Act, sending, useAct } from '@tavern/kit/acts/index.ts';
import { classes } from '@tavern/kit/classes.ts';
import { useRef } from 'react';
import { countOf } from '../play/count.ts';
import type { CardChoice } from '../play/use-choice.ts';
import { passSay } from '../play/words.ts';
import { playerIn, type SkirmishProps, sidesOf } from '../show/props.ts';

const PASS = { do: 'pass' } as const;
const KEY = 'p';

interface PassProps extends SkirmishProps {
  readonly choice: CardChoice;
  /** Passing is possible now. Otherwise the plate is drawn inactive, with the words it had. */
  readonly asked: boolean;
  readonly small: boolean;
}

/** The brass plate to pass on: it says what passing means now, and asks a second press. */
export function Pass({ view, viewer, choice, asked, small, show }: PassProps) {
  const { t, tell } = useWords();
  const { near, far } = sidesOf(viewer);
  const rival = playerIn(view, far);
  const said = useRef('');
  if (asked)
    said.current = tell(
      passSay(choice.afterOption(PASS), countOf(view), near, { cards: rival.handCount, passed: rival.passed, small }),
    );
  const act: Act = asked
    ? { ...sending(PASS), label: t('option.pass'), confirm: t('war.pass.sure'), key: KEY }
    : { id: 'pass', label: t('option.pass'), why: t('war.pass.wait') };
  const waits = !asked && !show.playing;
  const { armed, busy, hinted, props } = useAct(act);
  return (
    <button
      {...props}
      className={classes('pass-plate m-brass', armed && 'armed', hinted !== null && 'hinted')}
      aria-disabled={busy || !asked || undefined}
      aria-description={hinted ?? undefined}
    >
      <span className="pass-seal">
        <Icon name="halt" />
      </span>
      <span className="pass-words">
        <b className="t-display">{armed ? act.confirm : act.label}</b>
        <span className={waits ? 'pass-waits' : undefined}>
          <span>{said.current}</span>
          {waits && <em>{act.why}</em>}
        </span>
      </span>
      <kbd aria-hidden="true">{KEY.toUpperCase()}</kbd>
    </button>
  );
}

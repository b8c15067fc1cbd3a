import './pass.css';
import { Icon, useWords } from '@tavern/kit';
import { type Act, sending, useAct } from '@tavern/kit/acts/index.ts';
import { classes } from '@tavern/kit/classes.ts';
import { countOf } from '../play/count.ts';
import type { Choice } from '../play/use-choice.ts';
import { passSay } from '../play/words.ts';
import { playerIn, type SkirmishProps, sidesOf } from '../show/props.ts';

const PASS = { do: 'pass' } as const;
const KEY = 'p';

/** The brass plate to pass on: it says what passing means now, and asks a second press. */
export function Pass({ view, viewer, choice }: SkirmishProps & { readonly choice: Choice }) {
  const { t, tell } = useWords();
  const { near, far } = sidesOf(viewer);
  const rival = playerIn(view, far);
  const act: Act = {
    ...sending(PASS),
    label: t('option.pass'),
    sub: tell(passSay(choice.afterOption(PASS), countOf(view), near, rival.handCount, rival.passed)),
    confirm: t('war.pass.sure'),
    key: KEY,
  };
  const { armed, busy, hinted, props } = useAct(act);
  return (
    <button
      {...props}
      className={classes('pass-plate m-brass', armed && 'armed', hinted !== null && 'hinted')}
      aria-disabled={busy || undefined}
      aria-description={hinted ?? undefined}
    >
      <span className="pass-seal">
        <Icon name="halt" />
      </span>
      <span className="pass-words">
        <b className="t-display">{armed ? act.confirm : act.label}</b>
        <span>{act.sub}</span>
      </span>
      <kbd aria-hidden="true">{KEY.toUpperCase()}</kbd>
    </button>
  );
}

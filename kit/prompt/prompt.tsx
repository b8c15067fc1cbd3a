import { type ReactNode, useId, useMemo } from 'react';
import type { Act } from '../acts/act.ts';
import { ActButton } from '../acts/act-button.tsx';
import { Acts } from '../acts/acts.tsx';
import { ActsPlace } from '../acts/acts-place.tsx';
import { arrange } from '../acts/arrange.ts';
import { classes } from '../classes.ts';
import type { Hint } from '../hint/use-hint.ts';
import { Icon } from '../icon.tsx';
import './prompt.css';

interface PromptProps {
  readonly label: string;
  readonly question: ReactNode;
  readonly detail?: ReactNode;
  readonly icon?: string | undefined;
  readonly options: readonly Act[];
  readonly onChoose: (act: Act) => void;
  /** An answer is on its way, so nothing more is sent. */
  readonly busy?: boolean | undefined;
  /** Tells a new question from one whose options changed. */
  readonly id?: string | undefined;
  /** Marks one of the options; left out: the hint of the place around it. */
  readonly hint?: Hint | undefined;
  /** Letters that other controls use. */
  readonly reserved?: Iterable<string> | undefined;
}

/** How many options fit beside the question. */
const FEW = 3;

const nothing = (): void => undefined;

/** Asks any question of any game, and takes the answer by mouse, touch or keys. */
export function Prompt({ label, question, detail, icon, options, onChoose, busy = false, id, hint, reserved }: PromptProps) {
  const groups = useMemo(() => arrange(options, reserved), [options, reserved]);
  const asked = id ?? options.map((option) => option.id).join('\n');
  const questionId = useId();
  const few = options.length <= FEW && groups.every(({ title }) => title === undefined);
  return (
    <section className={classes('prompt', few && 'few', busy && 'busy')} aria-label={label} aria-busy={busy}>
      <div className={classes('prompt-in', few && 'm-parch')}>
        <div className={classes('prompt-ask', !few && 'm-parch')}>
          {icon !== undefined && <Icon name={icon} />}
          <div>
            <p className="prompt-question" id={questionId}>
              {question}
            </p>
            {detail !== undefined && detail !== null && <div className="prompt-detail">{detail}</div>}
          </div>
        </div>
        <ActsPlace asked={asked} busy={busy} send={nothing} hint={hint}>
          {/* A new question is a new list, scrolled to its top. */}
          <Acts
            key={asked}
            className={classes('prompt-options', options.length > 8 && 'many')}
            aria-labelledby={questionId}
            aria-busy={undefined}
          >
            {groups.map(({ title, acts }, index) => (
              <div
                key={title ?? `${index}`}
                className="prompt-group"
                role={title === undefined ? undefined : 'group'}
                aria-label={title}
              >
                {title !== undefined && (
                  <p className="prompt-title" aria-hidden="true">
                    {title}
                  </p>
                )}
                {acts.map((act) => (
                  <ActButton key={act.id} act={act} lit={!few && !busy} onPress={() => onChoose(act)} />
                ))}
              </div>
            ))}
          </Acts>
        </ActsPlace>
      </div>
    </section>
  );
}

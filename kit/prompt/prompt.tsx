import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { moveFocus } from '../arrows.ts';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import { useNoSlips } from '../use-no-slips.ts';
import { arrange, type PromptOption } from './arrange.ts';
import { OptionButton } from './option-button.tsx';
import './prompt.css';
import { useConfirm } from './use-confirm.ts';

export interface PromptProps {
  readonly label: string;
  readonly question: ReactNode;
  readonly detail?: ReactNode;
  readonly icon?: string | undefined;
  readonly options: readonly PromptOption[];
  readonly onChoose: (id: string) => void;
  /** An answer is on its way: nothing more is sent. */
  readonly busy?: boolean | undefined;
  /** Tells a new question from one whose options changed. */
  readonly id?: string | undefined;
  /** Letters that other controls use. */
  readonly reserved?: Iterable<string> | undefined;
}

/** So many fit beside the question. */
const FEW = 3;

const buttonsIn = (element: HTMLElement | null): readonly HTMLElement[] =>
  Array.from(element?.querySelectorAll<HTMLElement>('.btn') ?? []);

/** Focus goes to a new question's first option, unless the person is busy elsewhere. */
function useFirstFocus(question: string, options: string): React.RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const asked = useRef<string>(undefined);
  useLayoutEffect(() => {
    const isNew = asked.current !== question;
    asked.current = question;
    const active = document.activeElement;
    const nowhere = active === null || active === document.body;
    if (!nowhere && !(isNew && box.current?.contains(active))) return;
    box.current?.scrollTo(0, 0);
    buttonsIn(box.current)[0]?.focus({ preventScroll: true });
  }, [question, options]);
  return box;
}

/** Asks any question of any game, and takes the answer by mouse, touch or keys. */
export function Prompt({ label, question, detail, icon, options, onChoose, busy = false, id, reserved }: PromptProps) {
  const groups = useMemo(() => arrange(options, reserved), [options, reserved]);
  const ids = options.map((option) => option.id).join('\n');
  const asked = id ?? ids;
  const box = useFirstFocus(asked, ids);
  const { armed, press, disarm } = useConfirm(asked, onChoose);
  const noSlips = useNoSlips(asked, armed !== null);

  const choose = (option: PromptOption): void => {
    if (!busy) press(option);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.ctrlKey && !event.altKey && !event.metaKey) moveFocus(event, buttonsIn(box.current));
  };

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
        <div
          ref={box}
          className={classes('prompt-options', options.length > 8 && 'many')}
          role="group"
          aria-labelledby={questionId}
          onKeyDown={onKeyDown}
          {...noSlips}
        >
          {groups.map(({ title, options: members }, index) => (
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
              {members.map(({ option, hotkey }) => (
                <OptionButton
                  key={option.id}
                  option={option}
                  hotkey={hotkey}
                  armed={armed === option.id}
                  lit={!few && !busy}
                  onPress={choose}
                  onLeave={disarm}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

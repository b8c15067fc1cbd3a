import './acts.css';
import { Button, type TableSpeech } from '@tavern/kit';
import { moveFocus } from '@tavern/kit/arrows.ts';
import { classes } from '@tavern/kit/classes.ts';
import { useConfirm } from '@tavern/kit/prompt/use-confirm.ts';
import { useNoSlips } from '@tavern/kit/use-no-slips.ts';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { Control } from './controls.ts';
import type { Choice } from './look.ts';

interface ActsProps {
  readonly controls: readonly Control[];
  /** Tells one question from the next. */
  readonly asked: number;
  readonly busy: boolean;
  readonly speech: TableSpeech;
  readonly onChoose: (option: Choice) => void;
  /** More about what comes of it, below the consequence. */
  readonly more?: ((control: Control) => ReactNode) | undefined;
}

/** The choices of a tray: keys 1 to 9, arrows between them, consequences on all that can be chosen, reasons on what cannot. */
export function Acts({ controls, asked, busy, speech, onChoose, more }: ActsProps) {
  const { t, tell } = speech;
  const group = useRef<HTMLDivElement>(null);
  const { armed, press, disarm } = useConfirm(`${asked}`, (id) => {
    const chosen = controls.find((control) => control.id === id);
    if (chosen !== undefined) onChoose(chosen.option);
  });
  const noSlips = useNoSlips(asked, armed !== null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    moveFocus(event, [...(group.current?.querySelectorAll<HTMLElement>('.btn') ?? [])]);
  };
  return (
    <div
      ref={group}
      className={classes('tray-acts', busy && 'busy')}
      role="group"
      aria-label={t('tray.acts')}
      aria-busy={busy}
      onKeyDown={onKeyDown}
      {...noSlips}
    >
      {controls.map((control) => {
        const { id, label, sub, icon, kind, confirm, why, key, option } = control;
        const isArmed = armed === id;
        const consequence = sub === null ? undefined : tell(sub);
        return (
          <Button
            key={option.do === 'attack' ? option.press : id}
            kind={isArmed ? 'danger' : why === null ? kind : 'plain'}
            icon={icon}
            sub={
              more === undefined ? (
                consequence
              ) : (
                <>
                  {consequence}
                  {more(control)}
                </>
              )
            }
            why={why === null ? undefined : tell(why)}
            hotkey={why === null ? key : undefined}
            lit={kind === 'primary' && why === null && !busy}
            className={isArmed ? 'armed' : undefined}
            data-do={option.do === 'attack' ? option.press : option.do}
            data-option={id}
            onBlur={isArmed ? disarm : undefined}
            onPress={() => {
              if (!busy) press({ id, label: tell(label), confirm: confirm === undefined ? undefined : tell(confirm) });
            }}
          >
            {isArmed && confirm !== undefined ? tell(confirm) : tell(label)}
          </Button>
        );
      })}
    </div>
  );
}

import './aim.css';
import { Icon, useHotkey, useWords } from '@tavern/kit';
import { useActsPlace } from '@tavern/kit/acts/index.ts';
import { classes } from '@tavern/kit/classes.ts';
import type { KeyboardEvent } from 'react';
import { aimKey } from '../controls/aim.ts';

interface AimProps {
  readonly nth: number;
  readonly target: number;
  readonly label: string;
  readonly chosen: boolean;
  readonly onAim: () => void;
}

/** The button below a possible target; one of a group, in which arrow keys choose too. */
export function Aim({ nth, target, label, chosen, onAim }: AimProps) {
  const { t } = useWords();
  const key = aimKey(nth);
  const wanted = useActsPlace().hint?.option;
  const shortcut = useHotkey(key, onAim);
  return (
    <button
      type="button"
      role="radio"
      aria-checked={chosen}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      tabIndex={chosen ? 0 : -1}
      className={classes('aim', chosen && 'chosen', wanted?.['target'] === target && 'hinted')}
      data-target={target}
      onClick={onAim}
    >
      <Icon name="crosshair" />
      <span aria-hidden="true">{t(chosen ? 'tray.aim.chosen' : 'tray.aim.choose')}</span>
      <kbd aria-hidden="true">{key}</kbd>
    </button>
  );
}

const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys move to the next one and choose it, as in every radio group. */
export function onAimKeys(
  event: KeyboardEvent<HTMLElement>,
  targets: readonly number[],
  aim: number,
  onAim: (at: number) => void,
): void {
  const step = STEPS[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement) || event.target.role !== 'radio') return;
  event.preventDefault();
  const index = (targets.indexOf(aim) + step + targets.length) % targets.length;
  const next = targets[index];
  if (next === undefined) return;
  onAim(next);
  event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')[index]?.focus();
}

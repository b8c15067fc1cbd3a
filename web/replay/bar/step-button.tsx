import { Icon } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import type { IconName } from '@tavern/kit/icons/names.ts';
import { written } from '../../house/keys/keys.ts';
import { useSpeech } from '../../words/words.ts';
import type { Step } from '../player/steps.ts';
import { STEP_KEYS } from '../player/use-replay-keys.ts';

/** What is on each button; those that go back have it mirrored. */
const ICONS: { readonly [step in Step]: IconName } = {
  start: 'fast-forward-button',
  end: 'fast-forward-button',
  back: 'play-button',
  on: 'play-button',
  'turn.back': 'next-button',
  'turn.on': 'next-button',
  'round.back': 'cycle',
  'round.on': 'cycle',
  'matter.back': 'star-medal',
  'matter.on': 'star-medal',
};

interface StepButtonProps {
  readonly step: Step;
  readonly blocked: boolean;
  readonly onStep: (step: Step) => void;
  /** With its name, where there is room for it. */
  readonly named?: boolean;
}

/** Goes to another moment. It names its key. */
export function StepButton({ step, blocked, onStep, named = false }: StepButtonProps) {
  const { t } = useSpeech();
  const label = t(`replay.step.${step}`);
  return (
    <button
      type="button"
      className={classes(
        'replay-step',
        `by-${step.split('.')[0] ?? step}`,
        (step.endsWith('back') || step === 'start') && 'backwards',
        named && 'named',
      )}
      title={t('replay.tip.key', { what: label, key: written(STEP_KEYS[step]) })}
      aria-label={label}
      aria-keyshortcuts={STEP_KEYS[step] === ',' ? undefined : STEP_KEYS[step]}
      aria-disabled={blocked || undefined}
      onClick={() => !blocked && onStep(step)}
    >
      <Icon name={ICONS[step]} />
      {named && <span aria-hidden="true">{label}</span>}
    </button>
  );
}

import './phases.css';
import { Icon, useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import type { IconName } from '@tavern/kit/icons/names.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/view.ts';
import type { RevolutionProps } from '../show/props.ts';
import { Tipped } from '../tips/index.ts';

const PHASES = ['draw', 'main', 'secret', 'battle', 'end'] as const;
type Phase = (typeof PHASES)[number];

const ICONS: { readonly [phase in Phase]: IconName } = {
  draw: 'card-draw',
  main: 'public-speaker',
  secret: 'wax-seal',
  battle: 'scales',
  end: 'sands-of-time',
};

/** RR-014: drawing is a phase of its own for as long as it is seen. */
export function phaseOf({ phase }: Pick<View, 'phase'>, event: Event | null): Phase {
  if (phase === 'redraw' || event?.type === 'drew' || event?.type === 'dealt' || event?.type === 'redrew') return 'draw';
  if (event?.type === 'cleared' || phase === 'over') return 'end';
  return phase;
}

/** Pennants on a rope: which phase of the round it is. */
export function Phases({ show }: Pick<RevolutionProps, 'show'>) {
  const { t } = useWords();
  const now = phaseOf(show.view, show.now?.event ?? null);
  return (
    <ol className="square-phases" aria-label={t('square.phase', { phase: t(`phase.${now}`) })}>
      {PHASES.map((phase) => (
        <li
          key={phase}
          className={classes('square-pennant', phase === now && 'on')}
          aria-current={phase === now ? 'step' : undefined}
        >
          <Tipped of={{ phase }}>
            <span tabIndex={0} role="img" aria-label={t(`phase.${phase}`)}>
              <Icon name={ICONS[phase]} />
              <b>{t(`phase.${phase}`)}</b>
            </span>
          </Tipped>
        </li>
      ))}
    </ol>
  );
}

import { Button, useWords } from '@tavern/kit';
import { ActButton, Acts, sending } from '@tavern/kit/acts/index.ts';
import { announce } from '@tavern/kit/announcer/announcer.tsx';
import { WIDE } from '@tavern/kit/breakpoints.ts';
import { useMedia } from '@tavern/kit/use-media.ts';
import { isExtraNext } from '../../rules/outcome.ts';
import { EXTRA_ROUND } from '../../rules/state.ts';
import { rowsOf } from '../show/parts.ts';
import { type RevolutionProps, sidesOf } from '../show/props.ts';
import { facing } from '../show/telling.ts';
import type { TallyMoment } from './moment.ts';
import { resultSay, rowSays } from './words.ts';

interface WaysProps extends RevolutionProps {
  readonly moment: TallyMoment;
  /** Everything has been shown. */
  readonly whole: boolean;
  readonly onAgain: () => void;
}

/** What can be done at the tally: look at it again, or go on. */
export function Ways({ question, show, moment, viewer, parts, whole, onAgain }: WaysProps) {
  const { t, tell } = useWords();
  const wide = useMedia(WIDE);
  const { battle, view } = moment;
  if (battle === null) return null;
  const { near, far } = sidesOf(viewer);
  const again = (): void => {
    const rows = rowsOf(battle.reckoning).flatMap((line) => rowSays(line, battle.reckoning, view, [near, far]));
    announce([...rows, resultSay(battle, viewer)].map(tell).join(' '));
    onAgain();
  };
  const next = isExtraNext(view) ? EXTRA_ROUND : battle.round + 1;
  const asked = show.rewound === null && question?.kind === 'next';
  return (
    <div className="tally-ways">
      {asked && whole && wide && parts.coach}
      <Acts className="tally-acts rev-acts" aria-label={t('judges.ways')}>
        {whole && (
          <Button className="tally-again" onPress={again}>
            {t('judges.again')}
          </Button>
        )}
        {asked && (
          <ActButton
            act={{
              ...sending({ do: 'next' }),
              label: t('option.next'),
              sub: tell(facing(view, next, [near, far])),
              kind: 'primary',
              key: '1',
            }}
          />
        )}
        {asked && parts.handOn}
      </Acts>
    </div>
  );
}

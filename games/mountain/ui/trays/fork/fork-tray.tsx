import './fork.css';
import { useWords } from '@tavern/kit';
import { luckName } from '../../../text/tell/words.ts';
import type { MountainProps } from '../../show/props.ts';
import { FaceCard, luckFace } from '../../tips/index.ts';
import { Choices } from '../common/choices.tsx';
import { TrayFrame } from '../common/tray-frame.tsx';

/** A Luck card that asks its drawer to choose (KM-184): the card, and what each way costs. */
export function ForkTray(props: MountainProps) {
  const { question } = props;
  const { t, tell } = useWords();
  const ask = question?.ask;
  if (question === null || ask?.kind !== 'fork') return null;
  return (
    <TrayFrame name="fork" asked={question.id} title={tell(luckName(ask.card))} sub={t('tray.fork.sub')}>
      <div className="fork">
        <FaceCard face={luckFace(ask.card)} size="m" enlarge />
        <Choices {...props} asked={question} />
      </div>
    </TrayFrame>
  );
}

import './fork.css';
import { useWords } from '@tavern/kit';
import { MAGIC_RING } from '../../../rules/steps/steal.ts';
import type { MountainProps } from '../../show/props.ts';
import { FaceCard, itemFace } from '../../tips/index.ts';
import { Choices } from '../common/choices.tsx';
import { TrayFrame } from '../common/tray-frame.tsx';

/** The Magic Ring (KM-173): everything that it can take, player by player. */
export function StealTray(props: MountainProps) {
  const { question } = props;
  const { t } = useWords();
  if (question?.kind !== 'steal') return null;
  return (
    <TrayFrame name="steal" asked={question.id} title={t('tray.steal.title')} sub={t('tray.steal.sub')}>
      <div className="fork">
        <FaceCard face={itemFace(MAGIC_RING)} size="m" enlarge />
        <Choices {...props} asked={question} />
      </div>
    </TrayFrame>
  );
}

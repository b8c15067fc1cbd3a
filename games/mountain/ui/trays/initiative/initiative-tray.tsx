import { useWords } from '@tavern/kit';
import type { MountainProps } from '../../show/props.ts';
import { isRolling } from '../../show/rolling.ts';
import { Choices } from '../common/choices.tsx';
import { toldSoFar } from '../common/told-so-far.ts';
import { TrayFrame } from '../common/tray-frame.tsx';
import { Waits } from '../common/waits.tsx';
import { Contenders } from './contenders.tsx';
import { contendersIn } from './initiative.ts';

/** Who goes first (KM-040): all roll at once, and tied players roll again. */
export function InitiativeTray(props: MountainProps) {
  const { question, view, viewer, packet, names, show, events } = props;
  const { t } = useWords();
  const rolling = isRolling(show.now, 'initiative');
  const asked = question?.kind === 'initiative' ? question : null;
  const waiting = show.playing ? [] : packet.waiting.filter(({ kind }) => kind === 'initiative').map(({ seat }) => seat);
  return (
    <TrayFrame
      name="initiative"
      asked={asked?.id ?? null}
      title={t('tray.initiative.title')}
      sub={t('tray.initiative.rule')}
      foot={asked === null || viewer === null ? <Waits {...props} /> : <Choices {...props} asked={asked} />}
    >
      <Contenders
        contenders={contendersIn(toldSoFar(events, show), view.players.length)}
        heroes={view.players}
        names={names}
        you={viewer}
        waiting={waiting}
        rolling={rolling}
      />
    </TrayFrame>
  );
}

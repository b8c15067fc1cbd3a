import { say } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { names } from '../../../text/tell/words.ts';
import type { MountainProps } from '../../show/props.ts';

/** For spectators, in place of choices: who is waited for. Nobody while events are still being shown. */
export function Waits({ packet, viewer, show, question }: MountainProps) {
  const { tell } = useWords();
  const others = packet.waiting.filter(({ seat }) => seat !== viewer).map(({ seat }) => seat);
  if (show.rewound !== null || question !== null || others.length === 0) return null;
  return (
    <p className="tray-waits">
      <Icon name="hourglass" />
      {tell(say('tray.waits', { who: names(others) }))}
    </p>
  );
}

import { say } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { names } from '../../../text/tell/words.ts';
import type { SummitProps } from '../../show/props.ts';

/** In place of choices, for whoever watches: who is waited for. While things are still being shown, nobody. */
export function Waits({ packet, viewer, show, question }: SummitProps) {
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

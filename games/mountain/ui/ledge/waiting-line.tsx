import { Icon, useWords } from '@tavern/kit';
import type { Waiting } from './waiting.ts';

/** Shown in place of the actions while another player is asked. */
export function WaitingLine({ waiting }: { readonly waiting: Waiting }) {
  const { tell } = useWords();
  const { icon, title, lines } = waiting;
  return (
    <section className="waits">
      <Icon name={icon} />
      <div>
        <p className="waits-title">{tell(title)}</p>
        {lines.map((line, index) => (
          <p key={index}>{tell(line)}</p>
        ))}
      </div>
    </section>
  );
}

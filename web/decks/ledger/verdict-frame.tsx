import './verdict.css';
import type { Say } from '@tavern/engine';
import { Icon } from '@tavern/kit';
import { useSpeech } from '../../words/words.ts';

interface VerdictFrameProps {
  readonly legal: boolean;
  readonly title: string;
  /** Behind the title; '': nothing. */
  readonly more?: string | false;
  /** Every reason why not, or what to know, with its way out. */
  readonly reasons: readonly { readonly id: string; readonly why: Say }[];
}

/** Whether it can be played, under a seal. */
export function VerdictFrame({ legal, title, more, reasons }: VerdictFrameProps) {
  const { tell } = useSpeech();
  return (
    <div className={legal ? 'deck-verdict legal' : 'deck-verdict'}>
      <span className="deck-verdict-seal" aria-hidden="true">
        <Icon name={legal ? 'check-mark' : 'halt'} />
      </span>
      <div>
        <b>{title}</b> {more}
        {reasons.length > 0 && (
          <ul className={reasons.length === 1 ? 'alone' : undefined}>
            {reasons.map(({ id, why }) => (
              <li key={id}>{tell(why)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

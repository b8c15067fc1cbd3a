import './mat.css';
import type { TableRow } from '@tavern/engine';
import { Button, Shield } from '@tavern/kit';
import { Typed } from '@tavern/kit/typed.tsx';
import { useSpeech } from '../../words/words.ts';
import { partsOf } from '../panel/told-table.ts';
import { QuietTray } from '../prompt/quiet-tray.tsx';
import { SayText } from '../words/told.tsx';
import { Doing, type DoingProps } from './doing.tsx';

interface MatProps extends DoingProps {
  /** What the table tells about the player in front. */
  readonly own: TableRow | null;
}

/** The near edge of the table: the player in front, and what they can do now. */
export function Mat(props: MatProps) {
  const { table, headline, crest, own } = props;
  const { t, names } = useSpeech();
  const { front } = table;
  const ended = headline.mood === 'over';
  return (
    <section className={`mat m-near ${headline.mood}`} aria-label={t('frame.mat')}>
      {front !== null && !ended && (
        <div className="mat-me">
          <Shield seat={front} crest={crest(front)} size={56} />
          <p className="t-display">
            <Typed text={names[front]} />
          </p>
          {own !== null && (
            <ul className="mat-own">
              {partsOf(own).map((part, index) => (
                <li key={index}>
                  <SayText say={part} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <div className="mat-main">
        <Doing {...props} />
        {table.status?.mayClaim && <Claim onClaim={() => void table.claim()} />}
      </div>
    </section>
  );
}

/** All other players have been away for a long time. */
export function Claim({ onClaim }: { readonly onClaim: () => void }) {
  const { t } = useSpeech();
  return (
    <QuietTray icon="laurel-crown" title={t('frame.claim.title')} sub={t('frame.claim.sub')}>
      <Button kind="primary" lit onPress={onClaim}>
        {t('frame.claim')}
      </Button>
    </QuietTray>
  );
}

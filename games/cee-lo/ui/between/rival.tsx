import './rival.css';
import { cardName, cardText } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import type { ReactNode } from 'react';
import type { Enemy } from '../../rules/catalog.ts';
import { Portrait } from '../scene/portrait.tsx';
import { Quote } from '../scene/quote.tsx';

interface RivalProps {
  readonly enemy: Enemy;
  /** Out of the game. */
  readonly beaten?: boolean;
  readonly heading?: string | undefined;
  readonly children?: ReactNode;
}

/** An opponent, with a line of character. */
export function Rival({ enemy, beaten = false, heading, children }: RivalProps) {
  const { t, tell } = useWords();
  const name = tell(cardName(enemy));
  return (
    <section className={beaten ? 'rival beaten' : 'rival'} aria-label={name}>
      {heading !== undefined && <p className="rival-heading">{heading}</p>}
      <div className="rival-face">
        <Portrait icon={enemy.icon} name={name} />
        {beaten && <span className="rival-seal">{t('between.beaten')}</span>}
      </div>
      {!beaten && <Quote text={tell(cardText(enemy))} />}
      {children}
    </section>
  );
}

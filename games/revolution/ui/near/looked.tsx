import './search.css';
import { say } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { rivalOf } from '../../rules/state.ts';
import { name } from '../../text/tell/words.ts';
import { RevolutionCard } from '../card/card.tsx';
import type { RevolutionProps } from '../show/props.ts';

/** The rival's hand, for as long as an opinion poll shows it to the viewer, or to somebody who sees everything. Afterwards it is told beside their cards. */
export function Looked({ show: { now }, viewer }: Pick<RevolutionProps, 'show' | 'viewer'>) {
  const words = useWords();
  if (now === null || now.event.type !== 'looked' || now.event.cards === null) return null;
  if (viewer !== null && viewer !== now.event.seat) return null;
  return (
    <section className="square-tray m-parch m-sheet-high" aria-live="polite">
      <h2>{words.tell(say('square.looked', { who: name(rivalOf(now.event.seat)), n: now.event.cards.length }))}</h2>
      <div className="tray-cards m-scrolls">
        {now.event.cards.map((card, index) => (
          <RevolutionCard key={index} id={card} size="hand" words={words} />
        ))}
      </div>
    </section>
  );
}

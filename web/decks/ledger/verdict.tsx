import './verdict.css';
import { Icon } from '@tavern/kit';
import { useDeckGame, useDeckWords } from '../deck-game.ts';
import type { Standing } from '../model/standing.ts';

interface VerdictProps {
  readonly standing: Standing;
  /** The deck is only looked at: nobody adds a card. */
  readonly looked?: boolean;
}

/** Whether the deck can be played, and every reason why not, with its way out. */
export function Verdict({ standing, looked = false }: VerdictProps) {
  const { rules } = useDeckGame();
  const { t, tell } = useDeckWords();
  const { legal, count, size, faults } = standing;
  const most = rules.parts.reduce((sum, part) => sum + part.most, 0);
  // What is wrong with the name stands beside it.
  const reasons = faults.filter((fault) => fault !== standing.name);
  if (!legal && reasons.length === 0) return null;
  return (
    <div className={legal ? 'deck-verdict legal' : 'deck-verdict'}>
      <span className="deck-verdict-seal" aria-hidden="true">
        <Icon name={legal ? 'check-mark' : 'halt'} />
      </span>
      <div>
        <b>{legal ? t('builder.verdict.legal', { count: size }) : t('builder.verdict.draft')}</b>{' '}
        {legal && !looked && t(count < most ? 'builder.verdict.more' : 'builder.verdict.full', { n: most - count })}
        {!legal && (
          <ul className={reasons.length === 1 ? 'alone' : undefined}>
            {reasons.map((fault) => (
              <li key={`${fault.code} ${fault.card} ${fault.kind} ${fault.part}`}>{tell(fault.why)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

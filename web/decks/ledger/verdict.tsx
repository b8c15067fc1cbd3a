import { useDeckGame, useDeckWords } from '../deck-game.ts';
import type { Standing } from '../model/standing.ts';
import { VerdictFrame } from './verdict-frame.tsx';

interface VerdictProps {
  readonly standing: Standing;
  /** The deck is only looked at: nobody adds a card. */
  readonly looked?: boolean;
}

/** Whether the deck can be played, and every reason why not, with its way out. */
export function Verdict({ standing, looked = false }: VerdictProps) {
  const { rules } = useDeckGame();
  const { t } = useDeckWords();
  const { legal, count, size, faults } = standing;
  const most = rules.parts.reduce((sum, part) => sum + part.most, 0);
  // What is wrong with the name stands beside it.
  const reasons = faults.filter((fault) => fault !== standing.name);
  if (!legal && reasons.length === 0) return null;
  return (
    <VerdictFrame
      legal={legal}
      title={legal ? t('builder.verdict.legal', { count: size }) : t('builder.verdict.draft')}
      more={legal && !looked && t(count < most ? 'builder.verdict.more' : 'builder.verdict.full', { n: most - count })}
      reasons={
        legal ? [] : reasons.map((fault) => ({ id: `${fault.code} ${fault.card} ${fault.kind} ${fault.part}`, why: fault.why }))
      }
    />
  );
}

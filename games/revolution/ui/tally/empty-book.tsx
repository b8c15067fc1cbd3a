import { useWords } from '@tavern/kit';
import { ROUNDS } from '../../rules/state.ts';

/** The book before anything is counted: the secret cards come first. */
export function EmptyBook({ round }: { readonly round: number }) {
  const { t } = useWords();
  return (
    <section className="tally-book m-parch" aria-label={t('judges.title')}>
      <h2>
        {t('judges.title')}
        <small>{t(round > ROUNDS ? 'judges.round.extra' : 'judges.round', { round, of: ROUNDS })}</small>
      </h2>
      <p className="tally-reveals">{t('judges.reveals')}</p>
    </section>
  );
}

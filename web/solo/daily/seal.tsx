import type { DailyDay } from '../../play/online/daily.ts';
import { momentInWords } from '../../words/moments.ts';
import { useSpeech } from '../../words/words.ts';

/** The hash that seals the dice of a day and, after the day, their secret. */
export function Seal({ day: { commit, secret, revealsAt, now, endsAt } }: { readonly day: DailyDay }) {
  const { t, language } = useSpeech();
  return (
    <details className="daily-seal" open={secret !== null}>
      <summary>{t(secret === null ? 'daily.sealed' : 'daily.revealed')}</summary>
      <p>{t(secret === null ? 'daily.sealed.text' : 'daily.revealed.text')}</p>
      {secret === null && now >= endsAt && <p>{t('daily.waits', { when: momentInWords(language, revealsAt) })}</p>}
      <dl>
        {secret !== null && (
          <>
            <dt>{t('daily.secret')}</dt>
            <dd>
              <code>{secret}</code>
            </dd>
          </>
        )}
        <dt>{t('daily.commit')}</dt>
        <dd>
          <code>{commit}</code>
        </dd>
      </dl>
    </details>
  );
}

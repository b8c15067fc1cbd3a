import './rules.css';
import { registry } from '@tavern/games';
import { GameName } from '../house/game-name.ts';
import { Page } from '../house/pages/page.tsx';
import { hashOf } from '../house/route.ts';
import { useSpeech } from '../words/words.ts';
import { Sheet } from './sheet.tsx';
import { useRules } from './use-rules.ts';

/** The games to read about; a hidden one only if it is asked for. */
const shown = (game: string): readonly string[] =>
  registry.filter(({ id, hidden }) => hidden !== true || id === game).map(({ id }) => id);

/** The rules as a page of their own. */
export default function Rules({ game }: { readonly game: string | null }) {
  const { t } = useSpeech();
  const [first = ''] = shown('');
  const chosen = game ?? first;
  const games = shown(chosen);
  const rules = useRules(chosen);
  return (
    <Page title={rules ? t('rules.title', { game: rules.name }) : t('rules.screen')}>
      {games.length > 1 && (
        <nav className="rules-games" aria-label={t('rules.games')}>
          {games.map((id) => (
            <a key={id} href={hashOf({ at: 'rules', game: id })} aria-current={id === chosen ? 'page' : undefined}>
              <GameName id={id} />
            </a>
          ))}
        </nav>
      )}
      {rules === null && <p className="rules-missing">{t('rules.missing')}</p>}
      {rules && <Sheet rules={rules} level={2} />}
    </Page>
  );
}

import { namedRules } from '../model/lobby/named-rules.ts';
import { firstRules } from '../parts/rules/presets.ts';
import { BuilderBar } from './builder-bar.tsx';
import { useDeckGame, useDeckWords } from './deck-game.ts';

/** The beam of the deck builder. */
export function DeckBar(props: { readonly title: string; readonly detail: string }) {
  const { game, pack } = useDeckGame();
  const { t } = useDeckWords();
  return (
    <BuilderBar
      {...props}
      game={game}
      pack={pack}
      rules={firstRules(namedRules(pack))}
      screen={t('builder.screen')}
      leave={t('builder.leave')}
    />
  );
}

import { Tool, useHotkey } from '@tavern/kit';
import { lazy, Suspense, useState } from 'react';
import { RULES_KEY } from '../house/keys/keys.ts';
import { useSpeech } from '../words/words.ts';

const fetched = () => import('./rules-dialog.tsx');
const RulesDialog = lazy(fetched);

/** Opens the rules of a game over the present screen, also by its key. */
export function RulesButton({ game, rules = null }: { readonly game: string; readonly rules?: object | null }) {
  const { t } = useSpeech();
  const [open, setOpen] = useState(false);
  const shortcut = useHotkey(RULES_KEY, () => setOpen(true));
  const near = (): void => void fetched();
  return (
    <>
      <Tool
        icon="open-book"
        label={t('rules.open')}
        aria-keyshortcuts={shortcut}
        onPress={() => setOpen(true)}
        onPointerEnter={near}
        onFocus={near}
      />
      {open && (
        <Suspense>
          <RulesDialog game={game} rules={rules} open onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

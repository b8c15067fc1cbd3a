import { Tool, useHotkey } from '@tavern/kit';
import { lazy, Suspense, useState } from 'react';
import { useSpeech } from '../words/words.ts';

const fetched = () => import('./rules-dialog.tsx');
const RulesDialog = lazy(fetched);

/** Opens the rules of a game over the present screen; `?` does so too. */
export function RulesButton({ game, rules = null }: { readonly game: string; readonly rules?: object | null }) {
  const { t } = useSpeech();
  const [open, setOpen] = useState(false);
  useHotkey('?', () => setOpen(true));
  const near = (): void => void fetched();
  return (
    <>
      <Tool
        icon="open-book"
        label={t('rules.open')}
        aria-keyshortcuts="?"
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

import { useWords } from '@tavern/kit';
import { type Act, ActButton, ActMenu, toldAct } from '@tavern/kit/acts/index.ts';
import { useState } from 'react';
import type { Asked } from '../../words/look.ts';
import { refusals } from './exchange-controls.ts';

/** Says no to what the other side of a trade offers or asks for, and why in a word. The trade goes on. */
export function RefuseButton({ asked }: { readonly asked: Asked }) {
  const { t, tell } = useWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const controls = refusals(asked);
  if (controls.length === 0) return null;
  const act: Act = {
    id: 'refuse',
    label: t('exchange.refuse'),
    sub: t('exchange.refuse.sub'),
    icon: 'cancel',
    kind: 'plain',
    key: 'n',
    leads: controls.map(({ option }) => option),
  };
  return (
    <>
      <ActButton
        act={act}
        data-do="refuse"
        data-leads={controls.map(({ id }) => id).join(' ')}
        onPress={(button) => setAnchor(anchor === null ? button : null)}
      />
      {anchor !== null && (
        <ActMenu
          className="ledge-menu"
          anchor={anchor}
          title={t('exchange.refuse.menu')}
          acts={controls.map((control) => toldAct(control, tell))}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

import { Dialog } from '@tavern/kit';
import type { ReactNode } from 'react';
import { useSpeech } from '../words/words.ts';
import { Sheet } from './sheet.tsx';
import { useRules } from './use-rules.ts';

interface RulesDialogProps {
  readonly game: string;
  /** The house rules of the present or the next match. */
  readonly rules?: object | null;
  readonly open: boolean;
  /** The clock that runs meanwhile. */
  readonly clock?: ReactNode;
  readonly onClose: () => void;
}

/** The rules over a table, to look something up. */
export default function RulesDialog({ game, rules: inForce = null, open, clock, onClose }: RulesDialogProps) {
  const { t } = useSpeech();
  const rules = useRules(game, inForce);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={rules ? t('rules.title', { game: rules.name }) : t('rules.screen')}
      closeLabel={t('common.close')}
      wide
      aside={clock}
    >
      {rules === null && <p>{t('rules.missing')}</p>}
      {rules && <Sheet rules={rules} level={3} />}
    </Dialog>
  );
}

import './coach.css';
import { Button, Dialog, Icon } from '@tavern/kit';
import { useState } from 'react';
import { useSpeech } from '../../words/words.ts';
import type { Tips } from './use-tips.ts';

interface CoachProps {
  readonly tips: Tips;
  /** The kind of question that is asked now. */
  readonly kind: string;
  /** What is told about it. */
  readonly text: string;
}

/** A word to a newcomer, the first time that a game asks something. Nothing waits for it, and whoever has read it never sees it again. */
export function Coach({ tips, kind, text }: CoachProps) {
  const { t } = useSpeech();
  return (
    <aside className="coach m-parch" aria-label={t('frame.coach')}>
      <h2 className="t-display">{t('frame.coach')}</h2>
      <p>{text}</p>
      <CoachActs tips={tips} kind={kind} />
    </aside>
  );
}

/** The same behind a button, where it would cover what it speaks of. */
export function FoldedCoach({ tips, kind, text }: CoachProps) {
  const { t } = useSpeech();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="coach-tab" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="info" />
        {t('frame.coach.tab')}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('frame.coach')} closeLabel={t('common.close')}>
        <div className="coach-unfolded">
          <p>{text}</p>
          <CoachActs tips={tips} kind={kind} />
        </div>
      </Dialog>
    </>
  );
}

function CoachActs({ tips, kind }: Omit<CoachProps, 'text'>) {
  const { t } = useSpeech();
  return (
    <div className="coach-acts">
      <Button kind="primary" hotkey="k" onPress={() => tips.known(kind)}>
        {t('frame.coach.understood')}
      </Button>
      <Button onPress={tips.noMore}>{t('frame.coach.enough')}</Button>
    </div>
  );
}

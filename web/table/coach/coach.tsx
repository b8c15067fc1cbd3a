import './coach.css';
import { Button, Dialog, Icon } from '@tavern/kit';
import { useState } from 'react';
import { useSpeech } from '../../words/words.ts';
import type { Tips } from './use-tips.ts';

interface CoachProps {
  readonly tips: Tips;
  /** The kind of the present question. */
  readonly kind: string;
  /** The note's text. */
  readonly text: string;
}

/** A note to a newcomer when a game asks something for the first time. Nothing waits for it, and once read it never comes back. */
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

/** The same behind a button, where it would cover what it explains. */
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

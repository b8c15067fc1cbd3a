import './person-dialog.css';
import { Button, Choice, Dialog, TextField } from '@tavern/kit';
import { CHAT_LIMIT, REPORT_REASONS, type ReportReason } from '@tavern/wire';
import { useState } from 'react';
import { MoreSpoken } from '../../house/more-spoken.tsx';
import type { RoomSource } from '../../model/room-source.ts';
import { useSpeech } from '../../words/words.ts';
import { setMuted, useMuted } from './muted.ts';

interface PersonDialogProps {
  readonly guest: string;
  readonly name: string;
  readonly onReport: RoomSource['report'];
  readonly onClose: () => void;
}

/** What a person can do about somebody who writes in the chat. */
export default function PersonDialog(props: PersonDialogProps) {
  return (
    <MoreSpoken of="report" until={null}>
      <OpenDialog {...props} />
    </MoreSpoken>
  );
}

function OpenDialog({ guest, name, onReport, onClose }: PersonDialogProps) {
  const { t } = useSpeech();
  const [step, setStep] = useState<'ways' | 'report' | 'thanks'>('ways');
  return (
    <Dialog
      open
      onClose={onClose}
      title={step === 'ways' ? name : t('report.title', { who: name })}
      closeLabel={t('common.close')}
    >
      <div className="person-ways">
        {step === 'report' ? (
          <ReportForm guest={guest} onReport={onReport} onSent={() => setStep('thanks')} />
        ) : (
          <>
            {step === 'thanks' && <p role="status">{t('report.thanks', { who: name })}</p>}
            <MuteButton guest={guest} onClose={onClose} />
            {step === 'ways' ? (
              <Button icon="scroll-quill" sub={t('report.way.sub')} onPress={() => setStep('report')}>
                {t('report.way')}
              </Button>
            ) : (
              <Button icon="return-arrow" onPress={onClose}>
                {t('common.close')}
              </Button>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

function MuteButton({ guest, onClose }: Pick<PersonDialogProps, 'guest' | 'onClose'>) {
  const { t } = useSpeech();
  const muted = useMuted().has(guest);
  const press = (): void => {
    setMuted(guest, !muted);
    onClose();
  };
  return (
    <Button icon={muted ? 'sound-on' : 'sound-off'} sub={muted ? undefined : t('report.mute.sub')} onPress={press}>
      {t(muted ? 'report.unmute' : 'report.mute')}
    </Button>
  );
}

interface ReportFormProps extends Pick<PersonDialogProps, 'guest' | 'onReport'> {
  readonly onSent: () => void;
}

function ReportForm({ guest, onReport, onSent }: ReportFormProps) {
  const { t, tell } = useSpeech();
  const [reason, setReason] = useState<ReportReason>(REPORT_REASONS[0]);
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    if (sending) return;
    setSending(true);
    const done = await onReport(guest, reason, words);
    setSending(false);
    if (done.ok) onSent();
    else setProblem(tell(done.why));
  };
  return (
    <>
      <p>{t('report.about')}</p>
      <Choice
        label={t('report.reason')}
        value={reason}
        onChange={setReason}
        options={REPORT_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
      />
      <TextField
        label={t('report.words')}
        value={words}
        onChange={setWords}
        onEnter={() => void send()}
        maxLength={CHAT_LIMIT}
        problem={problem ?? undefined}
      />
      <Button kind="primary" icon="scroll-quill" onPress={() => void send()}>
        {t('report.send')}
      </Button>
    </>
  );
}

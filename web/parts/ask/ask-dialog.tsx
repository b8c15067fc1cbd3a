import './ask-dialog.css';
import { Button, Dialog } from '@tavern/kit';
import { useSpeech } from '../../words/words.ts';

/** One possible answer. */
interface AskedWay {
  readonly id: string;
  readonly label: string;
  readonly sub?: string;
  readonly icon: string;
  readonly kind?: 'primary' | 'danger';
  /** Left out: the answer does nothing. */
  readonly onPress?: () => void;
}

/** A question before something is done. */
export interface Asking {
  readonly title: string;
  readonly text: string;
  readonly ways: readonly AskedWay[];
}

interface AskDialogProps {
  readonly asking: Asking;
  readonly onClose: () => void;
}

export default function AskDialog({ asking: { title, text, ways }, onClose }: AskDialogProps) {
  const { t } = useSpeech();
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('common.close')}>
      <div className="asking">
        <p>{text}</p>
        {ways.map(({ id, label, sub, icon, kind, onPress }) => (
          <Button
            key={id}
            icon={icon}
            kind={kind}
            sub={sub}
            onPress={() => {
              onClose();
              onPress?.();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

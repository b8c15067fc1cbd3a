import { MoreSpoken } from '../../house/more-spoken.tsx';
import AskDialog from '../../parts/ask/ask-dialog.tsx';
import { useSpeech } from '../../words/words.ts';

interface LeftOutProps {
  readonly host: string;
  readonly onHall: () => void;
  readonly onClose: () => void;
}

/** The host has started without this guest: what they can do now, and how to play next time. */
export default function LeftOut(props: LeftOutProps) {
  return (
    <MoreSpoken of="table" until={null}>
      <LeftOutQuestion {...props} />
    </MoreSpoken>
  );
}

function LeftOutQuestion({ host, onHall, onClose }: LeftOutProps) {
  const { t } = useSpeech();
  const asking = {
    title: t('lobby.left-out'),
    text: t('lobby.left-out.text', { host, room: t('frame.room') }),
    ways: [
      { id: 'watch', label: t('lobby.join.watch'), icon: 'brass-eye', kind: 'primary' },
      { id: 'hall', label: t('common.back'), icon: 'exit-door', onPress: onHall },
    ],
  } as const;
  return <AskDialog asking={asking} onClose={onClose} />;
}

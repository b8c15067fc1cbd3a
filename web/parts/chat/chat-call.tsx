import './chat-call.css';
import { Icon } from '@tavern/kit';
import type { ChatLine } from '@tavern/wire';
import { useSpeech } from '../../words/words.ts';

interface ChatCallProps {
  /** Unread messages, the newest last. */
  readonly lines: readonly ChatLine[];
  readonly onOpen: () => void;
}

/** The newest message and a button to the chat, where the chat is out of sight. */
export function ChatCall({ lines, onOpen }: ChatCallProps) {
  const { t } = useSpeech();
  const last = lines.at(-1);
  if (last === undefined) return null;
  return (
    <button type="button" className="chat-call m-parch" onClick={onOpen}>
      <Icon name="conversation" />
      <span className="call-line">
        <b>{last.name}</b> {last.text}
      </span>
      <span className="tab-badge">{lines.length}</span>
      <span className="sr">{t('lobby.chat.read')}</span>
    </button>
  );
}

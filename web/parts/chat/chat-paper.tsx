import './chat-paper.css';
import { announce } from '@tavern/kit';
import { CHAT_LIMIT, type ChatLine } from '@tavern/wire';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Acted } from '../../model/room-source.ts';
import { useSpeech } from '../../words/words.ts';
import { inOrder, type News } from './chat-lines.ts';

interface ChatPaperProps {
  readonly chat: readonly ChatLine[];
  readonly news: readonly News[];
  /** The seat of a guest, for their colour. */
  readonly seatOf: (guest: string) => number | null;
  readonly onSay: (text: string) => Promise<Acted>;
}

/** After this many milliseconds the message is late: the network is probably down. */
const LATE = 1_000;

/** The chat at the table, with the news in between. */
export function ChatPaper({ chat, news, seatOf, onSay }: ChatPaperProps) {
  const { t, tell } = useSpeech();
  const lines = inOrder(chat, news);
  useSpoken(chat);
  return (
    <div className="talk">
      <div className="talk-lines" tabIndex={0} role="group" aria-label={t('lobby.chat')}>
        <ol>
          {lines.length === 0 && <li className="sys">{t('lobby.chat.empty')}</li>}
          {lines.map((line) =>
            'news' in line ? (
              <li key={line.id} className="sys">
                {tell(line.news)}
              </li>
            ) : (
              <li key={line.id}>
                <b className={`by-${seatOf(line.by.guest) ?? 'none'}`}>{line.by.name}</b> {line.by.text}
              </li>
            ),
          )}
        </ol>
      </div>
      <SayLine onSay={onSay} />
    </div>
  );
}

/** Reads messages out to screen readers. */
function useSpoken(chat: readonly ChatLine[]): void {
  const { t } = useSpeech();
  const heard = useRef(chat.length);
  const speak = useEffectEvent(() => {
    for (const { name, text } of chat.slice(heard.current)) announce(t('lobby.chat.said', { who: name, text }));
    heard.current = chat.length;
  });
  useEffect(() => speak(), [chat.length]);
}

function SayLine({ onSay }: Pick<ChatPaperProps, 'onSay'>) {
  const { t, tell } = useSpeech();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState<'not' | 'now' | 'late'>('not');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // A message on its way is not sent twice.
    if (text.trim() === '' || sending !== 'not') return;
    setSending('now');
    setProblem(null);
    const patience = setTimeout(() => setSending('late'), LATE);
    const done = await onSay(text);
    clearTimeout(patience);
    setSending('not');
    setProblem(done.ok ? null : tell(done.why));
    if (done.ok) setText('');
  };
  return (
    <form className="say" onSubmit={(event) => void send(event)}>
      <div className="say-line">
        <input
          aria-label={t('lobby.chat.say')}
          placeholder={t('lobby.chat.say')}
          value={text}
          maxLength={CHAT_LIMIT}
          autoComplete="off"
          enterKeyHint="send"
          aria-invalid={problem !== null}
          readOnly={sending !== 'not'}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" aria-label={t('lobby.chat.send')}>
          <kbd>↵</kbd>
        </button>
      </div>
      {sending === 'late' && (
        <p className="say-waits" role="status">
          {t('lobby.chat.waits')}
        </p>
      )}
      {problem !== null && (
        <p className="say-problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

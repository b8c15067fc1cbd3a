import './chat-paper.css';
import { announce } from '@tavern/kit';
import { Typed } from '@tavern/kit/typed.tsx';
import { CHAT_LIMIT, type ChatLine } from '@tavern/wire';
import { type FormEvent, lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Acted, RoomSource } from '../../model/room-source.ts';
import { useSpeech } from '../../words/words.ts';
import { foldedAway, inOrder, type News, newestOfEach } from './chat-lines.ts';
import { setMuted, useMuted } from './muted.ts';

/** Most people never need it. */
const PersonDialog = lazy(() => import('./person-dialog.tsx'));

interface ChatPaperProps {
  readonly chat: readonly ChatLine[];
  readonly news: readonly News[];
  /** The seat of a guest, for their colour. */
  readonly seatOf: (guest: string) => number | null;
  readonly me: string;
  readonly onSay: (text: string) => Promise<Acted>;
  readonly onReport: RoomSource['report'];
}

/** After this many milliseconds the message is late: the network is probably down. */
const LATE = 1_000;

/** The chat at the table, with the news in between. */
export function ChatPaper({ chat, news, seatOf, me, onSay, onReport }: ChatPaperProps) {
  const { t, tell } = useSpeech();
  const muted = useMuted();
  const [about, setAbout] = useState<ChatLine | null>(null);
  const lines = inOrder(chat, news);
  const newest = newestOfEach(lines);
  useSpoken(chat, muted);
  const named = (line: ChatLine, id: string) => {
    const colour = `by-${seatOf(line.guest) ?? 'none'}`;
    if (line.guest === me) return <b className={colour}>{line.name}</b>;
    return (
      <button
        type="button"
        className={`chat-name ${colour}`}
        aria-haspopup="dialog"
        title={t('lobby.chat.who')}
        tabIndex={newest.has(id) ? 0 : -1}
        onClick={() => setAbout(line)}
      >
        <Typed text={line.name} />
      </button>
    );
  };
  return (
    <div className="talk">
      <div className="talk-lines" tabIndex={0} role="group" aria-label={t('lobby.chat')}>
        <ol>
          {lines.length === 0 && <li className="sys">{t('lobby.chat.empty')}</li>}
          {foldedAway(lines, muted).map((line) => {
            if ('news' in line)
              return (
                <li key={line.id} className="sys">
                  {tell(line.news)}
                </li>
              );
            if ('folded' in line)
              return (
                <li key={line.id} className="sys chat-folded">
                  {t('lobby.chat.folded', { n: line.count, who: line.folded.name })}
                  <button type="button" className="chat-unfold" onClick={() => setMuted(line.folded.guest, false)}>
                    {t('lobby.chat.unfold')}
                    <span className="sr">
                      <Typed text={line.folded.name} />
                    </span>
                  </button>
                </li>
              );
            return (
              <li key={line.id}>
                {named(line.by, line.id)} <Typed text={line.by.text} />
              </li>
            );
          })}
        </ol>
      </div>
      <SayLine onSay={onSay} />
      {about !== null && (
        <Suspense>
          <PersonDialog guest={about.guest} name={about.name} onReport={onReport} onClose={() => setAbout(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** Reads messages out to screen readers. */
function useSpoken(chat: readonly ChatLine[], muted: ReadonlySet<string>): void {
  const { t } = useSpeech();
  const heard = useRef(chat.length);
  const speak = useEffectEvent(() => {
    for (const { guest, name, text } of chat.slice(heard.current))
      if (!muted.has(guest)) announce(t('lobby.chat.said', { who: name, text }));
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

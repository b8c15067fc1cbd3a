import './guest-book.css';
import { announce, Icon, sound } from '@tavern/kit';
import { type FormEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { sign } from '../../house/settings/sign.ts';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';

export interface GuestBookHandle {
  /** Asks for a name before something that needs one; `why`: the text key of the reason. */
  ask(why: string): void;
}

const LONGEST = 20;

/** The guest book: the name that others see. */
export function GuestBook({ ref }: { readonly ref?: Ref<GuestBookHandle> }) {
  const { t, tell } = useSpeech();
  const nickname = useSettings((settings) => settings.nickname);
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const written = draft ?? nickname;

  useImperativeHandle(ref, () => ({
    ask(why) {
      setProblem(t(why));
      announce(t(why));
      field.current?.focus();
    },
  }));

  const put = async (): Promise<void> => {
    const name = written.trim().replaceAll(/\s+/g, ' ');
    setDraft(null);
    setProblem(null);
    if (name === nickname || name === '') return;
    const signed = await sign(name);
    if (!signed.ok) return setProblem(tell(signed.why));
    sound.play('card');
    announce(t('hall.guest.signed', { name }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void put();
    field.current?.blur();
  };

  return (
    <form className="guest-book m-parch" onSubmit={submit} style={{ '--letters': Math.max(8, written.length) }}>
      <label htmlFor={id}>{t('hall.guest')}</label>
      {nickname !== '' && draft === null && problem === null && (
        <span className="signed">
          <Icon name="check-mark" />
          {t('hall.guest.done')}
        </span>
      )}
      <div className="line">
        <input
          ref={field}
          id={id}
          value={written}
          maxLength={LONGEST}
          placeholder={t('hall.guest.placeholder')}
          autoComplete="nickname"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={() => void put()}
        />
        <button type="submit" aria-label={t('hall.guest.sign')} title={t('hall.guest.sign')}>
          <Icon name="quill-ink" />
        </button>
      </div>
      {problem !== null && (
        <p id={`${id}-problem`} className="problem">
          {problem}
        </p>
      )}
    </form>
  );
}

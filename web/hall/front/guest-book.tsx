import './guest-book.css';
import { announce, Icon, sound } from '@tavern/kit';
import { type FormEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { sign } from '../../house/settings/sign.ts';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';

export interface GuestBookHandle {
  /** Asks for a name before something that needs one; `why`: the text key of the reason. `next`: that something, done once the name is there. */
  ask(why: string, next: () => void): void;
}

const LONGEST = 20;

interface BookProps {
  readonly ref?: Ref<GuestBookHandle>;
  /** The chosen game. With another one, what a name was wanted for is forgotten. */
  readonly game: string;
}

/** The guest book: the name that others see. */
export function GuestBook({ ref, game }: BookProps) {
  const { t, tell } = useSpeech();
  const nickname = useSettings((settings) => settings.nickname);
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const wanted = useRef<{ readonly game: string; readonly next: () => void } | null>(null);
  const id = useId();
  const written = draft ?? nickname;

  useImperativeHandle(ref, () => ({
    ask(why, next) {
      wanted.current = { game, next };
      setProblem(t(why));
      announce(t(why));
      field.current?.focus();
    },
  }));

  const put = async (): Promise<boolean> => {
    const name = written.trim().replaceAll(/\s+/g, ' ');
    setDraft(null);
    setProblem(null);
    // Enter puts it, and then leaving the field does.
    if (name === useSettings.getState().nickname || name === '') return false;
    const signed = await sign(name);
    if (!signed.ok) {
      setProblem(tell(signed.why));
      return false;
    }
    sound.play('card');
    announce(t('hall.guest.signed', { name }));
    return true;
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const signing = put();
    field.current?.blur();
    if (!(await signing) || wanted.current?.game !== game) return;
    const { next } = wanted.current;
    wanted.current = null;
    next();
  };

  return (
    <form
      className="guest-book m-parch"
      onSubmit={(event) => void submit(event)}
      style={{ '--letters': Math.max(8, written.length) }}
    >
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

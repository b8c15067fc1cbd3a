import './join-by-code.css';
import { announce, Button } from '@tavern/kit';
import { type FocusEvent, type FormEvent, useId, useRef, useState } from 'react';
import { leadsTo } from '../../house/preload.ts';
import { go } from '../../house/route.ts';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';
import { findRoom } from '../state/begin.ts';
import { CODE_LENGTH, typedCode } from '../state/code.ts';
import type { Server } from '../state/hall-state.ts';
import { unreachable } from '../state/unreachable.ts';

interface JoinProps {
  readonly server: Server;
  /** `next`: done once there is a name. */
  readonly askToSign: (next: () => void) => void;
}

/** Six slots for the six letters of a room's code. One invisible field covers them, so that a code can be typed, dictated and pasted. */
export function JoinByCode({ server, askToSign }: JoinProps) {
  const { t, tell } = useSpeech();
  const nickname = useSettings((settings) => settings.nickname);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [looking, setLooking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  const complain = (what: string): void => {
    setProblem(what);
    announce(what);
  };
  const type = (given: string): void => {
    const typed = typedCode(given);
    if (typed === null) return complain(t('hall.join.unreadable'));
    setCode(typed.code);
    if (typed.wrong.length === 0) return setProblem(null);
    complain(t('hall.join.wrong', { given: typed.wrong.join(' ') }));
  };
  const look = async (): Promise<void> => {
    setLooking(true);
    const found = await findRoom(code);
    setLooking(false);
    if (found.ok) return go(found.route);
    if (found.code === 'link.nickname') return askToSign(() => void look());
    complain(tell(found.why));
    field.current?.focus();
    field.current?.select();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.length < CODE_LENGTH || looking) return;
    if (nickname === '') return askToSign(() => void look());
    void look();
  };
  /** The message covers other elements, so it disappears when the focus leaves. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!looking && !currentTarget.contains(relatedTarget)) setProblem(null);
  };
  const why = unreachable(server) ?? (code.length < CODE_LENGTH ? 'hall.join.incomplete' : null);
  return (
    <form className="join-by-code" onSubmit={submit} onBlur={leave} {...leadsTo('room')}>
      <div className={code === '' ? 'cells' : 'cells filled'}>
        <label htmlFor={id}>{t('hall.join.code')}</label>
        {Array.from({ length: CODE_LENGTH }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hollow is nothing but its place
          <i key={i} className={i === Math.min(code.length, CODE_LENGTH - 1) ? 'next' : undefined} aria-hidden="true">
            {code[i]}
          </i>
        ))}
        <input
          ref={field}
          id={id}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={problem !== null}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => type(target.value)}
        />
      </div>
      <Button
        type="submit"
        why={why === null ? undefined : t(why)}
        sub={looking ? t('hall.join.looking') : undefined}
        lit={why === null}
      >
        {t('hall.join')}
      </Button>
      <p id={`${id}-help`} className={problem === null ? 'sr' : 'problem'}>
        {problem ?? t('hall.join.help')}
      </p>
    </form>
  );
}

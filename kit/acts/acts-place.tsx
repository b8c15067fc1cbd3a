import type { Flat } from '@tavern/engine';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { announce } from '../announcer/announcer.tsx';
import type { Hint } from '../hint/use-hint.ts';
import { useHotkey } from '../use-hotkey.tsx';
import { Presses } from './presses.ts';
import './acts.css';

interface ActsState {
  /** Tells one question from the next. */
  readonly asked: string | number | null;
  /** An answer is on its way, so nothing more is sent. */
  readonly busy: boolean;
  readonly send: (option: Flat) => void;
  /** The house's hint, where one may be asked for. */
  readonly hint: Hint | null;
}

interface ActsPlace extends ActsState {
  readonly presses: Presses;
  readonly armed: string | null;
  readonly refused: string | null;
  readonly pointed: string | null;
}

const Context = createContext<ActsPlace | null>(null);

export function useActsPlace(): ActsPlace {
  const place = useContext(Context);
  if (place === null) throw new Error('there is nothing to act on here: render this inside <ActsPlace>');
  return place;
}

type ActsPlaceProps = Omit<ActsState, 'hint'> & {
  /** Whether the press being made has ended a show. Such a press answers nothing that it uncovered. */
  readonly unseen?: (() => boolean) | undefined;
  /** Left out: the hint of the place around this one. */
  readonly hint?: Hint | null | undefined;
  readonly children?: ReactNode;
};

/** Provides what the acts below it need. It goes around a whole table, and around any part that asks a question of its own. */
export function ActsPlace({ asked, busy, send, hint, unseen, children }: ActsPlaceProps) {
  const around = useContext(Context);
  const [presses] = useState(() => new Presses(announce));
  const { armed, refused, pointed } = useSyncExternalStore(presses.listen, presses.pressed, presses.pressed);
  useLayoutEffect(presses.renew, [presses, asked]);
  useLayoutEffect(() => {
    if (unseen !== undefined) presses.unseen = unseen;
  }, [presses, unseen]);
  useHotkey('Escape', presses.disarm, armed !== null);
  const heard = hint === undefined ? (around?.hint ?? null) : hint;
  const place = useMemo(
    () => ({ asked, busy, send, hint: heard, presses, armed, refused, pointed }),
    [asked, busy, send, heard, presses, armed, refused, pointed],
  );
  return <Context value={place}>{children}</Context>;
}

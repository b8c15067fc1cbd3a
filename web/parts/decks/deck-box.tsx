import './deck-box.css';
import { LANGUAGES } from '@tavern/engine';
import { Icon, Tooltip, useHotkey, useOwnHan } from '@tavern/kit';
import type { CSSProperties, ReactNode } from 'react';
import { useSpeech } from '../../words/words.ts';

interface DeckBoxProps {
  readonly name: string;
  /** One line about it. */
  readonly about: ReactNode;
  /** Its name in the other language, as it is printed. */
  readonly other?: string | undefined;
  /** How many cards; left out: it is no deck yet. */
  readonly count?: string | undefined;
  readonly icon: string;
  /** The colour of its cloth; left out: leather. */
  readonly cloth?: string | undefined;
  /** Left out: it cannot be chosen, only pressed. */
  readonly chosen?: boolean | undefined;
  /** The key that chooses it. */
  readonly hotkey?: string | undefined;
  /** What is in it. */
  readonly tip?: ReactNode;
  /** Left out: it can only be looked at. */
  readonly onChoose?: (() => void) | undefined;
}

const nothing = (): void => {};

/** A deck in its box. */
export function DeckBox({ name, other, about, count, icon, cloth, chosen, hotkey, tip, onChoose }: DeckBoxProps) {
  useOwnHan();
  const { language } = useSpeech();
  const keyed = onChoose !== undefined && hotkey !== undefined;
  const shortcut = useHotkey(keyed ? hotkey : undefined, onChoose ?? nothing, keyed);
  const style = cloth === undefined ? undefined : ({ '--cloth': cloth } as CSSProperties);
  const box = (
    <button
      type="button"
      className={chosen === true ? 'deck-box chosen' : 'deck-box'}
      style={style}
      aria-pressed={onChoose === undefined ? undefined : chosen}
      aria-keyshortcuts={shortcut}
      onClick={onChoose}
    >
      <span className="deck-lid">
        <span className="deck-sign">
          <Icon name={icon} />
        </span>
      </span>
      <span className="deck-words">
        <b>{name}</b>{' '}
        {other !== undefined && (
          <span className="deck-other" lang={LANGUAGES.find((each) => each !== language)}>
            {other}
          </span>
        )}{' '}
        <span className="deck-about">{about}</span> {count !== undefined && <small>{count}</small>}
      </span>
      {keyed && <kbd aria-hidden="true">{hotkey}</kbd>}
    </button>
  );
  if (tip === undefined) return box;
  return (
    <Tooltip tip={tip} side="bottom" className="deck-tip" idle={() => onChoose === undefined}>
      {box}
    </Tooltip>
  );
}

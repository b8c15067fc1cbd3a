import './item.css';
import { signed } from '@tavern/engine';
import { Icon, Tier, useHotkey, useWords } from '@tavern/kit';
import { type Act, useHinted } from '@tavern/kit/acts/index.ts';
import { classes } from '@tavern/kit/classes.ts';
import { type ComponentProps, useRef } from 'react';
import type { Face } from '../tips/face.ts';
import { numberIcon } from '../tips/icons.ts';
import { Tipped } from '../tips/tipped.ts';
import type { What } from '../tips/what.ts';

interface ItemProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly of: What;
  readonly face: Face;
  readonly label: string;
  /** It can be used now. */
  readonly usable?: boolean | undefined;
  readonly hotkey?: string | undefined;
  /** A word on it: new, or where it is. */
  readonly mark?: string | undefined;
  /** What can be done with it. */
  readonly leads?: Act['leads'];
  /** What pressing it opens. */
  readonly onOpen?: ((anchor: HTMLElement) => void) | undefined;
}

const CORNERS = ['attack', 'defence', 'movement'] as const;

/** An item or a kept card in its place: picture, name, number. */
export function Item({ of, face, label, usable, hotkey, mark, leads, onOpen, className, ...rest }: ItemProps) {
  const { tell } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const open = (): void => {
    if (button.current !== null) onOpen?.(button.current);
  };
  const shortcut = useHotkey(hotkey, open);
  const hinted = useHinted({ leads });
  const name = tell(face.name);
  const corner = CORNERS.find((each) => face.numbers[each] !== undefined);
  return (
    <Tipped of={of}>
      <button
        {...rest}
        ref={button}
        type="button"
        className={classes('item', `deck-${face.deck}`, usable === true && 'usable', hinted !== null && 'hinted', className)}
        aria-label={label}
        aria-description={hinted ?? rest['aria-description']}
        aria-keyshortcuts={shortcut}
        aria-haspopup={onOpen === undefined ? undefined : 'dialog'}
        onClick={(event) => {
          rest.onClick?.(event);
          if (!event.defaultPrevented) open();
        }}
      >
        <span className="item-plate">
          <Icon name={face.icon} />
          {face.tier > 0 && <Tier n={face.tier} />}
          {mark !== undefined && <span className="item-mark" data-mark={mark} />}
        </span>
        <span className="item-name" style={{ '--longest': longestWord(name) }}>
          {name}
        </span>
        {corner !== undefined && <Corner name={corner} n={face.numbers[corner] ?? 0} />}
        {hotkey !== undefined && <kbd data-key={hotkey} />}
      </button>
    </Tipped>
  );
}

/** Letters of the longest word: it must fit on one line. */
const longestWord = (name: string): number => Math.max(...name.split(/[\s-]+/).map(({ length }) => length));

/** Written by CSS, because the item's label already has the number in words. */
function Corner({ name, n }: { readonly name: (typeof CORNERS)[number]; readonly n: number }) {
  return (
    <span className="item-number" data-n={signed(n)}>
      <Icon name={numberIcon(name)} />
    </span>
  );
}

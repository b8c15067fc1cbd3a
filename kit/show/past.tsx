import './past.css';
import type { Say } from '@tavern/engine';
import { useEffect } from 'react';
import { announce } from '../announcer/announcer.tsx';
import { Button } from '../button.tsx';
import type { GameTableProps } from '../game-table.ts';
import { Icon } from '../icon.tsx';
import { Tool } from '../tool.tsx';
import { hotkeys, useHotkey } from '../use-hotkey.tsx';
import { useWords } from '../words.ts';
import { stepFrom } from './past-steps.ts';
import type { Show } from './show.ts';

interface PastProps extends Pick<GameTableProps, 'lines'> {
  readonly show: Pick<Show<unknown, unknown, unknown>, 'rewound' | 'rewind'>;
  /** The moment, as the game counts. */
  readonly when: Say;
  /** The question that waits for an answer now; null: none. */
  readonly asked: Say | null;
}

/** Over the table while a player looks back: which moment this is, the moments before and after it, and the way back. It blocks nothing. */
export function Past(props: PastProps) {
  const { rewound } = props.show;
  return rewound === null ? null : <LookingBack {...props} rewound={rewound} />;
}

/** Answers have number keys: a player who presses one wants to return to the question. */
const ANSWERS = /^[1-9]$/;

function LookingBack({ show: { rewind }, lines, when, asked, rewound }: PastProps & { readonly rewound: string }) {
  const { t, tell } = useWords();
  const waits = asked !== null;
  useEffect(() => announce(t('past.said')), [t]);
  useEffect(() => {
    if (!waits) return;
    const onKey = (event: KeyboardEvent): void => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      const withOthers = event.ctrlKey || event.altKey || event.metaKey;
      if (!event.defaultPrevented && !typing && !withOthers && hotkeys.hears(event.key) && ANSWERS.test(event.key)) rewind(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [waits, rewind]);
  const line = lines.find(({ id }) => id === rewound);
  const [before, after] = [stepFrom(lines, rewound, -1), stepFrom(lines, rewound, 1)];
  const back = (): void => {
    if (before !== null) rewind(before);
  };
  const on = (): void => rewind(after);
  useHotkey('ArrowLeft', back);
  useHotkey('ArrowRight', on);
  return (
    <>
      <i className="past-veil" />
      <section className={waits ? 'past m-parch asked' : 'past m-parch'} aria-label={t('past.title')}>
        <span className="past-icon">
          <Icon name="sands-of-time" />
        </span>
        <div className="past-words" aria-live="polite">
          <h3>
            {t('past.title')} <span>{tell(when)}</span>
            {line?.time !== undefined && <time>{line.time}</time>}
          </h3>
          {line !== undefined && line.tone !== 'sys' && <p>{line.text}</p>}
        </div>
        <div className="past-ways">
          <Tool
            icon="next-button"
            className="past-back"
            label={t('past.back')}
            aria-keyshortcuts="ArrowLeft"
            aria-disabled={before === null || undefined}
            onPress={back}
          />
          <Tool icon="next-button" label={t('past.on')} aria-keyshortcuts="ArrowRight" onPress={on} />
          <Button
            kind="primary"
            icon="return-arrow"
            hotkey="Escape"
            lit={waits}
            sub={asked === null ? undefined : tell(asked)}
            onPress={() => rewind(null)}
          >
            {t('past.now')}
          </Button>
        </div>
      </section>
    </>
  );
}

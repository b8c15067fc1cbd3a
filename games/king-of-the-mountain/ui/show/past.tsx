import './past.css';
import { say } from '@tavern/engine';
import { announce, Button, Icon, Tool, useHotkey } from '@tavern/kit';
import { useEffect } from 'react';
import { askedWords } from '../board/slip.ts';
import type { SummitProps } from '../props.ts';
import { stepFrom } from './past-steps.ts';

/** Over the mountain while one looks back: of which moment this is, the moments beside it, and the way back. It blocks nothing. */
export function Past(props: SummitProps) {
  const { rewound } = props.show;
  return rewound === null ? null : <LookingBack {...props} rewound={rewound} />;
}

/** Answers are numbered: whoever presses one wants to be where the question is. */
const ANSWERS = /^[1-9]$/;

function LookingBack({ show, lines, question, view, speech, rewound }: SummitProps & { readonly rewound: string }) {
  const { rewind, stage } = show;
  const { t, tell } = speech;
  const asked = question !== null;
  useEffect(() => announce(t('past.said')), [t]);
  useEffect(() => {
    if (!asked) return;
    const onKey = (event: KeyboardEvent): void => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      const withOthers = event.ctrlKey || event.altKey || event.metaKey;
      if (!event.defaultPrevented && !typing && !withOthers && ANSWERS.test(event.key)) rewind(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [asked, rewind]);
  const line = lines.find(({ id }) => id === rewound);
  const [before, after] = [stepFrom(lines, rewound, -1), stepFrom(lines, rewound, 1)];
  const back = (): void => {
    if (before !== null) rewind(before);
  };
  const on = (): void => rewind(after);
  useHotkey('ArrowLeft', back);
  useHotkey('ArrowRight', on);
  const when = stage.turn === 0 ? say('past.before') : say('past.turn', { round: stage.round, who: { seat: stage.current } });
  return (
    <>
      <i className="past-veil" />
      <section className={asked ? 'past m-parch asked' : 'past m-parch'} aria-label={t('past.title')}>
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
            lit={asked}
            sub={question === null ? undefined : tell(askedWords(question, view))}
            onPress={() => rewind(null)}
          >
            {t('past.now')}
          </Button>
        </div>
      </section>
    </>
  );
}

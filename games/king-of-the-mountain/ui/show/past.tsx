import './past.css';
import { say } from '@tavern/engine';
import { announce, Button, Icon } from '@tavern/kit';
import { useEffect } from 'react';
import type { SummitProps } from '../props.ts';

/** Over the mountain while one looks back: of which moment this is, and the way back. It blocks nothing. */
export function Past({ show, lines, speech }: SummitProps) {
  const { rewound, rewind, stage } = show;
  const { t, tell } = speech;
  const looking = rewound !== null;
  useEffect(() => {
    if (looking) announce(t('past.said'));
  }, [looking, t]);
  if (!looking) return null;
  const line = lines.find(({ id }) => id === rewound);
  const when = stage.turn === 0 ? say('past.before') : say('past.turn', { round: stage.round, who: { seat: stage.current } });
  return (
    <>
      <i className="past-veil" />
      <section className="past m-parch" aria-label={t('past.title')}>
        <span className="past-icon">
          <Icon name="sands-of-time" />
        </span>
        <div className="past-words">
          <h3>
            {t('past.title')} <span>{tell(when)}</span>
            {line?.time !== undefined && <time>{line.time}</time>}
          </h3>
          {line !== undefined && line.tone !== 'sys' && <p>{line.text}</p>}
        </div>
        <Button kind="primary" icon="return-arrow" hotkey="Escape" onPress={() => rewind(null)}>
          {t('past.now')}
        </Button>
      </section>
    </>
  );
}

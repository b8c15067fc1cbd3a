import { type Seat, seatsOf, seat as toSeat } from '@tavern/engine';
import { Button, Shield } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { Typed } from '@tavern/kit/typed.tsx';
import { useState } from 'react';
import { go } from '../../house/route.ts';
import { playOn } from '../../play/replay/play-on.ts';
import { useSpeech } from '../../words/words.ts';
import type { Watching } from './watching.ts';

/** Starts a match here with the state of this moment. */
export function PlayOnSheet({ replay, player, crest, close }: Watching) {
  const { t, tell, names } = useSpeech();
  const { at, eyes } = player.state;
  const [seat, setSeat] = useState<Seat>(typeof eyes === 'number' ? eyes : toSeat(0));
  const [why, setWhy] = useState<string | null>(null);
  const [dealing, setDealing] = useState(false);
  const start = async (): Promise<void> => {
    setDealing(true);
    const started = await playOn(replay.record, at, seat);
    setDealing(false);
    if (!started.ok) return setWhy(tell(started.why));
    close();
    go({ at: 'here', id: started.id });
  };
  return (
    <>
      <p>{t(names.length === 1 ? 'replay.on.alone' : 'replay.on.text')}</p>
      {names.length > 1 && (
        <div className="replay-choices" role="group" aria-label={t('replay.on.seat')}>
          {seatsOf(names.length).map((index) => (
            <button
              key={index}
              type="button"
              className={classes('replay-choice', index === seat && 'chosen')}
              aria-pressed={index === seat}
              onClick={() => setSeat(index)}
            >
              <span className="replay-choice-mark">
                <Shield seat={index} crest={crest(index)} size={30} />
              </span>
              <b>
                <Typed text={names[index]} />
              </b>
            </button>
          ))}
        </div>
      )}
      {why !== null && (
        <p className="replay-amiss" role="alert">
          {why}
        </p>
      )}
      <div className="replay-ways">
        <Button
          kind="primary"
          icon="card-play"
          lit
          why={dealing ? t('replay.on.dealing') : undefined}
          sub={t('replay.on.sub', { n: at })}
          onPress={() => void start()}
        >
          {t('replay.on')}
        </Button>
        <Button icon="return-arrow" onPress={close}>
          {t('replay.on.not')}
        </Button>
      </div>
    </>
  );
}

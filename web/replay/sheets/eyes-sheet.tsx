import { type Eyes, seatsOf } from '@tavern/engine';
import { Icon, Shield } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { Typed } from '@tavern/kit/typed.tsx';
import type { ReactNode } from 'react';
import { useSpeech } from '../../words/words.ts';
import type { Watching } from './watching.ts';

/** Whose eyes the match is watched with. Hidden cards stay hidden from eyes that could not see them. */
export function EyesSheet({ replay, player, crest, close }: Watching) {
  const { t, names } = useSpeech();
  const { eyes } = player.state;
  const choose = (wanted: Eyes): void => {
    close();
    player.pause();
    void replay.look(wanted);
  };
  const choice = (wanted: Eyes, mark: ReactNode, name: string, about: string) => (
    <button
      key={String(wanted)}
      type="button"
      className={classes('replay-choice', wanted === eyes && 'chosen')}
      aria-pressed={wanted === eyes}
      onClick={() => choose(wanted)}
    >
      <span className="replay-choice-mark">{mark}</span>
      <b>
        <Typed text={name} />
      </b>
      <small>{about}</small>
    </button>
  );
  return (
    <div className="replay-choices" role="group" aria-label={t('replay.eyes')}>
      {seatsOf(names.length).map((seat) =>
        choice(seat, <Shield seat={seat} crest={crest(seat)} size={30} />, names[seat] ?? '', t('replay.eyes.seat.sub')),
      )}
      {choice(null, <Icon name="brass-eye" />, t('replay.eyes.spectator'), t('replay.eyes.spectator.sub'))}
      {choice('all', <Icon name="magnifying-glass" />, t('replay.eyes.all'), t('replay.eyes.all.sub'))}
    </div>
  );
}

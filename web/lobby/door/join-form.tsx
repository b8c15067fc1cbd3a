import '../../parts/door/turned-away.css';
import './join-form.css';
import { type Say, say } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import { Button } from '@tavern/kit';
import type { RoomInvitation } from '@tavern/wire';
import { type FormEvent, useRef, useState } from 'react';
import { useGameName } from '../../house/game-name.ts';
import { PlaceHeading } from '../../house/place-heading.tsx';
import { go } from '../../house/route.ts';
import { GuestLine } from '../../parts/door/guest-line.tsx';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';
import { paceSay } from '../start/table-fields.ts';

export interface JoinFormProps {
  readonly room: RoomInvitation;
  /** They have no name yet. */
  readonly unsigned: boolean;
  /** Why they could not enter, if they tried. */
  readonly problem: Say | null;
  readonly onCome: (sit: boolean, name: string) => void;
}

/** The invitation: host, game and players, with the choice to sit down or to watch. */
export default function JoinForm({ room, unsigned, problem, onCome }: JoinFormProps) {
  const { t, tell } = useSpeech();
  const game = useGameName(room.game);
  const [name, setName] = useState(() => useSettings.getState().nickname);
  const { host, people, taken, seats, playing, pace } = room;
  const entry = entryOf(room.game);
  const free = !playing && taken < seats;
  // A player who plays alone invites others to watch.
  const alone = seats === 1 && taken === 1;
  // Nobody can sit down during a match, so free seats are not mentioned.
  const watching = alone || playing;
  const told = problem ?? (free || alone ? null : playing ? say('refusal.started') : say('refusal.room-full', { seats }));
  const signed = name.trim();
  const first = unsigned && signed === '' ? t('lobby.guest.first') : undefined;
  const form = useRef<HTMLFormElement>(null);
  /** Without a name, any button leads to the name field first. */
  const come = (sit: boolean): void => {
    if (first === undefined) onCome(sit, signed);
    else form.current?.querySelector('input')?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    come(free);
  };
  return (
    <main className="table doorstep">
      <i className="lamp" />
      <form ref={form} className="door-paper guest-form join-form m-parch m-sheet-high" onSubmit={submit}>
        <p className="join-host">{t(watching ? 'lobby.join.host.watch' : 'lobby.join.host', { host })}</p>
        <PlaceHeading className="t-display">{game}</PlaceHeading>
        {!alone && (
          <dl className="join-facts">
            <dt>{t('lobby.join.seated')}</dt>
            <dd>{seatedWords(people, taken - people.length, t)}</dd>
            {!playing && (
              <>
                <dt>{t('lobby.join.seats')}</dt>
                <dd>{t('lobby.join.open', { open: seats - taken, seats })}</dd>
              </>
            )}
            {/* Who sits down and is ready agrees to it. */}
            {entry !== undefined && (
              <>
                <dt>{t('lobby.pace.label')}</dt>
                <dd>{tell(paceSay(pace, entry))}</dd>
              </>
            )}
          </dl>
        )}
        {told !== null && (
          <p className="guest-problem" role="alert">
            {tell(told)}
          </p>
        )}
        {unsigned && <GuestLine name={name} onChange={setName} />}
        <div className="door-ways">
          {free ? (
            <>
              <Button kind="primary" icon="wooden-chair" type="submit" sub={first}>
                {t('lobby.sit')}
              </Button>
              <Button icon="brass-eye" sub={first} onPress={() => come(false)}>
                {t('lobby.join.watch')}
              </Button>
            </>
          ) : (
            <Button kind="primary" icon="brass-eye" type="submit" sub={first}>
              {t('lobby.join.watch')}
            </Button>
          )}
          <Button className="door-back" icon="return-arrow" onPress={() => go({ at: 'hall' })}>
            {t('common.back')}
          </Button>
        </div>
      </form>
    </main>
  );
}

function seatedWords(people: readonly string[], bots: number, t: ReturnType<typeof useSpeech>['t']): string {
  if (people.length === 0) return t(bots === 0 ? 'lobby.join.nobody' : 'lobby.join.bots', { bots });
  return t(bots === 0 ? 'lobby.join.people' : 'lobby.join.people.bots', { who: people, bots });
}

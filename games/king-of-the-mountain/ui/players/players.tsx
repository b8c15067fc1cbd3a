import './players.css';
import './goods.css';
import type { Seat } from '@tavern/engine';
import { Dialog, Pips, Shield } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { useState } from 'react';
import type { Event } from '../../rules/events.ts';
import { MAX_HP } from '../../rules/score.ts';
import type { SummitProps } from '../props.ts';
import { crestOf } from '../tips/icons.ts';
import { TipsBeside } from '../tips/tips-beside.tsx';
import { Plaque } from './plaque.tsx';
import { type PlaqueOf, type Presence, plaquesOf } from './plaque-of.ts';

interface PlayersProps extends SummitProps {
  /** Who is a bot or away, by seat; without it everybody is taken to be there. */
  readonly presence?: readonly Presence[] | undefined;
}

const LIFE: ReadonlySet<Event['type']> = new Set(['hurt', 'healed', 'slept', 'recovered']);

/** Everybody in turn order, at the left; on a small screen a row of thumbnails, each of which opens. */
export function Players(props: PlayersProps) {
  const { view, viewer, packet, show, names, speech, presence } = props;
  const { t } = speech;
  const [opened, setOpened] = useState<Seat | null>(null);
  const plaques = plaquesOf({
    view,
    stage: show.stage,
    waiting: packet.waiting,
    viewer,
    live: !show.playing && show.rewound === null,
    presence,
  });
  const moving = show.now?.event;
  const bumped = moving !== undefined && 'seat' in moving && LIFE.has(moving.type) ? moving.seat : null;
  const open = plaques.find(({ seat }) => seat === opened);
  return (
    <section className="climbers" aria-label={t('players.title')}>
      <TipsBeside side="right" of=".climber">
        <ol>
          {plaques.map((plaque) => {
            const { seat, current, you, player, beside } = plaque;
            const name = names[seat] ?? '';
            const marks = classes(
              'climber',
              current && 'current',
              you && (current || props.question !== null) && 'yours',
              player.down && 'down',
              player.out && 'out',
              beside && 'beside',
            );
            return (
              <li key={seat} className={marks} aria-current={current || undefined}>
                <Plaque
                  plaque={plaque}
                  name={name}
                  speech={speech}
                  bump={bumped === seat}
                  large={beside && (plaque.gear.length > 0 || plaque.pack !== null)}
                />
                <Thumb plaque={plaque} name={name} bump={bumped === seat} onOpen={() => setOpened(seat)} />
              </li>
            );
          })}
        </ol>
      </TipsBeside>
      <Dialog
        open={open !== undefined}
        onClose={() => setOpened(null)}
        title={names[opened ?? 0] ?? ''}
        closeLabel={t('ledge.menu.close')}
      >
        {open !== undefined && (
          // Takes the focus itself: on the first of its parts it would lay a tip over all the others.
          <div className="climber climber-large" role="group" aria-label={names[open.seat]} tabIndex={0}>
            <Plaque plaque={open} name={names[open.seat] ?? ''} speech={speech} bump={false} large />
          </div>
        )}
      </Dialog>
    </section>
  );
}

interface ThumbProps {
  readonly plaque: PlaqueOf;
  readonly name: string;
  readonly bump: boolean;
  readonly onOpen: () => void;
}

/** Longer names take two lines, so that “Steady bot 2” is not “Steady bot 3”. */
const LONG = 7;

/** All that a small screen has room for; the rest is a press away. */
function Thumb({ plaque, name, bump, onOpen }: ThumbProps) {
  const { seat, player } = plaque;
  return (
    <button type="button" className="climber-thumb" aria-haspopup="dialog" onClick={onOpen}>
      <Shield seat={seat} crest={crestOf(player.class)} size={22} faded={player.down || player.out} />
      <b className={name.length > LONG ? 'long' : undefined}>{name}</b>
      <span className={bump ? 'bump' : undefined}>
        <Pips n={player.hp} most={MAX_HP} label={`${player.hp}/${MAX_HP}`} />
      </span>
    </button>
  );
}

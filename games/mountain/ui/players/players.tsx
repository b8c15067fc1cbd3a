import './players.css';
import './players-narrow.css';
import './items.css';
import type { Seat } from '@tavern/engine';
import { Dialog, Icon, useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { TipsBeside } from '@tavern/kit/tips/index.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Event } from '../../rules/events.ts';
import type { MountainProps } from '../show/props.ts';
import { shortName } from '../words/short-name.ts';
import { Plaque } from './plaque.tsx';
import { plaquesOf } from './plaque-of.ts';
import { Power } from './power.tsx';
import { Thumb } from './thumb.tsx';

const LIFE: ReadonlySet<Event['type']> = new Set(['hurt', 'healed', 'slept', 'recovered']);

/** The length of a name on a thumbnail in a crowd, in widths of a letter. */
const SHORT = 4.2;

/** More players than this have less room each. */
const FEW = 4;

/** Where there is no room for all players, at least the one on turn is visible. */
function useCurrentInSight(strip: RefObject<HTMLOListElement | null>, current: Seat | null): void {
  useEffect(() => {
    const box = strip.current;
    const plaque = box?.querySelector(`.climber[data-seat="${current}"]`);
    if (box == null || plaque == null || box.scrollHeight <= box.clientHeight) return;
    const [seen, own] = [box.getBoundingClientRect(), plaque.getBoundingClientRect()];
    if (own.top < seen.top) box.scrollTop -= seen.top - own.top;
    else if (own.bottom > seen.bottom) box.scrollTop += own.bottom - seen.bottom;
  }, [strip, current]);
}

/** All players in turn order, at the left; on a small screen a row of thumbnails, each of which opens. */
export function Players(props: MountainProps) {
  const { view, viewer, packet, show, names, bots, presence, spectators } = props;
  const { t } = useWords();
  const [opened, setOpened] = useState<Seat | null>(null);
  const plaques = plaquesOf({
    view: show.rewound === null ? view : show.view,
    waiting: packet.waiting,
    viewer,
    live: !show.playing && show.rewound === null,
    presence,
  });
  const moving = show.now?.event;
  const bumped = moving !== undefined && 'seat' in moving && LIFE.has(moving.type) ? moving.seat : null;
  const strip = useRef<HTMLOListElement>(null);
  useCurrentInSight(strip, plaques.find(({ current }) => current)?.seat ?? null);
  const open = plaques.find(({ seat }) => seat === opened);
  return (
    <section className={classes('climbers', plaques.length > FEW && 'many')} aria-label={t('players.title')}>
      <TipsBeside side="right" of=".climber">
        <ol className="m-scrolls" ref={strip}>
          {plaques.map((plaque) => {
            const { seat, current, you, player, beside } = plaque;
            const name = names[seat] ?? '';
            const marks = classes(
              'climber m-plaque named-edge',
              current && 'awaited',
              you && (current || props.question !== null) && 'lit',
              (player.down || player.out || plaque.presence === 'away') && 'faded',
              beside && 'beside',
            );
            return (
              <li key={seat} className={marks} data-seat={seat} aria-current={current || undefined}>
                <Plaque
                  plaque={plaque}
                  name={name}
                  level={bots[seat]?.level}
                  crest={bots[seat]?.crest}
                  bump={bumped === seat}
                  large={beside && (plaque.gear.length > 0 || plaque.pack !== null)}
                />
                <Thumb
                  plaque={plaque}
                  name={name}
                  level={bots[seat]?.level}
                  crest={bots[seat]?.crest}
                  short={plaques.length > FEW ? shortName(name, SHORT) : name}
                  bump={bumped === seat}
                  onOpen={setOpened}
                />
              </li>
            );
          })}
        </ol>
      </TipsBeside>
      {spectators.length > 0 && (
        <p className="climbers-watched">
          <Icon name="brass-eye" />
          <span>{t('players.watching', { n: spectators.length, who: [...spectators] })}</span>
        </p>
      )}
      <Dialog
        open={open !== undefined}
        onClose={() => setOpened(null)}
        title={names[opened ?? 0] ?? ''}
        closeLabel={t('ledge.menu.close')}
      >
        {open !== undefined && (
          // Takes the focus itself: on the first of its parts, the focus would open a tip over all the others.
          <div className="climber climber-large m-plaque" role="group" aria-label={names[open.seat]} tabIndex={0}>
            <Plaque
              plaque={open}
              name={names[open.seat] ?? ''}
              level={bots[open.seat]?.level}
              crest={bots[open.seat]?.crest}
              bump={false}
              large
            />
            <Power of={open.player.class} />
          </div>
        )}
      </Dialog>
    </section>
  );
}

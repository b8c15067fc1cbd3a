import './ledge.css';
import './gear.css';
import './ledge-narrow.css';
import './ledge-strip.css';
import './acts.css';
import { type Say, type Seat, say } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { useActsPlace } from '@tavern/kit/acts/index.ts';
import { placeBy, useCarrying } from '@tavern/kit/carry/index.ts';
import { classes } from '@tavern/kit/classes.ts';
import { useMore } from '@tavern/kit/use-more.ts';
import { type ComponentProps, useRef, useState } from 'react';
import type { LedgeProps } from '../show/props.ts';
import { ActionBar } from './action-bar.tsx';
import { carriedItemsOf, controlsFor } from './carried-items.ts';
import { type LedgeControl, type Offer, offerAt, resting } from './controls.ts';
import { type Dragged, landingOf, TARGETS, type Target } from './drops.ts';
import { Gear } from './gear.tsx';
import { keysFor } from './keys.ts';
import { LedgeMenu } from './ledge-menu.tsx';
import { OwnNumbers } from './own-numbers.tsx';
import { ledgeQuestion } from './question.ts';
import { storyOf, waitingOf, watchedOf } from './waiting.ts';
import { WaitingLine } from './waiting-line.tsx';

/** The player's edge of the table: numbers, items, and what to do with them in their turn. */
export function Ledge(props: LedgeProps) {
  const { viewer, view } = props;
  const { t, tell } = useWords();
  const player = viewer === null ? undefined : view.players[viewer];
  if (viewer === null || player === undefined) {
    const { packet, over, bare = false } = props;
    const lines = over === null ? watchedOf(packet, bare) : [say(bare ? 'ledge.over' : 'ledge.watching')];
    return (
      <section className="ledge-watched" aria-label={bare ? undefined : t('ledge.watching')}>
        <Icon name={bare ? 'hourglass' : 'brass-eye'} />
        <div>
          {lines.map((line, index) => (
            <p key={index} className={index === 0 ? 'waits-title' : undefined}>
              {tell(line)}
            </p>
          ))}
        </div>
      </section>
    );
  }
  return <OwnLedge {...props} seat={viewer} />;
}

const targetAt = placeBy('data-drop', TARGETS);

interface Opened {
  readonly control: LedgeControl;
  readonly anchor: HTMLElement;
  readonly asked: string | number | null;
}

/**
 * The last question, while its result is being shown: drawn as it was, so that nothing jumps, and inactive. It disappears with the turn.
 */
function heldBar({
  viewer,
  view,
  show: { held },
}: LedgeProps): Pick<ComponentProps<typeof ActionBar>, 'question' | 'view'> | null {
  const question = ledgeQuestion(held?.question ?? null);
  if (held === null || question === null || view.turn !== held.view.turn || view.current !== viewer) return null;
  return { question, view: held.view };
}

function OwnLedge(props: LedgeProps & { readonly seat: Seat }) {
  const { seat, view, packet, busy, show, small, over } = props;
  const { t } = useWords();
  const question = over === null ? ledgeQuestion(props.question) : null;
  const held = heldBar(props);
  const [menu, setMenu] = useState<Opened | null>(null);
  const { asked, send } = useActsPlace();
  const edge = useRef<HTMLElement>(null);
  useMore(edge);
  const player = view.players[seat];
  const carrying = useCarrying<Dragged, Target>(targetAt, (packItem, target) => {
    const landing = player === undefined ? null : landingOf(packItem, target, player, question);
    if (landing !== null && 'option' in landing && !busy) send(landing.option);
  });
  if (player === undefined) return null;
  const has = carriedItemsOf(player);
  const idle = (): Say => {
    if (over !== null) return say('ledge.why.over');
    return say(props.question === null ? 'ledge.why.wait' : 'ledge.why.tray');
  };
  const offer = (control: LedgeControl): Offer => (question === null ? resting(idle()) : offerAt(question, control));
  const keys = keysFor(busy || question === null ? [] : controlsFor(has), offer, player);
  // Pressing the same control again closes its menu.
  const open = (control: LedgeControl, anchor: HTMLElement): void =>
    setMenu((now) => (now?.anchor === anchor && now.asked === asked ? null : { control, anchor, asked }));
  // A knocked-out player may lose an item by looting while its menu is open.
  const isThere = menu?.control.in !== 'gear' || player[menu.control.slot] !== null;
  return (
    <section className={classes('ledge', small && 'small')} ref={edge} aria-label={t('ledge.title')}>
      <OwnNumbers {...{ seat, view }} name={props.names[seat] ?? ''} />
      <Gear {...{ seat, player, has, question, offer, keys, carrying }} onOpen={open} />
      {!small &&
        (question !== null ? (
          <ActionBar {...{ question, view, seat }} onOpen={open} />
        ) : held !== null ? (
          <ActionBar {...held} seat={seat} onOpen={open} />
        ) : (
          over === null && <WaitingLine waiting={show.playing ? storyOf(view, seat) : waitingOf(packet, seat)} />
        ))}
      {menu !== null && menu.asked === asked && isThere && (
        <LedgeMenu {...menu} {...{ player, view }} offer={offer(menu.control)} onClose={() => setMenu(null)} />
      )}
    </section>
  );
}

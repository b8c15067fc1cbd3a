import './ledge.css';
import './gear.css';
import './ledge-rooms.css';
import './ledge-strip.css';
import './acts.css';
import { type Say, type Seat, say } from '@tavern/engine';
import { placeBy, useCarrying } from '@tavern/kit/carry/index.ts';
import { classes } from '@tavern/kit/classes.ts';
import { useRef, useState } from 'react';
import type { EdgeProps } from '../props.ts';
import { stageOf } from '../show/stage-of.ts';
import { ActionBar } from './action-bar.tsx';
import { type Control, type Offer, offerAt, resting } from './controls.ts';
import { type Dragged, landingOf, TARGETS, type Target } from './drops.ts';
import { Gear } from './gear.tsx';
import { keysFor } from './keys.ts';
import { LedgeMenu } from './ledge-menu.tsx';
import { OwnNumbers } from './own-numbers.tsx';
import { type LedgeOption, ledgeQuestion } from './question.ts';
import { belongingsOf, controlsFor } from './things.ts';
import { waitingOf } from './waiting.ts';
import { WaitingSlip } from './waiting-slip.tsx';

/** The own edge of the table: numbers, things, and what to do with them in the own turn. */
export function Ledge(props: EdgeProps) {
  const { viewer, view, speech } = props;
  const player = viewer === null ? undefined : view.players[viewer];
  if (viewer === null || player === undefined)
    return (
      <section className="ledge ledge-empty" aria-label={speech.t('ledge.watching')}>
        <p className="waits-title">{speech.t('ledge.watching')}</p>
      </section>
    );
  return <OwnLedge {...props} seat={viewer} />;
}

const targetAt = placeBy('data-drop', TARGETS);

/** The click that ends the press which closed a menu must not open it again. */
const CLICK = 600;

function OwnLedge(props: EdgeProps & { readonly seat: Seat }) {
  const { seat, view, speech, packet, busy, send, show, small, over } = props;
  const question = over === null ? ledgeQuestion(props.question) : null;
  const [menu, setMenu] = useState<{ readonly control: Control; readonly anchor: HTMLElement; readonly asked: string } | null>(
    null,
  );
  const closed = useRef<{ readonly anchor: HTMLElement; readonly at: number } | null>(null);
  const asked = `${props.question?.id ?? 0}:${view.turn}`;
  const choose = (option: LedgeOption): void => {
    setMenu(null);
    if (busy) return;
    show.skip();
    send(option);
  };
  const player = view.players[seat];
  const carrying = useCarrying<Dragged, Target>(targetAt, (thing, target) => {
    const landing = player === undefined ? null : landingOf(thing, target, player, question);
    if (landing !== null && 'option' in landing) choose(landing.option);
  });
  if (player === undefined) return null;
  // Looking at the past changes nothing of what one has now.
  const stage = show.rewound === null ? show.stage : stageOf(view);
  const has = belongingsOf(player, stage.players[seat]?.carried ?? 0);
  const idle = (): Say => {
    if (over !== null) return say('ledge.why.over');
    return say(props.question === null ? 'ledge.why.wait' : 'ledge.why.tray');
  };
  const offer = (control: Control): Offer => (question === null ? resting(idle()) : offerAt(question, control));
  const keys = keysFor(busy || question === null ? [] : controlsFor(has), offer, player);
  const open = (control: Control, anchor: HTMLElement): void => {
    const { current } = closed;
    if (current?.anchor === anchor && performance.now() - current.at < CLICK) return;
    setMenu({ control, anchor, asked });
  };
  // Who lies knocked out may be looted while looking at what is taken.
  const isThere = menu?.control.in !== 'gear' || player[menu.control.slot] !== null;
  return (
    <section className={classes('ledge', small && 'small')} aria-label={speech.t('ledge.title')}>
      <OwnNumbers {...{ seat, view, stage, speech }} name={props.names[seat] ?? ''} />
      <Gear {...{ seat, player, has, question, speech, offer, keys, carrying }} onOpen={open} />
      {!small &&
        (question === null ? (
          over === null && <WaitingSlip waiting={waitingOf(packet, seat)} speech={speech} />
        ) : (
          <ActionBar {...{ question, asked, view, seat, speech, busy }} onChoose={choose} onOpen={open} />
        ))}
      {menu !== null && menu.asked === asked && isThere && (
        <LedgeMenu
          {...menu}
          {...{ player, view, speech }}
          offer={offer(menu.control)}
          onChoose={choose}
          onClose={(onAnchor) => {
            closed.current = onAnchor ? { anchor: menu.anchor, at: performance.now() } : null;
            setMenu(null);
          }}
        />
      )}
    </section>
  );
}

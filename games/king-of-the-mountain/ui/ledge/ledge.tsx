import './ledge.css';
import './gear.css';
import './ledge-rooms.css';
import './ledge-strip.css';
import './acts.css';
import { type Say, type Seat, say } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { useActsPlace } from '@tavern/kit/acts/index.ts';
import { placeBy, useCarrying } from '@tavern/kit/carry/index.ts';
import { classes } from '@tavern/kit/classes.ts';
import { useState } from 'react';
import type { EdgeProps } from '../props.ts';
import { ActionBar } from './action-bar.tsx';
import { type Control, type Offer, offerAt, resting } from './controls.ts';
import { type Dragged, landingOf, TARGETS, type Target } from './drops.ts';
import { Gear } from './gear.tsx';
import { keysFor } from './keys.ts';
import { LedgeMenu } from './ledge-menu.tsx';
import { OwnNumbers } from './own-numbers.tsx';
import { ledgeQuestion } from './question.ts';
import { belongingsOf, controlsFor } from './things.ts';
import { waitingOf, watchedOf } from './waiting.ts';
import { WaitingSlip } from './waiting-slip.tsx';

/** The own edge of the table: numbers, things, and what to do with them in the own turn. */
export function Ledge(props: EdgeProps) {
  const { viewer, view } = props;
  const { t, tell } = useWords();
  const player = viewer === null ? undefined : view.players[viewer];
  if (viewer === null || player === undefined)
    return (
      <section className="ledge-watched" aria-label={t('ledge.watching')}>
        <Icon name="brass-eye" />
        <div>
          <p className="waits-title">{t('ledge.watching')}</p>
          {props.over === null && watchedOf(props.packet).map((line, index) => <p key={index}>{tell(line)}</p>)}
        </div>
      </section>
    );
  return <OwnLedge {...props} seat={viewer} />;
}

const targetAt = placeBy('data-drop', TARGETS);

interface Opened {
  readonly control: Control;
  readonly anchor: HTMLElement;
  readonly asked: string | number | null;
}

function OwnLedge(props: EdgeProps & { readonly seat: Seat }) {
  const { seat, view, packet, busy, show, small, over } = props;
  const { t } = useWords();
  const question = over === null ? ledgeQuestion(props.question) : null;
  const [menu, setMenu] = useState<Opened | null>(null);
  const { asked, send } = useActsPlace();
  const player = view.players[seat];
  const carrying = useCarrying<Dragged, Target>(targetAt, (thing, target) => {
    const landing = player === undefined ? null : landingOf(thing, target, player, question);
    if (landing !== null && 'option' in landing && !busy) send(landing.option);
  });
  if (player === undefined) return null;
  // Looking at the past changes nothing of what one has now.
  const seen = show.rewound === null ? show.view : view;
  const has = belongingsOf(player, seen.players[seat]?.carried ?? 0);
  const idle = (): Say => {
    if (over !== null) return say('ledge.why.over');
    return say(props.question === null ? 'ledge.why.wait' : 'ledge.why.tray');
  };
  const offer = (control: Control): Offer => (question === null ? resting(idle()) : offerAt(question, control));
  const keys = keysFor(busy || question === null ? [] : controlsFor(has), offer, player);
  // Whoever presses the same once more has seen enough.
  const open = (control: Control, anchor: HTMLElement): void =>
    setMenu((now) => (now?.anchor === anchor && now.asked === asked ? null : { control, anchor, asked }));
  // Who lies knocked out may be looted while looking at what is taken.
  const isThere = menu?.control.in !== 'gear' || player[menu.control.slot] !== null;
  return (
    <section className={classes('ledge', small && 'small')} aria-label={t('ledge.title')}>
      <OwnNumbers {...{ seat, view, seen }} name={props.names[seat] ?? ''} />
      <Gear {...{ seat, player, has, question, offer, keys, carrying }} onOpen={open} />
      {!small &&
        (question === null ? (
          over === null && <WaitingSlip waiting={waitingOf(packet, seat)} />
        ) : (
          <ActionBar {...{ question, view, seat }} onOpen={open} />
        ))}
      {menu !== null && menu.asked === asked && isThere && (
        <LedgeMenu {...menu} {...{ player, view }} offer={offer(menu.control)} onClose={() => setMenu(null)} />
      )}
    </section>
  );
}

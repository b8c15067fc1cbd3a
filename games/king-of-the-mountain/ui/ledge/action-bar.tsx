import { type Say, type Seat, sameOption } from '@tavern/engine';
import { announce, Button, type TableSpeech } from '@tavern/kit';
import { useConfirm } from '@tavern/kit/prompt/use-confirm.ts';
import { useNoSlips } from '@tavern/kit/use-no-slips.ts';
import { useRef, useState } from 'react';
import type { View } from '../../rules/view.ts';
import { gistOf } from '../board/slip.ts';
import { ACTION_ICONS } from './choices.ts';
import { consequenceOf, doubtOf } from './consequence.ts';
import { ACTIONS, type ActionName, type Control, type Offer, offerAt, reasonsOf } from './controls.ts';
import type { LedgeOption, LedgeQuestion } from './question.ts';
import { shortOf } from './short.ts';

interface ActionBarProps {
  readonly question: LedgeQuestion;
  /** Tells one question from the next. */
  readonly asked: string;
  readonly view: View;
  readonly seat: Seat;
  readonly speech: TableSpeech;
  readonly busy: boolean;
  readonly onChoose: (option: LedgeOption) => void;
  readonly onOpen: (control: Control, anchor: HTMLElement) => void;
}

/** Keys 1 to 6. What is lit says what comes of it, what is dark says why (KM-039). */
export function ActionBar({ question, asked, view, seat, speech, busy, onChoose, onOpen }: ActionBarProps) {
  const { t, tell } = speech;
  const [refused, setRefused] = useState<{ readonly asked: string; readonly why: string } | null>(null);
  const confirm = useConfirm(asked, (id) => {
    const option = question.options.find((each) => each.do === id);
    if (option !== undefined) onChoose(option);
  });
  const noSlips = useNoSlips(asked, confirm.armed !== null);
  const act = (name: ActionName, anchor: HTMLElement | null): void => {
    if (busy) return;
    setRefused(null);
    const offer = offerAt(question, { in: 'bar', action: name });
    const [option] = offer.lit;
    if (option === undefined) return;
    if (opensMenu(offer) && anchor !== null) return onOpen({ in: 'bar', action: name }, anchor);
    const doubt = doubtOf(option, question.options, view, seat);
    if (doubt === null) onChoose(option);
    else confirm.press({ id: name, label: t(`ledge.act.${name}`), confirm: tell(doubt) });
  };
  const refuse = (reasons: readonly Say[]): void => {
    const why = reasons.map(tell).join(' · ');
    setRefused({ asked, why });
    announce(why);
  };
  const why = refused?.asked === asked ? refused.why : null;
  return (
    <section className="acts" aria-label={t('ledge.actions')}>
      <h3 className={why === null ? undefined : 'refused'}>{why ?? t(`ledge.ask.${gistOf(question, view)}`)}</h3>
      <div className="acts-grid" {...noSlips}>
        {ACTIONS.map((name, index) => (
          <Action
            key={name}
            name={name}
            hotkey={`${index + 1}`}
            {...{ question, view, seat, speech }}
            doubt={confirm.armed === name ? tellDoubt(name, question, view, seat, tell) : null}
            onPress={(anchor) => act(name, anchor)}
            onLeave={confirm.disarm}
            onRefused={refuse}
          />
        ))}
      </div>
    </section>
  );
}

/** More than one thing can be meant by it. */
const opensMenu = ({ lit, dark }: Offer): boolean => lit.length > 0 && lit.length + dark.length > 1;

function tellDoubt(
  name: ActionName,
  { options }: LedgeQuestion,
  view: View,
  seat: Seat,
  tell: TableSpeech['tell'],
): string | null {
  const option = options.find((each) => sameOption(each, { do: name }));
  const doubt = option === undefined ? null : doubtOf(option, options, view, seat);
  return doubt === null ? null : tell(doubt);
}

interface ActionProps extends Pick<ActionBarProps, 'question' | 'view' | 'seat' | 'speech'> {
  readonly name: ActionName;
  readonly hotkey: string;
  /** Pressed once, and a second press is waited for. */
  readonly doubt: string | null;
  readonly onPress: (anchor: HTMLElement | null) => void;
  readonly onLeave: () => void;
  readonly onRefused: (reasons: readonly Say[]) => void;
}

function Action({ name, hotkey, question, view, seat, speech, doubt, onPress, onLeave, onRefused }: ActionProps) {
  const { t, tell } = speech;
  const button = useRef<HTMLButtonElement>(null);
  const offer = offerAt(question, { in: 'bar', action: name });
  const isLit = offer.lit.length > 0;
  const main = question.kind === 'turn' ? 'move' : 'end';
  const sub = isLit ? consequenceOf(name, offer.lit, view, seat) : null;
  const reasons = isLit ? [] : reasonsOf(offer);
  const [reason] = reasons;
  return (
    // A button that cannot be pressed tells nobody that it was: its place does, for fingers that cannot hover.
    <div className="act" onClick={() => !isLit && onRefused(reasons)} role="presentation">
      <Button
        ref={button}
        icon={ACTION_ICONS[name]}
        hotkey={hotkey}
        kind={doubt !== null ? 'danger' : isLit && name === main ? 'primary' : 'plain'}
        lit={isLit}
        sub={doubt ?? (sub === null ? undefined : tell(sub))}
        why={reason === undefined ? undefined : tell(shortOf(reason))}
        title={reasons.length === 0 ? undefined : reasons.map(tell).join(' · ')}
        aria-haspopup={opensMenu(offer) ? 'dialog' : undefined}
        data-action={name}
        onBlur={doubt === null ? undefined : onLeave}
        onPress={() => onPress(button.current)}
      >
        {t(`ledge.act.${name}`)}
      </Button>
    </div>
  );
}

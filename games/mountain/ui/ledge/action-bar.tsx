import { type Say, type Seat, say } from '@tavern/engine';
import { type TableSpeech, useWords } from '@tavern/kit';
import { type Act, ActButton, Acts, sending, useActsPlace } from '@tavern/kit/acts/index.ts';
import type { View } from '../../rules/view.ts';
import { gistOf } from '../words/ask-words.ts';
import { ACTION_ICONS } from './choices.ts';
import { consequenceOf, doubtOf } from './consequence.ts';
import { ACTIONS, type ActionName, type LedgeControl, offerAt, reasonsOf } from './controls.ts';
import type { LedgeQuestion } from './question.ts';
import { shortOf } from './short.ts';

interface ActionBarProps {
  readonly question: LedgeQuestion;
  readonly view: View;
  readonly seat: Seat;
  readonly onOpen: (control: LedgeControl, anchor: HTMLElement) => void;
}

/** Keys 1 to 6. A lit action says what it leads to, a dark one says why it is blocked (KM-039). */
export function ActionBar({ onOpen, ...props }: ActionBarProps) {
  const { question, view } = props;
  const speech = useWords();
  const { refused } = useActsPlace();
  const main = question.kind === 'turn' ? 'move' : 'end';
  return (
    <section className="acts" aria-label={speech.t('ledge.actions')}>
      <h3 className={refused === null ? undefined : 'refused'}>{refused ?? speech.t(`ledge.ask.${gistOf(question, view)}`)}</h3>
      <Acts className="acts-grid" keep="next">
        {ACTIONS.map((name, index) => {
          const act = actionOf(name, `${index + 1}`, props, speech);
          const opens = act.option === undefined && act.why === undefined;
          return (
            <div key={name} className="act">
              <ActButton
                act={name === main && act.why === undefined ? { ...act, kind: 'primary' } : act}
                asks="sub"
                lit
                title={act.reason}
                className={saysMuch(act) ? 'wordy' : undefined}
                aria-haspopup={opens ? 'dialog' : undefined}
                data-action={name}
                onPress={opens ? (anchor) => anchor !== null && onOpen({ in: 'bar', action: name }, anchor) : undefined}
              />
            </div>
          );
        })}
      </Acts>
    </section>
  );
}

/** More letters than fit on a button in their usual size. */
const MUCH = 20;
const saysMuch = ({ sub, why }: Act): boolean => [sub, why].some((said) => typeof said === 'string' && said.length > MUCH);

/** An action with several options opens a menu. */
function actionOf(
  name: ActionName,
  key: string,
  { question, view, seat }: Omit<ActionBarProps, 'onOpen'>,
  { t, tell }: TableSpeech,
): Act {
  const told = (what: Say | null): string | undefined => (what === null ? undefined : tell(what));
  const offer = offerAt(question, { in: 'bar', action: name });
  const { lit, dark } = offer;
  const [option] = lit;
  const act = { id: name, label: t(`ledge.act.${name}`), icon: ACTION_ICONS[name], key };
  if (option === undefined) {
    const reasons = reasonsOf(offer);
    return { ...act, why: tell(shortOf(reasons[0] ?? say('ledge.why.nothing'))), reason: reasons.map(tell).join(' · ') };
  }
  const sub = told(consequenceOf(name, lit, view, seat));
  if (lit.length + dark.length > 1) return { ...act, sub, leads: lit };
  return { ...act, ...sending(option), sub, confirm: told(doubtOf(option, question.options, view, seat)) };
}

import './slip.css';
import { type Say, say } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { cards } from '../../rules/catalog.ts';
import { cardSay, slotSay } from '../../text/tell/words.ts';
import { readPlace } from '../play/lit.ts';
import type { CardChoice } from '../play/use-choice.ts';
import { playSay, slipRows } from '../play/words.ts';
import { type SkirmishProps, sidesOf } from '../show/props.ts';

/** What to do with the card that was taken. */
export function stepSay({ held, slot, lit }: CardChoice): Say | null {
  if (held === null) return null;
  const card = cardSay(held.card);
  if (slot !== null) return say('war.step.target', { card, slot: slotSay(slot) });
  const [first] = lit;
  if (first === undefined) return say('war.step.plain', { card });
  if (cards.get(held.card).kind === 'unit') return say('war.step.unit', { card });
  const { side } = readPlace(first.place);
  return say(side === 'both' ? 'war.step.slot' : side === 'own' ? 'war.step.own' : 'war.step.rival', { card });
}

/** A slip of paper that sums up the play that is pointed at, before it is made. */
export function Slip({ choice, view, viewer }: SkirmishProps & { readonly choice: CardChoice }) {
  const { t, tell } = useWords();
  const { held, play, after, over } = choice;
  if (held === null) return null;
  const { near, far } = sidesOf(viewer);
  const pointed = play ?? (over === null ? null : { card: held.card, slot: readPlace(over).slot, target: null });
  const title =
    pointed === null
      ? cardSay(held.card)
      : playSay(pointed, (target) => {
          const { slot, side } = readPlace(target);
          const unit = view.slots[slot]?.units[side === 'own' ? near : far];
          return unit == null ? null : cardSay(unit.card);
        });
  const rows = after === null ? [] : slipRows(after, near, viewer);
  const step = stepSay(choice);
  return (
    <section className="war-slip m-parch m-sheet" aria-live="polite">
      <h2>
        <Icon name={cards.get(held.card).icon} /> {tell(title)}
      </h2>
      {rows.length > 0 ? (
        <dl>
          {rows.map(({ what, becomes }, index) => (
            <div key={index}>
              <dt>{tell(what)}</dt>
              <dd>{tell(becomes)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>
          {pointed !== null && after === null
            ? t('war.slip.unknown')
            : pointed !== null
              ? t('war.slip.nothing')
              : step === null
                ? null
                : tell(step)}
        </p>
      )}
      <p className="slip-back">
        <kbd>{t('war.step.key')}</kbd> {t('war.step.back')}
      </p>
    </section>
  );
}

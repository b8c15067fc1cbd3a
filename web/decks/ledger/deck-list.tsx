import './deck-list.css';
import type { Deck } from '@tavern/decks';
import { moveFocus } from '@tavern/kit/arrows.ts';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { DeckCarrying } from '../carrying.ts';
import { useDeckGame, useDeckWords } from '../deck-game.ts';
import type { CardActs } from '../library/library.tsx';
import { listOf, type PartList, type Section } from '../model/rows.ts';
import type { Standing } from '../model/standing.ts';
import { DeckRow, VacantRow } from './deck-row.tsx';
import { KindHead, PartHead } from './heads.tsx';

/** What can be done with the deck's lines; left out: the deck is only looked at. */
export interface ListActs extends CardActs {
  readonly move: (part: string, from: number, to: number) => void;
}

interface DeckListProps {
  readonly deck: Deck;
  readonly standing: Standing;
  readonly acts?: ListActs | undefined;
  readonly carrying?: DeckCarrying | undefined;
}

/** The cards of the deck by part and kind, with their copies. */
export function DeckList({ deck, standing, acts, carrying }: DeckListProps) {
  const { rules } = useDeckGame();
  const { t } = useDeckWords();
  const parts = useMemo(() => listOf(rules, deck, standing.faults), [rules, deck, standing]);
  const list = useRef<HTMLDivElement>(null);
  const several = parts.length > 1;
  /** Arrow keys go through the buttons of all lines; plus and minus work on the line that has the focus, and in an ordered part so do numbers. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target, altKey, shiftKey } = event;
    if (acts === undefined || !(target instanceof HTMLElement)) return;
    const { card: id, at } = target.closest<HTMLElement>('.deck-row')?.dataset ?? {};
    const card = rules.cards.find((each) => each.id === id);
    const to = at === undefined ? undefined : placeFor(key, altKey || shiftKey, Number(at));
    if (card !== undefined && at !== undefined && to !== undefined) {
      acts.move(card.part, Number(at), to);
      return event.preventDefault();
    }
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button:not([aria-disabled])') ?? [])];
    if (/^Arrow|^Home$|^End$/.test(key) && moveFocus(event, buttons)) return;
    if (card === undefined) return;
    if (key === '+' || key === '=') acts.add(card);
    else if (key === '-' || key === 'Delete' || key === 'Backspace') acts.take(card, at === undefined ? undefined : Number(at));
    else return;
    event.preventDefault();
  };
  return (
    <div ref={list} className="deck-list m-scrolls" onKeyDown={onKeyDown}>
      {parts.map((part) => (
        <section key={part.part} className={part.ordered ? 'deck-part ordered' : 'deck-part'}>
          {several && <PartHead part={part} acts={acts} />}
          {part.sections.map((section) => (
            <div key={section.kind} className="deck-section">
              {!part.ordered && <KindHead section={section} within={several} />}
              <Rows part={part} section={section} acts={acts} carrying={carrying} />
            </div>
          ))}
        </section>
      ))}
      {standing.count === 0 && <p className="deck-empty">{t('builder.empty')}</p>}
    </div>
  );
}

/** Where a key moves a line of an ordered part: one up or down with Alt or Shift, or to the place with that number. */
function placeFor(key: string, held: boolean, at: number): number | undefined {
  if (held && key === 'ArrowUp') return at - 1;
  if (held && key === 'ArrowDown') return at + 1;
  return !held && /^[1-9]$/.test(key) ? Number(key) - 1 : undefined;
}

interface RowsProps extends Pick<DeckListProps, 'acts' | 'carrying'> {
  readonly part: PartList;
  readonly section: Section;
}

function Rows({ part, section: { rows }, acts, carrying }: RowsProps) {
  if (rows.length + part.vacant.length === 0) return null;
  return (
    <ol>
      {rows.map((row, index) => (
        <DeckRow
          // A line that is moved stays the same one, and keeps the focus.
          key={`${row.id} ${rows.slice(0, index).filter(({ id }) => id === row.id).length}`}
          row={row}
          last={index === rows.length - 1}
          acts={acts}
          carrying={carrying}
        />
      ))}
      {part.vacant.map((at) => (
        <VacantRow key={at} part={part.part} at={at} carrying={carrying} />
      ))}
    </ol>
  );
}

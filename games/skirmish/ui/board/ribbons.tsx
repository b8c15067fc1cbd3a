import { cardText, type Seat, say } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { cards } from '../../rules/catalog.ts';
import type { CardId, SlotEffect } from '../../rules/state.ts';
import { cardSay } from '../../text/tell/words.ts';
import { Tipped } from '../tips/index.ts';

/** Equal effects of one owner share a ribbon: they add up. */
interface Ribbon {
  readonly id: number;
  readonly card: CardId;
  readonly owner: Seat;
  readonly count: number;
}

export function ribbonsOf(effects: readonly SlotEffect[], owner: Seat): readonly Ribbon[] {
  const found = new Map<CardId, Ribbon>();
  for (const effect of effects) {
    if (effect.owner !== owner) continue;
    const before = found.get(effect.card);
    found.set(effect.card, { id: before?.id ?? effect.id, card: effect.card, owner, count: (before?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

interface RibbonsProps {
  readonly effects: readonly SlotEffect[];
  readonly owner: Seat;
  readonly near: boolean;
  /** Effects that have just come. */
  readonly fresh: number | null;
}

/** The ongoing effects of one player in one slot, as ribbons behind the unit, the oldest nearest to it (FS-064). */
export function Ribbons({ effects, owner, near, fresh }: RibbonsProps) {
  const { tell } = useWords();
  const ribbons = ribbonsOf(effects, owner);
  if (ribbons.length === 0) return null;
  return (
    <ul className={classes('ribbons', near ? 'near' : 'far')}>
      {ribbons.map(({ id, card, count }) => {
        const does = tell(say(`war.ribbon.${card}`, cardText(cards.get(card)).with));
        const name = tell(count > 1 ? say('table.copies', { card: cardSay(card), n: count }) : cardSay(card));
        return (
          <li key={id}>
            <Tipped of={{ effect: id }}>
              <span
                className={classes('war-ribbon', fresh === id && 'fresh')}
                tabIndex={0}
                role="img"
                aria-label={`${name} ${does}`}
              >
                <Icon name={cards.get(card).icon} />
                <b>{name}</b>
                <em>{does}</em>
              </span>
            </Tipped>
          </li>
        );
      })}
    </ul>
  );
}

import { Icon, Tooltip } from '@tavern/kit';
import { romanOf } from '@tavern/kit/figures.ts';
import { type DeckCarrying, slotOf } from '../carrying.ts';
import { useDeckGame, useDeckWords } from '../deck-game.ts';
import type { Row } from '../model/rows.ts';
import type { ListActs } from './deck-list.tsx';

interface DeckRowProps {
  readonly row: Row;
  /** The last one of an ordered part. */
  readonly last: boolean;
  readonly acts: ListActs | undefined;
  readonly carrying: DeckCarrying | undefined;
}

/** A line of the deck: copies with minus and plus, or its place in the row; sign, name, rank or weight, and what is wrong with it. */
export function DeckRow({ row, last, acts, carrying }: DeckRowProps) {
  const { CardSign } = useDeckGame();
  const { t, tell, nameOf, otherName, otherLanguage } = useDeckWords();
  const { id, part, count, at, card, fault } = row;
  const name = nameOf(id);
  const place = at === null ? {} : { at };
  const slot = at === null ? undefined : slotOf(part, at);
  return (
    <li
      className={fault === undefined ? 'deck-row' : 'deck-row faulty'}
      data-card={id}
      data-at={at ?? undefined}
      data-slot={acts === undefined ? undefined : slot}
      data-over={(slot !== undefined && carrying?.over === slot) || undefined}
      onPointerDown={(event) => {
        const pressed = event.target instanceof Element && event.target.closest('.deck-step') !== null;
        carrying?.begin(event, pressed ? null : { card: { id, part }, from: 'deck', ...place });
      }}
    >
      {acts !== undefined && (
        <Step
          sign="−"
          label={t('builder.less.of', { card: name })}
          onPress={() => acts.take(card ?? { ...UNKNOWN, id, part }, at ?? undefined)}
        />
      )}
      {at === null ? <b className="deck-count num-t">{count}</b> : <PlaceSign part={part} at={at} />}
      {acts !== undefined && at === null && (
        <Step
          sign="+"
          label={t('builder.add.of', { card: name })}
          off={card === undefined || count >= card.most}
          onPress={() => card !== undefined && acts.add(card)}
        />
      )}
      {card !== undefined && CardSign !== undefined && <CardSign id={id} />}
      <RowName row={row} name={name} other={otherName(id)} otherLanguage={otherLanguage} />
      {fault !== undefined && (
        <em className="deck-fault" title={tell(fault.why)}>
          {wrong(row, t)}
        </em>
      )}
      {acts !== undefined && at !== null && (
        <>
          <Mover label={t('builder.row.up', { card: name })} up off={at === 0} onPress={() => acts.move(part, at, at - 1)} />
          <Mover label={t('builder.row.down', { card: name })} off={last} onPress={() => acts.move(part, at, at + 1)} />
        </>
      )}
      <RowNumber card={card} />
    </li>
  );
}

/** Its rank; where weight matters, its weight. */
function RowNumber({ card }: Pick<Row, 'card'>) {
  const { t } = useDeckWords();
  const { rank = 0, weight } = card ?? {};
  if (weight === undefined) return <span className="deck-rank num-t">{rank > 0 ? rank : ''}</span>;
  return (
    <span className="deck-rank num-t" title={t('builder.weight.of', { weight: t('deck.weight'), n: weight })}>
      <span className="sr">{t('deck.weight')} </span>
      {weight}
    </span>
  );
}

/** A place in an ordered part: what it is called there, with its number as on a clock. */
function PlaceSign({ part, at }: { readonly part: string; readonly at: number }) {
  const { t } = useDeckWords();
  const called = t(`deck.place.${part}`, { n: at + 1 });
  return (
    <b className="deck-count deck-place-sign" title={called}>
      <span aria-hidden="true">{romanOf(at)}</span>
      <span className="sr">{called}</span>
    </b>
  );
}

interface VacantRowProps {
  readonly part: string;
  readonly at: number;
  readonly carrying: DeckCarrying | undefined;
}

/** A place of an ordered part that is still to be filled. */
export function VacantRow({ part, at, carrying }: VacantRowProps) {
  const { t } = useDeckWords();
  const slot = slotOf(part, at);
  return (
    <li className="deck-row vacant" data-slot={slot} data-over={carrying?.over === slot || undefined}>
      <PlaceSign part={part} at={at} />
      <span className="deck-name">{t('builder.row.vacant')}</span>
    </li>
  );
}

/** A card that the game does not know can only be taken out. */
const UNKNOWN = { code: '', kind: '', marks: [], rank: 0, most: 0 } as const;

function wrong({ card, count, fault }: Row, t: (key: string, values?: { readonly n: number }) => string): string {
  if (card === undefined) return t('builder.row.unknown');
  return fault?.code === 'deck-copies' ? t('builder.row.over', { n: count - card.most }) : t('builder.row.faulty');
}

interface RowNameProps {
  readonly row: Row;
  readonly name: string;
  readonly other: string;
  readonly otherLanguage: string;
}

/** The whole card beside its name, by mouse, focus or touch. */
function RowName({ row: { id, card }, name, other, otherLanguage }: RowNameProps) {
  const { Card } = useDeckGame();
  const words = useDeckWords();
  if (card === undefined) return <span className="deck-name">{name}</span>;
  return (
    <Tooltip side="left" idle={() => true} tip={<Card id={id} size="large" words={words} />}>
      <button type="button" className="deck-name">
        <b>{name}</b> <small lang={otherLanguage}>{other}</small>
      </button>
    </Tooltip>
  );
}

interface StepProps {
  readonly sign: string;
  readonly label: string;
  readonly off?: boolean;
  readonly onPress: () => void;
}

const Step = ({ sign, label, off = false, onPress }: StepProps) => (
  <button
    type="button"
    className="deck-step"
    aria-label={label}
    aria-disabled={off || undefined}
    onClick={() => !off && onPress()}
  >
    {sign}
  </button>
);

interface MoverProps {
  readonly label: string;
  readonly up?: boolean;
  readonly off: boolean;
  readonly onPress: () => void;
}

const Mover = ({ label, up = false, off, onPress }: MoverProps) => (
  <button
    type="button"
    className={up ? 'deck-step deck-up' : 'deck-step deck-down'}
    aria-label={label}
    aria-disabled={off || undefined}
    onClick={() => !off && onPress()}
  >
    <Icon name="plain-arrow" />
  </button>
);

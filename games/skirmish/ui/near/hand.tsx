import './hand.css';
import { type Seat, say } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { useHinted } from '@tavern/kit/acts/index.ts';
import { classes } from '@tavern/kit/classes.ts';
import { Hand } from '@tavern/kit/hand/hand.tsx';
import type { HandCard } from '@tavern/kit/hand/hand-card.tsx';
import type { CardId } from '../../rules/state.ts';
import type { SkirmishOption } from '../../rules/types.ts';
import { name } from '../../text/tell/words.ts';
import { SkirmishCard } from '../card/card.tsx';
import { faceOf } from '../card/face.ts';
import { type CardPlace, plainPlay, playsOf } from '../play/lit.ts';
import type { CardChoice, HeldCard } from '../play/use-choice.ts';
import type { SkirmishProps } from '../show/props.ts';

interface OwnHandProps extends Pick<SkirmishProps, 'question' | 'busy'> {
  readonly seat: Seat;
  /** It is the viewer's own; else nothing is hidden, and it is only looked at. */
  readonly mine: boolean;
  readonly hand: readonly HeldCard[];
  readonly known: readonly CardId[];
  readonly choice: CardChoice;
  readonly send: (option: SkirmishOption) => void;
  /** Cards marked to be put back under the deck. */
  readonly marked: ReadonlySet<string>;
  readonly onMark: (id: string) => void;
  /** A card to discard, pressed once. */
  readonly picked: string | null;
  readonly onPick: (id: string | null) => void;
  readonly sunk: number;
}

/** Number keys reach the first ten cards. */
const KEYS = '1234567890';

/** The hand at the near edge, the viewer's own: cards are taken from it to be played, discarded, or put back. */
export function OwnHand({
  seat,
  mine,
  hand,
  known,
  question,
  busy,
  choice,
  send,
  marked,
  onMark,
  picked,
  onPick,
  sunk,
}: OwnHandProps) {
  const words = useWords();
  const kind = question?.kind ?? null;
  const options = question?.options ?? [];
  const knownLeft = new Map<CardId, number>();
  for (const card of known) knownLeft.set(card, (knownLeft.get(card) ?? 0) + 1);
  const cards = hand.map(({ id, card }, index): HandCard => {
    const { said } = faceOf(card, words);
    const isKnown = (knownLeft.get(card) ?? 0) > 0;
    if (isKnown) knownLeft.set(card, (knownLeft.get(card) ?? 0) - 1);
    const label = [said, ...(isKnown ? [words.t(mine ? 'war.known' : 'war.known.all')] : [])].join(' ');
    const face = <Face card={card} options={options} put={marked.has(id)} known={isKnown} />;
    const { playable, why, targets } = judged(card, question, id === choice.held?.id ? choice : null, choice, words.tell);
    return {
      id,
      label,
      face,
      large: <SkirmishCard id={card} size="large" words={words} className="hand-large" />,
      playable,
      ...(why === undefined ? {} : { why }),
      ...(targets === undefined ? {} : { targets }),
      ...(playable && index < KEYS.length ? { hotkey: KEYS[index] } : {}),
    };
  });
  const take = (id: string | null): void => {
    if (kind === 'play') choice.take(id);
    else if (kind === 'discard') onPick(id);
    else if (kind === 'mulligan' && id !== null) onMark(id);
  };
  const play = (id: string, target: string | null): void => {
    const card = hand.find((each) => each.id === id)?.card;
    if (card === undefined) return;
    if (kind === 'discard') send({ do: 'discard', card });
    if (kind === 'mulligan') onMark(id);
    if (kind !== 'play') return;
    const plain = plainPlay(options, card);
    if (target !== null) choice.choose(target as CardPlace);
    else if (plain !== null) {
      choice.take(null);
      send(plain);
    }
  };
  return (
    <Hand
      label={mine ? words.t('table.hand') : words.tell(say('table.hand.of', { who: name(seat) }))}
      cards={cards}
      chosen={kind === 'play' ? (choice.held?.id ?? null) : kind === 'discard' ? picked : null}
      onChoose={take}
      onPlay={play}
      onOver={(place) => choice.point(place as CardPlace | null)}
      busy={busy}
      sunk={sunk}
    />
  );
}

/** Whether a card can be played, why not, and where to. All of it comes from the question. */
function judged(
  card: CardId,
  question: SkirmishProps['question'],
  taken: CardChoice | null,
  choice: CardChoice,
  tell: ReturnType<typeof useWords>['tell'],
): Pick<HandCard, 'playable' | 'why' | 'targets'> {
  if (question === null || question.kind === 'next') return { playable: false };
  if (question.kind !== 'play') return { playable: true };
  const { options, blocked } = question;
  if (playsOf(options, card).length === 0) {
    const found = blocked.find(({ option }) => option.do === 'play' && option.card === card);
    return { playable: false, why: found === undefined ? undefined : tell(found.why) };
  }
  const targets = (taken?.lit ?? choice.litFor(card)).map(({ place }) => place);
  return plainPlay(options, card) === null ? { playable: true, targets } : { playable: true };
}

interface FaceProps {
  readonly card: CardId;
  readonly options: readonly SkirmishOption[];
  readonly put: boolean;
  readonly known: boolean;
}

function Face({ card, options, put, known }: FaceProps) {
  const words = useWords();
  const leads = options.filter((option) => 'card' in option && option.card === card);
  const hinted = useHinted({ leads });
  return (
    <span className={classes('own-card', put && 'put', hinted !== null && 'hinted')} data-hand-card={card}>
      <SkirmishCard id={card} size="hand" words={words} />
      {put && <em className="own-card-mark">{words.t('war.putBack')}</em>}
      {known && <em className="own-card-known">{words.t('war.known.short')}</em>}
    </span>
  );
}

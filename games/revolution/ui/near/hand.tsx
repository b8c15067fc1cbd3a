import './hand.css';
import { type Say, say } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { useHinted } from '@tavern/kit/acts/index.ts';
import { classes } from '@tavern/kit/classes.ts';
import { Hand } from '@tavern/kit/hand/hand.tsx';
import type { HandCard } from '@tavern/kit/hand/hand-card.tsx';
import type { CardId } from '../../rules/state.ts';
import { RevolutionCard } from '../card/card.tsx';
import { faceOf } from '../card/face.ts';
import { facesOf, isTakeable, litPlaces, whyNowhere } from '../play/lit.ts';
import type { CardPlace } from '../play/place.ts';
import type { CardChoice, HeldCard } from '../play/use-choice.ts';
import { briefly } from '../play/words.ts';
import type { RevolutionProps } from '../show/props.ts';

interface OwnHandProps extends Pick<RevolutionProps, 'question' | 'busy'> {
  readonly hand: readonly HeldCard[];
  readonly choice: CardChoice;
  readonly sunk: number;
}

/** Number keys reach the first ten cards. */
const KEYS = '1234567890';

/** The viewer's hand. Cards that cannot be placed face-up now say why; face-down they still can. */
export function OwnHand({ hand, question, busy, choice, sunk }: OwnHandProps) {
  const words = useWords();
  const taking = question?.kind === 'place' || question?.kind === 'secret' ? question : null;
  const cards = hand.map(({ id, card }, index): HandCard => {
    const playable = taking !== null && isTakeable(taking, card);
    const faces = taking?.kind === 'place' ? facesOf(taking, card) : [];
    const why = taking?.kind === 'place' && !faces.includes('up') ? whyNowhere(taking, card) : null;
    const { said } = faceOf(card, words);
    const face = faces.includes('up') || faces.length === 0 ? 'up' : 'down';
    const lit = taking === null ? [] : id === choice.held?.id ? choice.lit : litPlaces(taking, card, face);
    return {
      id,
      label: why === null ? said : words.tell(say('square.hand.only', { card: said, why })),
      face: <Face card={card} question={question} why={why} />,
      large: <RevolutionCard id={card} size="large" words={words} className="hand-large" />,
      playable,
      targets: lit.map(({ place }) => place),
      ...(playable && index < KEYS.length ? { hotkey: KEYS[index] } : {}),
    };
  });
  return (
    <Hand
      label={words.t('square.hand')}
      cards={cards}
      chosen={choice.held?.id ?? null}
      onChoose={choice.take}
      onPlay={(_, target) => target !== null && choice.choose(target as CardPlace)}
      onOver={(place) => choice.point(place as CardPlace | null)}
      busy={busy}
      sunk={sunk}
    />
  );
}

interface FaceProps {
  readonly card: CardId;
  readonly question: RevolutionProps['question'];
  readonly why: Say | null;
}

function Face({ card, question, why }: FaceProps) {
  const words = useWords();
  const leads = (question?.options ?? []).filter((option) => 'card' in option && option.card === card);
  const hinted = useHinted({ leads });
  return (
    <span className={classes('own-broadside', why !== null && 'only-down', hinted !== null && 'hinted')} data-hand-card={card}>
      <RevolutionCard id={card} size="hand" words={words} />
      {why !== null && <em className="own-why">{words.tell(briefly(why))}</em>}
    </span>
  );
}

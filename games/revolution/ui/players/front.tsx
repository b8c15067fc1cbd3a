import './front.css';
import { deckSay } from '@tavern/decks';
import { type Seat, say } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import type { IconName } from '@tavern/kit/icons/names.ts';
import { Typed } from '@tavern/kit/typed.tsx';
import { decks } from '../../rules/decks.ts';
import type { PlayerView } from '../../rules/view.ts';
import { cardSay, name } from '../../text/tell/words.ts';
import type { CardChoice } from '../play/use-choice.ts';
import { playerIn, type RevolutionProps, sidesOf } from '../show/props.ts';
import { Tipped, type What } from '../tips/index.ts';
import { Bunting } from './bunting.tsx';

interface FrontProps extends Pick<RevolutionProps, 'show' | 'viewer' | 'names' | 'presence'> {
  readonly seat: Seat;
  readonly choice: CardChoice;
  readonly total: number;
}

/** The front of a rostrum: who speaks there, with which deck, how many cards are left, and the total. */
export function Front({ seat, show, viewer, names, presence, choice, total }: FrontProps) {
  const { t, tell } = useWords();
  const { view } = show;
  const player = playerIn(view, seat);
  const { near } = sidesOf(viewer);
  const acts = view.phase === 'main' && view.current === seat;
  const away = presence[seat] === 'away' || presence[seat] === 'lent';
  const later = choice.after?.later.sides[seat]?.total ?? total;
  return (
    <div
      className={classes(
        'square-front named-edge',
        seat === near ? 'near' : 'far',
        acts && (seat === viewer ? 'lit' : 'awaited'),
        away && 'faded',
      )}
      data-seat={seat}
    >
      <Bunting />
      <div className="front-who">
        <b>
          <Typed text={seat === viewer ? t('square.you') : names[seat]} />
        </b>
        <span className="front-deck">{tell(deckSay(decks, player.deckId))}</span>
      </div>
      <Piles player={player} seat={seat} spied={viewer !== null && seat !== viewer} />
      <Tipped of={{ number: 'total', seat }}>
        <span
          className="front-total"
          tabIndex={0}
          role="img"
          aria-label={tell(say(later === total ? 'square.total' : 'square.total.then', { who: name(seat), total, later }))}
        >
          <b>{total}</b>
          {later !== total && (
            <span>
              {t('square.then')} <i>{later}</i>
            </span>
          )}
        </span>
      </Tipped>
    </div>
  );
}

interface PilesProps {
  readonly player: PlayerView;
  readonly seat: Seat;
  /** What the viewer has seen of this hand is told. */
  readonly spied: boolean;
}

/** More backs than these are not told apart. */
const BACKS = 7;

function Piles({ player: { handCount, deckCount, discard, looks }, seat, spied }: PilesProps) {
  const { t, tell } = useWords();
  // What was seen in a hand and has not come to light since: in the hand, or under a card that went face-down.
  const seen = !spied ? [] : (looks ?? []).filter(({ before }) => before === null).flatMap((look) => look.cards);
  return (
    <span className="front-piles">
      <Tipped of={{ pile: 'hand', seat }}>
        <span
          className={classes('front-hand', seen.length > 0 && 'seen')}
          data-pile={`hand-${seat}`}
          tabIndex={0}
          role="img"
          aria-label={tell(
            seen.length === 0
              ? say('square.holds', { who: name(seat), n: handCount })
              : say('square.holds.seen', { who: name(seat), n: handCount, cards: seen.map(cardSay) }),
          )}
        >
          {Array.from({ length: Math.min(BACKS, handCount) }, (_, index) => (
            <i key={index} />
          ))}
          <b>{handCount}</b>
          {seen.length > 0 && <Icon name="magnifying-glass" />}
        </span>
      </Tipped>
      <Pile of={{ pile: 'deck', seat }} pile={`deck-${seat}`} icon="card-draw" n={deckCount} word={t('square.pile.deck')} />
      <Pile
        of={{ pile: 'discard', seat }}
        pile={`discard-${seat}`}
        icon="basket"
        n={discard.length}
        word={t('square.pile.discard')}
      />
    </span>
  );
}

interface PileProps {
  readonly of: What;
  readonly pile: string;
  readonly icon: IconName;
  readonly n: number;
  readonly word: string;
}

const Pile = ({ of, pile, icon, n, word }: PileProps) => (
  <Tipped of={of}>
    <span className="front-pile" data-pile={pile} tabIndex={0} role="img" aria-label={`${word} ${n}`}>
      <Icon name={icon} />
      <b>{n}</b>
    </span>
  </Tipped>
);

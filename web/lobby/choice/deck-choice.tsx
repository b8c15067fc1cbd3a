import './deck-choice.css';
import type { DeckRules } from '@tavern/decks';
import type { Field } from '@tavern/engine';
import { Icon } from '@tavern/kit';
import { romanOf } from '@tavern/kit/figures.ts';
import { useEffect, useEffectEvent } from 'react';
import { lastDeck, rememberDeck, useOwnDecks } from '../../decks/own-decks.ts';
import { MoreSpoken } from '../../house/more-spoken.tsx';
import { hashOf } from '../../house/route.ts';
import type { LobbyPack } from '../../model/lobby/lobby-pack.ts';
import { DeckBox } from '../../parts/decks/deck-box.tsx';
import { useSpeech } from '../../words/words.ts';
import type { Chooser } from './chooser.ts';
import { type LobbyDeck, playersDecks, readyDecks } from './deck-boxes.ts';
import { DeckCode } from './deck-code.tsx';
import { Takers } from './takers.tsx';

const MOST_KEYS = 9;

export interface DeckChoiceProps {
  readonly game: string;
  readonly pack: LobbyPack;
  readonly rules: DeckRules;
  readonly field: Extract<Field, { type: 'choice' }>;
  readonly choosers: readonly Chooser[];
  /** The player whose choice it is now; left out: the viewer may choose for nobody. */
  readonly current: Chooser | undefined;
  /** The seat whose deck is remembered for the next time; null: none. */
  readonly own: number | null;
  readonly onChoose: (chooser: Chooser, deck: string) => void;
}

/** The decks that a seat can bring: ready ones, the player's own, or any by its code. */
export default function DeckChoice(props: DeckChoiceProps) {
  return (
    <MoreSpoken of="decks" until={null}>
      <Decks {...props} />
    </MoreSpoken>
  );
}

function Decks({ game, pack, rules, field, choosers, current, own, onChoose }: DeckChoiceProps) {
  const speech = useSpeech();
  const { t } = speech;
  const kept = useOwnDecks(game, rules);
  const owner = choosers.find(({ seat, bot }) => seat === own && !bot);
  const choose = (chooser: Chooser, deck: string): void => {
    if (chooser === owner) rememberDeck(game, deck);
    onChoose(chooser, deck);
  };
  // A seat begins with the usual deck. Its player has the one used last before them, unless they are ready already.
  const begin = useEffectEvent(() => {
    if (owner === undefined || (owner.you && owner.picked) || owner.choice[field.name] !== field.initial) return;
    const last = lastDeck(game, rules);
    if (last !== null && last !== field.initial) onChoose(owner, last);
  });
  useEffect(() => {
    if (own !== null) begin();
  }, [own]);

  const seen = choosers.flatMap(({ mayChoose, choice }) => {
    const value = choice[field.name];
    return mayChoose && typeof value === 'string' ? [value] : [];
  });
  const ready = readyDecks(pack, rules, speech);
  const players = playersDecks(pack, rules, speech, kept, seen);
  const box = (deck: LobbyDeck, index: number) => (
    <li key={deck.key} className="deck-place">
      <DeckBox
        name={deck.name}
        about={deck.about === '' ? kindsIn(deck) : deck.about}
        count={t('lobby.decks.count', { n: deck.count })}
        icon={deck.icon}
        cloth={deck.cloth}
        chosen={current?.choice[field.name] === deck.value}
        hotkey={index < MOST_KEYS ? String(index + 1) : undefined}
        tip={<DeckList deck={deck} />}
        onChoose={current === undefined ? undefined : () => choose(current, deck.value)}
      />
      <Takers takers={choosers.filter(({ choice }) => choice[field.name] === deck.value)} />
    </li>
  );
  return (
    <div className="deck-choice">
      <h3>{t('lobby.decks.ready')}</h3>
      <ul className="deck-boxes">{ready.map(box)}</ul>
      <h3>{t('lobby.decks.own')}</h3>
      <ul className="deck-boxes">
        {players.map((deck, index) => box(deck, ready.length + index))}
        <li>
          <a className="deck-build" href={hashOf({ at: 'decks', game, code: null })} target="_blank" rel="noreferrer">
            <Icon name="trowel" />
            <span>
              <b>{t('lobby.decks.build')}</b> <small>{t('lobby.decks.build.sub')}</small>
            </span>
          </a>
        </li>
      </ul>
      {current !== undefined && <DeckCode game={game} rules={rules} onChoose={(deck) => choose(current, deck)} />}
    </div>
  );
}

const kindsIn = ({ kinds }: LobbyDeck) =>
  kinds.map(({ kind, count }) => (
    <span key={kind} className="deck-kind">
      {kind} {count}
    </span>
  ));

/** Every card of a deck, for a look before it is chosen. */
function DeckList({ deck: { name, kinds } }: { readonly deck: LobbyDeck }) {
  return (
    <>
      <h4>{name}</h4>
      {kinds.map(({ kind, count, cards }) => (
        <section key={kind} className="deck-list">
          <b>
            {kind} {count}
          </b>
          <ul>
            {cards.map((card) => (
              <li key={`${card.id} ${card.at}`}>
                {card.at === undefined ? card.copies : romanOf(card.at)} {card.name}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

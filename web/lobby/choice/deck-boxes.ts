import { chosenDeck, countsOf, type DeckRules, deckSay } from '@tavern/decks';
import { copiesOf } from '../../decks/model/edit.ts';
import { shownIn } from '../../decks/model/library.ts';
import { sizeOf } from '../../decks/model/standing.ts';
import type { OwnDeck } from '../../decks/own-decks.ts';
import type { LobbyPack } from '../../model/lobby/lobby-pack.ts';
import { crestOf } from '../../parts/seats/crests.ts';
import type { Speech } from '../../words/words.ts';

/** A kind of card in a deck: how many, and which. */
interface DeckKind {
  readonly kind: string;
  readonly count: number;
  /** `at`: the place in a part with an order, where every card is named once. */
  readonly cards: readonly { readonly id: string; readonly name: string; readonly copies: number; readonly at?: number }[];
}

/** A deck on the lobby's table, ready to be drawn. */
export interface LobbyDeck {
  /** Kept decks may be equal, so what they choose is no key. */
  readonly key: string;
  /** What a seat chooses. */
  readonly value: string;
  readonly name: string;
  /** '': there is nothing to say about it. */
  readonly about: string;
  /** How many cards; part by part, where there are several. */
  readonly count: string;
  readonly icon: string;
  readonly cloth: string | undefined;
  readonly kinds: readonly DeckKind[];
}

/** The decks that the game brings. */
export const readyDecks = (pack: LobbyPack, rules: DeckRules, speech: Speech): readonly LobbyDeck[] =>
  rules.ready.map(({ id }) => ({
    ...deckOf(pack, rules, speech, id, id),
    about: speech.t(`seat.deck.${id}.about`),
  }));

/** The player's own decks. A chosen one that is neither kept nor ready comes first: it was pasted. */
export function playersDecks(
  pack: LobbyPack,
  rules: DeckRules,
  speech: Speech,
  kept: readonly OwnDeck[],
  chosen: readonly string[],
): readonly LobbyDeck[] {
  const known = new Set([...rules.ready.map(({ id }) => id), ...kept.map(({ code }) => code)]);
  const pasted = [...new Set(chosen)].filter((value) => !known.has(value));
  return [
    ...pasted.map((code) => ({ ...deckOf(pack, rules, speech, code, code), about: speech.t('lobby.decks.pasted') })),
    ...kept.map(({ id, code }) => deckOf(pack, rules, speech, id, code)),
  ];
}

function deckOf(pack: LobbyPack, rules: DeckRules, speech: Speech, key: string, value: string): LobbyDeck {
  const { tell, t } = speech;
  const deck = chosenDeck(rules, value);
  const { kinds, parts } = countsOf(rules, deck);
  const shown = shownIn(rules, deck);
  return {
    key,
    value,
    name: tell(deckSay(rules, value)),
    about: '',
    count: sizeOf(parts),
    icon: crestOf(pack, value),
    cloth: pack.look?.cloths?.[value],
    kinds: Object.entries(kinds).map(([kind, count]) => ({
      kind: t(`deck.kind.${kind}`),
      count,
      cards: shown
        .filter(({ card }) => card.kind === kind)
        .map(({ card, at }) => ({
          id: card.id,
          name: t(`card.${card.id}.name`),
          copies: at === null ? copiesOf(deck, card) : 1,
          ...(at === null ? {} : { at }),
        })),
    })),
  };
}

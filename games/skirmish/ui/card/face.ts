import { cardName, cardText, type Say, say } from '@tavern/engine';
import type { TableSpeech } from '@tavern/kit';
import { type Card, cards } from '../../rules/catalog.ts';
import type { CardId } from '../../rules/state.ts';
import { texts } from '../../text/index.ts';

/** What stands on a card, in words. */
export interface Face {
  readonly card: Card;
  readonly name: string;
  /** The name in the other language, which the printed card has beside it. */
  readonly other: { readonly language: 'en' | 'zh-Hant'; readonly name: string };
  readonly kind: string;
  readonly text: string;
  /** As few words as it takes, for small cards. */
  readonly short: string;
  /** The whole card, read aloud. */
  readonly said: string;
}

const KINDS: { readonly [aim in Card['aim']]: string } = {
  nothing: 'nothing',
  slot: 'slot',
  'slot with an effect': 'slot',
  'own unit': 'own',
  'rival unit': 'rival',
  'close unit': 'unit',
  'close rival unit': 'unit',
};

function shortText(card: Card): Say {
  const whole = cardText(card);
  const key = `card.${card.id}.short`;
  return Object.hasOwn(texts.en, key) ? say(key, whole.with) : whole;
}

export function faceOf(id: CardId, { language, t, tell }: TableSpeech): Face {
  const card = cards.get(id);
  const other = language === 'en' ? 'zh-Hant' : 'en';
  const name = tell(cardName(card));
  const kind = t(`card.kind.${card.kind === 'unit' ? 'unit' : KINDS[card.aim]}`);
  const text = tell(cardText(card));
  return {
    card,
    name,
    other: { language: other, name: texts[other][`card.${id}.name`] ?? '' },
    kind,
    text,
    short: tell(shortText(card)),
    said: t(`card.said.${card.kind}`, { card: name, kind, power: card.power, text }),
  };
}

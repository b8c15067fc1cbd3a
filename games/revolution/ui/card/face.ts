import { cardName, cardText, type Say, say } from '@tavern/engine';
import type { TableSpeech } from '@tavern/kit';
import { type Card, cards } from '../../rules/catalog.ts';
import { type CardId, CHARACTER_ZONES, type CharacterZone, type GameType, type LeaderId } from '../../rules/state.ts';
import { texts } from '../../text/index.ts';
import { type Sort, sortOf } from './sign.ts';

/** What stands on a card, in words. */
export interface Face {
  readonly card: Card;
  readonly sort: Sort;
  readonly name: string;
  /** The Chinese name, which every card has on it vertically. */
  readonly han: string;
  /** The word of its colour and sign, and the same in the other language. */
  readonly word: string;
  readonly other: { readonly language: 'en' | 'zh-Hant'; readonly word: string };
  /** Traits of a character, the moment of a Secret card, the weight of a leader. */
  readonly line: string;
  readonly text: string;
  /** As few words as it takes, for small cards. */
  readonly short: string;
  /** Where a leader lets which types stand; null: no leader. */
  readonly zones: readonly { readonly zone: CharacterZone; readonly types: readonly GameType[] }[] | null;
  /** The whole card, read aloud. */
  readonly said: string;
}

const wordKey = (sort: Sort): string => (sort === 'help' || sort === 'sp' || sort === 'leader' ? `kind.${sort}` : `type.${sort}`);

function shortText(card: Card): Say {
  const whole = cardText(card);
  const key = `card.${card.id}.short`;
  return Object.hasOwn(texts.en, key) ? say(key, whole.with) : whole;
}

const comma = (language: TableSpeech['language']): string => (language === 'en' ? ', ' : '、');

function lineOf({ kind, traits, timing, initialPoint, level }: Card, { t, language }: TableSpeech): string {
  if (kind === 'leader') return [t('card.initial', { n: initialPoint }), t('card.level', { n: level })].join(comma(language));
  if (kind === 'sp') return t(`timing.${timing}`);
  return traits.map((trait) => t(`trait.${trait}`)).join(comma(language));
}

export function faceOf(id: CardId | LeaderId, words: TableSpeech): Face {
  const { language, t, tell } = words;
  const card = cards.get(id);
  const sort = sortOf(card);
  const name = tell(cardName(card));
  const word = t(wordKey(sort));
  const line = lineOf(card, words);
  const text = card.rules.length === 0 ? '' : tell(cardText(card));
  const power = card.kind === 'character' ? t('card.power', { power: card.power }) : '';
  return {
    card,
    sort,
    name,
    han: language === 'en' ? t(`card.${id}.name.other`) : name,
    word,
    other: { language: language === 'en' ? 'zh-Hant' : 'en', word: t(`${wordKey(sort)}.other`) },
    line,
    text,
    short: text === '' ? '' : tell(shortText(card)),
    zones: card.zones === null ? null : CHARACTER_ZONES.map((zone) => ({ zone, types: card.zones?.[zone] ?? [] })),
    said: `${[name, word, line, power].filter((part) => part !== '').join(comma(language))}${language === 'en' ? '. ' : '。'}${text}`,
  };
}

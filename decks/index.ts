export {
  type Box,
  type CardSetting,
  copiesIn,
  deckSizes,
  isPrinted,
  type PackedCard,
  PRINTED_BOX,
  packed,
  settingOf,
  withSetting,
} from './box/box.ts';
export { type BoxCard, type BoxDeck, type BoxRules, boxCard, boxRules, isInBox, MOST_COPIES } from './box/box-rules.ts';
export { boxCanBePlayed, boxChoice, boxContent, chosenBox } from './box/choice.ts';
export { type BoxRefusal, boxCode, readBoxCards, readBoxCode } from './box/code.ts';
export { type BoxFault, boxFaults, boxWarnings } from './box/faults.ts';
export { boxFile, readBoxFile } from './box/file.ts';
export { sampleBox } from './box/sample.ts';
export { boxSay, PRINTED } from './box/say.ts';
export { boxTexts } from './box/text/box-texts.ts';
export { chosenDeck, deckChoice } from './choice.ts';
export { codeOf, type DeckCode, type DeckRefusal, LONGEST_CODE, readCode } from './code.ts';
export { copiesOf, without } from './copies.ts';
export { countsOf, type DeckCounts, type PartCounts } from './counts.ts';
export type { Deck } from './deck.ts';
export type { DeckCard, DeckPart, DeckRules, ReadyDeck } from './deck-rules.ts';
export { deckSay } from './deck-say.ts';
export { deckRules } from './define.ts';
export { type DeckFault, type FaultCode, faultsOf } from './faults.ts';
export { readDeckName } from './name.ts';
export { sampleChoice, sampleDeck } from './sample.ts';
export { deckTexts } from './text/deck-texts.ts';

export { Catalog } from './catalog.ts';
export { create, imagine } from './create.ts';
export { contentHash, digest } from './digest.ts';
export { type Eyes, viewFor } from './eyes.ts';
export { type Field, fieldKeys, groupName, offers } from './field.ts';
export { signed } from './figures.ts';
export { type Followed, type Foreseeing, foresee, foreseePart } from './foresee.ts';
export type {
  Args,
  Ask,
  Blocked,
  ClockClass,
  Defs,
  Flat,
  Game,
  Handlers,
  Hidden,
  Opt,
  Option,
  QuestionDef,
  Step,
  Types,
} from './game.ts';
export { canonical, copy, type Json, renew, same } from './json.ts';
export { Listeners } from './listeners.ts';
export { CONCEDE, type Match, type Question, type Result } from './match.ts';
export { matters } from './matters.ts';
export { firstChoice, refitted, type Sitting, withBots } from './newcomers.ts';
export { openChoice } from './open-choice.ts';
export { findOption, sameOption } from './option.ts';
export { type Outcome, type Place, placesOf, rankBy } from './outcome.ts';
export type { Packet, Sealed } from './packet.ts';
export type { Play, Told } from './play.ts';
export { attempt } from './record/attempt.ts';
export { endFault, HashCheck } from './record/hashes.ts';
export { parentAt } from './record/parent-at.ts';
export { type By, type MatchRecord, type Parent, parseRecord, Recorder, type RecordHead, recordSchema } from './record/record.ts';
export { replay } from './record/replay.ts';
export { branchOff } from './record/start.ts';
export { Trail, trailOf } from './record/trail.ts';
export { type Verdict, verify } from './record/verify.ts';
export { type ReplayRefusal, Walk, type Witness } from './record/walk.ts';
export { type MatchCode, type MatchRefusal, malformed, type Refusal, refusal, refuse } from './refusal.ts';
export { commitTo, derivedNonce, fair } from './rng/fair.ts';
export { fast } from './rng/fast.ts';
export type { Rng, RngSource } from './rng/rng.ts';
export { scripted } from './rng/scripted.ts';
export { placeholders, render, type Say, say, type Words } from './say.ts';
export { rivalOf, type Seat, seat, seatsOf } from './seat.ts';
export { type Clash, clashRefusal, type Seating, type Sitter } from './seating.ts';
export { fieldsOf, inGroup, parseSettings, type Settings } from './settings.ts';
export { resume, type Snapshot } from './snapshot.ts';
export { perPart } from './still.ts';
export {
  type Block,
  isDetail,
  isImportant,
  LINE_KINDS,
  type Line,
  type LineKind,
  type LineMark,
  type Listed,
  lineKind,
  nameOf,
  type OptionWords,
  type TablePlace,
  type TableRow,
  type Tell,
  withAside,
} from './tell.ts';
export { lineText, optionText, type TableLine, tableText } from './tell-text.ts';
export { writtenBook } from './text/book.ts';
export { withEngineTexts } from './text/engine-texts.ts';
export { type NameProblem, type NameRefusal, readName } from './text/name.ts';
export { percent } from './text/percent.ts';
export { styleFaults } from './text/style.ts';
export {
  cardName,
  cardText,
  cardWords,
  glossaryFaults,
  LANGUAGES,
  type Language,
  parseGlossary,
  type Term,
  type Texts,
  textFaults,
  type Worded,
} from './text/texts.ts';
export { because, readWith } from './unreadable.ts';

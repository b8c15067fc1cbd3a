export { driver } from './driver.ts';
export {
  arriveAt,
  BEATEN_IN_THREE_WITH,
  beginRun,
  deeds,
  diceOf,
  fight,
  nextFrame,
  placeOf,
  playOn,
  playToTheEnding,
  SCORES_AT_ONCE_WITH,
  said,
  table,
  WON_WITH,
} from './play.ts';
export { placed } from './selectors.ts';

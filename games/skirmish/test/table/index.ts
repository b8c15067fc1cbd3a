export { driver } from './driver.ts';
export { take } from './give.ts';
export { answer, playSkirmish, reached, sightOf } from './play.ts';

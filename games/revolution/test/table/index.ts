export { driver } from './driver.ts';
export { take } from './give.ts';
export { answer, playRevolution, reached, sightOf } from './play.ts';

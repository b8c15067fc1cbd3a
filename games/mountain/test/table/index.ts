export { askedAtLast } from './asked.ts';
export { driver, planOf } from './driver.ts';
export { ranking } from './ending.ts';
export { answer, playMountain } from './play.ts';
export { said } from './said.ts';
export { reached, sightOf } from './table.ts';
export { take } from './take.ts';

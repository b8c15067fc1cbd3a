export { askedAtLast } from './asked.ts';
export { ranking } from './ending.ts';
export { answer, type Climb, type Habit, playToTheSummit } from './play.ts';
export type { By } from './press.ts';
export { said } from './said.ts';
export { type Sight, seen, sightOf } from './table.ts';
export { take } from './take.ts';

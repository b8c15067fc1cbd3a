import { type Clash, type Seating, say } from '@tavern/engine';
import type { Rules } from './house-rules.ts';
import { inForce } from './in-force.ts';
import type { Mountain } from './types.ts';

/** H-03, `uniqueClasses`: the first who chose a class keeps it. */
function clash({ uniqueClasses }: Rules, choice: Mountain['seat'], others: readonly Mountain['seat'][]): Clash | null {
  const taken = uniqueClasses && others.some((each) => each.class === choice.class);
  return taken ? { field: 'class', why: say('seats.classTaken') } : null;
}

/** The first class that nobody has yet. */
function freeClass(rules: Rules, others: readonly Mountain['seat'][]): Partial<Mountain['seat']> {
  const free = inForce(rules).classes.find(({ id }) => others.every((each) => each.class !== id));
  return free === undefined ? {} : { class: free.id };
}

export const seating: Seating<Mountain> = {
  clash,
  begin: (rules, others) => (rules.uniqueClasses ? freeClass(rules, others) : {}),
};

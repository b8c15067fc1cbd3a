import { type Clash, type Say, type Seating, type Sitter, say } from '@tavern/engine';
import { z } from 'zod';
import { seatSchemaUnder } from './cards/classes.ts';
import type { Rules } from './house-rules.ts';
import { inForce } from './in-force.ts';
import { TEAMS, type TeamId } from './teams.ts';
import type { Mountain } from './types.ts';

/** Co-op: people are in the first team, bots in the second. */
const COOP: { readonly [by in Sitter]: TeamId } = { person: TEAMS[0], bot: TEAMS[1] };

const inTeam = (rules: Rules, ...teams: readonly [TeamId, ...TeamId[]]) =>
  seatSchemaUnder(rules).extend({ team: z.enum(teams).default(teams[0]) });

const CHOICES = {
  race: seatSchemaUnder,
  teams: (rules: Rules) => inTeam(rules, ...TEAMS),
  coop: (rules: Rules, by?: Sitter) => (by === undefined ? inTeam(rules, COOP.person, COOP.bot) : inTeam(rules, COOP[by])),
};

/** What a seat may choose under these rules. In co-op it follows from who sits there. */
export const seatChoice = (rules: Rules, by?: Sitter): z.ZodType<Mountain['seat']> => CHOICES[rules.mode](rules, by);

const sizeOf = (team: TeamId, seats: readonly Mountain['seat'][]): number => seats.filter((each) => each.team === team).length;

/** Two teams at least; in co-op both of one size. */
function lacks({ mode }: Rules, seats: readonly Mountain['seat'][]): Say | null {
  if (mode === 'race') return null;
  const [people, bots] = [sizeOf(COOP.person, seats), sizeOf(COOP.bot, seats)];
  if (mode === 'coop') return people === bots ? null : say('seats.uneven', { people, bots });
  const [team] = seats;
  return seats.every((each) => each.team === team?.team) ? say('seats.oneTeam') : null;
}

/** Who sits down joins the smaller of the first two teams. A third is made by those who choose it. */
function smallest(others: readonly Mountain['seat'][]): TeamId {
  return sizeOf(TEAMS[0], others) > sizeOf(TEAMS[1], others) ? TEAMS[1] : TEAMS[0];
}

/** H-03, `uniqueClasses`: the first who chose a class keeps it. */
function clash({ uniqueClasses }: Rules, choice: Mountain['seat'], others: readonly Mountain['seat'][]): Clash | null {
  const taken = uniqueClasses && others.some((each) => each.class === choice.class);
  return taken ? { field: 'class', why: say('seats.classTaken') } : null;
}

/** The first class that nobody has yet. Bots take one even where classes may be shared: a table of equal bots is dull. */
function freeClass(rules: Rules, others: readonly Mountain['seat'][]): Partial<Mountain['seat']> {
  const free = inForce(rules).classes.find(({ id }) => others.every((each) => each.class !== id));
  return free === undefined ? {} : { class: free.id };
}

export const seating: Seating<Mountain> = {
  clash,
  lacks,
  begin: (rules, others, by) => ({
    ...(rules.uniqueClasses || by === 'bot' ? freeClass(rules, others) : {}),
    ...(rules.mode === 'race' ? {} : { team: rules.mode === 'coop' ? COOP[by] : smallest(others) }),
  }),
  bots: ({ mode }, people) => (mode === 'coop' ? people : null),
};

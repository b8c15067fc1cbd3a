import { cards } from '../../catalog.ts';
import type { Rule } from '../../rule.ts';
import type { CardId } from '../../state.ts';
import { type Act, type Sheet, sidesOf, type Team } from '../sheet.ts';

// The document's disabledCards (RR-046, RR-049) are the Help cards that are not active after this step.

const isImmune = ({ help }: Team): boolean => help?.card.rules.some(({ unremovable }) => unremovable) ?? false;

function neutralise(team: Team, by: CardId, of: Team): void {
  if (team.helpState === 'active' && !isImmune(team)) team.helpState = { by, seat: of.seat };
}

const marks = ({ does, trigger }: Rule): boolean => does === 'neutralise' && trigger === 'onSummon';

/** Who has marked a Help card: a character that does so when it is summoned. */
const marker = (): CardId => cards.all.find(({ rules }) => rules.some(marks))?.id as CardId;

const placedAt = ({ team }: Act): number => team.help?.placed.at ?? 0;

function neutraliseBy(act: Act): void {
  for (const side of sidesOf(act)) neutralise(side, act.card.id as CardId, act.team);
}

/** Step 0: which Help cards are active. c-23 has marked one (H-14); sp-7 ends all; of two h-1 the later one acts, an ended one does not (H-15). */
export function decideHelp({ teams, acts }: Sheet): void {
  const [one, two] = teams;
  for (const team of teams) if (team.help?.card.kind === 'help') team.helpState = 'active';
  if (one.helpState === null && two.helpState === null) return;
  if (one.help?.placed.neutralised === true) neutralise(one, marker(), two);
  if (two.help?.placed.neutralised === true) neutralise(two, marker(), one);
  for (const act of acts.help) if (act.card.kind === 'sp') neutraliseBy(act);
  const laterFirst = acts.help.length > 1 ? acts.help.toSorted((a, b) => placedAt(b) - placedAt(a)) : acts.help;
  for (const act of laterFirst) if (act.card.kind === 'help' && act.team.helpState === 'active') neutraliseBy(act);
}

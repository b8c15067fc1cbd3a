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

function act(by: Act): void {
  for (const side of sidesOf(by)) neutralise(side, by.card.id as CardId, by.team);
}

/** Step 0: which Help cards are active. c-23 has marked one (H-14); sp-7 ends all; of two h-1 the later one acts, an ended one does not (H-15). */
export function decideHelp({ teams, acts }: Sheet): void {
  const [one, two] = teams;
  for (const team of teams) if (team.help?.card.kind === 'help') team.helpState = 'active';
  if (one.helpState === null && two.helpState === null) return;
  if (one.help?.placed.neutralised === true) neutralise(one, marker(), two);
  if (two.help?.placed.neutralised === true) neutralise(two, marker(), one);
  for (const by of acts.help) if (by.card.kind === 'sp') act(by);
  const laterFirst = acts.help.length > 1 ? acts.help.toSorted((a, b) => placedAt(b) - placedAt(a)) : acts.help;
  for (const by of laterFirst) if (by.card.kind === 'help' && by.team.helpState === 'active') act(by);
}

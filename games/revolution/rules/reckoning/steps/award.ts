import type { Rules } from '../../house-rules.ts';
import type { CardId } from '../../state.ts';
import { type Act, type Sheet, type Team, works } from '../sheet.ts';
import type { AwardReason } from '../types.ts';

/** H-01. The lead counts for every full `step`, at most `most`. */
const SCHEMES: { readonly [scheme in Rules['vpScheme']]: { win: number; step: number; most: number; style: number } } = {
  judges: { win: 15, step: 25, most: 10, style: 5 },
  flat: { win: 20, step: 1, most: 0, style: 0 },
};
const TIE = 5;

function give(team: Team, why: AwardReason, points: number, by: CardId | null = null): void {
  if (points === 0) return;
  team.points += points;
  team.award.push({ why, points, by });
}

/** The document's victoryPointModifiers (RR-046, RR-049). The truce caps what the round itself brings; style and extras come after it. */
function modify(winner: Team, { rule, card, team }: Act): void {
  const by = card.id as CardId;
  if (rule.does === 'points' && (rule.scope === 'both' || team === winner))
    give(winner, rule.scope === 'both' ? 'doubleOrNothing' : 'landslide', rule.value, by);
}

/** Step 11: compare, and award victory points. */
export function award({ teams, rules, acts }: Sheet): void {
  const [one, two] = teams;
  const { win, step, most, style } = SCHEMES[rules.vpScheme];
  const winner = one.total === two.total ? null : one.total > two.total ? one : two;
  if (winner === null) for (const team of teams) give(team, 'tie', TIE);
  else {
    give(winner, 'round', win);
    give(winner, 'lead', Math.min(most, Math.floor(Math.abs(one.total - two.total) / step)));
    for (const act of acts.award)
      if (act.rule.does === 'capPoints' && works(act))
        give(winner, 'truce', Math.min(0, act.rule.value - winner.points), act.card.id as CardId);
  }
  if (one.comboBonus !== two.comboBonus) give(one.comboBonus > two.comboBonus ? one : two, 'style', style);
  if (winner !== null) for (const act of acts.award) if (works(act)) modify(winner, act);
}

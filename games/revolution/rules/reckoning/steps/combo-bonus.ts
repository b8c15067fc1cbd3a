import { amountOf } from '../conditions.ts';
import { type Act, type Sheet, sidesOf, type Team, works } from '../sheet.ts';

function add(side: Team, { card, team }: Act, amount: number): void {
  // Never below 0: a line says what was really taken.
  const added = Math.max(amount, -side.comboBonus);
  if (added === 0) return;
  side.comboBonus += added;
  side.comboLines.push({ row: 'combo', by: card.id, seat: team.seat, zone: null, amount: added });
}

function apply(act: Act): void {
  const { rule, team, own } = act;
  if (rule.does === 'combo') for (const side of sidesOf(act)) add(side, act, amountOf(rule, team, own));
  if (rule.does === 'doubleCombo') for (const side of sidesOf(act)) add(side, act, Math.min(rule.most, side.comboBonus));
}

/** Step 9: own increases in the order leader, Help, SP, of which sp-4 doubles what stands; then what the opponent takes away. */
export function changeCombos({ acts }: Sheet): void {
  for (const act of acts.combo) if (act.rule.scope !== 'opponent' && works(act)) apply(act);
  for (const act of acts.combo) if (act.rule.scope === 'opponent' && works(act)) apply(act);
}

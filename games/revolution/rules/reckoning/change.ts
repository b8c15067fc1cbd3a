import { type Kind, PRIORITIES } from '../rule.ts';
import type { CardId } from '../state.ts';
import { amountOf } from './conditions.ts';
import { type Act, type Character, type Sheet, sidesOf, type Team, works } from './sheet.ts';
import { targetsOf } from './targets.ts';
import type { TallyRow } from './types.ts';

/** The card that protects a character from a change; null: there is none. */
function keeper(sheet: Sheet, act: Act, team: Team, target: Character, change: 'lower' | 'zero'): CardId | null {
  for (const guard of sheet.acts.guards) {
    const { rule, card, own } = guard;
    if (guard.team !== team || !works(guard)) continue;
    // The scope of an immunity says whose cards it keeps away.
    if (rule.scope !== 'both' && (rule.scope === 'self') !== (act.team === team)) continue;
    if (!rule.against.includes(change) || !rule.from.includes(act.card.kind)) continue;
    if (targetsOf(rule, team, own, null).includes(target)) return card.id as CardId;
  }
  return null;
}

/** Changes the power of all targets of a rule. Where a card protects a target, the line says which one. */
export function changePower(sheet: Sheet, row: TallyRow, act: Act): void {
  const { rule, card, team, own } = act;
  const isZero = rule.does === 'zero';
  const added = isZero ? 0 : amountOf(rule, team, own);
  if (!isZero && added === 0) return;
  for (const side of sidesOf(act)) {
    for (const target of targetsOf(rule, side, own, team.help?.placed.target ?? null)) {
      const { zone } = target;
      const amount = isZero ? -target.power : added;
      if (amount === 0) continue;
      const kept = amount < 0 ? keeper(sheet, act, side, target, isZero ? 'zero' : 'lower') : null;
      if (kept === null) {
        target.power += amount;
        target.lines.push({ row, by: card.id, seat: team.seat, zone, amount });
      } else target.lines.push({ row, by: card.id, seat: team.seat, zone, amount: 0, kept: { amount, by: kept } });
    }
  }
}

/** All that cards of one kind do to power, in the order of their priorities. */
export function changePowers(sheet: Sheet, row: TallyRow, kind: Kind): void {
  for (const priority of PRIORITIES)
    for (const act of sheet.acts.power)
      if (act.rule.priority === priority && act.card.kind === kind && works(act)) changePower(sheet, row, act);
}

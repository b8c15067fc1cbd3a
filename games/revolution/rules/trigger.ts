import type { Seat } from '@tavern/engine';
import { takeAim } from './aim.ts';
import { cards } from './catalog.ts';
import { drawCards } from './draw.ts';
import { lookAtHand } from './looks.ts';
import { boardOf } from './reckoning/board.ts';
import { reckon } from './reckoning/reckon.ts';
import type { Rule } from './rule.ts';
import { search } from './search.ts';
import { type CardId, playerAt, rivalOf, type Search, type Zone } from './state.ts';
import type { M } from './types.ts';
import { cardIn } from './zones.ts';

/** c-23: a mark that stays. An immune card has a rule that nothing can end. */
function neutralise(m: M, seat: Seat, by: CardId): void {
  const rival = rivalOf(seat);
  const help = cardIn(playerAt(m.state, rival), 'help');
  if (help === null || help.face === 'down' || help.neutralised) return;
  const { kind, rules } = cards.get(help.card);
  if (kind !== 'help' || rules.some(({ unremovable }) => unremovable)) return;
  help.neutralised = true;
  m.emit({ type: 'neutralised', seat: rival, card: help.card, by });
}

function perform(m: M, seat: Seat, card: CardId, rule: Rule): void {
  if (rule.does === 'draw') drawCards(m, seat, rule.value, card);
  else if (rule.does === 'search') search(m, seat, card as Search['by']);
  else if (rule.does === 'look') lookAtHand(m, seat);
  else if (rule.does === 'neutralise') neutralise(m, seat, card);
  else if (rule.targets === 'chosen') takeAim(m, seat);
}

/** H-15: the Help card that has just come may end what another one does, or do nothing from the start. */
function tellNeutralised(m: M, seat: Seat): boolean {
  const { state } = m;
  const helps = state.players.map((player) => cardIn(player, 'help'));
  if (helps.some((help) => help === null || help.face === 'down')) return false;
  const { sides } = reckon(boardOf(state));
  for (const owner of [rivalOf(seat), seat]) {
    const [help, status] = [helps[owner], sides[owner]?.help];
    if (help === null || help === undefined || status === 'active' || status === null || status === undefined) continue;
    // What c-23 had ended before is no news.
    if (help.neutralised) continue;
    m.emit({ type: 'neutralised', seat: owner, card: help.card, by: status.by });
    if (owner === seat) return true;
  }
  return false;
}

/** RR-041, RR-044, H-14: what a card does at once when it comes face-up. A Help card that is neutralised as it comes does nothing. */
export function trigger(m: M, { seat, zone }: { seat: Seat; zone: Zone }): void {
  const placed = cardIn(playerAt(m.state, seat), zone);
  if (placed === null) throw new Error(`nothing is in the ${zone} zone of seat ${seat}`);
  if (zone === 'help' && tellNeutralised(m, seat)) return;
  for (const rule of cards.get(placed.card).rules)
    if (rule.trigger === 'onSummon' || rule.trigger === 'onPlay') perform(m, seat, placed.card, rule);
}

import { type Say, type Seat, say, signed, type TableRow } from '@tavern/engine';
import { cards } from '../../rules/catalog.ts';
import type { CharacterReckoning, Line, Reckoning, SideReckoning } from '../../rules/reckoning/types.ts';
import { CHARACTER_ZONES, type CharacterZone, leaderIndex, rivalOf } from '../../rules/state.ts';
import type { PlacedView, PlayerView, View } from '../../rules/view.ts';
import { comboSaid, linesSaid } from './tally.ts';
import { cardSay, kindSays, textOf, typeSay, zoneSay } from './words.ts';

/** One player's side of the square: leader, zones with their sums, and what it all comes to. */
export function squareRows(view: View, seat: Seat, { sides }: Reckoning): TableRow[] {
  const player = view.players[seat] as PlayerView;
  const side = sides[seat] as SideReckoning;
  return [
    leaderRow(view, player),
    ...CHARACTER_ZONES.map((zone) => characterRow(view, player, zone, side)),
    helpRow(view, player, seat, side),
    secretRow(player),
    totalRow(side),
  ];
}

function leaderRow({ round }: View, { leaders }: PlayerView): TableRow {
  const leader = leaders[leaderIndex(round)] ?? null;
  const title = say('zone.leader');
  return leader === null
    ? { title, parts: [say('table.down')] }
    : { title, parts: [cardSay(leader), kindSays(leader), textOf(leader)] };
}

/** What is there instead of a face-up card, or null. */
function coveredRow(spot: PlacedView | 'vacant' | null, open: Say): Say | null {
  if (spot === null) return open;
  if (spot === 'vacant') return say('table.vacant');
  if (spot.face === 'up' && spot.card !== null) return null;
  return spot.card === null ? say('table.down') : say('table.down.own', { card: cardSay(spot.card) });
}

function characterRow({ round }: View, { zones, leaders }: PlayerView, zone: CharacterZone, side: SideReckoning): TableRow {
  const spot = zones[zone];
  const leader = leaders[leaderIndex(round)] ?? null;
  const types = leader === null ? [] : (cards.get(leader).zones?.[zone] ?? []);
  const open = side.freedom ? say('table.open.any') : say('table.open', { types: types.map(typeSay) });
  const covered = coveredRow(spot, open);
  const reckoned = side.characters.find((each) => each.zone === zone);
  const title = zoneSay(zone);
  if (covered !== null) return { title, parts: reckoned === undefined ? [covered] : [covered, sumSay(reckoned)] };
  if (spot === null || spot === 'vacant' || spot.card === null) return { title, parts: [covered ?? open] };
  const kinds = kindSays(spot.card).slice(0, -1);
  return {
    title,
    parts: [cardSay(spot.card), kinds, ...(reckoned === undefined ? [] : [sumSay(reckoned)]), textOf(spot.card)],
  };
}

/** "140 +30 The Old General = 170". */
function sumSay({ printed, lines, power }: CharacterReckoning): Say {
  const changes = lines.filter(({ row }) => row !== 'printed');
  if (changes.length === 0) return say('card.power', { power });
  return say('table.sum', { printed, power, lines: changes.map(changeSay) });
}

function changeSay({ by, amount, kept }: Line): Say {
  if (by === null) return say('table.sum.floor', { amount: signed(amount) });
  if (kept !== undefined)
    return say('table.sum.kept', { amount: signed(kept.amount), by: cardSay(by), keeper: cardSay(kept.by) });
  return say('table.sum.line', { amount: signed(amount), by: cardSay(by) });
}

function helpRow(view: View, { zones: { help } }: PlayerView, seat: Seat, side: SideReckoning): TableRow {
  const covered = coveredRow(help, say('table.open.plain'));
  const title = zoneSay('help');
  if (covered !== null || help === null || help === 'vacant' || help.card === null)
    return { title, parts: [covered ?? say('table.open.plain')] };
  const works = side.help === 'active' || side.help === null ? [] : [say('table.neutralised', { by: cardSay(side.help.by) })];
  return { title, parts: [cardSay(help.card), textOf(help.card)], asides: [...works, ...aimSays(view, help, seat)] };
}

function aimSays(view: View, { target }: PlacedView, seat: Seat): Say[] {
  if (target === null) return [];
  const spot = view.players[rivalOf(seat)]?.zones[target] ?? null;
  return spot === null || spot === 'vacant' || spot.card === null
    ? []
    : [say('table.aims', { card: cardSay(spot.card), zone: zoneSay(target) })];
}

function secretRow({ zones: { sp } }: PlayerView): TableRow {
  const title = zoneSay('sp');
  if (sp === null) return { title, parts: [say('table.open.plain')] };
  if (sp === 'vacant') return { title, parts: [say('table.vacant')] };
  if (sp.card === null) return { title, parts: [say('table.sealed')] };
  if (sp.face === 'down') return { title, parts: [say('table.sealed.own', { card: cardSay(sp.card) }), textOf(sp.card)] };
  return { title, parts: [cardSay(sp.card), textOf(sp.card)] };
}

function totalRow(side: SideReckoning): TableRow {
  const { power, totalLines, total } = side;
  const lines = linesSaid(totalLines, []);
  return {
    title: say('row.total'),
    parts: [
      lines.length === 0 ? say('table.total', { total }) : say('table.total.lines', { total, lines }),
      say('table.powers', { power }),
      comboSaid(side),
    ],
  };
}

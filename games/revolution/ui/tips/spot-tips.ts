import { type Say, type Seat, say } from '@tavern/engine';
import { tipInWords } from '@tavern/kit/tips/tip.ts';
import { cards } from '../../rules/catalog.ts';
import type { SideReckoning } from '../../rules/reckoning/types.ts';
import { type CharacterZone, leaderIndex, rivalOf, type Zone } from '../../rules/state.ts';
import type { PlacedView, View } from '../../rules/view.ts';
import { cardSay, comboSay, name, typeSay, zoneSay } from '../../text/tell/words.ts';
import { playerIn } from '../show/props.ts';
import { cardTip } from './card-tip.ts';
import { characterRows, reckoningOf } from './sums.ts';
import type { Sight, Tip } from './tip.ts';

const isCharacter = (zone: Zone): zone is CharacterZone => zone !== 'help' && zone !== 'sp';

/** A zone: whatever is in it now, with its sum, or what may come. */
export function spotTip(zone: Zone, seat: Seat, sight: Sight): Tip {
  const spot = playerIn(sight.view, seat).zones[zone];
  const title = (what: Say): Say => say('tip.spot', { who: name(seat), zone: zoneSay(zone), what });
  if (spot === 'vacant') return tipInWords(title(say('tip.spot.vacant')), [say('tip.sign.vacant.rule')]);
  const side = sideOf(sight.view, seat);
  if (spot === null) return tipInWords(title(say('tip.spot.open')), openLines(zone, seat, side, sight.view));
  if (spot.face === 'up' && spot.card !== null) return openCard(zone, seat, spot, sight);
  return coveredCard(
    zone,
    title,
    spot,
    side,
    seat === sight.viewer ? say('tip.spot.own') : say('tip.spot.unseen', { who: name(seat) }),
  );
}

const sideOf = (view: View, seat: Seat): SideReckoning => {
  const side = reckoningOf(view).sides[seat];
  if (side === undefined) throw new Error(`nobody has a side at seat ${seat}`);
  return side;
};

/** Which types the leader lets stand here. */
function openLines(zone: Zone, seat: Seat, { freedom }: SideReckoning, view: View): Say[] {
  if (zone === 'sp') return [say('tip.spot.open.sp')];
  if (zone === 'help') return [say('tip.spot.open.help')];
  const leader = playerIn(view, seat).leaders[leaderIndex(view.round)] ?? null;
  const types = leader === null ? [] : (cards.get(leader).zones?.[zone] ?? []);
  const rule =
    freedom || leader === null
      ? say('tip.spot.open.any')
      : say('tip.spot.open.types', { leader: cardSay(leader), types: types.map(typeSay) });
  return [rule, say('tip.spot.open.down')];
}

function openCard(zone: Zone, seat: Seat, { card, target }: PlacedView, { view }: Sight): Tip {
  if (card === null) throw new Error('a face-up card is known');
  const side = sideOf(view, seat);
  const reckoned = isCharacter(zone) ? side.characters.find((each) => each.zone === zone) : undefined;
  const rows = reckoned === undefined ? [] : characterRows(reckoned);
  const title =
    reckoned === undefined
      ? say('tip.spot', { who: name(seat), zone: zoneSay(zone), what: cardSay(card) })
      : say('tip.spot.power', { who: name(seat), card: cardSay(card), power: reckoned.power });
  const combos = isCharacter(zone) ? side.combos.filter(({ zones }) => zones.includes(zone)) : [];
  return {
    card,
    title,
    rows,
    lines: [
      ...combos.map((combo) => say('tip.spot.combo', { combo: comboSay(combo), n: combo.bonus })),
      ...(zone === 'help' ? helpLines(side, seat, target, view) : []),
    ],
  };
}

function helpLines({ help }: SideReckoning, seat: Seat, target: CharacterZone | null, view: View): Say[] {
  const aimed = target === null ? null : playerIn(view, rivalOf(seat)).zones[target];
  const at = aimed === null || aimed === 'vacant' ? null : aimed.card;
  return [
    ...(help !== null && help !== 'active' ? [say('tip.spot.neutralised', { by: cardSay(help.by) })] : []),
    ...(at === null ? [] : [say('tip.spot.aims', { card: cardSay(at) })]),
  ];
}

/** The other side is up: its owner is told which card it is, and so is everybody where nothing is hidden. `knows`: who knew it. */
function coveredCard(zone: Zone, title: (what: Say) => Say, { card }: PlacedView, side: SideReckoning, knows: Say): Tip {
  const sealed = zone === 'sp';
  const rule = say(sealed ? 'tip.sign.sealed.rule' : 'tip.sign.faceDown.rule');
  const reckoned = side.characters.find((each) => each.zone === zone);
  const rows = reckoned === undefined ? [] : characterRows(reckoned);
  const what = say(sealed ? 'tip.spot.sealed' : 'tip.spot.down');
  if (card === null) return tipInWords(title(what), [rule], rows);
  return { ...cardTip(card), title: title(what), rows, lines: [knows, rule] };
}

/** The leader of this round, where it lets whom stand, and who comes next. */
export function leaderTip(seat: Seat, { view }: Sight): Tip {
  const { leaders } = playerIn(view, seat);
  const at = leaderIndex(view.round);
  const leader = leaders[at] ?? null;
  if (leader === null) return tipInWords(say('tip.leader.hidden', { who: name(seat) }), [say('tip.leader.hidden.rule')]);
  const tip = cardTip(leader);
  const next = leaders[at + 1];
  return {
    ...tip,
    title: say('tip.leader', { who: name(seat), leader: cardSay(leader) }),
    lines: [
      say('tip.leader.point', { n: cards.get(leader).initialPoint, first: name(view.first) }),
      ...(next == null ? [] : [say('tip.leader.next', { leader: cardSay(next) })]),
    ],
  };
}

import { type Say, type Seat, say, signed } from '@tavern/engine';
import { playerIn } from '@tavern/kit/seats.ts';
import { MAX_HP } from '../../rules/score.ts';
import type { PlayerView, View } from '../../rules/view.ts';
import { boosting, sourceName } from '../../text/tell/words.ts';
import { classFace, enemyFace, type Face, faceUnder, itemFace, luckFace } from './face.ts';
import { paceOf, reachOf } from './reach.ts';
import { attackSum, defenceSum, type Source, type Sum } from './sources.ts';
import { tileTip } from './tile-tip.ts';
import type { DeckName, NumberName, Status, What } from './what.ts';

/** One row of a sum: how much, and where from; `off`: it does not always apply. */
interface Row {
  readonly n: Say;
  readonly from: Say;
  readonly off: boolean;
}

/** A tip in words: a card, or a heading with rows of numbers and lines. */
export interface Tip {
  readonly face: Face | null;
  readonly title: Say;
  readonly rows: readonly Row[];
  readonly lines: readonly Say[];
}

const card = (face: Face): Tip => ({ face, title: face.name, rows: [], lines: [] });
const tipInWords = (title: Say, lines: readonly Say[], rows: readonly Row[] = []): Tip => ({ face: null, title, rows, lines });

export function tipOf(what: What, sight: View): Tip {
  if ('item' in what) return card(faceUnder(itemFace(what.item), sight.rules));
  if ('luck' in what) return card(faceUnder(luckFace(what.luck), sight.rules));
  if ('enemy' in what) return card(enemyFace(what.enemy));
  if ('class' in what) return card(faceUnder(classFace(what.class), sight.rules));
  if ('tile' in what) {
    const { title, lines } = tileTip(what.tile, sight);
    return tipInWords(title, lines);
  }
  if ('status' in what) return statusTip(what.status, what.seat, sight);
  if ('number' in what) return numberTip(what.number, playerIn(sight, what.seat));
  return deckTip(what.deck, sight);
}

/** What a house rule decides is told in that rule's words. */
function statusTip(status: Status, seat: Seat | undefined, sight: View): Tip {
  const { finalWin, hardDefeat, trapEffect, secondWind, vultures, ambushPassing, mode } = sight.rules;
  const title = say(`tip.status.${status}.title`);
  const player = seat === undefined ? undefined : sight.players[seat];
  const line = (kind: string): Say => say(`tip.status.${kind}`);
  if (status === 'claim') return tipInWords(title, [line(`claim.${finalWin}`)]);
  if (status === 'trap') return tipInWords(title, [line(`trap.${trapEffect}`), line('trap.safe')]);
  if (status === 'down')
    return tipInWords(title, [
      line(secondWind ? 'down' : 'down.plain'),
      ...(hardDefeat ? [line('down.hard')] : []),
      ...(vultures ? [line('down.vultures')] : []),
    ]);
  if (status === 'ambush')
    return tipInWords(title, [
      line(ambushPassing ? 'ambush.passing' : 'ambush'),
      line(mode === 'race' ? 'ambush.seen' : 'ambush.team'),
    ]);
  if (status === 'kept') return tipInWords(title, [line(mode === 'race' ? 'kept' : 'kept.team')]);
  if (status === 'slowed') return tipInWords(title, [say('tip.status.slowed', { n: Math.max(1, player?.beers ?? 1) })]);
  if (status === 'boost') return tipInWords(title, [...boostLines(player?.boosts ?? [])]);
  return tipInWords(title, [line(status)]);
}

/** What lasts for the turn, and what only for the combat it was drunk in (`battlePotions`). */
function* boostLines(boosts: PlayerView['boosts']): Iterable<Say> {
  const [turn, combat] = [boosts.filter(({ turns }) => turns > 0), boosts.filter(({ turns }) => turns === 0)];
  if (turn.length > 0 || combat.length === 0) yield say('tip.status.boost');
  yield* turn.map(boosting);
  if (combat.length > 0) yield say('tip.status.boost.combat');
  yield* combat.map(boosting);
}

const written = (n: number): Say => say('tip.n', { n: signed(n) });

const row = ({ n, from, only }: Source, index: number): Row => ({
  // The first is everybody's base value, and has no sign.
  n: index === 0 && only === null ? say('tip.n', { n }) : written(n),
  from: only === null ? from : say(`tip.only.${only}`, { from }),
  off: only !== null,
});

function combatTip(name: 'attack' | 'defence', shown: number, { sources, against }: Sum): Tip {
  const title = say(`tip.number.${name}`, { n: shown });
  const lines = [say(`tip.number.${name}.rule`)];
  if (against.enemies !== shown || against.players !== shown) lines.unshift(say('tip.number.against', { ...against }));
  return tipInWords(title, lines, sources.map(row));
}

function numberTip(name: NumberName, player: PlayerView): Tip {
  switch (name) {
    case 'attack':
      return combatTip(name, player.attack, attackSum(player));
    case 'defence':
      return combatTip(name, player.defence, defenceSum(player));
    case 'movement':
      return movementTip(player);
    case 'hp':
      return tipInWords(say('tip.number.hp', { n: player.hp, most: MAX_HP }), [say('tip.number.hp.rule')]);
    case 'slots': {
      const { slots, capacity } = player;
      const title = slots === null ? say('ledge.backpack') : say('tip.number.slots', { used: slots, capacity });
      return tipInWords(title, [say('tip.number.slots.rule')]);
    }
  }
}

function movementTip(player: PlayerView): Tip {
  const die: Row = { n: say('d4'), from: say('tip.number.movement.die'), off: false };
  const changes = paceOf(player).map(({ from, n }) => ({ n: written(n), from: sourceName(from), off: false }));
  const tiles = reachOf(player).map(({ tile }) => tile);
  const [from, to] = [Math.min(...tiles), Math.max(...tiles)];
  const reach = say(from === to ? 'tip.number.movement.one' : 'tip.number.movement.reach', { from, to });
  return tipInWords(say('tip.number.movement'), [reach, say('tip.number.movement.rule')], [die, ...changes]);
}

function deckTip(deck: DeckName, { decks, discards, rules }: View): Tip {
  const title = say(`tip.deck.${deck}`);
  const rule = say(deck === 'treasure' && rules.expansion ? 'tip.deck.treasure.rule.shop' : `tip.deck.${deck}.rule`);
  if (deck === 'luck') {
    const n = decks.luck;
    const left = discards === null ? say('board.deck.luck', { n }) : say('tip.deck.left', { n, discards: discards.luck.length });
    return tipInWords(title, [rule, left]);
  }
  const rows = decks[deck].map((n, index) => {
    const tier = index + 1;
    const thrown = discards === null ? null : (discards[deck][index]?.length ?? 0);
    const from = thrown === null ? say('tip.tier', { tier }) : say('tip.deck.tier', { tier, discards: thrown });
    return { n: say('tip.n', { n }), from, off: false };
  });
  return tipInWords(title, [rule], rows);
}

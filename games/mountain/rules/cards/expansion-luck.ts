import type { Seat } from '@tavern/engine';
import type { TileKind } from '../board.ts';
import { luck, type Way } from '../catalog.ts';
import { drawTreasure } from '../decks.ts';
import { hurt } from '../harm.ts';
import { hasItems } from '../pack.ts';
import { type LuckId, playerAt, type State, tileAt } from '../state.ts';
import { stealCarried } from '../steps/steal.ts';
import { arePartners } from '../teams.ts';
import type { M } from '../types.ts';
import { othersAfter, shift } from '../where.ts';

// KM-184.

/** Its drawer chooses one of its ways out. */
const forking = (card: LuckId, ...ways: readonly Way[]) => ({
  ways,
  play: (m: M, seat: Seat) => m.ask(seat, { kind: 'fork', card }),
});

function moved(m: M, seat: Seat, by: number): void {
  shift(m, seat, playerAt(m.state, seat).at + by, 'luck');
  m.next({ do: 'land', via: 'luck' });
}

/** A loss that may end its drawer's turn (H-41). */
function hurtByLuck(m: M, seat: Seat, loss: number, card: LuckId): void {
  hurt(m, seat, loss, card);
  if (playerAt(m.state, seat).down) m.skipTo('turn.close');
}

const FALL = 2;
const DETOUR = 3;
luck('crossroads', {
  expansion: true,
  copies: 2,
  loss: FALL,
  back: DETOUR,
  name: 'Crossroads',
  text: 'Choose: lose {loss} HP, or move back {back} tiles.',
  ...forking(
    'crossroads',
    { id: 'fall', play: (m, seat) => hurtByLuck(m, seat, FALL, 'crossroads') },
    { id: 'detour', play: (m, seat) => moved(m, seat, -DETOUR) },
  ),
});

const CURSE = 2;
const IDOL_TIER = 2;
luck('cursed-idol', {
  expansion: true,
  copies: 2,
  loss: CURSE,
  prize: IDOL_TIER,
  name: 'Cursed Idol',
  text: 'Choose: lose {loss} HP and draw a tier {prize} treasure, or leave it alone.',
  ...forking(
    'cursed-idol',
    {
      id: 'take',
      play(m, seat) {
        drawTreasure(m, seat, IDOL_TIER, 'luck');
        hurtByLuck(m, seat, CURSE, 'cursed-idol');
      },
    },
    { id: 'leave', play: () => {} },
  ),
});

const SHORT_CUT = 4;
const STEP = 1;
luck('shepherds-path', {
  expansion: true,
  copies: 2,
  far: SHORT_CUT,
  near: STEP,
  name: 'Shepherd’s Path',
  text: 'Move forward {near} {near|tile|tiles}. If nobody is behind you, move forward {far} instead.',
  play: (m, seat) => moved(m, seat, isLast(m.state, seat) ? SHORT_CUT : STEP),
});

const isLast = (state: State, seat: Seat): boolean =>
  othersAfter(state, seat).every((each) => playerAt(state, each).at >= playerAt(state, seat).at);

const SLIDE = 3;
/** Only its drawer lands: on another player's turn no tile does anything. */
luck('rockslide', {
  expansion: true,
  copies: 3,
  back: SLIDE,
  name: 'Rockslide',
  text: 'The player furthest up moves back {back} tiles. If several are level, all of them do.',
  play(m, seat) {
    const { state } = m;
    const all = [seat, ...othersAfter(state, seat)];
    const top = Math.max(...all.map((each) => playerAt(state, each).at));
    const struck = all.filter((each) => playerAt(state, each).at === top);
    for (const each of struck) shift(m, each, top - SLIDE, 'rockslide');
    if (struck.includes(seat)) m.next({ do: 'land', via: 'luck' });
  },
});

const BOLT = 1;
const SHELTERS: ReadonlySet<TileKind> = new Set(['start', 'sanctuary', 'shop']);
const isSheltered = (state: State, seat: Seat): boolean => SHELTERS.has(tileAt(state, playerAt(state, seat).at));
luck('lightning-storm', {
  expansion: true,
  copies: 2,
  loss: BOLT,
  name: 'Lightning Storm',
  text: 'Everybody loses {loss} HP, except on Start, in a Sanctuary or in a Shop.',
  play(m, seat) {
    const { state } = m;
    const struck = [seat, ...othersAfter(state, seat)].filter((each) => !isSheltered(state, each) && !playerAt(state, each).down);
    if (struck.length === 0) return m.emit({ type: 'luckIdle', seat, card: 'lightning-storm' });
    for (const each of struck) hurt(m, each, BOLT, 'lightning-storm');
    if (playerAt(state, seat).down) m.skipTo('turn.close');
  },
});

luck('wandering-merchant', {
  expansion: true,
  copies: 2,
  name: 'Wandering Merchant',
  text: 'You may sell one item as in a Shop: it goes under its deck, and you draw another of its tier.',
  play(m, seat) {
    if (hasItems(playerAt(m.state, seat))) m.next({ do: 'shop' });
    else m.emit({ type: 'luckIdle', seat, card: 'wandering-merchant' });
  },
});

/** From the furthest up of those ahead who carry something and may be chosen (H-37); of equals one at random. */
luck('rebels-share', {
  expansion: true,
  copies: 2,
  name: 'Rebel’s Share',
  text: 'Of the players ahead of you, the one furthest up who carries anything gives you a random item from the backpack.',
  play(m, seat) {
    const { state } = m;
    const { at } = playerAt(state, seat);
    const rich = othersAfter(state, seat).filter((each) => {
      const other = playerAt(state, each);
      return other.at > at && other.pack.length > 0 && !other.invisible && !arePartners(state.players, seat, each);
    });
    const top = Math.max(...rich.map((each) => playerAt(state, each).at));
    const first = rich.filter((each) => playerAt(state, each).at === top);
    const loser = first.length > 1 ? m.rng.pick(first) : first[0];
    if (loser === undefined) return m.emit({ type: 'luckIdle', seat, card: 'rebels-share' });
    stealCarried(m, seat, loser, 'rebels-share');
  },
});

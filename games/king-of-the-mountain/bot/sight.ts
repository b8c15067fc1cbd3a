import type { Seat } from '@tavern/engine';
import { FINAL, type Tier, type TileKind } from '../rules/board.ts';
import type { PlayerView, View } from '../rules/view.ts';
import { type Fighter, fighterOf } from './fighter.ts';
import type { Weights } from './weights.ts';
import { drawWorth, gainFrom, gearItems, hiddenWorth, holdingsWorth } from './worth.ts';

/** Somebody to beat. */
export interface Rival {
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly fighter: Fighter;
  /** How much of what this one loses is my gain. */
  readonly share: number;
  /** What this one stands to lose. */
  readonly holdings: number;
}

/** The table as one seat sees it, with what every decision asks for worked out once, when first asked for. */
export class Sight {
  readonly view: View;
  readonly seat: Seat;
  readonly me: PlayerView;
  readonly rivals: readonly Rival[];
  /** Rivals who win when their next turn comes if nobody throws them out, and every one of those comes before mine. */
  readonly claimants: readonly Rival[];
  readonly weights: Weights;
  private known: { holdings?: number; draws: (number | undefined)[]; loot: (number | undefined)[] } = { draws: [], loot: [] };

  constructor(view: View, seat: Seat, weights: Weights) {
    this.view = view;
    this.seat = seat;
    this.weights = weights;
    this.me = view.players[seat] as PlayerView;
    const others = view.players.flatMap((player, index) =>
      index === seat || player.out ? [] : [{ player, seat: index as Seat }],
    );
    const mean = others.reduce((sum, { player }) => sum + player.at, 0) / others.length;
    const share = weights.spite / Math.max(1, others.length);
    this.rivals = others.map(
      (each): Rival => ({
        ...each,
        fighter: fighterOf(each.player),
        share:
          weights.x?.lead === undefined || others.length < 2
            ? share
            : Math.max(0.05, Math.min(1, share * (1 + weights.x.lead * (each.player.at - mean)))),
        holdings: holdingsWorth(each.player, weights),
      }),
    );
    this.claimants = this.rivals.filter(({ player }) => player.at === FINAL && player.claim && !player.down && !player.invisible);
  }

  get myTurn(): boolean {
    return this.view.current === this.seat;
  }

  /** What I stand to lose. */
  get holdings(): number {
    this.known.holdings ??= holdingsWorth(this.me, this.weights);
    return this.known.holdings;
  }

  /** What a treasure of this tier would bring me on average. */
  draw(tier: Tier): number {
    const worth = this.known.draws[tier] ?? drawWorth(this.me, tier, this.weights);
    this.known.draws[tier] = worth;
    return worth;
  }

  /** What this rival's things would add to mine. */
  loot({ seat, player }: Rival): number {
    const worth =
      this.known.loot[seat] ??
      gainFrom(this.me, [...gearItems(player), ...(player.pack ?? [])], this.weights) + hiddenWorth(player, this.weights);
    this.known.loot[seat] = worth;
    return worth;
  }

  tile(at: number): TileKind {
    return this.view.board[at] as TileKind;
  }

  rival(seat: number): Rival {
    const found = this.rivals.find((rival) => rival.seat === seat);
    if (found === undefined) throw new Error(`seat ${seat} is no rival`);
    return found;
  }
}

/** Will this one have a turn of its own before my next? Whoever lies there sleeps it away, whoever must skip does. */
export const isActive = ({ player }: Rival): boolean => !player.down && !player.skip;

/** Could this one be drawn into a duel on this tile (H-11, H-37)? */
export const isOpenToDuel = ({ player }: Rival, kind: TileKind): boolean =>
  kind !== 'sanctuary' && !player.down && !player.invisible && (!player.secondWind || kind === 'final');

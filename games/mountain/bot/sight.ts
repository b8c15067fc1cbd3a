import type { Seat } from '@tavern/engine';
import { FINAL, type Tier, type TileKind } from '../rules/board.ts';
import { duelsAllowedOn, secondWindHolds } from '../rules/house-rules.ts';
import { arePartners } from '../rules/teams.ts';
import type { PlayerView, View } from '../rules/view.ts';
import { type Fighter, fighterOf } from './fighter.ts';
import type { Weights } from './weights.ts';
import { drawWorth, gainFrom, hiddenWorth, holdingsWorth, itemsOf } from './worth.ts';

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

/** The table as one seat sees it. What many decisions ask for is worked out once, when first asked for. */
export class Sight {
  readonly view: View;
  readonly me: PlayerView;
  readonly weights: Weights;
  readonly myTurn: boolean;
  /** In the order of their turns after mine. */
  readonly rivals: readonly Rival[];
  /** Those who climb for my team, looked at in the same way. Nobody is one in a race. */
  readonly partners: readonly Rival[];
  /** Rivals who win when their next turn comes, before mine, unless somebody throws them out (H-08). */
  readonly claimants: readonly Rival[];
  private mine: number | null = null;
  private readonly draws = new Map<Tier, number>();
  private readonly loots = new Map<Seat, number>();

  constructor(view: View, seat: Seat, weights: Weights) {
    this.view = view;
    this.weights = weights;
    this.me = view.players[seat] as PlayerView;
    this.myTurn = view.current === seat;
    const order = view.order.flat();
    const start = order.indexOf(seat);
    const others = [...order.slice(start + 1), ...order.slice(0, start)].filter((each) => !view.players[each]?.out);
    const isRival = (each: Seat): boolean => !arePartners(view.players, seat, each);
    const share = weights.spite / Math.max(1, others.filter(isRival).length);
    const seen = (each: Seat): Rival => {
      const player = view.players[each] as PlayerView;
      return { seat: each, player, fighter: fighterOf(player), share, holdings: holdingsWorth(player, weights) };
    };
    this.rivals = others.filter(isRival).map(seen);
    this.partners = this.me.team === null ? [] : others.filter((each) => !isRival(each)).map(seen);
    this.claimants = this.rivals.filter(({ player }) => player.claim && !player.invisible);
  }

  /** What I stand to lose. */
  get holdings(): number {
    this.mine ??= holdingsWorth(this.me, this.weights);
    return this.mine;
  }

  /** What a treasure of this tier would bring me on average. */
  draw(tier: Tier): number {
    let worth = this.draws.get(tier);
    if (worth === undefined) {
      worth = drawWorth(this.view, this.me, tier, this.weights);
      this.draws.set(tier, worth);
    }
    return worth;
  }

  /** What this rival's items would add to mine. */
  loot({ seat, player }: Rival): number {
    let worth = this.loots.get(seat);
    if (worth === undefined) {
      worth = (gainFrom(this.me, itemsOf(player), this.weights) + hiddenWorth(player, this.weights)) * (1 + this.weights.greed);
      this.loots.set(seat, worth);
    }
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

  partner(seat: number): Rival | undefined {
    return this.partners.find((each) => each.seat === seat);
  }

  /** Anybody else, whomever they climb for. */
  other(seat: number): Rival {
    return this.partner(seat) ?? this.rival(seat);
  }

  /** Only a long siege comes to this: my turn, with a claim. It is held by ending the turn up there; nothing else matters then. */
  get holdsClaim(): boolean {
    return this.myTurn && this.me.claim && this.me.at === FINAL;
  }
}

/** Will this one act before my next turn? A player who is knocked out or must skip loses that turn. */
export const isActive = ({ player }: Rival): boolean => !player.down && !player.skip;

/** Could this one be drawn into a duel on such a tile (KM-085, H-11, H-37)? */
export function isOpenToDuel(sight: Sight, { player }: Rival, at: number): boolean {
  const kind = sight.tile(at);
  if (player.down || player.invisible || !duelsAllowedOn(sight.view.rules, kind)) return false;
  return !(player.secondWind && secondWindHolds(kind));
}

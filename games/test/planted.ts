import { type Game, type Rng, rivalOf, type Types } from '@tavern/engine';
import { conforms, type Plan } from '@tavern/engine/conformance';

interface Looking<T extends Types> extends Pick<Plan<T>, 'every' | 'sampleSeat' | 'sampleRules'> {
  /** A rare fault is looked for from a match that finds it today: the matches before would only take time. */
  readonly from?: number;
  readonly matches: number;
}

/** The first fault that random matches find. */
export function firstFault<T extends Types>(faulty: Game<T>, { from = 1, matches, ...plan }: Looking<T>): string {
  for (let seed = from; seed < from + matches; seed++) {
    const [first] = conforms(faulty, { games: 1, seed, ...plan }).failures;
    if (first !== undefined) return first.why;
  }
  return 'nothing';
}

interface Played<Player extends object> extends Types {
  state: { players: Player[] };
  view: { readonly players: readonly object[] };
}

/** A game whose view shows this of every player, to everybody. */
export const showing = <Player extends object, T extends Played<Player>>(
  game: Game<T>,
  shown: (player: T['state']['players'][number]) => object,
): Game<T> => ({
  ...game,
  view(state, seat) {
    const seen = game.view(state, seat);
    const more = state.players.map(shown);
    return { ...seen, players: seen.players.map((player, owner) => ({ ...player, ...more[owner] })) };
  },
});

type Deal<Player> = (guessed: Player, real: Player, rng: Rng) => void;

/** A game for two whose view is honest, but whose guess deals the rival's cards from behind its back. */
export function knowing<Player extends object, T extends Played<Player>>(
  game: Game<T>,
  deal: Deal<T['state']['players'][number]>,
): Game<T> {
  let truth: T['state'] | null = null;
  return {
    ...game,
    view(state, seat) {
      truth = state;
      return game.view(state, seat);
    },
    guess(view, seat, rng) {
      const dealt = game.guess(view, seat, rng);
      const rival = rivalOf(seat);
      const [guessed, real] = [dealt.players[rival], truth?.players[rival]];
      if (guessed !== undefined && real !== undefined) deal(guessed, real, rng);
      return dealt;
    },
  };
}

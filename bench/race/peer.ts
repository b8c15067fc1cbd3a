import { peerFiles, peerModule } from '../peers.ts';
import { type Finish, SEATS, TILES } from './finish.ts';

/** The part of boardgame.io that this bench touches. */
interface Boardgame {
  readonly ProcessGameConfig: (game: RaceGame) => RaceGame;
  readonly InitializeGame: (setup: { game: RaceGame; numPlayers: number }) => State;
  readonly CreateGameReducer: (setup: { game: RaceGame }) => (state: State, action: object) => State;
}

interface G {
  readonly at: readonly number[];
  readonly winner: string | null;
}

interface State {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: { readonly winner: string } };
  readonly transients?: { readonly error: { readonly type: string } };
}

interface Moving {
  readonly G: G;
  readonly playerID: string;
  readonly random: { D4(): number };
}

interface RaceGame {
  readonly name: string;
  readonly seed?: number;
  readonly disableUndo: true;
  readonly turn: { readonly minMoves: number; readonly maxMoves: number };
  readonly moves: { readonly [name: string]: (context: Moving) => G };
  setup(context: { readonly ctx: { readonly numPlayers: number } }): G;
  endIf(context: { readonly G: G }): { winner: string } | undefined;
}

/** The race as its manual has it, in the fastest of the ways it documents: no undo, and moves that return a new G. */
export const raceGame = (tiles: number): RaceGame => ({
  name: 'race',
  disableUndo: true,
  setup: ({ ctx }) => ({ at: Array.from({ length: ctx.numPlayers }, () => 0), winner: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    roll({ G, playerID, random }) {
      const seat = Number(playerID);
      const to = Math.min((G.at[seat] ?? 0) + random.D4(), tiles - 1);
      return { at: G.at.with(seat, to), winner: to === tiles - 1 ? playerID : null };
    },
  },
  endIf: ({ G }) => (G.winner === null ? undefined : { winner: G.winner }),
});

/** On boardgame.io's reducer: the same thing its own benchmark measures, without store, log or network. */
export function racePeer(): (seed: number) => Finish {
  const { CreateGameReducer, InitializeGame, ProcessGameConfig } = peerModule('boardgame.io/internal') as Boardgame;
  const slow = peerFiles().filter((file) => file.includes('development'));
  if (slow.length > 0) throw new Error(`boardgame.io runs a development build: ${slow.join(', ')}`);

  const processed = ProcessGameConfig(raceGame(TILES));
  const reducer = CreateGameReducer({ game: processed });
  return (seed) => {
    let state = InitializeGame({ game: { ...processed, seed }, numPlayers: SEATS });
    let answers = 0;
    while (state.ctx.gameover === undefined) {
      state = reducer(state, roll(state.ctx.currentPlayer));
      if (state.transients !== undefined) throw new Error(`boardgame.io refused: ${state.transients.error.type}`);
      answers += 1;
    }
    return { winner: Number(state.ctx.gameover.winner), at: state.G.at, answers };
  };
}

/** What its action creator `makeMove` returns: the package does not export that one by name. */
const roll = (playerID: string): object => ({
  type: 'MAKE_MOVE',
  payload: { type: 'roll', args: [], playerID, credentials: undefined },
});

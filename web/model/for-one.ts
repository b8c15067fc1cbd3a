/** Its matches are runs: one seat, and dice that follow from a seed. The registry says the same before the game is loaded. */
export const isForOne = ({ game }: { readonly game: { readonly seats: readonly [number, number] } }): boolean =>
  game.seats[1] === 1;

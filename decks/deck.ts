/** A deck as its player built it: the ids of its cards by part. In a counted part their order means nothing. */
export interface Deck {
  /** As it is shown; '': none. */
  readonly name: string;
  readonly cards: { readonly [part: string]: readonly string[] };
}

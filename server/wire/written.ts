/** A reply that is text already: made once, for all who get the same. */
export class Written {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

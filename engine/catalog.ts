/** The cards of one kind. They enter themselves when they are loaded, so that rules can look a card up without importing it. */
export class Catalog<C extends { readonly id: string }> {
  /** In the order in which they came: always the same list, so that going through it costs no copy. */
  readonly all: readonly C[];
  private readonly entered: C[] = [];
  private readonly byId = new Map<string, C>();
  private readonly what: string;

  /** `what`: the kind of card, for the message about an unknown id. */
  constructor(what: string) {
    this.what = what;
    this.all = this.entered;
  }

  add(card: C): void {
    if (this.byId.has(card.id)) throw new Error(`two ${this.what} cards are called '${card.id}'`);
    this.byId.set(card.id, card);
    this.entered.push(card);
  }

  get(id: string): C {
    const card = this.byId.get(id);
    if (card === undefined) throw new Error(`no ${this.what} card is called '${id}'`);
    return card;
  }
}

import { FOUND } from '../../../games/revolution/test/table/selectors.ts';
import type { Sight } from '../../../games/test/table/card-table.ts';
import type { Person } from './person.ts';
import { askFaceDown, takeFromHand, until } from './square-deeds.ts';

/** Where the found card goes. */
export const SEARCHES = { 'c-10': 'sp', 'c-9': 'hand', 'c-12': 'help' } as const;
type Searcher = keyof typeof SEARCHES;
const isSearcher = (card: string): card is Searcher => card in SEARCHES;

/** A character of the rival’s that is face-up. Their leader is none; and where there is but one, the page aims at it unasked. */
const TARGET = '.square-side.far .spot:not(.spot-leader, .spot-help, .spot-sp) .rev-card';

const HELP = '.square-side.near .spot-help :is(.rev-card, .rev-back)';
const OWN_CHARACTER = '.square-side.near .spot:not(.spot-help)[data-lit]';

/** Somebody at the table of Revolution who wants to see all that there is: each search, h-2, a bluff on the square and one that is sealed. */
export class Curious {
  readonly seen = new Set<string>();
  /** What searches said of where the card goes, by their card. */
  readonly told = new Map<string, string>();
  /** What the tallies said of what had been sealed. */
  readonly slips: string[] = [];
  /** What asks now, if anything does. */
  #placed = '';
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  /** Before everything that is done at the table: what is wanted is taken, and the next press places it. */
  readonly act = async (_: unknown, { asked, chosen, lit, telling }: Sight): Promise<void> => {
    if (telling || asked === null) return;
    if (asked === 'choose') await this.#choose(lit);
    else if (asked === 'place' && !chosen) await this.#place();
    else if (asked === 'secret' && !chosen) await this.#seal();
    else if (asked === 'next') this.slips.push(...(await this.#texts('.tally-cast.near .tally-slip')));
  };

  /** The cards of the hand that can be placed face-up now. */
  #cards(): Promise<readonly string[]> {
    return this.#person.page
      .locator('.hand-card.playable:not(:has(.only-down)) [data-hand-card]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-hand-card') ?? ''));
  }

  #texts(selector: string): Promise<readonly string[]> {
    return this.#person.page.locator(selector).allInnerTexts();
  }

  async #place(): Promise<void> {
    const cards = await this.#cards();
    const { page } = this.#person;
    const open = (await page.locator(HELP).count()) === 0;
    // What c-12 finds goes to the Help zone only as long as nothing is there.
    const wanted = (card: string): boolean => !this.seen.has(card) && cards.includes(card) && (card !== 'c-12' || open);
    const aims = wanted('h-2') && (await page.locator(TARGET).count()) > 1;
    this.#placed = aims ? 'h-2' : (Object.keys(SEARCHES).find(wanted) ?? '');
    if (this.#placed !== '') return takeFromHand(this.#person, this.#placed);
    // Nothing that would fill the Help zone before h-2 comes.
    const spare = cards.find((card) => card.startsWith('c-') && !isSearcher(card));
    if (spare === undefined) return;
    await takeFromHand(this.#person, spare);
    if (this.seen.has('bluff')) return;
    await askFaceDown(this.#person);
    await until(
      this.#person,
      ({ chosen }) => !chosen,
      () => page.locator(OWN_CHARACTER).first().click({ timeout: 2_000 }),
    );
    this.seen.add('bluff');
  }

  /** A search says where its card will go; h-2 lights those it may aim at. */
  async #choose(lit: number): Promise<void> {
    // Another copy, which was not placed to see what it asks.
    if (this.#placed === '') return;
    if (lit === 0) {
      // A search that finds nothing has not shown where its card goes.
      if ((await this.#person.page.locator(FOUND).count()) === 0) return;
      this.told.set(this.#placed, (await this.#texts('.square-tray > p')).join(' '));
    }
    this.seen.add(this.#placed);
  }

  async #seal(): Promise<void> {
    if (this.seen.has('sealed bluff')) return;
    const card = (await this.#cards()).find((each) => each.startsWith('c-'));
    if (card === undefined) return;
    await takeFromHand(this.#person, card);
    this.seen.add('sealed bluff');
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { same } from '@tavern/engine';
import type { Locator } from 'playwright-core';
import type { Sitter } from './driver.ts';
import { AGAIN, HAND_ON } from './house-selectors.ts';
import { type By, press } from './press.ts';

// A table at which cards are taken from a hand and laid on lit places. Each game gives the selectors of its own.

/** What of the table matters to the player at it. */
export interface Sight {
  /** Tells one question from the next. */
  readonly moment: string;
  /** How many events have been told here. */
  readonly told: number;
  /** What kind of question; null: none, or an answer is on its way. */
  readonly asked: string | null;
  /** A card is taken. */
  readonly chosen: boolean;
  /** How many places are lit. */
  readonly lit: number;
  /** What cannot be taken back was pressed once. */
  readonly armed: boolean;
  /** At one screen: it must be handed on, or the curtain lifted. */
  readonly hand: boolean;
  readonly over: boolean;
  /** The table still tells what happened. */
  readonly telling: boolean;
}

/** The table's `data-asked` (`<id> <kind>`), `data-told`, `data-busy` and `data-telling` say how things stand. */
export interface CardTableSelectors {
  readonly table: string;
  readonly chosen: string;
  readonly lit: string;
  readonly armed: string;
  readonly over: string;
}

/** Answers whatever a person is asked at the point where the table has told everything. */
type Answering = (person: Sitter, sight: Sight, by: By) => Promise<void>;

interface Playing {
  readonly by?: By;
  readonly within?: number;
  /** Called before everything that anybody does. */
  readonly meanwhile?: (person: Sitter, sight: Sight) => Promise<void>;
}

const MOMENT = 40;
const PATIENCE = 60_000;
/** So soon something comes of a press; if not, what was pressed was gone already. */
const SOON = 1_500;
/** So soon the next match is laid out. */
const LAID = 10_000;

export class CardTable {
  readonly #selectors: CardTableSelectors;
  readonly #answering: Answering;

  constructor(selectors: CardTableSelectors, answering: Answering) {
    this.#selectors = selectors;
    this.#answering = answering;
  }

  readonly sightOf = ({ page }: Pick<Sitter, 'page'>): Promise<Sight> =>
    page.evaluate(
      ({ table: name, chosen, lit, armed, hand, over }) => {
        const there = (selector: string): boolean => document.querySelector(selector) !== null;
        const table = document.querySelector<HTMLElement>(name);
        const { asked = '', told = '', busy = '', telling = '' } = table?.dataset ?? {};
        return {
          moment: table === null ? '' : `${asked} after ${told}`,
          told: Number(told),
          asked: asked === '' || busy === 'true' ? null : (asked.split(' ')[1] ?? null),
          chosen: there(chosen),
          lit: document.querySelectorAll(lit).length,
          armed: there(armed),
          hand: there(hand),
          over: there(over),
          telling: telling === 'true',
        };
      },
      { ...this.#selectors, hand: HAND_ON },
    );

  /** What kind of question this person may answer now; null: none. */
  readonly asked = async (person: Sitter): Promise<string | null> => (await this.sightOf(person)).asked;

  /** Once the table is as it should be; null: not so soon. */
  readonly seen = async (person: Sitter, isSo: (sight: Sight) => boolean, patience: number): Promise<Sight | null> => {
    const until = performance.now() + patience;
    do {
      const sight = await this.sightOf(person);
      if (isSo(sight)) return sight;
      await pause(MOMENT);
    } while (performance.now() < until);
    return null;
  };

  /** Once the table is as it should be. Whatever is asked instead, it fails here, and says what is on the screen. */
  readonly reached = async (person: Sitter, isSo: (sight: Sight) => boolean): Promise<Sight> => {
    const sight = await this.seen(person, isSo, PATIENCE);
    if (sight !== null) return sight;
    const [now, words] = [await this.sightOf(person), await person.page.locator('body').innerText()];
    throw new Error(`${person.name} waits in vain at ${JSON.stringify(now)}:\n${words}`);
  };

  /** Answers whatever this person is asked, on the table's own controls. Says whether there was anything to do. */
  readonly answer = async (person: Sitter, by: By = 'mouse'): Promise<boolean> => {
    const { page } = person;
    const sight = await this.sightOf(person);
    if (sight.hand) return this.#doing(person, sight, () => press(person, page.locator(HAND_ON).first(), by));
    if (sight.telling) {
      // A player who has seen enough presses anything: here a key that does nothing else.
      await page.keyboard.press('F2');
      return true;
    }
    if (sight.asked === null || sight.over) return false;
    return this.#doing(person, sight, () => this.#answering(person, sight, by));
  };

  /** Answers, or goes on to the next match where one is over. */
  readonly goOn = async (person: Sitter, by: By): Promise<boolean> => {
    if (!(await this.sightOf(person)).over) return this.answer(person, by);
    await press(person, person.page.locator(AGAIN).first(), by);
    // The next match takes a moment to be laid out, and the end stays to be seen until then.
    await this.seen(person, ({ over }) => !over, LAID);
    return true;
  };

  /**
   * What was there a moment ago may be gone: that is no fault, as long as the table looks different now. A busy machine may be late: then it is
   * done again.
   */
  async #doing(person: Sitter, sight: Sight, act: () => Promise<void>): Promise<boolean> {
    const until = performance.now() + PATIENCE;
    const isSame = (now: Sight): boolean => same({ ...now }, { ...sight });
    for (;;)
      try {
        await act();
        break;
      } catch (error) {
        if (!isSame(await this.sightOf(person))) break;
        if (performance.now() > until) throw error;
      }
    await this.seen(person, (now) => !isSame(now), SOON);
    return true;
  }

  /** Everybody plays on until all of them see who has won. */
  readonly play = async (
    people: readonly Sitter[],
    { by = 'mouse', within = 400_000, meanwhile }: Playing = {},
  ): Promise<void> => {
    const until = performance.now() + within;
    const done = new Set<Sitter>();
    while (done.size < people.length) {
      let acted = false;
      for (const person of people) {
        if (done.has(person)) continue;
        const sight = await this.sightOf(person);
        if (sight.over) done.add(person);
        else {
          await meanwhile?.(person, sight);
          acted = (await this.answer(person, by)) || acted;
        }
        if (performance.now() > until)
          throw new Error(`${person.name} is not done:\n${await person.page.locator('body').innerText()}`);
      }
      if (!acted) await pause(MOMENT);
    }
  };
}

/** Whether this can be pressed. A table may be laid anew in this very moment: only what does not come soon is not there. */
export const isThere = (person: Sitter, selector: string): Promise<boolean> =>
  person.page
    .locator(selector)
    .first()
    .waitFor({ timeout: SOON })
    .then(
      () => true,
      () => false,
    );

/** By the key that stands on it, or at the corner that its neighbour in the fan leaves free. */
export async function takeCard(person: Sitter, card: Locator, by: By): Promise<void> {
  if (by === 'keys') return press(person, card, by);
  const position = { x: 14, y: 30 };
  if (by === 'touch') await card.tap({ position, timeout: SOON });
  else await card.click({ position, timeout: SOON });
}

/** ArrowUp leads from the hand to the first lit place. */
export async function choosePlace(person: Sitter, lit: string, by: By): Promise<void> {
  const { page } = person;
  if (by !== 'keys') return press(person, page.locator(lit).first(), by);
  if (!(await page.locator(`${lit}:focus`).isVisible())) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
}

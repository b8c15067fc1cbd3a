import { CONCEDE, type Question, type Seat, type Types } from '@tavern/engine';
import type { Frame, Status, Table } from '@tavern/host';
import type { Menu } from './menu.ts';
import type { Screen } from './screen.ts';

/** The people at one keyboard: prompts whoever is asked, passes the keyboard on where there are several. */
export class Keyboard {
  private readonly table: Table;
  private readonly screen: Screen;
  private readonly menu: Menu;
  private readonly people: readonly Seat[];
  private readonly unread = new Map<Seat | null, Frame[]>();
  private status: Status | null = null;
  /** Nothing is secret: everybody may read the same screen, as a spectator would. */
  private readonly open: boolean;
  /** Whose table is on the screen; null: nobody's, or everybody's. */
  private front: Seat | null = null;
  private changed: () => void = () => {};
  private asking: { readonly seat: Seat; readonly id: number; readonly gone: AbortController } | null = null;

  constructor(table: Table, screen: Screen, menu: Menu, people: readonly Seat[]) {
    this.table = table;
    this.screen = screen;
    this.menu = menu;
    this.people = people;
    this.open = people.length === 0 || (people.length > 1 && table.match.game.hidden === undefined);
    this.front = people.length === 1 ? (people[0] ?? null) : null;
  }

  /** Until the match is over or the table is closed. */
  async play(): Promise<void> {
    const leave = [...this.people, ...(this.open ? [null] : [])].map((viewer) => this.sit(viewer));
    while (this.table.match.over === null && this.status?.closed == null) {
      const next = this.nextAsked();
      if (next === null) await this.change();
      else await this.prompt(next.seat, next.question);
    }
    await this.shown();
    this.readFront();
    for (const each of leave) each();
  }

  private sit(viewer: Seat | null): () => void {
    this.unread.set(viewer, []);
    return this.table.connect(viewer, {
      frame: (frame) => {
        this.unread.get(viewer)?.push(frame);
        // While a menu is on the screen it owns the lines: what happens meanwhile is read when it has gone.
        if (this.asking === null) this.readFront();
        this.look();
      },
      status: (status) => {
        this.status = status;
        this.look();
      },
    });
  }

  /** Something changed: the question on the screen may have gone. */
  private look(): void {
    const { asking } = this;
    if (asking !== null && this.table.match.question(asking.seat)?.id !== asking.id) asking.gone.abort();
    this.changed();
  }

  private change(): Promise<void> {
    return new Promise((changed) => {
      this.changed = changed;
    });
  }

  private nextAsked(): { seat: Seat; question: Question<Types> } | null {
    const order = [...this.people].sort((a, b) => Number(b === this.front) - Number(a === this.front));
    for (const seat of order) {
      const question = this.table.match.question(seat);
      if (question === null || this.table.status(seat).passed) continue;
      // With one way to go in a window there is nothing to ask: it closes by itself.
      if (question.window && question.options.length === 1) continue;
      return { seat, question };
    }
    return null;
  }

  private async prompt(seat: Seat, asked: Question<Types>): Promise<void> {
    const { id } = asked;
    if (isFormality(asked)) {
      await this.table.answer(seat, id, asked.options[0]);
      return this.shown();
    }
    const handed = await this.handOver(seat);
    // While the keyboard went round, somebody else may have answered for all, or changed what there is to choose.
    const question = this.table.match.question(seat);
    if (question?.id !== id) return;
    const gone = new AbortController();
    this.asking = { seat, id: question.id, gone };
    const packet = this.table.match.packet(seat);
    if (!question.window || handed) this.screen.table(packet, seat);
    const giveUp = { value: CONCEDE, name: this.screen.words('option.concede'), apart: true as const };
    const chosen = await this.menu.choose<object>(
      this.screen.prompt(this.people.length > 1 ? seat : null, question, this.seconds(seat)),
      [...this.screen.choices(question), giveUp],
      { signal: gone.signal },
    );
    this.asking = null;
    this.readFront();
    if (chosen === null) return console.log(this.screen.words('play.tooLate'));
    if (chosen === CONCEDE && !(await this.sure())) return;
    const result = await this.table.answer(seat, question.id, chosen);
    if (!result.ok) console.log(this.screen.text(result.why));
    else await this.shown();
  }

  /** The acknowledgement comes before the frame: let it be shown before anybody is asked again. */
  private shown(): Promise<void> {
    return new Promise((done) => setTimeout(done, 0));
  }

  private async sure(): Promise<boolean> {
    const choices = [
      { value: false, name: this.screen.words('play.stay') },
      { value: true, name: this.screen.words('option.concede') },
    ];
    return (await this.menu.choose(this.screen.words('play.giveUp'), choices)) === true;
  }

  /** With secrets on the table a curtain falls between two people: mine goes off the screen, then the next one says they are there. */
  private async handOver(seat: Seat): Promise<boolean> {
    if (seat === this.front || this.open) return false;
    const who = { seat };
    if (this.front !== null) await this.confirm('play.turn', 'play.hide', who);
    this.front = null;
    this.screen.clear();
    await this.confirm('play.curtain', 'play.ready', who);
    this.screen.clear();
    this.front = seat;
    this.readFront();
    return true;
  }

  private async confirm(prompt: string, name: string, who: { readonly seat: Seat }): Promise<void> {
    await this.menu.choose(this.screen.words(prompt, { who }), [{ value: true, name: this.screen.words(name, { who }) }]);
  }

  /** What whoever is in front of the screen has not read yet. */
  private readFront(): void {
    if (this.front === null && !this.open) return;
    for (const frame of this.unread.get(this.front)?.splice(0) ?? []) this.screen.log(frame);
  }

  private seconds(seat: Seat): number | null {
    const clock = this.table.status(seat).clocks.find((each) => each.seat === seat);
    return clock === undefined ? null : Math.ceil((clock.endsAt - this.table.status(seat).now) / 1000);
  }
}

/** A prompt with one way to go is never shown: it is asked so that being asked tells nothing. */
const isFormality = ({ clock, options, blocked }: Question<Types>): boolean =>
  clock === 'prompt' && options.length === 1 && blocked.length === 0;

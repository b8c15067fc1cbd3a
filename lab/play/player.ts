import { CONCEDE, type Question, type Seat, seatsOf, type Types } from '@tavern/engine';
import type { Frame, Status, Table } from '@tavern/host';
import type { Menu, MenuItem } from './menu.ts';
import type { Screen } from './screen.ts';

/** The people at one keyboard: prompts the person who is asked, and passes the keyboard on where there are several. */
export class Keyboard {
  private readonly table: Table;
  private readonly screen: Screen;
  private readonly menu: Menu;
  private readonly people: readonly Seat[];
  private readonly unread = new Map<Seat | null, Frame[]>();
  private status: Status | null = null;
  /** Nothing is secret: everybody may read the same screen, as a spectator would. */
  private readonly open: boolean;
  /** The seat whose table is on the screen; null: nobody's, or everybody's. */
  private front: Seat | null = null;
  /** Who is asked first where several are. */
  private speaker: Seat | null = null;
  private left = false;
  private changed: () => void = () => {};
  /** The menu on the screen, and whether what it asks still stands. */
  private asking: { readonly stands: () => boolean; readonly gone: AbortController } | null = null;

  constructor(table: Table, screen: Screen, menu: Menu, people: readonly Seat[]) {
    this.table = table;
    this.screen = screen;
    this.menu = menu;
    this.people = people;
    this.open = people.length === 0 || (people.length > 1 && table.match.game.hidden === undefined);
    this.front = people.length === 1 ? (people[0] ?? null) : null;
  }

  /** Until the match is over, the table is closed, or everybody here has given up and left. */
  async play(): Promise<void> {
    const leave = [...this.people, ...(this.open ? [null] : [])].map((viewer) => this.sit(viewer));
    while (this.table.match.over === null && this.status?.closed == null && !this.left) {
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
        // While a menu is on the screen nothing else may be printed: what happens meanwhile is printed when it has gone.
        if (this.asking === null) this.readFront();
        this.look();
      },
      status: (status) => {
        this.status = status;
        this.look();
      },
    });
  }

  /** Something changed: what the menu on the screen asks may have gone. */
  private look(): void {
    if (this.asking?.stands() === false) this.asking.gone.abort();
    this.changed();
  }

  private change(): Promise<void> {
    return new Promise((changed) => {
      this.changed = changed;
    });
  }

  /** Null: what was asked no longer stands. */
  private async choose<V>(prompt: string, choices: readonly MenuItem<V>[], stands: () => boolean): Promise<V | null> {
    const gone = new AbortController();
    this.asking = { stands, gone };
    const chosen = await this.menu.choose(prompt, choices, { signal: gone.signal });
    this.asking = null;
    this.readFront();
    return chosen;
  }

  private nextAsked(): { seat: Seat; question: Question<Types> } | null {
    const order = [...this.people].sort((a, b) => Number(b === this.speaker) - Number(a === this.speaker));
    for (const seat of order) {
      const question = this.table.match.question(seat);
      if (question === null || this.table.status(seat).passed) continue;
      // With one option in a window there is nothing to ask: it closes by itself.
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
    this.speaker = seat;
    const { match } = this.table;
    if (!question.window || handed) this.screen.table(match.packet(seat), seat, match.game.turn?.(match.state) ?? null);
    const stays = this.staysOpen(question);
    const hands = stays ? this.handLines(seat, question) : [];
    const giveUp = { value: CONCEDE, name: this.screen.words('option.concede'), apart: true as const };
    const chosen = await this.choose<object>(
      this.screen.prompt(this.people.length > 1 ? seat : null, question, this.seconds(seat)),
      [...this.screen.choices(question), ...hands, giveUp],
      // What the other side does in a trade changes what there is to choose.
      () => this.isAsked(seat, id) && !(stays && this.hasNews()),
    );
    if (chosen === null && this.isAsked(seat, id)) return;
    if (chosen === null) return this.screen.print(this.screen.words('play.tooLate'));
    const hand = hands.find(({ value }) => value === chosen);
    if (hand !== undefined) return this.handOn(hand.value.who);
    const parting = chosen === CONCEDE ? await this.parting(seat, id) : null;
    if (parting === 'stay') return;
    const result = await this.table.answer(seat, id, chosen);
    if (!result.ok) return this.screen.print(this.screen.text(result.why));
    // At once: bots that wait for nobody would play to the end before we could ask.
    if (parting === 'leave') this.leave();
    await this.shown();
  }

  private isAsked(seat: Seat, id: number): boolean {
    return this.table.match.question(seat)?.id === id;
  }

  private hasNews(): boolean {
    return (this.unread.get(this.front)?.length ?? 0) > 0;
  }

  /** Does it stay open when it is answered? Any other question goes to the next person by itself. */
  private staysOpen({ kind }: Question<Types>): boolean {
    const definitions = this.table.match.game.questions as { readonly [kind: string]: { readonly mode?: string } };
    return definitions[kind]?.mode === 'standing';
  }

  /** A line for everybody else at this keyboard who is asked the same. */
  private handLines(seat: Seat, { kind }: Question<Types>): MenuItem<{ readonly who: Seat }>[] {
    const others = this.people.filter((each) => each !== seat && this.table.match.question(each)?.kind === kind);
    return others.map((who) => ({
      value: { who },
      name: this.screen.words('play.handOn', { who: { seat: who } }),
      apart: true as const,
    }));
  }

  /** The acknowledgement comes before the frame: let it be shown before anybody is asked again. */
  private shown(): Promise<void> {
    return new Promise((done) => setTimeout(done, 0));
  }

  /** Really give up? And where bots then play on alone: does anybody want to see that? */
  private async parting(seat: Seat, id: number): Promise<'stay' | 'leave' | 'watch'> {
    const { gone, players } = this.table.match;
    const alone = this.people.every((each) => each === seat || gone.includes(each));
    const botsLeft = seatsOf(players).filter((each) => !this.people.includes(each) && !gone.includes(each)).length;
    const line = <V extends string>(value: V, key: string) => ({ value, name: this.screen.words(key) });
    const ways =
      alone && botsLeft > 1 ? [line('leave', 'play.leave'), line('watch', 'play.watch')] : [line('watch', 'option.concede')];
    const choices = [line('stay', 'play.stay'), ...ways];
    return (await this.choose(this.screen.words('play.giveUp'), choices, () => this.isAsked(seat, id))) ?? 'stay';
  }

  private leave(): void {
    this.left = true;
    this.table.close();
  }

  private async handOn(seat: Seat): Promise<void> {
    this.speaker = seat;
    await this.handOver(seat, false);
  }

  /**
   * With secrets on the table a curtain falls between two people: mine goes off the screen, then the next one says they are there.
   * A person who has just handed it on need not be asked to.
   */
  private async handOver(seat: Seat, ask = true): Promise<boolean> {
    if (seat === this.front || this.open) return false;
    const who = { seat };
    if (this.front !== null && ask) await this.confirm('play.turn', 'play.hide', who);
    this.front = null;
    this.screen.clear();
    await this.confirm('play.curtain', 'play.ready', who);
    this.screen.clear();
    this.front = seat;
    this.readFront();
    return true;
  }

  private async confirm(prompt: string, name: string, who: { readonly seat: Seat }): Promise<void> {
    const choices = [{ value: true, name: this.screen.words(name, { who }) }];
    await this.choose(this.screen.words(prompt, { who }), choices, () => true);
  }

  /** What the person in front of the screen has not read yet. */
  private readFront(): void {
    if (this.front === null && !this.open) return;
    for (const frame of this.unread.get(this.front)?.splice(0) ?? []) this.screen.log(frame);
  }

  private seconds(seat: Seat): number | null {
    const clock = this.table.status(seat).clocks.find((each) => each.seat === seat);
    return clock === undefined ? null : Math.ceil((clock.endsAt - this.table.status(seat).now) / 1000);
  }
}

/** A prompt with one option is never shown: the game only asks so that being asked tells nothing. */
const isFormality = ({ clock, options, blocked }: Question<Types>): boolean =>
  clock === 'prompt' && options.length === 1 && blocked.length === 0;

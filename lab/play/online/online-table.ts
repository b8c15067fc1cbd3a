import { styleText } from 'node:util';
import { CONCEDE, type Json, placesOf, render, say, type Words } from '@tavern/engine';
import type { TableState } from '@tavern/wire/http';
import type { Menu, MenuItem } from '../menu.ts';
import { SeenTable } from '../seen-table.ts';
import { BULLET, terminalWidth, wrap } from '../wrap.ts';
import { type GameServer, Refused } from './game-server.ts';

type OpenQuestion = NonNullable<TableState['question']>;

/** One person at a table of a server. The server says everything in words, so no game need be known here. */
export class OnlineTable {
  private readonly server: GameServer;
  private readonly match: string;
  private readonly menu: Menu;
  private readonly words: Words;
  private readonly seen = new SeenTable();
  private state: TableState | null = null;
  private printed = 0;
  /** What happened while a menu was on the screen. */
  private unread: string[] = [];
  private asking: { readonly stands: (state: TableState) => boolean; readonly gone: AbortController } | null = null;
  private changed: () => void = () => {};
  private failed: { readonly error: unknown } | null = null;

  constructor(server: GameServer, match: string, menu: Menu, words: Words) {
    this.server = server;
    this.match = match;
    this.menu = menu;
    this.words = words;
  }

  /** Until the match is over. */
  async play(): Promise<void> {
    void this.follow().catch((error: unknown) => {
      this.failed = { error };
      this.asking?.gone.abort();
      this.changed();
    });
    for (let answered = -1; ; ) {
      const { state } = this;
      if (this.failed !== null) throw this.failed.error;
      if (state !== null && isOver(state)) return this.end(state);
      const question = state?.question ?? null;
      if (state === null || question === null || state.frame === answered || !isChoice(question, state)) {
        await new Promise<void>((changed) => {
          this.changed = changed;
        });
        continue;
      }
      answered = (await this.prompt(state, question)) ? state.frame : -1;
    }
  }

  /** Keeps up with the server, whatever is on the screen. */
  private async follow(): Promise<void> {
    for (let since: number | null = null; ; ) {
      const state: TableState = await this.server.table(this.match, since);
      since = state.next;
      this.state = state;
      for (const { events } of state.frames)
        for (const { line } of events) if (line !== null) this.unread.push(`${styleText('dim', BULLET)} ${line}`);
      if (this.asking === null) this.read();
      else if (!this.asking.stands(state)) this.asking.gone.abort();
      this.changed();
      if (isOver(state)) return;
    }
  }

  /** true: it was answered. */
  private async prompt(state: TableState, question: OpenQuestion): Promise<boolean> {
    const news = this.seen.news(state.seat === null ? null : (state.seat as never), named(state.table), null, this.printed);
    if (news.length > 0) this.print();
    for (const line of news) this.print(`  ${line}`);
    const choices: MenuItem<object>[] = [
      ...question.options.map(({ option, says }) => ({ value: option, name: says })),
      ...question.blocked.map(({ option, says, why }) => ({
        value: option,
        name: says,
        blocked: this.text('play.blocked', { why }),
      })),
      { value: CONCEDE, name: this.text('option.concede'), apart: true },
    ];
    const chosen = await this.choose(
      this.promptOf(state, question),
      choices,
      (now) => now.question?.id === question.id && now.frame === state.frame,
    );
    if (chosen === null) {
      if (this.state?.question?.id !== question.id) this.print(this.text('play.tooLate'));
      return false;
    }
    if (chosen === CONCEDE && !(await this.really())) return false;
    try {
      await this.server.answer(this.match, chosen === CONCEDE ? 0 : question.id, chosen);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.print(error.message);
      return false;
    }
  }

  private async really(): Promise<boolean> {
    const choices = [
      { value: false, name: this.text('play.stay') },
      { value: true, name: this.text('option.concede') },
    ];
    return (await this.choose(this.text('play.giveUp'), choices, (now) => !isOver(now))) ?? false;
  }

  private async choose<V>(
    prompt: string,
    choices: readonly MenuItem<V>[],
    stands: (state: TableState) => boolean,
  ): Promise<V | null> {
    const gone = new AbortController();
    this.asking = { stands, gone };
    if (this.failed !== null || (this.state !== null && !stands(this.state))) gone.abort();
    const chosen = gone.signal.aborted ? null : await this.menu.choose(prompt, choices, { signal: gone.signal });
    this.asking = null;
    this.read();
    return chosen;
  }

  private promptOf({ status, seat }: TableState, { says }: OpenQuestion): string {
    const clock = status?.clocks.find((each) => each.seat === seat);
    if (clock === undefined || status === null) return says;
    const seconds = Math.max(0, Math.ceil((clock.endsAt - status.now) / 1_000));
    return `${says} ${styleText('dim', this.text('play.seconds', { seconds }))}`;
  }

  private end({ result, packet, names }: TableState): void {
    this.read();
    this.print();
    this.print(styleText('bold', this.text('play.over', { why: result ?? '' })));
    if (packet.over === null) return;
    const places = placesOf(packet.over as unknown as Parameters<typeof placesOf>[0]);
    if (packet.over.winners.length === 0) this.print(this.text('play.noWinner'));
    for (const { place, seat } of places) this.print(`  ${this.text('play.ranking', { place, names: names[seat] ?? '' })}`);
  }

  private read(): void {
    for (const line of this.unread.splice(0)) this.print(line);
  }

  private text(key: string, values?: { readonly [name: string]: Json }): string {
    return render(this.words, say(key, values));
  }

  private print(text = ''): void {
    const wrapped = wrap(text, terminalWidth());
    this.printed += wrapped.split('\n').length;
    console.log(wrapped);
  }
}

const isOver = ({ result, next, frame }: TableState): boolean => result !== null && next === frame;

/** In a window with one option there is nothing to ask: it closes by itself, unless it waits for everybody. Who has passed waits. */
const isChoice = ({ window, options }: OpenQuestion, { status }: TableState): boolean =>
  !(window && options.length === 1 && status?.allAnswer !== true) && status?.passed !== true;

const named = (lines: readonly string[]): (readonly [string, string])[] =>
  lines.map((line, index) => [`${index}`, line] as const);

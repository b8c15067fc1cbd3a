import { styleText } from 'node:util';
import {
  type Json,
  lineText,
  type Outcome,
  optionText,
  type Packet,
  type Question,
  render,
  type Say,
  type Seat,
  say,
  type Types,
  tableText,
  type Words,
} from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { Frame } from '@tavern/host';
import type { HouseRules } from '../house-rules.ts';
import { rulesLine } from '../rules-line.ts';
import type { MenuItem } from './menu.ts';
import { SeenTable } from './seen-table.ts';
import { BULLET, terminalWidth, wrap } from './wrap.ts';

const SEAT_COLOURS = ['cyan', 'yellow', 'magenta', 'green', 'red', 'blue'] as const;

/** A game in lines of text. */
export class Screen {
  private readonly pack: GamePack;
  private readonly dictionary: Words;
  private readonly names: readonly string[];
  private readonly seen = new SeenTable();
  private printed = 0;

  constructor(pack: GamePack, dictionary: Words, names: readonly string[]) {
    this.pack = pack;
    this.dictionary = dictionary;
    this.names = names.map((name, index) => styleText(SEAT_COLOURS[index % SEAT_COLOURS.length] ?? 'white', name));
  }

  text(what: Say): string {
    return render(this.dictionary, what, this.names);
  }

  words(key: string, values?: { readonly [name: string]: Json }): string {
    return this.text(say(key, values));
  }

  name(seat: number): string {
    return this.names[seat] ?? String(seat + 1);
  }

  print(text = ''): void {
    const wrapped = wrap(text, terminalWidth());
    this.printed += wrapped.split('\n').length;
    console.log(wrapped);
  }

  title(rules: HouseRules): void {
    this.print();
    this.print(styleText('bold', this.words('play.title', { game: say('game.name'), names: [...this.names] })));
    this.print(styleText('dim', this.words('game.about')));
    this.print(rulesLine(this.pack, this.dictionary, rules));
  }

  /** What happened, a line each; `before`: in front of each. */
  log({ events }: Frame, before = ''): void {
    for (const event of events) {
      const line = this.pack.tell.event(event);
      if (line !== null) this.print(`${styleText('dim', `${before}${BULLET}`)} ${this.text(lineText(line))}`);
    }
  }

  /** All of the table, whatever was printed before. */
  wholeTable(packet: Packet<Types>, viewer: Seat | null): void {
    this.print();
    for (const line of tableText(this.pack.tell.table(packet.view, viewer, true))) this.print(`  ${this.text(line.say)}`);
    this.print();
  }

  /** The table: all of it when a turn begins, else what this viewer has not seen yet. */
  table(packet: Packet<Types>, viewer: Seat | null, turn: number | null): void {
    const lines = tableText(this.pack.tell.table(packet.view, viewer));
    const table = lines.map((line) => [line.name, this.text(line.say)] as const);
    const news = this.seen.news(viewer, table, turn, this.printed);
    if (news.length > 0) this.print();
    for (const line of news) this.print(`  ${line}`);
  }

  /** Where several people share the keyboard, `who` is named. */
  prompt(who: number | null, question: Question<Types>, seconds: number | null): string {
    const asked = this.pack.tell.question(question.ask);
    const text = who === null ? this.text(asked) : this.words('play.prompt', { who: { seat: who }, question: asked });
    return seconds === null ? text : `${text} ${styleText('dim', this.words('play.seconds', { seconds }))}`;
  }

  choices(question: Question<Types>): MenuItem<Types['event'] | object>[] {
    const { tell } = this.pack;
    const { options, blocked } = tell.listed?.(question) ?? question;
    return [
      ...options.map((option) => ({ value: option, name: this.text(optionText(tell.option(option, question.ask))) })),
      ...blocked.map(({ option, why }) => ({
        value: option,
        name: this.text(optionText(tell.option(option, question.ask))),
        blocked: this.words('play.blocked', { why: this.text(why) }),
      })),
    ];
  }

  outcome({ why, ranking, winners }: Outcome): void {
    this.print();
    this.print(styleText('bold', this.words('play.over', { why: this.text(why) })));
    if (winners.length === 0) this.print(this.words('play.noWinner'));
    let place = 1;
    for (const group of ranking) {
      this.print(`  ${this.words('play.ranking', { place, names: group.map((each) => this.name(each)) })}`);
      place += group.length;
    }
  }

  /** Another person sits down in front of it. */
  clear(): void {
    if (process.stdout.isTTY) process.stdout.write('\x1b[2J\x1b[3J\x1b[H');
    this.seen.forget();
  }
}

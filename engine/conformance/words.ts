import { viewFor } from '../eyes.ts';
import { fieldKeys } from '../field.ts';
import type { Types } from '../game.ts';
import type { Json } from '../json.ts';
import type { Kernel } from '../kernel.ts';
import type { Told } from '../play.ts';
import { isSay, placeholders, type Say } from '../say.ts';
import { fieldsOf } from '../settings.ts';
import type { Block, Line, OptionWords, Tell } from '../tell.ts';
import { lineText, optionText, tableText } from '../tell-text.ts';
import { withEngineTexts } from '../text/engine-texts.ts';
import { LANGUAGES, type Texts, textFaults } from '../text/texts.ts';
import { insist } from './nonconformity.ts';

export interface Wording<T extends Types> {
  readonly tell: Tell<T>;
  readonly texts: Texts;
}

/** Whatever a game says in a random match has words in every language, and values for all their placeholders. */
export class WordCheck<T extends Types> {
  private readonly tell: Tell<T>;
  private readonly texts: Texts;
  private readonly seen = new Map<string, number>();

  constructor({ tell, texts }: Wording<T>) {
    this.tell = tell;
    this.texts = withEngineTexts(texts);
  }

  settings(match: Kernel<T>): void {
    const faults = textFaults(this.texts);
    insist(faults.length === 0, () => `texts: ${faults.join('; ')}`);
    const rules = fieldsOf(match.game.rules);
    const choices = fieldsOf(match.game.seatChoice(match.game.rules.parse({})), 'seat');
    for (const key of [`game.name`, `game.about`, ...fieldKeys(rules), ...fieldKeys(choices)]) this.check({ key });
  }

  events(events: readonly Told<T['event']>[], match: Kernel<T>): void {
    for (const { event } of events) {
      const count = this.seen.get(event.type) ?? 0;
      if (count > 200) continue;
      this.seen.set(event.type, count + 1);
      for (const told of [event, match.game.mask?.(event) ?? null]) if (told !== null) this.line(this.tell.event(told));
    }
  }

  table(match: Kernel<T>): void {
    for (const seat of match.asked) {
      const question = match.question(seat);
      if (question === null) continue;
      this.check(this.tell.question(question.ask));
      for (const option of question.options) this.option(this.tell.option(option, question.ask));
      for (const { option, why } of question.blocked) {
        this.option(this.tell.option(option, question.ask));
        this.check(why);
      }
      this.blocks(this.tell.table(match.packet(seat).view, seat));
    }
    this.blocks(this.tell.table(match.packet(null).view, null));
    this.blocks(this.tell.table(viewFor(match.game, match.position.state, 'all'), null));
    if (match.over !== null) this.check(match.over.why);
  }

  /** As text a line has everything in it that the game says with it, and so has a table. */
  private line(line: Line | null): void {
    if (line !== null) this.check(lineText(line));
  }

  private option(words: OptionWords): void {
    for (const each of [words.say, words.sub, optionText(words)]) if (each !== undefined) this.check(each);
  }

  private blocks(blocks: readonly Block[]): void {
    const ids = blocks.map(({ id }) => id);
    insist(new Set(ids).size === ids.length, () => `two blocks of a table have one id: ${ids.join(', ')}`);
    for (const { say } of tableText(blocks)) this.check(say);
  }

  private check(what: Say): void {
    for (const language of LANGUAGES) {
      const text = this.texts[language][what.key];
      insist(text !== undefined, () => `no ${language} words for '${what.key}'`);
      for (const name of placeholders(text ?? ''))
        insist(what.with?.[name] !== undefined, () => `'${what.key}' in ${language} needs a value for {${name}}`);
    }
    for (const value of Object.values(what.with ?? {})) this.within(value);
  }

  private within(value: Json): void {
    if (Array.isArray(value)) for (const each of value as Json[]) this.within(each);
    else if (isSay(value)) this.check(value);
  }
}

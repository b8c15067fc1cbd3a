import {
  type Language,
  lineText,
  optionText,
  type Packet,
  render,
  type Say,
  type Seat,
  type Types,
  tableText,
  type Words,
  withEngineTexts,
} from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { type Frame, hostTexts } from '@tavern/host';
import { wireTexts } from '@tavern/wire';
import type { Moment, ToldFrame } from '@tavern/wire/http';
import { packOf } from '../play/pack.ts';
import { spokenNames } from '../play/spoken-names.ts';
import type { MatchRow } from '../store/store.ts';

type Question = NonNullable<Moment['question']>;
type Standing = Pick<Moment, 'packet' | 'question' | 'table' | 'result'>;

/** Put together once: a game has thousands of words. */
const dictionaries = new Map<string, Words>();

function dictionaryOf(game: string, pack: GamePack, language: Language): Words {
  const key = `${game} ${language}`;
  const known = dictionaries.get(key);
  if (known !== undefined) return known;
  const words = { ...withEngineTexts(hostTexts)[language], ...wireTexts[language], ...pack.texts[language] };
  dictionaries.set(key, words);
  return words;
}

/**
 * Puts one match into words for one pair of eyes. Everything is made from a frame of theirs: what their packet does not have cannot be told.
 */
export class Telling {
  readonly names: readonly string[];
  private readonly pack: GamePack;
  private readonly words: Words;
  private readonly seat: Seat | null;

  private constructor(pack: GamePack, row: MatchRow, seat: Seat | null, language: Language) {
    this.pack = pack;
    this.seat = seat;
    this.names = spokenNames(row, language);
    this.words = dictionaryOf(row.game, pack, language);
  }

  static async of(row: MatchRow, seat: Seat | null, language: Language): Promise<Telling> {
    return new Telling(await packOf(row.game), row, seat, language);
  }

  text(what: Say): string {
    return render(this.words, what, this.names);
  }

  /** What happened. */
  frame({ n, at, events, played }: Frame): ToldFrame {
    return {
      frame: n,
      at,
      events: events.map((event) => {
        const line = this.pack.tell.event(event);
        return { event, line: line === null ? null : this.text(lineText(line)) };
      }),
      ...(played === undefined ? {} : { played: [...played] }),
    };
  }

  /** How things stand after it. */
  standing({ view, question, waiting, over, flow }: Packet<Types>): Standing {
    return {
      packet: { view, waiting: [...waiting], over: over as Standing['packet']['over'], ...(flow === undefined ? {} : { flow }) },
      question: question === null ? null : this.question(question),
      table: tableText(this.pack.tell.table(view, this.seat)).map((line) => this.text(line.say)),
      result: over === null ? null : this.text(over.why),
    };
  }

  moment(frame: Frame): Moment {
    return { ...this.frame(frame), ...this.standing(frame.packet) };
  }

  private question({ id, kind, ask, clock, window, options, blocked }: NonNullable<Packet<Types>['question']>): Question {
    const { tell } = this.pack;
    const says = (option: Types['event'] | object): string => this.text(optionText(tell.option(option as never, ask)));
    return {
      id,
      kind,
      ask: { ...ask },
      clock,
      window,
      says: this.text(tell.question(ask)),
      options: options.map((option) => ({ option: { ...option }, says: says(option) })),
      blocked: blocked.map(({ option, why }) => ({ option: { ...option }, says: says(option), why: this.text(why) })),
    };
  }
}

import { type Field, fieldsOf, type Json, LANGUAGES, type Language, render, type Say, say, type Words } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { fieldLine, range, valuesOf, valueText } from '../field-lines.ts';
import { alike, botsCounted, presetRules, seatFields } from '../house-rules.ts';
import { wordsOf } from '../words.ts';
import { type Arrangement, chosen, withSeats } from './arrangement.ts';
import type { Menu } from './menu.ts';
import { peopleOf } from './names.ts';

/** A line of the menu: what it shows, and what it changes when it is chosen. */
interface Line {
  readonly name: string;
  change(menu: Menu): Promise<Partial<Arrangement>>;
}

/** A menu of everything that can be settled, until the person starts. */
export async function arrange(menu: Menu, pack: GamePack, given: Arrangement, names?: string): Promise<Arrangement> {
  let now = given;
  for (;;) {
    menu.speak(now.language);
    const words = wordsOf(now.language, pack.texts);
    const lines = new Lines(pack, words, now, names);
    const groups = [lines.table(), lines.choices(), [...lines.preset(), ...lines.rules()]];
    const choices = groups.flatMap((group) =>
      group.map((line, index) => ({ value: line, name: line.name, ...(index === 0 ? { apart: true as const } : {}) })),
    );
    const line = await menu.choose<Line | 'start'>(render(words, say('play.settings', { game: say('game.name') })), [
      { value: 'start', name: render(words, say('play.start')) },
      ...choices,
    ]);
    if (line === 'start' || line === null) return now;
    const next = { ...now, ...(await line.change(menu)) };
    now = withSeats(pack, { ...next, people: Math.min(next.people, next.seats) });
  }
}

/** The lines of the menu for an arrangement as it is now. */
class Lines {
  private readonly pack: GamePack;
  private readonly words: Words;
  private readonly now: Arrangement;
  private readonly names: string | undefined;

  constructor(pack: GamePack, words: Words, now: Arrangement, names: string | undefined) {
    this.pack = pack;
    this.words = words;
    this.now = now;
    this.names = names;
  }

  table(): Line[] {
    const { now, pack } = this;
    const language = (each: Language): string => this.text(say(`language.${each}`));
    const line = (key: string, value: Json): string => this.text(say(key, { value }));
    // The lines of a list are numbered: a bare number behind the number would be a riddle.
    const count = (key: string) => (n: number) => this.text(say(key, { n }));
    return [
      pickLine(line('play.seats', now.seats), range(...pack.game.seats), now.seats, count('play.nSeats'), (seats) => ({ seats })),
      pickLine(line('play.people', now.people), range(0, this.mostPeople()), now.people, count('play.nPeople'), (people) => ({
        people,
      })),
      pickLine(line('play.language', language(now.language)), LANGUAGES, now.language, language, (each) => ({ language: each })),
    ];
  }

  /** Where the game counts the bots, the seats follow from the people. */
  private mostPeople(): number {
    return botsCounted(this.pack, this.now.rules, 1) === null ? this.now.seats : this.pack.game.seats[1];
  }

  /** What each person chooses for their seat; bots draw theirs. */
  choices(): Line[] {
    const { rules, choices } = this.now;
    const fields = shown(seatFields(this.pack, rules));
    const persons = peopleOf(this.now, this.names);
    return persons.flatMap((who, person) =>
      fields.map((field) =>
        this.field(field, chosen(field, choices[person]), who, (value) => ({
          choices: persons.map((_, each) => ({ ...choices[each], ...(each === person ? { [field.name]: value } : {}) })),
        })),
      ),
    );
  }

  /** Named after the rules as they are: a preset with one rule changed is the person's own, and changed back it is itself again. */
  preset(): Line[] {
    const { presets = [] } = this.pack;
    if (presets.length === 0) return [];
    const offers = presets.map((preset) => {
      const name = say(`preset.${preset.id}.name`);
      const line = say(preset.recommended === true ? 'play.preset.recommended' : 'play.preset.line', {
        name,
        about: say(`preset.${preset.id}.about`),
      });
      return { rules: presetRules(preset), name, line };
    });
    const plain = say('play.preset.default');
    if (!offers.some(({ rules }) => alike(this.pack, rules, {}))) offers.push({ rules: {}, name: plain, line: plain });
    const now = offers.find(({ rules }) => alike(this.pack, rules, this.now.rules));
    const name = this.text(say('play.preset', { value: now?.name ?? say('play.preset.own') }));
    const text = ({ line }: { readonly line: Say }): string => this.text(line);
    return [pickLine(name, offers, now, text, ({ rules }) => ({ rules }))];
  }

  rules(): Line[] {
    const { rules } = this.now;
    return shown(fieldsOf(this.pack.game.rules)).map((field) =>
      this.field(field, rules[field.name] ?? field.initial, null, (value) => ({ rules: { ...rules, [field.name]: value } })),
    );
  }

  private field(field: Field, now: Json, who: string | null, change: (value: Json) => Partial<Arrangement>): Line {
    const { box } = who === null ? this.pack : {};
    const name = fieldLine(this.words, field, now, who, box);
    const prompt = this.text(say('play.help', { line: name, help: field.help }));
    return pickLine(name, valuesOf(field, now), now, (value) => valueText(this.words, field, value, box), change, prompt);
  }

  private text(what: Say): string {
    return render(this.words, what);
  }
}

const shown = (fields: readonly Field[]): Field[] => fields.filter(({ type }) => type !== 'other');

/** A line that opens a list of values. `prompt` stands above the list. */
function pickLine<V>(
  name: string,
  values: readonly V[],
  now: V | undefined,
  text: (value: V) => string,
  change: (value: V) => Partial<Arrangement>,
  prompt = name,
): Line {
  return {
    name,
    async change(menu) {
      const choices = values.map((value) => ({ value, name: text(value) }));
      const picked = await menu.choose(prompt, choices, now === undefined ? {} : { initial: now });
      return picked === null ? {} : change(picked);
    },
  };
}

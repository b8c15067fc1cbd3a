import { type Field, fieldsOf, type Json, LANGUAGES, render, type Say, same, say, type Words } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { type HouseRules, inFull, presetRules, seatFields } from '../house-rules.ts';
import { wordsOf } from '../words.ts';
import { type Arrangement, chosen } from './arrangement.ts';
import { fieldLine, range, valuesOf } from './field-lines.ts';
import type { Menu } from './menu.ts';
import { namesOf } from './names.ts';

/** A line of the menu: what it shows, and what it changes when it is chosen. */
interface Line {
  readonly name: string;
  change(menu: Menu): Promise<Partial<Arrangement>>;
}

/** A menu of everything that can be settled, until the person starts. Where a preset is recommended, it is chosen already. */
export async function arrange(menu: Menu, pack: GamePack, given: Arrangement, names?: string): Promise<Arrangement> {
  const recommended = pack.presets?.find((preset) => preset.recommended === true);
  let now: Arrangement = recommended === undefined ? given : { ...given, rules: presetRules(recommended) };
  for (;;) {
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
    now = { ...next, people: Math.min(next.people, next.seats) };
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
    const put = (key: string) => (value: Json) => this.text(say(key, { value }));
    return [
      line(put('play.seats'), range(...pack.game.seats), now.seats, (seats) => ({ seats })),
      line(put('play.people'), range(0, now.seats), now.people, (people) => ({ people })),
      line(put('play.language'), [...LANGUAGES], now.language, (language) => ({ language })),
    ];
  }

  /** What each person chooses for their seat; bots draw theirs. */
  choices(): Line[] {
    const { people, rules, choices } = this.now;
    const fields = shown(seatFields(this.pack, rules));
    const persons = namesOf(this.now, this.names).slice(0, people);
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
    const offers = presets.map(({ id, rules, recommended }) => ({
      rules: rules as HouseRules,
      name: say(`preset.${id}.name`),
      line: say(recommended === true ? 'play.preset.recommended' : 'play.preset.line', {
        name: say(`preset.${id}.name`),
        about: say(`preset.${id}.about`),
      }),
    }));
    const plain = say('play.preset.default');
    if (!offers.some(({ rules }) => this.alike(rules, {}))) offers.push({ rules: {}, name: plain, line: plain });
    const now = offers.find(({ rules }) => this.alike(rules, this.now.rules));
    const prompt = this.text(say('play.preset', { value: now?.name ?? say('play.preset.own') }));
    return [
      pickLine(
        prompt,
        prompt,
        offers,
        now,
        ({ line }) => this.text(line),
        ({ rules }) => ({ rules }),
      ),
    ];
  }

  rules(): Line[] {
    const { rules } = this.now;
    return shown(fieldsOf(this.pack.game.rules)).map((field) =>
      this.field(field, rules[field.name] ?? field.initial, null, (value) => ({ rules: { ...rules, [field.name]: value } })),
    );
  }

  private field(field: Field, now: Json, who: string | null, change: (value: Json) => Partial<Arrangement>): Line {
    const name = fieldLine(this.words, field, now, who);
    const text = (value: Json) => fieldLine(this.words, field, value);
    return pickLine(name, `${name}. ${this.text(field.help)}`, valuesOf(field), now, text, change);
  }

  private alike(a: HouseRules, b: HouseRules): boolean {
    return same(inFull(this.pack, a), inFull(this.pack, b));
  }

  private text(what: Say): string {
    return render(this.words, what);
  }
}

const shown = (fields: readonly Field[]): Field[] => fields.filter(({ type }) => type !== 'other');

function line<V>(text: (value: V) => string, values: readonly V[], now: V, change: (value: V) => Partial<Arrangement>): Line {
  return pickLine(text(now), text(now), values, now, text, change);
}

function pickLine<V>(
  name: string,
  prompt: string,
  values: readonly V[],
  now: V | undefined,
  text: (value: V) => string,
  change: (value: V) => Partial<Arrangement>,
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

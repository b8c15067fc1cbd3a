import { Catalog, type Worded } from '@tavern/engine';
import { type Kind, type Rule, type RuleData, ruleOf, type Trigger } from './rule.ts';
import type { CardId, CharacterId, CharacterZone, GameType, HelpId, LeaderId, SpId, Trait } from './state.ts';

// The cards enter themselves here when cards/ is loaded, so that rules can look a card up without importing it.

export type { Kind } from './rule.ts';

/** What a card's text names: numbers of its rules, 0 where they have none. */
interface Numbers {
  readonly value: number;
  readonly most: number;
  readonly atLeast: number;
  readonly count: number;
}

export interface Card extends Worded, Numbers {
  readonly id: LeaderId | CardId;
  /** Two letters for deck codes: never changed, never given twice. */
  readonly code: string;
  readonly kind: Kind;
  /** A drawing of the game-icons set. */
  readonly icon: string;
  /** RR-012: decides where it may stand, and which combos it makes. Null: no character. */
  readonly type: GameType | null;
  readonly traits: readonly Trait[];
  /** Printed; 0 where it is no character. */
  readonly power: number;
  /** A leader's: which types may stand where (RR-010). */
  readonly zones: { readonly [zone in CharacterZone]: readonly GameType[] } | null;
  /** A leader's: who goes first (H-05, H-08), and its weight in a deck (H-09). */
  readonly initialPoint: number;
  readonly level: number;
  /** Of an SP card: before or after the combos, or after the comparison. */
  readonly timing: 'before' | 'after' | 'final' | null;
  readonly rules: readonly Rule[];
}

export interface LeaderCard extends Card {
  readonly id: LeaderId;
  readonly zones: NonNullable<Card['zones']>;
}
export interface CharacterCard extends Card {
  readonly id: CharacterId;
  readonly type: GameType;
}
export interface SpCard extends Card {
  readonly id: SpId;
  readonly timing: NonNullable<Card['timing']>;
}

export const cards = new Catalog<Card>('Revolution and Rebellion');

type Data<Own extends keyof Card> = Pick<Card, 'code' | 'icon' | 'name' | 'text' | Own> & {
  readonly rules?: readonly RuleData[];
};

/** All cards have the same fields in the same order, those that most of them leave out, too: looking one up is faster. */
function enter(id: Card['id'], kind: Kind, trigger: Trigger, data: Data<never> & Partial<Omit<Card, 'rules'>>): void {
  const rules = (data.rules ?? []).map((rule) => ruleOf(trigger, rule));
  const number = (of: (rule: Rule) => number): number => rules.map(of).find((n) => n !== 0) ?? 0;
  cards.add({
    id,
    code: data.code,
    kind,
    icon: data.icon,
    type: data.type ?? null,
    traits: data.traits ?? [],
    power: data.power ?? 0,
    zones: data.zones ?? null,
    initialPoint: data.initialPoint ?? 0,
    level: data.level ?? 0,
    timing: data.timing ?? null,
    rules,
    name: data.name,
    text: data.text,
    value: number(({ value }) => value),
    most: number(({ most }) => most),
    atLeast: number(({ filter }) => filter.printedAtLeast),
    count: number(({ count }) => count),
  });
}

export const leader = (id: LeaderId, data: Data<'initialPoint' | 'level'> & Pick<LeaderCard, 'zones'>): void =>
  enter(id, 'leader', 'always', data);

export const character = (id: CharacterId, data: Data<'traits' | 'power'> & Pick<CharacterCard, 'type'>): void =>
  enter(id, 'character', 'always', data);

export const help = (id: HelpId, data: Data<never>): void => enter(id, 'help', 'always', data);

export const sp = (id: SpId, data: Data<never> & Pick<SpCard, 'timing'>): void =>
  enter(id, 'sp', data.timing === 'final' ? 'finalCalculation' : 'spPhase', data);

import type { Face, GameType, Search, Trait, Zone } from './state.ts';

// Effects are data (RR-039, RR-040). rules/reckoning/ interprets all that is reckoned, in the order of section 4 of the rules;
// what happens once, when a card is placed, is done by steps/.

export type Kind = 'leader' | 'character' | 'help' | 'sp';

/** continuous: reckoned anew every time. triggered: by a moment. */
export type Trigger = 'always' | 'onSummon' | 'onPlay' | 'spPhase' | 'finalCalculation';

/** Whose side it works on, seen from its owner. Of an immunity: whose cards it keeps away. */
type Scope = 'self' | 'opponent' | 'both';

type Deed =
  /** Adds `value` to the power of its targets; below 0 takes away. */
  | 'power'
  /** The power of its targets becomes `value`, which is 0. */
  | 'zero'
  /** Adds `value` to the combo bonus, not below 0. */
  | 'combo'
  /** Adds the combo bonus that stands, at most `most`. */
  | 'doubleCombo'
  | 'total'
  /** `value` victory points for the winner of the round; with the scope `self` only if its owner wins. */
  | 'points'
  /** The winner gets at most `value` for the round and the lead. */
  | 'capPoints'
  /** Help cards do nothing any more, except immune ones. */
  | 'neutralise'
  /** Its targets cannot be changed as `against` says, by cards of the kinds `from`. */
  | 'immunity'
  /** Characters may stand in any zone, whatever the leader says. */
  | 'freedom'
  /** Cards that fit `filter` may not be placed face-up in its zones. */
  | 'forbid'
  /** Done once: draw `value` cards. */
  | 'draw'
  /** Done once: look at `count` cards, choose `value` that fit `filter`, put them to `to`. */
  | 'search'
  /** Done once: look at the opponent’s hand. */
  | 'look';

/** Which part of the reckoning reads a rule. `once`: none does, since it happens only when its card is placed. */
export type Part = 'help' | 'power' | 'zero' | 'guards' | 'combo' | 'total' | 'award' | 'zones' | 'once';

const PART_OF: { readonly [deed in Deed]: Part } = {
  power: 'power',
  zero: 'zero',
  combo: 'combo',
  doubleCombo: 'combo',
  total: 'total',
  points: 'award',
  capPoints: 'award',
  neutralise: 'help',
  immunity: 'guards',
  freedom: 'zones',
  forbid: 'zones',
  draw: 'once',
  search: 'once',
  look: 'once',
};

/** Which of the cards that fit. others: not itself. first: in the order top, left, right, never itself (C-02, H-16). chosen: the player aims it (RR-042). */
type Targets = 'all' | 'others' | 'first' | 'this' | 'strongest' | 'chosen';

export const PRIORITIES = [1, 2, 3, 4] as const;
type Priority = (typeof PRIORITIES)[number];

/** What a card has to be. Null: anything. */
export interface Filter {
  readonly kinds: readonly Kind[] | null;
  /** By type, never by a trait (RR-012, C-04). */
  readonly types: readonly GameType[] | null;
  readonly traits: readonly Trait[] | null;
  readonly printedAtLeast: number;
  readonly zones: readonly Zone[] | null;
  readonly face: Face;
}

export interface Condition {
  /**
   * ally: another of your face-up characters fits the filter. activeHelp: your Help zone has a face-up Help card that is not neutralised.
   * allFaceUp: all three characters are. threeTypes: all three are, and no two of a type. combo: you score one. won: you win the round.
   */
  readonly is: 'ally' | 'activeHelp' | 'allFaceUp' | 'threeTypes' | 'combo' | 'won';
  readonly filter: Filter;
}

export interface Rule {
  readonly kind: 'continuous' | 'triggered';
  readonly trigger: Trigger;
  readonly does: Deed;
  readonly part: Part;
  readonly scope: Scope;
  readonly targets: Targets;
  readonly filter: Filter;
  readonly value: number;
  /** `value` for each of these. */
  readonly each: 'otherType' | null;
  /** 0: no limit. */
  readonly most: number;
  readonly condition: Condition | null;
  /** Lower ones first, within a step of the reckoning. */
  readonly priority: Priority;
  /** Nothing can end it. A Help card with such a rule is immune to neutralisation. */
  readonly unremovable: boolean;
  readonly against: readonly ('lower' | 'zero')[];
  readonly from: readonly Kind[];
  readonly count: number;
  readonly to: Search['to'] | null;
}

/** A rule as a card writes it: what it leaves out is usual for its kind of card. */
export type RuleData = Partial<Omit<Rule, 'kind' | 'part' | 'filter' | 'condition'>> & {
  readonly does: Deed;
  readonly filter?: Partial<Filter>;
  readonly condition?: { readonly is: Condition['is']; readonly filter?: Partial<Filter> };
};

const filterOf = ({
  kinds = null,
  types = null,
  traits = null,
  printedAtLeast = 0,
  zones = null,
  face = 'up',
}: Partial<Filter>): Filter => ({
  kinds,
  types,
  traits,
  printedAtLeast,
  zones,
  face,
});

/** Section 4, step 3: own conditions, then allies, then the first one, then the opponent’s characters. */
function usualPriority(scope: Scope, targets: Targets): Priority {
  if (scope !== 'self') return 4;
  if (targets === 'this') return 1;
  return targets === 'first' ? 3 : 2;
}

/** All rules have the same fields in the same order: reading them is faster. */
export function ruleOf(trigger: Trigger, data: RuleData): Rule {
  const { scope = 'self', targets = 'all', condition } = data;
  const when = data.trigger ?? trigger;
  return {
    kind: when === 'always' ? 'continuous' : 'triggered',
    trigger: when,
    does: data.does,
    // What a summoning did is done: c-23 leaves a mark.
    part: when === 'onSummon' ? 'once' : PART_OF[data.does],
    scope,
    targets,
    filter: filterOf(data.filter ?? {}),
    value: data.value ?? 0,
    each: data.each ?? null,
    most: data.most ?? 0,
    condition: condition === undefined ? null : { is: condition.is, filter: filterOf(condition.filter ?? {}) },
    priority: data.priority ?? usualPriority(scope, targets),
    unremovable: data.unremovable ?? false,
    against: data.against ?? [],
    from: data.from ?? [],
    count: data.count ?? 0,
    to: data.to ?? null,
  };
}

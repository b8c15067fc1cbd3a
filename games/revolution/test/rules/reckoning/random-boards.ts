import * as fc from 'fast-check';
import '../../../rules/cards/index.ts';
import { cards } from '../../../rules/catalog.ts';
import { type CardId, CHARACTER_ZONES, type LeaderId } from '../../../rules/state.ts';
import type { Put, SideSpec, Spec } from './boards.ts';

const idsOf = (kind: string): CardId[] => cards.all.flatMap((card) => (card.kind === kind ? (card.id as CardId) : []));
const any = [...idsOf('character'), ...idsOf('help'), ...idsOf('sp')];

const nothing = fc.constantFrom<Put | undefined>(undefined, 'vacant');
const hidden = fc.constantFrom(...any).map((card): Put => ({ card, face: 'down' }));
const zone = fc.constantFrom(...CHARACTER_ZONES);

const character = fc.oneof({ weight: 6, arbitrary: fc.constantFrom<Put>(...idsOf('character')) }, hidden, nothing);
const help = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({ card: fc.constantFrom(...idsOf('help')), at: fc.nat(99), target: fc.option(zone), neutralised: fc.boolean() })
      .map((put): Put => ({ ...put, neutralised: put.neutralised && put.at % 3 === 0 })),
  },
  hidden,
  nothing,
);
const sp = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Put>(...idsOf('sp')) },
  hidden,
  nothing,
  fc.constantFrom<Put>(...any),
);

const leader = fc.constantFrom(...cards.all.flatMap((card) => (card.kind === 'leader' ? (card.id as LeaderId) : [])));

const side: fc.Arbitrary<SideSpec> = fc
  .record({ leader, top: character, left: character, right: character, help, sp })
  .map((puts) => Object.fromEntries(Object.entries(puts).filter(([, put]) => put !== undefined)));

/** Any board that can be: all cards, face-up and face-down, all house rules. */
export const boards: fc.Arbitrary<Spec> = fc.record({
  mine: side,
  theirs: side,
  first: fc.nat(1),
  rules: fc.record({ vpScheme: fc.constantFrom('judges' as const, 'flat' as const), cumulativeCombos: fc.boolean() }),
});

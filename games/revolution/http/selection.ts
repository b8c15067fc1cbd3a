import type { Packet, Seat } from '@tavern/engine';
import type { Search } from '../rules/state.ts';
import { rivalOf } from '../rules/state.ts';
import type { Revolution } from '../rules/types.ts';
import { shown } from './cards.ts';
import type { Instances } from './instances.ts';
import { playerOf } from './players.ts';
import type { ShownCard } from './shapes/card.ts';
import type { PendingSelection } from './shapes/game-env.ts';

type Question = NonNullable<Packet<Revolution>['question']>;
type Choosing = Extract<Question['ask'], { readonly kind: 'choose' }>;
/** A selection that is open: the document's pending one. */
export interface Open {
  readonly id: string;
  readonly seat: Seat;
  readonly source: Search['by'] | 'h-2';
  readonly to: Search['to'] | null;
  readonly count: number;
}

const DESTINATIONS = { hand: 'hand', sp: 'spZone', help: 'helpZone' } as const;
export const destinationOf = (to: Search['to'] | null): PendingSelection['destination'] =>
  to === null ? null : DESTINATIONS[to];

export const baseOf = (id: string): string => id.replace(/#.*$/, '');
const shownCopy = (id: string): ShownCard => shown(baseOf(id) as Parameters<typeof shown>[0], id);

/** The choice that this seat is asked for; null: none. */
export function choosing(question: Question | null): Choosing | null {
  return question?.ask.kind === 'choose' ? question.ask : null;
}

/** The copies that lie before the player who chooses: what a search has found, or the cards that h-2 may aim at. */
export function laidOut(ask: Choosing, instances: Instances): string[] {
  if (ask.by !== 'h-2') return instances.searched(ask.seat);
  return ask.targets.flatMap(({ zone }) => instances.at(rivalOf(ask.seat), zone) ?? []);
}

/** Those of them that are among the options. */
function selectable({ options }: Question, ask: Choosing, instances: Instances): string[] {
  return laidOut(ask, instances).filter((id) =>
    options.some((option) => {
      if (option.do === 'take') return option.card === baseOf(id);
      return option.do === 'aim' && instances.at(rivalOf(ask.seat), option.zone) === id;
    }),
  );
}

/** RR-045: as this player sees it. The other one learns who chooses, by which card, and among how many. */
export function pendingOf(open: Open, question: Question | null, instances: Instances): PendingSelection {
  const ask = choosing(question);
  return {
    selectionId: open.id,
    playerId: playerOf(open.seat),
    source: open.source,
    destination: destinationOf(open.to),
    cards: ask === null ? null : laidOut(ask, instances).map(shownCopy),
    selectableCardIds: ask === null || question === null ? null : selectable(question, ask, instances),
    mayDecline: question === null || ask === null ? null : question.options.some((option) => option.do === 'none'),
    cardCount: open.count,
  };
}

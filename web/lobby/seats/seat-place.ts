import type { SideLook } from '../../parts/seats/sides.ts';

/** An action on a seat. `checked`: one of several values, and the present one. */
export interface SeatAct {
  readonly id: string;
  readonly label: string;
  readonly icon?: string;
  readonly checked?: boolean;
  readonly danger?: true;
  readonly onPress: () => void;
}

/** A place at the table, ready to be drawn, in a room or at one screen. */
export interface SeatPlace {
  /** Its number from 0 on, for its arms. */
  readonly seat: number;
  readonly kind: 'person' | 'bot' | 'open' | 'closed';
  readonly name: string;
  readonly note?: string;
  /** How well a bot plays, beside its name, and its icon. */
  readonly level?: string;
  readonly badge?: string;
  readonly crest?: string;
  /** The side it plays for. `onChange`: the viewer may change it. */
  readonly side?: SideLook & { readonly onChange?: () => void };
  readonly you?: boolean;
  readonly host?: boolean;
  readonly away?: boolean;
  /** Has not picked anything yet. */
  readonly choosing?: boolean;
  /** Left out where nobody has to be ready. */
  readonly ready?: boolean;
  /** Buttons on the place itself. */
  readonly acts?: readonly SeatAct[];
  /** The actions in its menu, in groups. */
  readonly menu?: readonly (readonly SeatAct[])[];
  /** The name can be edited here: `typed` is the text, and `name` is its placeholder. */
  readonly typed?: string;
  readonly onRename?: (name: string) => void;
}

/** Something that can be done with a seat. `checked`: one of several, and so it is now. */
export interface SeatAct {
  readonly id: string;
  readonly label: string;
  readonly icon?: string;
  readonly checked?: boolean;
  readonly danger?: true;
  readonly onPress: () => void;
}

/** A place at the table as it is drawn, whether people come through the net or sit at this screen. */
export interface SeatPlace {
  /** Its number from 0 on, for its arms. */
  readonly seat: number;
  readonly kind: 'person' | 'bot' | 'open' | 'closed';
  readonly name: string;
  readonly note?: string;
  /** How well a bot plays, beside its name, and the sign of who it is. */
  readonly level?: string;
  readonly badge?: string;
  readonly crest?: string;
  readonly you?: boolean;
  readonly host?: boolean;
  readonly away?: boolean;
  /** Has not picked anything yet. */
  readonly choosing?: boolean;
  /** Left out where nobody has to say so. */
  readonly ready?: boolean;
  /** Buttons on the place itself. */
  readonly acts?: readonly SeatAct[];
  /** What hides behind its menu, in groups. */
  readonly menu?: readonly (readonly SeatAct[])[];
  /** The name can be written here; `typed` is what has been, `name` stands in for nothing. */
  readonly typed?: string;
  readonly onRename?: (name: string) => void;
}

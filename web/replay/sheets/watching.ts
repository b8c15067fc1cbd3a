import type { Replay } from '../../play/replay/replay.ts';
import type { Notes } from '../notes/use-notes.ts';
import type { Whereabouts } from '../open/whereabouts.ts';
import type { Sheet } from '../player/sheet.ts';
import type { Player } from '../player/use-player.ts';

/** What every sheet over a table that is watched may need. */
export interface Watching {
  readonly replay: Replay;
  readonly player: Player;
  readonly notes: Notes;
  readonly kept: Whereabouts;
  readonly crest: (seat: number) => string | undefined;
  readonly open: (sheet: Sheet) => void;
  readonly close: () => void;
}

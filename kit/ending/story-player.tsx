import './story-player.css';
import type { Seat } from '@tavern/engine';
import type { GameTableProps } from '../game-table.ts';
import { Icon } from '../icon.tsx';
import { Typed } from '../typed.tsx';

interface PlayerWords {
  /** The player is the viewer. */
  readonly you: string;
  /** The seat is this player's, but a bot played for them. */
  readonly bot: string;
}

type Table = Pick<GameTableProps, 'viewer' | 'bots' | 'presence'>;

/** What stands beside a player's name at the end: the level of a bot, and who it was. */
export function playerNotes({ viewer, bots, presence }: Table, seat: Seat, { you, bot }: PlayerWords): readonly string[] {
  const level = bots[seat]?.level;
  return [
    ...(level === undefined ? [] : [level]),
    ...(seat === viewer ? [you] : []),
    ...(presence[seat] === 'lent' ? [bot] : []),
  ];
}

/** Whom a row of the story is about. */
export const StoryPlayer = ({ name, notes }: { readonly name: string | undefined; readonly notes: readonly string[] }) => (
  <span className="story-player">
    <b>
      <Typed text={name} />
    </b>
    {notes.map((note) => (
      <small key={note}>{note}</small>
    ))}
  </span>
);

interface StoryFigureProps {
  readonly n: number;
  /** The rival's. */
  readonly than: number;
  /** What the laurel says. */
  readonly label: string;
}

/** A figure of a player, with a laurel where it is more than the rival's. */
export const StoryFigure = ({ n, than, label }: StoryFigureProps) => (
  <>
    {n > than && <Icon name="laurel-crown" className="story-most" label={label} />}
    <b>{n}</b>
  </>
);

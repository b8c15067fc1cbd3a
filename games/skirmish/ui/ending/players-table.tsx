import { type Seat, seatsOf } from '@tavern/engine';
import { Icon, type TableSpeech, useWords } from '@tavern/kit';
import { StoryTable } from '@tavern/kit/ending/index.ts';
import type { ReactNode } from 'react';
import { rivalOf } from '../../rules/state.ts';
import { cardSay } from '../../text/tell/words.ts';
import { Tipped } from '../tips/index.ts';
import { Arms } from './arms.tsx';
import { bestHeld, drawnInAll, type PlayerStory } from './player-story.ts';
import type { ToldProps } from './told-props.ts';

const FIGURES = ['slots', 'held', 'drawn', 'played', 'lost', 'left'] as const;
type Figure = (typeof FIGURES)[number];

/** Both players' matches in figures: the viewer's first. */
export function PlayersTable(props: ToldProps) {
  const { story, me } = props;
  const speech = useWords();
  const { t } = speech;
  const columns = [
    { id: 'player', label: t('ending.player'), names: true },
    ...FIGURES.map((figure) => {
      const look = figure === 'held' || figure === 'drawn' ? undefined : 'num';
      return { id: figure, label: t(`ending.${figure}`), head: look, cell: look ?? 'words' };
    }),
  ] as const;
  const rows = seatsOf(story.players.length)
    .toSorted((a, b) => Math.abs(a - me) - Math.abs(b - me))
    .flatMap((seat) => {
      const own = story.players[seat];
      const other = story.players[rivalOf(seat)];
      if (own === undefined || other === undefined) return [];
      return [{ id: seat, cells: { player: <Player {...props} seat={seat} />, ...figuresOf(own, other, speech) } }];
    });
  return <StoryTable className="ending-players" columns={columns} rows={rows} />;
}

function Player({ seat, me, viewer, names, bots, presence, over, view }: ToldProps & { readonly seat: Seat }) {
  const { t } = useWords();
  const level = bots[seat]?.level;
  const gaveUp = view.over?.how === 'left' && over?.winners.includes(seat) === false;
  const notes = [
    ...(level === undefined ? [] : [level]),
    ...(seat === viewer ? [t('ending.you')] : []),
    // The seat is this player's, but a bot played for them.
    ...(presence[seat] === 'lent' ? [t('ending.bot')] : []),
    ...(gaveUp ? [t('ending.gone')] : []),
  ];
  return (
    <span className="ending-player">
      <Arms seat={seat} me={me} view={view} />
      <span className="who">
        <b>{names[seat]}</b>
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </span>
    </span>
  );
}

function figuresOf(own: PlayerStory, other: PlayerStory, { t, tell }: TableSpeech): { [figure in Figure]: ReactNode } {
  const held = bestHeld(own);
  /** With a laurel where it is more than the rival's. */
  const counted = (of: (story: PlayerStory) => number): ReactNode => (
    <>
      {of(own) > of(other) && <Icon name="laurel-crown" className="most" label={t('ending.most')} />}
      <b>{of(own)}</b>
    </>
  );
  return {
    slots: counted(({ slotsWon }) => slotsWon),
    held:
      held === null ? (
        <small>{t('ending.held.none')}</small>
      ) : (
        <>
          <Tipped of={{ card: held.card }}>
            <button type="button" className="ending-card">
              {tell(cardSay(held.card))}
            </button>
          </Tipped>
          <small>{t('ending.held.slots', { n: held.slots, power: held.power })}</small>
        </>
      ),
    drawn: (
      <>
        <b>{drawnInAll(own)}</b>
        <span className="notes">
          <small>{t('ending.drawn.rounds', { n: own.drawnByRounds })}</small>
          {own.drawnBy.map(({ card, n }) => (
            <small key={card}>{t('ending.drawn.by', { card: cardSay(card), n })}</small>
          ))}
          {own.drawnBy.length === 0 && <small>{t('ending.drawn.none')}</small>}
        </span>
      </>
    ),
    played: counted(({ played }) => played),
    lost: <b>{own.lost}</b>,
    left: counted(({ left }) => left),
  };
}

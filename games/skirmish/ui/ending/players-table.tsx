import type { Seat } from '@tavern/engine';
import { type TableSpeech, useWords } from '@tavern/kit';
import { playerNotes, StoryFigure, StoryPlayer, StoryTable } from '@tavern/kit/ending/index.ts';
import { playerIn } from '@tavern/kit/seats.ts';
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
  const rows = [me, rivalOf(me)].map((seat) => {
    const figures = figuresOf(playerIn(story, seat), playerIn(story, rivalOf(seat)), speech);
    return { id: seat, cells: { player: <Player {...props} seat={seat} />, ...figures } };
  });
  return <StoryTable className="ending-players" columns={columns} rows={rows} />;
}

function Player(props: ToldProps & { readonly seat: Seat }) {
  const { seat, me, names, over, view } = props;
  const { t } = useWords();
  const gaveUp = view.over?.how === 'left' && over?.winners.includes(seat) === false;
  const notes = [
    ...playerNotes(props, seat, { you: t('ending.you'), bot: t('ending.bot') }),
    ...(gaveUp ? [t('ending.gone')] : []),
  ];
  return (
    <span className="ending-player">
      <Arms seat={seat} me={me} view={view} />
      <StoryPlayer name={names[seat]} notes={notes} />
    </span>
  );
}

function figuresOf(own: PlayerStory, other: PlayerStory, { t, tell }: TableSpeech): { [figure in Figure]: ReactNode } {
  const held = bestHeld(own);
  const counted = (of: (story: PlayerStory) => number): ReactNode => (
    <StoryFigure n={of(own)} than={of(other)} label={t('ending.most')} />
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

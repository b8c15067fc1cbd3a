import { type Seat, seatsOf } from '@tavern/engine';
import { Icon, type TableSpeech, useWords } from '@tavern/kit';
import { StoryTable } from '@tavern/kit/ending/index.ts';
import type { ReactNode } from 'react';
import { rivalOf } from '../../rules/state.ts';
import { cardSay, comboSay } from '../../text/tell/words.ts';
import { Tipped } from '../tips/index.ts';
import { bestCard, type PlayerStory } from './story.ts';
import type { ToldProps } from './told-props.ts';

const FIGURES = ['points', 'won', 'combo', 'card', 'bluffs'] as const;
type Figure = (typeof FIGURES)[number];
const COUNTS: ReadonlySet<Figure> = new Set(['points', 'won']);

/** Both players' matches in figures: the viewer's first. */
export function PlayersTable(props: ToldProps) {
  const { story, me } = props;
  const speech = useWords();
  const { t } = speech;
  const columns = [
    { id: 'player', label: t('ending.player'), names: true },
    ...FIGURES.map((figure) => {
      const look = COUNTS.has(figure) ? 'num' : undefined;
      return { id: figure, label: t(`ending.${figure}`), head: look, cell: look ?? 'rev-ending-words' };
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
  return <StoryTable className="rev-ending-players" columns={columns} rows={rows} />;
}

function Player({ seat, viewer, names, bots, presence, over, view }: ToldProps & { readonly seat: Seat }) {
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
    <span className="rev-ending-who">
      <b>{names[seat]}</b>
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </span>
  );
}

function figuresOf(own: PlayerStory, other: PlayerStory, { t, tell }: TableSpeech): { [figure in Figure]: ReactNode } {
  /** With a laurel where it is more than the rival's. */
  const counted = (of: (story: PlayerStory) => number): ReactNode => (
    <>
      {of(own) > of(other) && <Icon name="laurel-crown" className="rev-ending-most" label={t('ending.most')} />}
      <b>{of(own)}</b>
    </>
  );
  const card = bestCard(own);
  const { best, bluffs } = own;
  return {
    points: counted(({ points }) => points),
    won: counted(({ won }) => won),
    combo:
      best === null ? (
        <small>{t('ending.combo.none')}</small>
      ) : (
        <>
          {tell(comboSay(best.combo))} <small>{t('ending.combo.of', { n: best.bonus, round: best.round })}</small>
        </>
      ),
    card:
      card === null ? (
        <small>{t('ending.card.none')}</small>
      ) : (
        <>
          <Tipped of={{ card: card.card }}>
            <button type="button" className="rev-ending-card">
              {tell(cardSay(card.card))}
            </button>
          </Tipped>{' '}
          <small>{t('ending.card.of', { n: card.n })}</small>
        </>
      ),
    bluffs:
      bluffs.length === 0 ? (
        <small>{t('ending.bluffs.none')}</small>
      ) : (
        <>
          <b>{bluffs.length}</b> <small>{t('ending.bluffs.of', { cards: bluffs.map(cardSay) })}</small>
        </>
      ),
  };
}

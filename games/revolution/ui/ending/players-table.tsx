import type { Seat } from '@tavern/engine';
import { type TableSpeech, useWords } from '@tavern/kit';
import { playerNotes, StoryFigure, StoryPlayer, StoryTable } from '@tavern/kit/ending/index.ts';
import { playerIn } from '@tavern/kit/seats.ts';
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
  const rows = [me, rivalOf(me)].map((seat) => {
    const figures = figuresOf(playerIn(story, seat), playerIn(story, rivalOf(seat)), speech);
    return { id: seat, cells: { player: <Player {...props} seat={seat} />, ...figures } };
  });
  return <StoryTable className="rev-ending-players" columns={columns} rows={rows} />;
}

function Player(props: ToldProps & { readonly seat: Seat }) {
  const { seat, names, over, view } = props;
  const { t } = useWords();
  const gaveUp = view.over?.how === 'left' && over?.winners.includes(seat) === false;
  const notes = [
    ...playerNotes(props, seat, { you: t('ending.you'), bot: t('ending.bot') }),
    ...(gaveUp ? [t('ending.gone')] : []),
  ];
  return <StoryPlayer name={names[seat]} notes={notes} />;
}

function figuresOf(own: PlayerStory, other: PlayerStory, { t, tell }: TableSpeech): { [figure in Figure]: ReactNode } {
  const counted = (of: (story: PlayerStory) => number): ReactNode => (
    <StoryFigure n={of(own)} than={of(other)} label={t('ending.most')} />
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

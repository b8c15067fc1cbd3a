import { type Outcome, type Place, placesOf, signed } from '@tavern/engine';
import { Icon, Shield } from '@tavern/kit';
import type { ReactNode } from 'react';

import type { SummitProps } from '../props.ts';
import { crestOf, itemFace, itemIcon, Tipped } from '../tips/index.ts';
import { expectedOf, surplusOf } from './dice-luck.ts';
import type { Story } from './story.ts';
import { mostOf } from './story-figures.ts';

interface StoryTableProps extends SummitProps {
  readonly over: Outcome;
  /** By seat; null: it cannot be told. */
  readonly stories: readonly Story[] | null;
}

const COLUMNS = ['climbed', 'fights', 'duels', 'hp', 'best', 'luck'] as const;

/** The ranking, with a line of story for each. */
export function StoryTable(props: StoryTableProps) {
  const { over, stories, speech } = props;
  const { t } = speech;
  return (
    // What scrolls must be reached by keys.
    <section className="ending-sheet m-parch" aria-label={t('ending.story')} tabIndex={0}>
      <table className="ending-story">
        <thead>
          <tr>
            <th scope="col" className="num">
              {t('ending.place')}
            </th>
            <th scope="col">{t('ending.player')}</th>
            {stories !== null &&
              COLUMNS.map((column) => (
                <th key={column} scope="col" className={column === 'best' ? undefined : 'num'}>
                  {t(`ending.${column}`)}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {placesOf(over).map((ranked) => (
            <Line key={ranked.seat} {...props} {...ranked} />
          ))}
        </tbody>
      </table>
      {stories === null && <p className="ending-short">{t('ending.short')}</p>}
    </section>
  );
}

function Line({ place, seat, view, viewer, names, stories, speech, over }: StoryTableProps & Place) {
  const { t } = speech;
  const player = view.players[seat];
  const story = stories?.[seat];
  if (player === undefined) return null;
  const notes = [
    ...(seat === viewer ? [t('ending.you')] : []),
    player.out ? t('ending.gone') : t('ending.tile', { tile: player.at }),
  ];
  return (
    <tr className={over.winners.includes(seat) ? 'king' : undefined}>
      <td className="num rank">{place}</td>
      <th scope="row">
        <Shield seat={seat} crest={crestOf(player.class)} size={26} faded={player.out} />
        <span className="who">
          <b>{names[seat]}</b>
          <span className="notes">
            {notes.map((note) => (
              <small key={note}>{note}</small>
            ))}
          </span>
        </span>
      </th>
      {story !== undefined && stories !== null && <Figures story={story} stories={stories} speech={speech} />}
    </tr>
  );
}

interface FiguresProps {
  readonly story: Story;
  readonly stories: readonly Story[];
  readonly speech: SummitProps['speech'];
}

function Figures({ story, stories, speech }: FiguresProps) {
  const { t, tell } = speech;
  const { best, dice } = story;
  const { thrown, sum } = dice;
  const figure = (column: (typeof COLUMNS)[number], what: ReactNode, most = false, className = 'num') => (
    <td className={className} data-label={t(`ending.${column}`)}>
      {most && <Icon name="laurel-crown" className="most" label={t('ending.most')} />}
      {what}
    </td>
  );
  const isMost = (of: (story: Story) => number): boolean => mostOf(stories, of) === story.seat;
  return (
    <>
      {figure(
        'climbed',
        <b>{story.climbed}</b>,
        isMost(({ climbed }) => climbed),
      )}
      {figure(
        'fights',
        <b>{story.fightsWon}</b>,
        isMost(({ fightsWon }) => fightsWon),
      )}
      {figure(
        'duels',
        <b>{story.duelsWon}</b>,
        isMost(({ duelsWon }) => duelsWon),
      )}
      {figure('hp', <b>{story.hpLost}</b>)}
      {figure(
        'best',
        best === null ? (
          <small>{t('ending.best.none')}</small>
        ) : (
          <Tipped of={{ item: best }}>
            <button type="button" className="best">
              <Icon name={itemIcon(best)} />
              {tell(itemFace(best).name)}
            </button>
          </Tipped>
        ),
        false,
        'best-cell',
      )}
      {figure(
        'luck',
        thrown === 0 ? (
          <small>{t('ending.luck.none')}</small>
        ) : (
          <>
            <b>{signed(surplusOf(dice))}</b>
            <span className="reckoning">
              <small>{t('ending.luck.sum', { thrown, sum })}</small>
              <small>{t('ending.luck.expected', { expected: expectedOf(dice) })}</small>
            </span>
          </>
        ),
        isMost((each) => surplusOf(each.dice)),
        'num luck',
      )}
    </>
  );
}

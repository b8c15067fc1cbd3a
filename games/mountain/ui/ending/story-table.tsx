import { type Outcome, type Seat, signed } from '@tavern/engine';
import { Icon, Shield, type TableSpeech, useWords } from '@tavern/kit';
import { playerNotes, StoryTable as Table } from '@tavern/kit/ending/index.ts';
import { Typed } from '@tavern/kit/typed.tsx';
import type { ReactNode } from 'react';
import type { MountainProps } from '../show/props.ts';
import { Pennant } from '../team/pennant.tsx';
import { crestOf, itemFace, itemIcon, Tipped } from '../tips/index.ts';
import { expectedOf, surplusOf } from './dice-luck.ts';
import { type Story, together } from './story.ts';
import { mostOf } from './story-figures.ts';
import { teamPlaces } from './team-places.ts';

interface StoryTableProps extends MountainProps {
  readonly over: Outcome;
  /** By seat; null: events are missing. */
  readonly stories: readonly Story[] | null;
}

const FIGURES = ['climbed', 'fights', 'duels', 'hp', 'best', 'luck'] as const;
type Figure = (typeof FIGURES)[number];
const NO_FIGURES: { readonly [figure in Figure]: null } = {
  climbed: null,
  fights: null,
  duels: null,
  hp: null,
  best: null,
  luck: null,
};

const LOOKS: { readonly [figure in Figure]?: string } = { best: 'best-cell', luck: 'num luck' };

/** The ranking, with a line of story for each player. */
export function StoryTable(props: StoryTableProps) {
  const { over, stories, view } = props;
  const speech = useWords();
  const { t } = speech;
  const columns = [
    { id: 'place', label: t('ending.place'), plain: true, head: 'num', cell: 'num rank' },
    { id: 'player', label: t('ending.player'), names: true },
    ...(stories === null ? [] : FIGURES).map((figure) => ({
      id: figure,
      label: t(`ending.${figure}`),
      head: figure === 'best' ? undefined : 'num',
      cell: LOOKS[figure] ?? 'num',
    })),
  ] as const;
  const rows = teamPlaces(over, view.players).flatMap(({ place, seat, winner }, index, places) => {
    const player = view.players[seat];
    if (player === undefined) return [];
    const story = stories?.[seat];
    const figures = story === undefined || stories === null ? NO_FIGURES : figuresOf(story, stories, speech);
    const cells = { place, player: <Climber {...props} seat={seat} player={player} />, ...figures };
    const own = { id: String(seat), className: winner ? 'king' : undefined, cells };
    // A team comes before the first of its players.
    const { team } = player;
    const isFirst = team !== null && places.findIndex((each) => view.players[each.seat]?.team === team) === index;
    if (!isFirst) return [own];
    const members = (stories ?? []).filter((each) => view.players[each.seat]?.team === team);
    const [first, ...others] = members;
    const all = first === undefined ? NO_FIGURES : figuresOf(together([first, ...others]), null, speech);
    const cellsOfAll = { place, player: <Pennant team={team} named />, ...all };
    return [{ id: team, className: winner ? 'team-row king' : 'team-row', cells: cellsOfAll }, own];
  });
  return (
    // A box that scrolls must be reachable by keys.
    <section className="ending-sheet m-parch m-sheet m-scrolls" aria-label={t('ending.story')} tabIndex={0}>
      <Table className="ending-story" columns={columns} rows={rows} />
      {stories === null && <p className="ending-short">{t('ending.short')}</p>}
    </section>
  );
}

interface ClimberProps extends MountainProps {
  readonly seat: Seat;
  readonly player: MountainProps['view']['players'][number];
}

function Climber(props: ClimberProps) {
  const { seat, player, names } = props;
  const { t } = useWords();
  const notes = [
    ...playerNotes(props, seat, { you: t('ending.you'), bot: t('ending.bot') }),
    player.out ? t('ending.gone') : t('ending.tile', { tile: player.at }),
  ];
  return (
    <>
      <Shield seat={seat} crest={crestOf(player.class)} size={26} faded={player.out} />
      <Pennant team={player.team} />
      <span className="who">
        <b>
          <Typed text={names[seat]} />
        </b>
        <span className="notes">
          {notes.map((note) => (
            <small key={note}> {note}</small>
          ))}
        </span>
      </span>
    </>
  );
}

/** `stories`: those to compare with; null: nobody wears a laurel. */
function figuresOf(story: Story, stories: readonly Story[] | null, { t, tell }: TableSpeech): { [figure in Figure]: ReactNode } {
  const { best, dice } = story;
  const { thrown, sum } = dice;
  /** With a crown for the only player with the most of it. */
  const crowned = (of: (story: Story) => number, what: ReactNode) => (
    <>
      {stories !== null && mostOf(stories, of) === story.seat && (
        <Icon name="laurel-crown" className="most" label={t('ending.most')} />
      )}
      {what}
    </>
  );
  return {
    climbed: crowned(({ climbed }) => climbed, <b>{story.climbed}</b>),
    fights: crowned(({ fightsWon }) => fightsWon, <b>{story.fightsWon}</b>),
    duels: crowned(({ duelsWon }) => duelsWon, <b>{story.duelsWon}</b>),
    hp: <b>{story.hpLost}</b>,
    best:
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
    luck: crowned(
      (each) => surplusOf(each.dice),
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
    ),
  };
}

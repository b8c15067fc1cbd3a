import type { Seat } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { StoryTable } from '@tavern/kit/ending/index.ts';
import { Typed } from '@tavern/kit/typed.tsx';
import { type LeaderId, ROUNDS, rivalOf } from '../../rules/state.ts';
import { cardSay } from '../../text/tell/words.ts';
import { Tipped } from '../tips/index.ts';
import type { RoundStory } from './story.ts';
import type { ToldProps } from './told-props.ts';

/** Round by round: who led, both totals, and what the judges gave. The near side first. */
export function RoundsTable({ story, me, names, events, show }: ToldProps) {
  const { t } = useWords();
  const [near, far] = [me, rivalOf(me)];
  const columns = [
    { id: 'round', label: t('ending.round'), names: true, head: 'num', cell: 'rank' },
    { id: 'near', label: names[near] ?? '', cell: 'rev-ending-leader' },
    { id: 'far', label: names[far] ?? '', cell: 'rev-ending-leader' },
    { id: 'totals', label: t('ending.totals'), head: 'num', cell: 'num' },
    { id: 'points', label: t('ending.points'), head: 'num', cell: 'num' },
    { id: 'winner', label: t('ending.winner') },
    { id: 'again', label: t('ending.again'), plain: true },
  ] as const;
  const rows = story.rounds.map((round) => {
    const counted = events.find(({ event }) => event.type === 'battle' && event.round === round.round);
    return {
      id: round.round,
      cells: {
        round: round.round > ROUNDS ? t('ending.round.extra') : String(round.round),
        near: <Leader id={round.leaders[near]} />,
        far: <Leader id={round.leaders[far]} />,
        totals: <b>{t('ending.score', { near: round.totals[near] ?? 0, far: round.totals[far] ?? 0 })}</b>,
        points: t('ending.score', { near: round.points[near] ?? 0, far: round.points[far] ?? 0 }),
        winner: <Winner round={round} me={me} names={names} />,
        again:
          counted === undefined ? (
            ''
          ) : (
            <button type="button" className="rev-ending-again" onClick={() => show.rewind(counted.id)}>
              {t('ending.tally')}
              <span className="sr"> {t('ending.tally.of', { round: round.round })}</span>
            </button>
          ),
      },
    };
  });
  return <StoryTable className="rev-ending-rounds" columns={columns} rows={rows} />;
}

function Leader({ id }: { readonly id: LeaderId | undefined }) {
  const { tell } = useWords();
  if (id === undefined) return null;
  return (
    <Tipped of={{ card: id }}>
      <button type="button" className="rev-ending-card">
        {tell(cardSay(id))}
      </button>
    </Tipped>
  );
}

interface WinnerProps extends Pick<ToldProps, 'names'> {
  readonly round: RoundStory;
  readonly me: Seat;
}

function Winner({ round: { winner }, me, names }: WinnerProps) {
  const { t } = useWords();
  if (winner === null) return <small>{t('ending.tied')}</small>;
  return (
    <span className={classes('rev-ending-side', winner === me ? 'of-near' : 'of-far')}>
      <i aria-hidden="true" />{' '}
      <b>
        <Typed text={names[winner]} />
      </b>
    </span>
  );
}

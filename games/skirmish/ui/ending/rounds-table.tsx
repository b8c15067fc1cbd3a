import type { Seat } from '@tavern/engine';
import { type TableSpeech, useWords } from '@tavern/kit';
import { StoryTable } from '@tavern/kit/ending/index.ts';
import { Typed } from '@tavern/kit/typed.tsx';
import type { ReactNode } from 'react';
import { rivalOf, SLOTS } from '../../rules/state.ts';
import { slotSay } from '../../text/tell/words.ts';
import type { RoundStory, SlotStory } from './story.ts';
import type { ToldProps } from './told-props.ts';

const COLUMNS = ['slot0', 'slot1', 'slot2', 'slot3'] as const;

const sideOf = (winner: Seat | null, me: Seat): string =>
  winner === null ? 'side-none' : winner === me ? 'side-near' : 'side-far';

/** Round by round: both powers in each pass, and who won it. */
export function RoundsTable({ story, me, names }: ToldProps) {
  const speech = useWords();
  const { t, tell } = speech;
  const columns = [
    { id: 'round', label: t('ending.round'), names: true, head: 'num', cell: 'rank' },
    ...SLOTS.map((slot) => ({ id: COLUMNS[slot], label: tell(slotSay(slot)), head: 'num', cell: 'num' })),
    { id: 'vp', label: t('ending.round.vp'), head: 'num', cell: 'num' },
    { id: 'winner', label: t('ending.round.winner'), cell: 'won-by' },
  ] as const;
  const rows = story.rounds.map((round) => ({
    id: round.round,
    cells: {
      round: t('ending.round.n', { round: round.round }),
      ...slotCells(round, me, speech),
      vp: round.vp === null ? '' : <b>{t('ending.slot.powers', scores(round.vp, me))}</b>,
      winner: <Winner round={round} me={me} names={names} />,
    },
  }));
  return <StoryTable className="ending-rounds" columns={columns} rows={rows} />;
}

const scores = (of: readonly (number | null)[], me: Seat) => ({ near: of[me] ?? '–', far: of[rivalOf(me)] ?? '–' });

function slotCells({ slots }: RoundStory, me: Seat, speech: TableSpeech): { [column in (typeof COLUMNS)[number]]: ReactNode } {
  const cell = (slot: number): ReactNode => {
    const told = slots[slot];
    return told === undefined ? '' : <SlotCell told={told} me={me} {...speech} />;
  };
  return { slot0: cell(0), slot1: cell(1), slot2: cell(2), slot3: cell(3) };
}

/** Colour and shape say whose it was; readers are told by name. */
function SlotCell({ told: { powers, winner }, me, t }: TableSpeech & { readonly told: SlotStory; readonly me: Seat }) {
  if (powers.every((power) => power === null)) return <small>{t('ending.slot.open')}</small>;
  const said = winner === null ? t('ending.slot.none') : t('ending.slot.won', { who: { seat: winner } });
  return (
    <span className={`ending-slot ${sideOf(winner, me)}`}>
      <i role="img" aria-label={said} /> {t('ending.slot.powers', scores(powers, me))}
    </span>
  );
}

interface WinnerProps extends Pick<ToldProps, 'me' | 'names'> {
  readonly round: RoundStory;
}

function Winner({ round: { vp, winner }, me, names }: WinnerProps) {
  const { t } = useWords();
  if (vp === null) return <small>{t('ending.round.open')}</small>;
  if (winner === null) return <small>{t('ending.round.tied')}</small>;
  return (
    <span className={`ending-slot ${sideOf(winner, me)}`}>
      <i aria-hidden="true" />{' '}
      <b>
        <Typed text={names[winner]} />
      </b>
    </span>
  );
}

import { useWords } from '@tavern/kit';
import { StoryTable } from '@tavern/kit/ending/index.ts';
import { finePercent } from '@tavern/kit/figures.ts';
import { Paper } from '@tavern/kit/tray/index.ts';
import type { CeeLoProps } from '../show/props.ts';
import { KINDS, luckOf, type Tally } from './luck.ts';

/** How the dice fell, against what was expected of them. */
export function LuckPaper({ view, events }: Pick<CeeLoProps, 'view' | 'events'>) {
  const { t } = useWords();
  const [mine, its] = [luckOf(view, events, 'player'), luckOf(view, events, 'enemy')];
  if (mine.throws === 0) return null;
  const wins = mine.kinds['instant-win'];
  const many = wins.came >= wins.expected;
  const chance = finePercent(many ? mine.atLeast : mine.atMost);
  const columns = [
    { id: 'what', label: t('ending.luck.throws', { n: mine.throws }), names: true },
    { id: 'came', label: t('ending.luck.came') },
    { id: 'expected', label: t('ending.luck.expected') },
  ] as const;
  const row = (kind: string, { came, expected }: Tally) => ({
    id: kind,
    cells: { what: t(`ending.luck.${kind}`), came, expected: expected.toFixed(1) },
  });
  const rows = [
    ...KINDS.map((kind) => row(kind, mine.kinds[kind])),
    row('its.win', its.kinds['instant-win']),
    row('its.cursed', its.kinds.cursed),
  ];
  return (
    <Paper title={t('ending.luck')} className="luck-paper">
      <StoryTable className="luck-table" columns={columns} rows={rows} />
      <p>{t(`ending.luck.${many ? 'many' : wins.came === 0 ? 'no' : 'few'}`, { n: wins.came, p: chance })}</p>
    </Paper>
  );
}

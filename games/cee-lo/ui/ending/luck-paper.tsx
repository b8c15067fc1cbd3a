import { finePercent } from '@tavern/kit/figures.ts';
import type { AlleyProps } from '../index.tsx';
import { Paper } from '../scene/paper.tsx';
import { useWords } from '../words.ts';
import { KINDS, luckOf, type Tally } from './luck.ts';

/** How the dice fell, against what was to be expected of them. */
export function LuckPaper({ view, events }: Pick<AlleyProps, 'view' | 'events'>) {
  const { t } = useWords();
  const [mine, its] = [luckOf(view, events, 'player'), luckOf(view, events, 'enemy')];
  if (mine.throws === 0) return null;
  const wins = mine.kinds['instant-win'];
  const many = wins.came >= wins.expected;
  return (
    <Paper title={t('ending.luck')} className="luck-paper">
      <table className="luck">
        <thead>
          <tr>
            <th scope="col">{t('ending.luck.throws', { n: mine.throws })}</th>
            <th scope="col">{t('ending.luck.came')}</th>
            <th scope="col">{t('ending.luck.expected')}</th>
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <Row key={kind} what={t(`ending.luck.${kind}`)} tally={mine.kinds[kind]} />
          ))}
          <Row what={t('ending.luck.its.win')} tally={its.kinds['instant-win']} />
          <Row what={t('ending.luck.its.cursed')} tally={its.kinds.cursed} />
        </tbody>
      </table>
      <p>
        {t(many ? 'ending.luck.many' : 'ending.luck.few', { n: wins.came, p: finePercent(many ? mine.atLeast : mine.atMost) })}
      </p>
    </Paper>
  );
}

function Row({ what, tally: { came, expected } }: { readonly what: string; readonly tally: Tally }) {
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>{came}</td>
      <td>{expected.toFixed(1)}</td>
    </tr>
  );
}

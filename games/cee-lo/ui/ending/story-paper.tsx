import './story.css';
import { cardName } from '@tavern/engine';
import { Icon } from '@tavern/kit';
import type { State } from '../../rules/state.ts';
import { GiltIcon } from '../scene/gilt-icon.tsx';
import { Paper } from '../scene/paper.tsx';
import { useWords } from '../words.ts';
import { storyOf } from './story.ts';

const COLUMNS = ['turns', 'dealt', 'taken', 'healed', 'hp'] as const;

/** The run, a line per round. */
export function StoryPaper({ state }: { readonly state: State }) {
  const { t, tell } = useWords();
  const story = storyOf(state);
  return (
    <Paper title={t('ending.story')} className="story-paper">
      {story.length === 0 && <p>{t('ending.story.none')}</p>}
      {story.length > 0 && (
        <table className="story">
          <thead>
            <tr>
              <th scope="col">{t('ending.story.round')}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`ending.story.${column}`)}
                </th>
              ))}
              <th scope="col">{t('ending.story.end')}</th>
            </tr>
          </thead>
          <tbody>
            {story.map((told) => (
              <tr key={told.round} className={told.won ? 'won' : 'lost'}>
                <th scope="row">
                  <span className="trinket-coin">
                    <GiltIcon name={told.enemy.icon} metal="bone" />
                  </span>
                  <span>
                    <small>{t('ending.story.nth', { round: told.round })}</small>
                    {tell(cardName(told.enemy))}
                  </span>
                </th>
                {COLUMNS.map((column) => (
                  <td key={column} data-column={t(`ending.story.${column}`)}>
                    {told[column]}
                  </td>
                ))}
                <td className="story-end">
                  <Icon name={told.won ? 'laurel-crown' : 'broken-heart'} />
                  {t(told.won ? 'ending.story.won' : 'ending.story.lost')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Paper>
  );
}

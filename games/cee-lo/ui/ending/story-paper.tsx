import './story.css';
import { cardName } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { StoryTable } from '@tavern/kit/ending/index.ts';
import { GiltIcon } from '@tavern/kit/gilt-icon.tsx';
import { Paper } from '@tavern/kit/tray/index.ts';
import type { State } from '../../rules/state.ts';
import { storyOf } from './story.ts';

const FIGURES = ['turns', 'dealt', 'taken', 'healed', 'hp'] as const;

/** The run, a line per round. */
export function StoryPaper({ state }: { readonly state: State }) {
  const { t, tell } = useWords();
  const columns = [
    { id: 'round', label: t('ending.story.round'), names: true },
    ...FIGURES.map((id) => ({ id, label: t(`ending.story.${id}`) })),
    { id: 'end', label: t('ending.story.end'), plain: true, cell: 'story-end' },
  ] as const;
  const rows = storyOf(state).map((told) => ({
    id: told.round,
    className: told.won ? 'won' : 'lost',
    cells: {
      ...told,
      round: (
        <>
          <span className="powerup-coin">
            <GiltIcon name={told.enemy.icon} metal="bone" />
          </span>
          <span>
            <small>{t('ending.story.nth', { round: told.round })}</small>
            {tell(cardName(told.enemy))}
          </span>
        </>
      ),
      end: (
        <>
          <Icon name={told.won ? 'laurel-crown' : 'broken-heart'} />
          {t(told.won ? 'ending.story.won' : 'ending.story.lost')}
        </>
      ),
    },
  }));
  return (
    <Paper title={t('ending.story')} className="story-paper">
      {rows.length === 0 ? <p>{t('ending.story.none')}</p> : <StoryTable className="story" columns={columns} rows={rows} />}
    </Paper>
  );
}

import './deed.css';
import { Icon, useHotkey } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import type { ReactNode } from 'react';
import { useWords } from '../words.ts';

interface DeedProps {
  readonly tone: 'attack' | 'defend' | 'reroll' | 'throw' | 'lose';
  readonly icon: string;
  readonly title: ReactNode;
  readonly hotkey: string;
  /** What it leads to, exactly. */
  readonly outcome?: ReactNode;
  /** Where the number comes from. */
  readonly source?: ReactNode;
  readonly risk?: ReactNode;
  /** Why not: it stays in reach and says so. */
  readonly blocked?: string | undefined;
  /** The house would do this. */
  readonly hinted?: boolean;
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** A plaque of enamel and brass: one thing to do. */
export function Deed({ tone, icon, title, hotkey, outcome, source, risk, blocked, hinted = false, busy, onPress }: DeedProps) {
  const { t } = useWords();
  const resting = blocked !== undefined || busy;
  useHotkey(hotkey, onPress, !resting);
  return (
    <button
      type="button"
      className={classes('deed', tone, hinted && 'hinted')}
      aria-disabled={resting || undefined}
      aria-keyshortcuts={hotkey}
      data-blocked={blocked !== undefined || undefined}
      onClick={() => !resting && onPress()}
    >
      <span className="deed-title t-display">
        <Icon name={icon} />
        <span>{title}</span>
      </span>
      {blocked !== undefined ? (
        <span className="deed-blocked">{blocked}</span>
      ) : (
        <>
          {outcome !== undefined && <span className="deed-outcome figures">{outcome}</span>}
          {source !== undefined && <span className="deed-source figures">{source}</span>}
          {risk !== undefined && <span className="deed-risk figures">{risk}</span>}
        </>
      )}
      {hinted && <span className="deed-hint">{t('combat.hinted')}</span>}
      <kbd aria-hidden="true">{hotkey.toUpperCase()}</kbd>
    </button>
  );
}

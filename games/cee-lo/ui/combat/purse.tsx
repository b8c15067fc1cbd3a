import { useWords } from '@tavern/kit';
import { Typed } from '@tavern/kit/typed.tsx';
import type { ShownFight } from '../show/shown-fight.ts';
import { Health } from './health.tsx';

interface PurseProps {
  readonly shown: ShownFight;
  /** The player's name; null: the viewer is the player. */
  readonly name: string | null;
  readonly bump: number | null;
}

/** What the player has: HP, gold, and how hard they hit. */
export function Purse({ shown, name, bump }: PurseProps) {
  const { t } = useWords();
  const { hp, most, damage, gold } = shown;
  return (
    <Health of="you" label={name === null ? t('combat.hp.own') : t('combat.hp.of', { name })} hp={hp} most={most} bump={bump}>
      <p>{t('combat.purse', { damage, gold })}</p>
      {name !== null && (
        <p>
          <Typed text={name} />
        </p>
      )}
    </Health>
  );
}

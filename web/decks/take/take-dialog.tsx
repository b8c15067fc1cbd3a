import './take-dialog.css';
import { announce, Choice, Dialog, sound, Toggle } from '@tavern/kit';
import { useState } from 'react';
import { levelsOf } from '../../model/lobby/levels.ts';
import { usualLevel } from '../../parts/seats/bot-levels.ts';
import { StartButton } from '../../parts/seats/start-button.tsx';
import { useDeckGame, useDeckWords } from '../deck-game.ts';
import { takeToTable } from './take-to-table.ts';

interface TakeDialogProps {
  /** The id of a ready deck, or a code. */
  readonly choice: string;
  readonly called: string;
  /** Stores what is not stored yet; null: there is nothing to store. */
  readonly save: (() => Promise<boolean>) | null;
  readonly onClose: () => void;
}

const ANY = '';

/** Whom the deck is tried against: any ready deck, at any level. */
export default function TakeDialog({ choice, called, save, onClose }: TakeDialogProps) {
  const place = useDeckGame();
  const words = useDeckWords();
  const { t, tell, readyName } = words;
  const { game, pack, rules } = place;
  const [rival, setRival] = useState(ANY);
  const [level, setLevel] = useState(() => usualLevel(levelsOf(pack)));
  const [saves, setSaves] = useState(save !== null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const own = levelsOf(pack).filter((each) => each !== 'random');
  const levels = own.length === 0 ? levelsOf(pack) : own;
  const start = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    // Its own words stand below the deck, which is behind this dialog.
    if (saves && save !== null && !(await save())) {
      setBusy(false);
      return onClose();
    }
    const why = await takeToTable(game, pack, { choice, rival: rival === ANY ? null : rival, level });
    setBusy(false);
    if (why === null) return;
    setProblem(tell(why));
    sound.play('error');
    announce(tell(why));
  };
  return (
    <Dialog open onClose={onClose} title={t('builder.take')} sub={called} closeLabel={t('common.close')}>
      <div className="take-dialog">
        <Choice
          label={t('builder.take.rival')}
          value={rival}
          options={[
            { value: ANY, label: t('builder.take.any') },
            ...rules.ready.map(({ id }) => ({ value: id, label: readyName(id) })),
          ]}
          onChange={setRival}
        />
        <Choice
          label={t('hall.bots.level')}
          value={level}
          options={levels.map((each) => ({ value: each, label: t(`level.${each}`) }))}
          onChange={setLevel}
        />
        {save !== null && <Toggle label={t('builder.take.save')} value={saves} onChange={setSaves} />}
        <StartButton
          {...{ game, pack, problem }}
          speech={words}
          busy={busy ? t('builder.take.dealing') : null}
          onPress={() => void start()}
        />
      </div>
    </Dialog>
  );
}

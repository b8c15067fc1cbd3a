import { announce } from '@tavern/kit';
import { usePack } from '../../model/use-pack.ts';
import { Doorstep, TurnedAway } from '../../parts/door/turned-away.tsx';
import { boxIn, type Chosen } from '../../parts/rules/presets.ts';
import { useSpeech } from '../../words/words.ts';
import { keepOwnBox } from '../own-box.ts';
import { useBoxGame } from './box-game.ts';
import { BoxPlace } from './box-place.tsx';
import { Manager } from './manager.tsx';

interface BoxLayerProps {
  readonly game: string;
  /** The table's. */
  readonly rules: Chosen;
  /** Left out: it is only looked at. */
  readonly onUse?: ((box: string) => void) | undefined;
  readonly onClose: () => void;
}

/** The card manager, over a lobby. */
export default function BoxLayer({ game, rules, onUse, onClose }: BoxLayerProps) {
  const { pack, failed } = usePack(game);
  if (failed !== null) return <TurnedAway why={{ key: 'link.not-loaded' }} />;
  if (pack === null) return <Doorstep />;
  return (
    <BoxPlace game={game} pack={pack} rules={rules}>
      <TableBox onUse={onUse} onClose={onClose} />
    </BoxPlace>
  );
}

function TableBox({ onUse, onClose }: Pick<BoxLayerProps, 'onUse' | 'onClose'>) {
  const { game, rules } = useBoxGame();
  const { t } = useSpeech();
  return (
    <Manager
      kept={boxIn(rules)}
      brought={null}
      take={
        onUse === undefined
          ? null
          : {
              label: t('cards.use'),
              sub: t('cards.use.sub'),
              onTake: (chosen) => {
                onUse(chosen);
                onClose();
              },
            }
      }
      onDefault={
        onUse === undefined
          ? undefined
          : (chosen) => {
              keepOwnBox(game, chosen);
              announce(t('cards.kept'));
            }
      }
      leave={t('cards.back')}
      onLeave={onClose}
    />
  );
}

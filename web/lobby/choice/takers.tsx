import { Shield } from '@tavern/kit';
import { Typed } from '@tavern/kit/typed.tsx';
import { useSpeech } from '../../words/words.ts';
import type { Chooser } from './chooser.ts';

/** The players who have taken something. Several are shown by their arms, because their names would not fit. */
export function Takers({ takers }: { readonly takers: readonly Chooser[] }) {
  const { t } = useSpeech();
  if (takers.length === 0) return null;
  const alone = takers.length === 1;
  return (
    <span className={takers.some(({ you }) => you) ? 'takers yours' : 'takers'}>
      {takers.map(({ seat, name, you }) => {
        const called = you ? t('common.you') : name;
        return (
          <span key={seat} className="taker" title={called}>
            <Shield seat={seat} size={15} />
            <span className={alone || you ? 'taker-name' : 'sr'}>
              <Typed text={called} />
            </span>
          </span>
        );
      })}
    </span>
  );
}

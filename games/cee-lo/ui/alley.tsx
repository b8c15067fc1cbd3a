import './alley.css';
import './beam.css';
import { ActsPlace } from '@tavern/kit/acts/index.ts';
import { useHint } from '@tavern/kit/hint/use-hint.ts';
import { Between } from './between/between.tsx';
import { Combat } from './combat/combat.tsx';
import { Ending } from './ending/ending.tsx';
import { hintWords } from './hint-words.ts';
import type { AlleyProps } from './index.tsx';
import { Backdrop } from './scene/backdrop.tsx';
import { Shop } from './shop/shop.tsx';
import { type Show, useShow } from './show/use-show.ts';
import { useSkip } from './show/use-skip.ts';
import { AlleyWords } from './words.ts';

type Place = 'combat' | 'shop' | 'between' | 'ending';

/** A fight stays until it has been shown; then comes what is asked. */
function placeOf({ over, question }: AlleyProps, { stage }: Show): Place {
  if (stage !== null) return 'combat';
  if (over !== null) return 'ending';
  return question?.kind === 'shop' ? 'shop' : 'between';
}

/** The alley behind the tavern: a table of dice, a shop, and whatever lies between two rounds. */
export function Alley(props: AlleyProps) {
  const { speech, question, busy, send } = props;
  const show = useShow(props);
  const place = placeOf(props, show);
  const hint = useHint(props, hintWords(speech));
  const act: AlleyProps['send'] = (option) => {
    show.finish();
    send(option);
  };
  useSkip(show.playing, show.finish, question?.kind === 'roll' && !busy ? () => send({ do: 'roll' }) : null);
  return (
    <AlleyWords value={speech}>
      <ActsPlace asked={question?.id ?? null} busy={busy} send={act} hint={hint}>
        <div
          className="alley"
          data-at={place}
          data-settling={show.playing && question?.kind !== 'roll'}
          onPointerDown={show.finish}
        >
          <Backdrop />
          {show.stage !== null && (
            <div className="alley-room">
              <Combat alley={props} show={show} stage={show.stage} />
            </div>
          )}
          {place === 'shop' && <Shop {...props} />}
          {place === 'between' && <Between {...props} />}
          {place === 'ending' && <Ending {...props} />}
        </div>
      </ActsPlace>
    </AlleyWords>
  );
}

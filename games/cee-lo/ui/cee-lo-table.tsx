import './cee-lo-table.css';
import './beam.css';
import { say } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { ActsPlace } from '@tavern/kit/acts/index.ts';
import { useHint } from '@tavern/kit/hint/use-hint.ts';
import { asTold, Past } from '@tavern/kit/show/index.ts';
import { Between } from './between/between.tsx';
import { Combat } from './combat/combat.tsx';
import { Ending } from './ending/ending.tsx';
import { slip } from './headline.ts';
import { hintWords } from './hint-words.ts';
import { Backdrop } from './scene/backdrop.tsx';
import { Shop } from './shop/shop.tsx';
import type { AlleyProps } from './show/props.ts';
import { type Show, useAlleyShow } from './show/use-cee-lo-show.ts';
import { useThrowKey } from './show/use-throw-key.ts';

type Place = 'combat' | 'shop' | 'between' | 'ending';

/** A fight stays until it has been shown; then the question comes. */
function placeOf({ over, question }: AlleyProps, { stage, rewound }: Show): Place {
  if (stage !== null) return 'combat';
  if (rewound !== null) return 'between';
  if (over !== null) return 'ending';
  return question?.kind === 'shop' ? 'shop' : 'between';
}

/** The table of Cee-Lo: the dice, the shop, and the screens between two rounds. */
export function Alley(props: AlleyProps) {
  const show = useAlleyShow(props);
  return <ToldAlley {...asTold(props, show)} show={show} />;
}

/** The table at the point that the show has reached: cards, odds and everything else about the dice wait until they rest. */
export function ToldAlley({ show, ...props }: AlleyProps & { readonly show: Show }) {
  const { question, busy, send } = props;
  const place = placeOf(props, show);
  const past = show.rewound !== null;
  const hint = useHint(props, hintWords(useWords()));
  const act: AlleyProps['send'] = (option) => {
    show.skip();
    send(option);
  };
  useThrowKey(question?.kind === 'roll' && !busy && !past ? () => send({ do: 'roll' }) : null);
  return (
    <ActsPlace asked={question?.id ?? null} busy={busy} send={act} hint={hint} unseen={show.unseen}>
      <div className="alley" data-at={place}>
        <Backdrop />
        {show.stage !== null && (
          <div className="alley-room">
            <Combat alley={props} show={show} stage={show.stage} />
          </div>
        )}
        {place === 'shop' && <Shop {...props} />}
        {place === 'between' && <Between {...props} {...(past && { view: show.view, question: null })} />}
        {place === 'ending' && <Ending {...props} />}
        <Past
          show={show}
          lines={props.lines}
          when={say('past.round', { round: show.stage?.round ?? show.view.round })}
          asked={question === null ? null : slip(props.view, question)}
        />
      </div>
    </ActsPlace>
  );
}

import './cee-lo-table.css';
import './beam.css';
import './forced.css';
import { say } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { ActsPlace } from '@tavern/kit/acts/index.ts';
import { useHint } from '@tavern/kit/hint/use-hint.ts';
import { asTold, Past } from '@tavern/kit/show/index.ts';
import Backdrop from '../look/backdrop.tsx';
import { Between } from './between/between.tsx';
import { Combat } from './combat/combat.tsx';
import { Ending } from './ending/ending.tsx';
import { headline } from './headline.ts';
import { hintWords } from './hint-words.ts';
import { Shop } from './shop/shop.tsx';
import type { CeeLoProps } from './show/props.ts';
import { type Show, useCeeLoShow } from './show/use-cee-lo-show.ts';
import { useThrowKey } from './show/use-throw-key.ts';

type Screen = 'combat' | 'shop' | 'between' | 'ending';

/** A fight stays until it has been shown; then the question comes. */
function placeOf({ over, question }: CeeLoProps, { shown, rewound }: Show): Screen {
  if (shown !== null) return 'combat';
  if (rewound !== null) return 'between';
  if (over !== null) return 'ending';
  return question?.kind === 'shop' ? 'shop' : 'between';
}

/** The table of Cee-Lo: the dice, the shop, and the screens between two rounds. */
export function CeeLoTable(props: CeeLoProps) {
  const show = useCeeLoShow(props);
  return <ToldCeeLo {...asTold(props, show)} show={show} />;
}

/** The table at the point that the show has reached: cards, odds and everything else about the dice wait until they rest. */
export function ToldCeeLo({ show, ...props }: CeeLoProps & { readonly show: Show }) {
  const { question, busy, send } = props;
  const place = placeOf(props, show);
  const past = show.rewound !== null;
  const hint = useHint(props, hintWords(useWords()));
  const act: CeeLoProps['send'] = (option) => {
    show.skip();
    send(option);
  };
  useThrowKey(question?.kind === 'roll' && !busy && !past ? () => send({ do: 'roll' }) : null);
  return (
    <ActsPlace asked={question?.id ?? null} busy={busy} send={act} hint={hint} unseen={show.unseen}>
      <div className="cee-lo-table" data-at={place}>
        <Backdrop />
        {show.shown !== null && (
          <div className="cee-lo-floor">
            <Combat game={props} show={show} shown={show.shown} />
          </div>
        )}
        {place === 'shop' && <Shop {...props} />}
        {place === 'between' && <Between {...props} {...(past && { view: show.view, question: null })} />}
        {place === 'ending' && <Ending {...props} />}
        <Past
          show={show}
          lines={props.lines}
          when={say('past.round', { round: show.shown?.round ?? show.view.round })}
          asked={question === null ? null : headline(props.view, question)}
        />
      </div>
    </ActsPlace>
  );
}

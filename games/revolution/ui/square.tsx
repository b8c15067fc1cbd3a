import { type Say, say } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { WIDTHS } from '@tavern/kit/breakpoints.ts';
import { classes } from '@tavern/kit/classes.ts';
import { TableThumb } from '@tavern/kit/table-thumb.tsx';
import { useMedia } from '@tavern/kit/use-media.ts';
import { memo, type ReactNode, useMemo } from 'react';
import { cardSay, name } from '../text/tell/words.ts';
import { Phases } from './board/phases.tsx';
import { Side } from './board/side.tsx';
import { askedSay } from './headline.ts';
import { Ledger, LedgerStrip } from './ledger/index.ts';
import { Deeds } from './near/deeds.tsx';
import { OwnHand } from './near/hand.tsx';
import { OpenHands } from './near/open-hands.tsx';
import { PowerSheet } from './near/power-sheet.tsx';
import { reckoningOf } from './play/aftermath.ts';
import { isDealtTo } from './play/stirring.ts';
import type { CardChoice, HeldCard } from './play/use-choice.ts';
import { stepSay, thenSay } from './play/words.ts';
import { playerIn, type RevolutionProps, sidesOf } from './show/props.ts';

interface SquareProps extends RevolutionProps {
  /** The tally covers it. */
  readonly under: boolean;
  /** The viewer's question, unless they look back. */
  readonly asked: RevolutionProps['question'];
  readonly choice: CardChoice;
  /** The viewer's own; null: spectators have none. */
  readonly hand: readonly HeldCard[] | null;
  readonly small: boolean;
  /** The button that asks for a hint. */
  readonly advice: ReactNode;
  /** A hint is being given. */
  readonly advised: boolean;
}

/** Screens with room for words to newcomers beside the square: elsewhere they would cover the zones they speak of. */
const ROOMY = `(min-width: ${WIDTHS.tablet + 1}px) and (min-height: 821px)`;

/**
 * Both rostrums, the judges between them, the hand and what is beside it. Under the tally it stays laid out, out of sight and out of reach, as
 * it was: to lay it out anew takes longer than any frame may. Nothing of it is drawn again before the tally is put away.
 */
export const Square = memo(LaidSquare, (before, now) => before.under && now.under);

function LaidSquare({ under, ...props }: SquareProps) {
  return (
    <div className="square-board" inert={under}>
      <Places {...props} {...(under && { asked: null, advice: null, advised: false })} under={under} />
    </div>
  );
}

function Places({ under, asked, choice, hand, small, advice, advised, ...props }: SquareProps) {
  const { show, viewer, busy, parts, names } = props;
  const words = useWords();
  const low = useMedia('(max-height: 760px)');
  const roomy = useMedia(ROOMY);
  const { near, far } = sidesOf(viewer);
  const past = show.rewound !== null;
  const { held, after } = choice;
  const reckoning = useMemo(() => reckoningOf(show.view), [show.view]);
  const then = after === null || held === null ? null : { card: cardSay(held.card), reckoning: after.later };
  const coached = roomy && !past && !under && held === null && parts.coach !== null;
  const deeds = asked !== null &&
    asked.kind !== 'next' &&
    asked.kind !== 'choose' &&
    !(small && asked.kind === 'place' && held === null) && <Deeds question={asked} choice={choice} viewer={viewer} />;
  const handOn = !past && !under && parts.handOn;
  return (
    <>
      <Side {...props} seat={near} choice={choice} reckoning={reckoning} />
      {small ? (
        <LedgerStrip {...props} now={reckoning} then={then} />
      ) : (
        <div className="square-middle">
          <Phases show={show} />
          <Ledger {...props} now={reckoning} then={then} />
        </div>
      )}
      <Side {...props} seat={far} choice={choice} reckoning={reckoning} />
      {hand !== null && (
        <div className={classes('square-hand', isDealtTo(show, viewer) && 'dealt')}>
          <OwnHand hand={hand} question={asked} busy={busy} choice={choice} sunk={small ? 0.12 : low ? 0.2 : 0} />
        </div>
      )}
      {viewer === null && playerIn(show.view, near).hand !== null && <OpenHands {...props} />}
      {small ? (
        <TableThumb
          className="square-thumb"
          say={past ? null : words.tell(thumbSay(props, asked, choice))}
          hint={advised && held === null ? advice : null}
        >
          {deeds}
          {handOn}
        </TableThumb>
      ) : (
        <>
          <div className="square-left">
            {coached ? (
              parts.coach
            ) : (
              <>
                {!past && !roomy && !under && parts.tip}
                <PowerSheet reckoning={reckoning} choice={choice} viewer={viewer} names={names} />
              </>
            )}
          </div>
          <div className="square-right">
            {parts.book}
            <div className="square-hint">
              {held === null ? (
                advice
              ) : (
                <p className="square-back">
                  <kbd>{words.t('square.back.key')}</kbd> {words.t('square.back')}
                </p>
              )}
            </div>
            {deeds}
            {handOn}
          </div>
        </>
      )}
    </>
  );
}

/** One sentence above the thumb. */
function thumbSay(
  { view, viewer }: Pick<RevolutionProps, 'view' | 'viewer'>,
  asked: RevolutionProps['question'],
  choice: CardChoice,
): Say {
  const { near } = sidesOf(viewer);
  const told = choice.face === 'up' ? thenSay(choice, near) : null;
  if (told !== null) return told;
  const step = stepSay(choice);
  if (step !== null) return step;
  if (asked !== null) return askedSay(view, asked);
  return view.current === viewer ? say('square.thumb.you') : say('square.thumb.wait', { who: name(view.current) });
}

import './interrupt.css';
import { type Seat, say } from '@tavern/engine';
import { Icon, Shield, useWords } from '@tavern/kit';
import { Typed } from '@tavern/kit/typed.tsx';
import type { ReactNode } from 'react';
import { AMBUSH } from '../../../rules/kept.ts';
import { MAX_HP } from '../../../rules/score.ts';
import { HIDDEN_LUCK } from '../../../rules/view.ts';
import { luckName, name } from '../../../text/tell/words.ts';
import { chancesBetween } from '../../odds/duel-round.ts';
import type { MountainProps } from '../../show/props.ts';
import { crestOf } from '../../tips/icons.ts';
import { type Face, FaceCard, itemFace, luckFace } from '../../tips/index.ts';
import type { MountainQuestion } from '../../words/look.ts';
import { Life } from '../clash/life.tsx';
import { Odds } from '../clash/odds.tsx';
import { Choices } from '../common/choices.tsx';
import { TrayFrame } from '../common/tray-frame.tsx';

type Interrupt = Extract<MountainQuestion['ask'], { kind: 'interrupt' }>;

/** Step in or not (KM-051..KM-053): what happens, to whom, and what the player's own card does about it. */
export function InterruptTray(props: MountainProps) {
  const { question, view, viewer } = props;
  const { t, tell } = useWords();
  const ask = question?.ask;
  if (question === null || ask?.kind !== 'interrupt' || viewer === null) return null;
  const own = question.options.flatMap((option) => (option.do === 'play' && !('by' in option) ? [option.card] : []));
  // Where no clock runs everybody answers, those without a card too.
  const { title, sub } = own.length === 0 ? NONE : wordsOf(ask, view.luck, viewer);
  return (
    <TrayFrame
      name="interrupt"
      className={`point-${ask.point}`}
      asked={question.id}
      title={tell(title)}
      sub={tell(sub)}
      foot={<Choices {...props} asked={question} />}
    >
      <div className="interrupt">
        <figure>
          <figcaption>{tell(causeWords(ask, viewer, own.length === 0))}</figcaption>
          <Cause {...props} ask={ask} me={viewer} />
        </figure>
        {own.length > 0 && (
          <>
            <Icon name={ask.point === 'luck' ? 'halt' : 'sword-clash'} className="interrupt-between" />
            <figure>
              <figcaption>{t('tray.interrupt.yours')}</figcaption>
              {own.map((card) => (
                <FaceCard key={card} face={ownFace(card)} size="m" enlarge />
              ))}
            </figure>
          </>
        )}
      </div>
    </TrayFrame>
  );
}

const NONE = { title: say('tray.interrupt.none'), sub: say('tray.interrupt.none.sub') };

const ownFace = (card: string): Face => (card === AMBUSH ? luckFace(card) : itemFace(card));

function wordsOf({ point, by, card, tile }: Interrupt, luck: string | null, me: Seat) {
  const who = name(by);
  if (point === 'luck') {
    const drawn = card ?? luck;
    const shown = drawn === null || drawn === HIDDEN_LUCK ? say('tray.interrupt.some') : luckName(drawn);
    return {
      title: say('tray.interrupt.luck', { card: shown }),
      sub: say(by !== me ? 'tray.interrupt.luck.sub' : card === null ? 'tray.interrupt.luck.hidden' : 'tray.interrupt.luck.you', {
        who,
      }),
    };
  }
  return { title: say(`tray.interrupt.${point}`, { who }), sub: say(`tray.interrupt.${point}.sub`, { who, tile }) };
}

function causeWords({ point, by }: Interrupt, me: Seat, none: boolean) {
  if (by === me) return say('tray.interrupt.cause.you');
  return say(none && point === 'ambush' ? 'tray.interrupt.cause.lands' : `tray.interrupt.cause.${point}`, { who: name(by) });
}

/** The card that was drawn, or the player who comes. */
function Cause({ ask, me, view, show, names }: MountainProps & { readonly ask: Interrupt; readonly me: Seat }): ReactNode {
  const { t } = useWords();
  const { point, by, card } = ask;
  if (point === 'luck') {
    const drawn = card ?? view.luck;
    return drawn === null || drawn === HIDDEN_LUCK ? null : <FaceCard face={luckFace(drawn)} size="m" enlarge />;
  }
  const player = show.view.players[by];
  if (player === undefined) return null;
  return (
    <div className="comer">
      <Shield seat={by} crest={crestOf(player.class)} size={66} />
      <b className="t-display">
        <Typed text={names[by]} />
      </b>
      <Life hp={player.hp} most={MAX_HP} label={t('tray.hp', { n: player.hp, most: MAX_HP })} />
      <Odds {...chancesBetween(view, me, by)} mine />
    </div>
  );
}

import './deeds.css';
import { say, signed } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { type Act, ActButton, Acts, sending } from '@tavern/kit/acts/index.ts';
import type { PlaceOption } from '../../rules/options.ts';
import type { Face } from '../../rules/state.ts';
import { cardSay, zoneSay } from '../../text/tell/words.ts';
import { gainOf } from '../play/aftermath.ts';
import { type LitQuestion, whyNowhere } from '../play/lit.ts';
import { zoneOf } from '../play/place.ts';
import type { CardChoice } from '../play/use-choice.ts';
import { briefly } from '../play/words.ts';
import { type RevolutionProps, sidesOf } from '../show/props.ts';

interface DeedsProps extends Pick<RevolutionProps, 'viewer'> {
  readonly question: LitQuestion;
  readonly choice: CardChoice;
}

/** What can be done by a plate of brass: place with either face, seal or pass, keep or redraw. */
export function Deeds(props: DeedsProps) {
  const { t } = useWords();
  const { kind } = props.question;
  return (
    <Acts className="rev-acts" aria-label={t(`square.deeds.${kind}`)}>
      {kind === 'redraw' && <FirstHand />}
      {kind === 'place' && <Placing {...props} />}
      {kind === 'secret' && <Sealing {...props} />}
    </Acts>
  );
}

function FirstHand() {
  const { t } = useWords();
  return (
    <>
      <ActButton
        act={{
          ...sending({ do: 'keep' }),
          label: t('square.keep'),
          sub: t('square.keep.sub'),
          kind: 'primary',
          key: '1',
        }}
      />
      <ActButton
        act={{
          ...sending({ do: 'redraw' }),
          label: t('option.redraw'),
          sub: t('square.redraw.sub'),
          key: '2',
        }}
      />
    </>
  );
}

/** Both faces. A press places the card at the target; without one it lights the places for that face. */
function Placing({ question, choice, viewer }: DeedsProps) {
  const { t, tell } = useWords();
  const { held, faces, face, armed, target, after, turn, choose } = choice;
  const where = target === null ? null : tell(zoneSay(zoneOf(target.place)));
  const leads = (which: Face): readonly PlaceOption[] =>
    question.options.filter(
      (option): option is PlaceOption => option.do === 'place' && option.face === which && option.card === held?.card,
    );
  const reason = held === null ? null : whyNowhere(question, held.card);
  const gain = after === null ? null : signed(gainOf(after, sidesOf(viewer).near));
  const up: Act = {
    id: 'face-up',
    leads: leads('up'),
    label: t('square.up'),
    kind: 'primary',
    key: 'u',
    sub:
      face === 'up' && where !== null
        ? tell(gain === null ? say('square.up.at', { zone: where }) : say('square.up.brings', { zone: where, gain }))
        : t('square.up.choose'),
    why:
      held === null
        ? t('square.take')
        : faces.includes('up')
          ? null
          : reason === null
            ? t('square.up.never')
            : tell(briefly(reason)),
  };
  const down: Act = {
    id: 'face-down',
    leads: leads('down'),
    label: t(armed ? (where === null ? 'square.down.where' : 'square.down.sure') : 'square.down.deed'),
    kind: armed ? 'danger' : 'plain',
    key: 'f',
    sub: armed && where !== null ? tell(say('square.down.at', { zone: where })) : t('square.down.sub'),
    why: held === null ? t('square.take') : null,
  };
  const press = (which: Face): void => {
    if (which === face && target !== null && (which === 'up' || armed)) choose(target.place);
    else turn(which);
  };
  return (
    <>
      <ActButton act={up} lit={held !== null && face === 'up'} onPress={() => press('up')} />
      <ActButton act={down} onPress={() => press('down')} />
    </>
  );
}

function Sealing({ choice: { held } }: DeedsProps) {
  const { t, tell } = useWords();
  const seal: Act =
    held === null
      ? { id: 'seal', label: t('square.seal'), why: t('square.seal.take') }
      : {
          ...sending({ do: 'seal', card: held.card }),
          label: tell(say('option.seal', { card: cardSay(held.card) })),
          sub: t('square.seal.sub'),
          kind: 'primary',
          key: 's',
        };
  return (
    <>
      <ActButton act={seal} />
      <ActButton
        act={{
          ...sending({ do: 'pass' }),
          label: t('option.pass'),
          sub: t('square.pass.sub'),
          confirm: t('square.pass.sure'),
          key: 'n',
        }}
      />
    </>
  );
}

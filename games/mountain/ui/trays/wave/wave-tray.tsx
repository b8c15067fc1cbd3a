import './wave.css';
import { type Seat, say } from '@tavern/engine';
import { Icon, Shield, useWords } from '@tavern/kit';
import { name } from '../../../text/tell/words.ts';
import type { MountainProps } from '../../show/props.ts';
import { crestOf, FaceCard, luckFace } from '../../tips/index.ts';
import { Choices } from '../common/choices.tsx';
import { TrayFrame } from '../common/tray-frame.tsx';
import { tileWords } from '../controls/wave-controls.ts';

/** With whom of the equally near the Mystic Wave swaps its drawer (C-15, `mysticTie`). */
export function WaveTray(props: MountainProps) {
  const { question, view, viewer } = props;
  const { t, tell } = useWords();
  if (question?.kind !== 'wave' || viewer === null) return null;
  const partners = question.options.flatMap((option) => (option.do === 'ride' ? [option.with as Seat] : []));
  return (
    <TrayFrame
      name="wave"
      asked={question.id}
      title={t('tray.wave.title')}
      sub={t('tray.wave.sub', { tile: view.players[viewer]?.at ?? 0 })}
      foot={<Choices {...props} asked={question} />}
    >
      <div className="wave">
        <FaceCard face={luckFace('mystic-wave')} size="m" enlarge />
        <Icon name="cycle" className="wave-between" />
        <ul className="wave-partners">
          {partners.map((seat) => {
            const player = view.players[seat];
            return (
              player !== undefined && (
                <li key={seat}>
                  <Shield seat={seat} crest={crestOf(player.class)} size={48} faded={player.down} />
                  <b>{tell(say('ledge.whom', { who: name(seat) }))}</b>
                  <span>{tell(tileWords(view, player.at))}</span>
                  {player.claim && <span className="wave-claim">{t('state.claim')}</span>}
                </li>
              )
            );
          })}
        </ul>
      </div>
    </TrayFrame>
  );
}

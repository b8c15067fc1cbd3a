import '../wave/wave.css';
import './vultures.css';
import { say } from '@tavern/engine';
import { Icon, Shield, useWords } from '@tavern/kit';
import { Typed } from '@tavern/kit/typed.tsx';
import { SLOTS } from '../../../rules/pack.ts';
import { name } from '../../../text/tell/words.ts';
import type { MountainProps } from '../../show/props.ts';
import { crestOf, FaceCard, itemFace } from '../../tips/index.ts';
import { Choices } from '../common/choices.tsx';
import { TrayFrame } from '../common/tray-frame.tsx';

/** What can be taken from somebody who is knocked out on this tile (C-05, `vultures`). */
export function VultureTray(props: MountainProps) {
  const { question, view, names } = props;
  const { t, tell } = useWords();
  if (question?.ask.kind !== 'vulture') return null;
  const { loser } = question.ask;
  const player = view.players[loser];
  if (player === undefined) return null;
  const gear = SLOTS.flatMap((slot) => (player[slot] === null ? [] : [{ slot, item: player[slot] }]));
  const pack = player.pack ?? [];
  return (
    <TrayFrame
      name="vulture"
      asked={question.id}
      title={tell(say('tray.vulture.title', { who: name(loser) }))}
      sub={t('tray.vulture.sub')}
      foot={<Choices {...props} asked={question} />}
    >
      <div className="prey">
        <figure className="prey-who">
          <Shield seat={loser} crest={crestOf(player.class)} size={62} faded />
          <figcaption>
            <Icon name="knocked-out-stars" /> <Typed text={names[loser]} />
          </figcaption>
        </figure>
        {gear.length > 0 && (
          <section>
            <h3>{t('tray.vulture.gear')}</h3>
            <div className="prey-cards">
              {gear.map(({ slot, item }) => (
                <FaceCard key={slot} face={itemFace(item)} size="m" enlarge />
              ))}
            </div>
          </section>
        )}
        {pack.length > 0 && (
          <section>
            <h3>{t('tray.vulture.pack')}</h3>
            <div className="prey-cards by-chance">
              {pack.map((item, index) => (
                <FaceCard key={`${item} ${index}`} face={itemFace(item)} size="m" enlarge />
              ))}
            </div>
          </section>
        )}
      </div>
    </TrayFrame>
  );
}

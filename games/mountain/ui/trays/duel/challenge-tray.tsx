import './rivals.css';
import { type Seat, say } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { names } from '../../../text/tell/words.ts';
import { chancesBetween, duellistOf } from '../../odds/duel-round.ts';
import type { MountainProps } from '../../show/props.ts';
import { Odds } from '../clash/odds.tsx';
import { Choices } from '../common/choices.tsx';
import { TrayFrame } from '../common/tray-frame.tsx';
import { Duellist } from './duellist.tsx';

/** Who joins the duel besides the first opponent (KM-045, H-17). */
export function ChallengeTray(props: MountainProps) {
  const { question, view, viewer, show, names: called } = props;
  const { t, tell } = useWords();
  if (question?.kind !== 'challenge' || viewer === null) return null;
  const further = question.options.flatMap((option) => (option.do === 'also' ? [option.with as Seat] : []));
  const card = (seat: Seat, named: boolean) => {
    const player = show.view.players[seat];
    return player === undefined ? null : (
      <li key={seat} className={named ? 'named' : undefined}>
        <Duellist
          seat={seat}
          player={player}
          strength={duellistOf(view, seat, 1)}
          choosing={null}
          bump={null}
          playerName={called[seat] ?? ''}
          whole={false}
          chosen={false}
        >
          <Odds {...chancesBetween(view, viewer, seat)} mine />
          <p className="challenge-mark">{t(named ? 'tray.challenge.named' : 'tray.challenge.free')}</p>
        </Duellist>
      </li>
    );
  };
  return (
    <TrayFrame
      name="challenge"
      asked={question.id}
      title={t('tray.challenge.title')}
      sub={tell(say('tray.challenge.sub', { who: names(view.named) }))}
      foot={<Choices {...props} asked={question} />}
    >
      <ul className="challenged">
        {view.named.map((seat) => card(seat, true))}
        {further.map((seat) => card(seat, false))}
      </ul>
      <p className="tray-line">{t(view.rules.mode === 'race' ? 'tray.challenge.rule' : 'tray.challenge.rule.team')}</p>
    </TrayFrame>
  );
}

import './arrive.css';
import { say } from '@tavern/engine';
import { Icon, Tier, useWords } from '@tavern/kit';
import { tierOf } from '../../../rules/board.ts';
import type { MountainProps } from '../../show/props.ts';
import { lookOf } from '../../words/tile-looks.ts';
import { Choices } from '../common/choices.tsx';
import { TrayFrame } from '../common/tray-frame.tsx';
import { tileOf } from '../controls/arrive-controls.ts';
import type { TrayControl } from '../controls/tray-controls.ts';
import { placeWords } from './place-words.ts';

/** After landing, before the tile takes effect: stay, or use a card to move on (KM-054..KM-056). */
export function ArriveTray(props: MountainProps) {
  const { question, view, viewer } = props;
  const { t, tell } = useWords();
  const ask = question?.ask;
  if (question === null || ask?.kind !== 'arrive' || viewer === null) return null;
  const { at, via } = ask;
  const lies = ({ option }: TrayControl) => {
    const tile = tileOf(option, at);
    const kind = view.board[tile] ?? 'start';
    const { icon, colour, deep, tiered } = lookOf(kind);
    return (
      <span className="way">
        <span className="way-tile" style={{ '--tile': colour, '--deep': deep }}>
          <b>{tile}</b>
          <Icon name={icon} />
          {tiered && <Tier n={tierOf(kind)} />}
        </span>
        <span className="way-lines">
          {placeWords(tile, view, viewer).map((line, index) => (
            <span key={index}>{tell(line)}</span>
          ))}
        </span>
      </span>
    );
  };
  return (
    <TrayFrame
      name="arrive"
      asked={question.id}
      title={t('tray.arrive.title')}
      sub={tell(say(`tray.arrive.${via}`, { tile: at }))}
    >
      <Choices {...props} asked={question} more={lies} />
    </TrayFrame>
  );
}

import './acts.css';
import { useWords } from '@tavern/kit';
import { ActButton, Acts, toldAct } from '@tavern/kit/acts/index.ts';
import { type ReactNode, useMemo } from 'react';
import type { MountainProps } from '../../show/props.ts';
import type { MountainOption, MountainQuestion } from '../../words/look.ts';
import { aimedAt, type TrayControl, trayControlsOf } from '../controls/tray-controls.ts';

interface TrayActsProps {
  readonly controls: readonly TrayControl[];
  /** More about the result, below the usual line. */
  readonly more?: ((control: TrayControl) => ReactNode) | undefined;
  /** Instead of sending it. */
  readonly onChoose?: (option: MountainOption) => void;
}

/** The choices of a tray: open ones with their results, blocked ones with their reasons. */
export function TrayActs({ controls, more, onChoose }: TrayActsProps) {
  const { t, tell } = useWords();
  return (
    <Acts className="tray-acts" aria-label={t('tray.acts')}>
      {controls.map((control) => {
        const { id, option } = control;
        const act = toldAct(control, tell);
        // An attack keeps its button, whichever target is chosen.
        const name = option.do === 'attack' ? option.press : option.do;
        return (
          <ActButton
            key={option.do === 'attack' ? name : id}
            act={more === undefined ? act : { ...act, sub: [act.sub, more(control)] }}
            data-do={name}
            onPress={onChoose && (() => onChoose(option))}
          />
        );
      })}
    </Acts>
  );
}

interface ChoicesProps extends MountainProps {
  readonly asked: MountainQuestion;
  /** The chosen target, where there is a choice. */
  readonly aim?: number | null | undefined;
  readonly more?: TrayActsProps['more'];
}

/** The viewer's choices for the question. `view`: the view it is asked in. */
export function Choices({ asked, aim = null, more, view, viewer }: ChoicesProps) {
  const controls = useMemo(
    () => (viewer === null ? [] : trayControlsOf({ question: asked, view, seat: viewer })),
    [asked, view, viewer],
  );
  return <TrayActs controls={aimedAt(controls, aim)} more={more} />;
}

import './acts.css';
import { useWords } from '@tavern/kit';
import { ActButton, Acts, toldAct } from '@tavern/kit/acts/index.ts';
import { Fragment, type ReactNode, useMemo } from 'react';
import { afterDrink } from '../../odds/drunk.ts';
import type { MountainProps } from '../../show/props.ts';
import type { MountainOption, MountainQuestion } from '../../words/look.ts';
import { aimedAt, type TrayControl, trayControlsOf } from '../controls/tray-controls.ts';

interface TrayActsProps {
  readonly controls: readonly TrayControl[];
  /** More about the result, below the usual line. */
  readonly more?: ((control: TrayControl) => ReactNode) | undefined;
  /** Instead of sending it. */
  readonly onChoose?: (option: MountainOption) => void;
  /** A button of another kind, before the last one. */
  readonly aside?: ReactNode;
}

/** The choices of a tray: open ones with their results, blocked ones with their reasons. */
export function TrayActs({ controls, more, onChoose, aside }: TrayActsProps) {
  const { t, tell } = useWords();
  return (
    <Acts className="tray-acts" aria-label={t('tray.acts')}>
      {controls.map((control, index) => {
        const { id, option } = control;
        const act = toldAct(control, tell);
        // An attack keeps its button, whichever target is chosen.
        const name = option.do === 'attack' ? option.press : option.do;
        return (
          <Fragment key={option.do === 'attack' ? name : id}>
            {index === controls.length - 1 && aside}
            <ActButton
              act={more === undefined ? act : { ...act, sub: [act.sub, more(control)] }}
              data-do={name}
              onPress={onChoose && (() => onChoose(option))}
            />
          </Fragment>
        );
      })}
    </Acts>
  );
}

interface ChoicesProps extends MountainProps {
  readonly asked: MountainQuestion;
  /** The chosen target, where there is a choice. */
  readonly aim?: number | null | undefined;
  /** What is drunk with the attack. */
  readonly drink?: string | null;
  readonly more?: TrayActsProps['more'];
}

/** The viewer's choices for the question. `view`: the view it is asked in. */
export function Choices({ asked, aim = null, drink = null, more, view, viewer }: ChoicesProps) {
  const controls = useMemo(
    () => (viewer === null ? [] : trayControlsOf({ question: asked, view: afterDrink(view, viewer, drink), seat: viewer })),
    [asked, view, viewer, drink],
  );
  return <TrayActs controls={aimedAt(controls, aim, drink)} more={more} />;
}

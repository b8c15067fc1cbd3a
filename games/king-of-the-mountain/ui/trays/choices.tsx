import { type ReactNode, useMemo } from 'react';
import type { SummitProps } from '../props.ts';
import { Acts } from './acts.tsx';
import { aimedAt, type Control, controlsOf } from './controls.ts';
import type { MountainQuestion } from './look.ts';

interface ChoicesProps extends SummitProps {
  readonly asked: MountainQuestion;
  /** Who is aimed at, where there is somebody to aim at. */
  readonly aim?: number | null | undefined;
  /** More about what comes of a choice. */
  readonly more?: ((control: Control) => ReactNode) | undefined;
}

/** What the viewer may do about what is asked. Whoever chooses has seen enough of what is still being shown. */
export function Choices({ asked, aim = null, more, view, viewer, busy, speech, send, show }: ChoicesProps) {
  const controls = useMemo(
    () => (viewer === null ? [] : controlsOf({ question: asked, view, seat: viewer })),
    [asked, view, viewer],
  );
  return (
    <Acts
      controls={aimedAt(controls, aim)}
      asked={asked.id}
      busy={busy}
      speech={speech}
      more={more}
      onChoose={(option) => {
        show.skip();
        send(option);
      }}
    />
  );
}

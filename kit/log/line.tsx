import { memo, type PointerEvent, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { classes } from '../classes.ts';
import { LogBridgeContext } from './log-bridge.ts';

export interface LogLine {
  readonly id: string | number;
  readonly text: ReactNode;
  /** The icon before it, for its subject. */
  readonly mark?: ReactNode;
  /** It stands out. */
  readonly important?: boolean | undefined;
  readonly tone?: 'sys' | undefined;
  readonly time?: string | undefined;
}

interface LineProps extends LogLine {
  /** The line that Tab stops at. */
  readonly reached: boolean;
}

/** One line. The whole line can be pressed, if it has a moment to show. */
export const Line = memo(function Line({ id, text, mark, important, tone, time, reached }: LineProps) {
  const bridge = useContext(LogBridgeContext);
  const roleOf = () => bridge.roleOf(id);
  const role = useSyncExternalStore(bridge.listen, roleOf, roleOf);
  const shown = role === 'shown';
  const onPoint = (at: typeof id | null) => (event: PointerEvent) => {
    // A finger that scrolls does not point.
    if (event.pointerType !== 'touch') bridge.point(at);
  };
  return (
    <li
      className={classes(
        tone,
        mark !== undefined && 'marked',
        important === true && 'important',
        role !== 'read' && 'open',
        shown && 'shown',
      )}
      onPointerEnter={onPoint(id)}
      onPointerLeave={onPoint(null)}
    >
      {mark !== undefined && <span className="log-mark">{mark}</span>}
      {role === 'read' ? (
        <span className="log-text">{text}</span>
      ) : (
        <button
          type="button"
          className="log-text"
          data-line={id}
          tabIndex={reached ? 0 : -1}
          aria-current={shown || undefined}
          onClick={() => bridge.press(id)}
          onFocus={() => bridge.point(id)}
          onBlur={() => bridge.point(null)}
        >
          {text}
        </button>
      )}
      {time !== undefined && <time>{time}</time>}
    </li>
  );
});

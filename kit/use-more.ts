import { type RefObject, useLayoutEffect } from 'react';

/** Less than this is no more than rounding. */
const SOME = 2;

function moreIn({ scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight }: HTMLElement): string {
  const ways = {
    start: scrollLeft,
    end: scrollWidth - clientWidth - scrollLeft,
    up: scrollTop,
    down: scrollHeight - clientHeight - scrollTop,
  };
  return Object.entries(ways)
    .flatMap(([way, far]) => (far > SOME ? [way] : []))
    .join(' ');
}

/** A box that scrolls says where there is more of it than is seen, for styles: `data-more` names `start`, `end`, `up` and `down`. */
export function useMore(box: RefObject<HTMLElement | null>): void {
  // After every drawing: what lies in it may be another.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const look = (): void => {
      element.dataset['more'] = moreIn(element);
    };
    look();
    const observer = new ResizeObserver(look);
    for (const each of [element, ...element.children]) observer.observe(each);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  });
}

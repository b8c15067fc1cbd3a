import { type RefObject, useEffect } from 'react';

/** Smaller distances are rounding. */
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

/** Marks a box that scrolls with the directions in which content is hidden: `data-more` has `start`, `end`, `up` and `down`. */
export function useMore(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const look = (): void => {
      element.dataset['more'] = moreIn(element);
    };
    // Measures after layout: measuring after every render would lay out the page again.
    const sizes = new ResizeObserver(look);
    const watch = (): void => {
      sizes.disconnect();
      for (const each of [element, ...element.children]) sizes.observe(each);
    };
    watch();
    const children = new MutationObserver(watch);
    children.observe(element, { childList: true });
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      children.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box]);
}

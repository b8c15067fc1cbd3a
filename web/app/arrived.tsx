import './first.css';
import { useLayoutEffect } from 'react';

/** Whether a door or a table is still being opened that the first picture has, too. The dark table of other places says less than the door does. */
function opening(): boolean {
  const { first } = document.documentElement.dataset;
  const waits = first === 'table' ? '.lighting, .door-wait' : '.door-wait';
  return first !== 'elsewhere' && document.querySelector(`#root :is(${waits})`) !== null;
}

/** Takes the first picture away (web/build/first-picture/) in the moment when the first screen is there, before it is painted. */
export function Arrived() {
  useLayoutEffect(() => {
    const [first, root] = ['first', 'root'].map((id) => document.getElementById(id));
    if (first == null || root == null) return undefined;
    if (!opening()) return first.remove();
    const watch = new MutationObserver(() => {
      if (opening()) return;
      watch.disconnect();
      first.remove();
    });
    watch.observe(root, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  return null;
}

import './first.css';
import { useLayoutEffect } from 'react';

const opening = (): boolean => document.querySelector('#root .door-wait') !== null;

/** Takes the first picture away (web/build/first-picture/) in the moment when the first screen is there, before it is painted. A door that is being opened is no screen yet. */
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

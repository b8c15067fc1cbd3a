// Putting things on the page. What a button does is written on it (`data-do`), so that a part of the page can be made anew at any
// time and still be compared with what is there: what is equal stays, and with it focus and half a click.

export const by = (id) => document.getElementById(id);

/** An element; `null` and `false` among its children are nothing. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== null && value !== false) element.setAttribute(name, value);
  element.append(...children.flat().filter((child) => child !== null && child !== false));
  return element;
}

/** `does`: the name of a deed and what it is done with. */
export const button = (does, label, attributes = {}) =>
  make('button', { type: 'button', id: does.join('-'), 'data-do': JSON.stringify(does), ...attributes }, label);

let lostFocus = null;

export function fill(parent, ...children) {
  const fresh = children.flat().filter((child) => child !== null && child !== false);
  const focused = parent.contains(document.activeElement) ? document.activeElement.id : '';
  for (const [index, child] of fresh.entries()) {
    const there = parent.childNodes[index];
    const node = typeof child === 'string' ? document.createTextNode(child) : child;
    if (there === undefined) parent.append(node);
    else if (!there.isEqualNode(node)) there.replaceWith(node);
  }
  while (parent.childNodes.length > fresh.length) parent.lastChild.remove();
  if (focused !== '' && !parent.contains(document.activeElement)) lostFocus = focused;
  // Who rolls with the keyboard finds the button under their fingers again when it is back.
  const again = lostFocus === null || document.activeElement !== document.body ? null : by(lostFocus);
  if (again === null) return;
  again.focus();
  // A button that is disabled takes no focus yet.
  if (document.activeElement === again) lostFocus = null;
}

/** Only what was not there before is added at the end, so that a screen reader reads it once; and the newest is in view. */
export function grow(list, items) {
  const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  fill(list, items);
  if (atEnd) list.scrollTop = list.scrollHeight;
}

/** Every button does what is written on it. */
export function obey(deeds) {
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('[data-do]') : null;
    if (pressed === null) return;
    const [deed, ...given] = JSON.parse(pressed.dataset.do);
    void deeds[deed](...given);
  });
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    void deeds[event.target.id](event.target);
  });
}

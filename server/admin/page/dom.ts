type Child = Node | string | null | false | readonly Child[];

/** Attributes as they are written in HTML; functions are listeners, by the name of their event. */
interface Props {
  readonly [name: string]: string | boolean | ((event: Event) => void) | undefined;
}

/** An element with its attributes and children. Text is text: nothing that a guest has written becomes HTML. */
export function h<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, '');
    else if (typeof value === 'string') element.setAttribute(name, value);
  }
  add(element, children);
  return element;
}

function add(element: Element, children: readonly Child[]): void {
  for (const child of children) {
    if (child === null || child === false) continue;
    if (typeof child === 'string' || child instanceof Node) element.append(child);
    else add(element, child);
  }
}

export const button = (label: string, press: () => void, props: Props = {}): HTMLButtonElement =>
  h('button', { type: 'button', click: press, ...props }, label);

/** A label above its field. */
export const field = (label: string, control: HTMLElement): HTMLLabelElement =>
  h('label', { class: 'admin-field' }, h('span', {}, label), control);

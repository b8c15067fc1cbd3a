interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const middle = (box: Box): number => (box.left + box.right) / 2;

/** The nearest element in the next row above or below; without such a row, the same element. */
function nextRow(boxes: readonly Box[], from: number, down: boolean): number {
  const here = boxes[from];
  if (here === undefined) return from;
  // Heights within one row differ by a pixel or two.
  const slack = (here.bottom - here.top) / 2;
  const away = (box: Box): number => (down ? box.top - here.bottom : here.top - box.bottom);
  const beyond = boxes.flatMap((box, index) => (away(box) > -slack ? [{ index, box }] : []));
  const nearest = Math.min(...beyond.map(({ box }) => away(box)));
  const row = beyond.filter(({ box }) => away(box) < nearest + slack);
  const aside = ({ box }: { box: Box }): number => Math.abs(middle(box) - middle(here));
  return row.sort((a, b) => aside(a) - aside(b))[0]?.index ?? from;
}

/** The place that an arrow key moves to among elements laid out in rows; undefined: not a key that moves. */
export function arrowTo(key: string, boxes: readonly Box[], from: number): number | undefined {
  const last = boxes.length - 1;
  switch (key) {
    case 'ArrowRight':
      return Math.min(from + 1, last);
    case 'ArrowLeft':
      return Math.max(from - 1, 0);
    case 'ArrowDown':
      return nextRow(boxes, from, true);
    case 'ArrowUp':
      return nextRow(boxes, from, false);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** Moves the focus among these elements by arrow keys; true when it did. */
export function moveFocus(event: { readonly key: string; preventDefault(): void }, among: readonly HTMLElement[]): boolean {
  const from = among.findIndex((each) => each === document.activeElement);
  if (from < 0) return false;
  const to = arrowTo(
    event.key,
    among.map((each) => each.getBoundingClientRect()),
    from,
  );
  if (to === undefined) return false;
  event.preventDefault();
  among[to]?.focus();
  return true;
}

import './power-sheet.css';
import { say, signed } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { WIDTHS } from '@tavern/kit/breakpoints.ts';
import { useMedia } from '@tavern/kit/use-media.ts';
import type { Line, Reckoning, SideReckoning } from '../../rules/reckoning/types.ts';
import { cardSay, comboSay } from '../../text/tell/words.ts';
import { bringsSay, lineSay } from '../board/says.ts';
import { gainOf } from '../play/aftermath.ts';
import type { CardChoice } from '../play/use-choice.ts';
import { type RevolutionProps, sidesOf } from '../show/props.ts';
import { Tipped } from '../tips/index.ts';

interface PowerSheetProps extends Pick<RevolutionProps, 'viewer' | 'names'> {
  readonly reckoning: Reckoning | null;
  readonly choice: CardChoice;
}

/** No room for who brings what: the tips of the cards have it. */
const TIGHT = `(max-width: ${WIDTHS.tablet}px)`;

interface Row {
  readonly what: string;
  readonly how: string;
  readonly n: number | string;
  readonly mark?: 'sheet-combo';
}

/** The near side's reckoning, line by line, and what the taken card would add. */
export function PowerSheet({ reckoning, choice, viewer, names }: PowerSheetProps) {
  const words = useWords();
  const { t, tell } = words;
  const { near } = sidesOf(viewer);
  const tight = useMedia(TIGHT);
  const side = reckoning?.sides[near];
  if (side === undefined) return null;
  const { held, after } = choice;
  const rows: Row[] = [
    ...characterRows(side, words, tight),
    ...comboRows(side, words, tight),
    ...side.totalLines
      .filter(({ amount }) => amount !== 0)
      .map((line) => ({
        what: line.by === null ? t('square.sheet.total') : tell(cardSay(line.by)),
        how: '',
        n: signed(line.amount),
      })),
  ];
  const then = held === null || after === null ? null : bringsSay(after, near);
  return (
    <section className="power-sheet m-parch m-sheet" aria-label={t('square.sheet')}>
      <h2>
        {near === viewer ? t('square.sheet') : t('square.sheet.of', { who: names[near] ?? '' })}
        <Tipped of={{ number: 'power', seat: near }}>
          <b tabIndex={0}>{side.total}</b>
        </Tipped>
      </h2>
      {rows.length === 0 && then === null ? (
        <p>{t('square.sheet.empty')}</p>
      ) : (
        <table>
          <tbody>
            {rows.map(({ what, how, n, mark }, index) => (
              <tr key={index} className={mark}>
                <th scope="row">{what}</th>
                <td>{how}</td>
                <td>{n}</td>
              </tr>
            ))}
            {held !== null && after !== null && then !== null && (
              <tr className="sheet-then">
                <th scope="row">{tell(say('square.sheet.with', { card: cardSay(held.card) }))}</th>
                <td>{then.lines.map(tell).join(' ')}</td>
                <td>{signed(gainOf(after, near))}</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
    </section>
  );
}

type Words = Pick<ReturnType<typeof useWords>, 't' | 'tell'>;

/** `+30 The Old General`, or only `+30`. */
const changed = (lines: readonly Line[], { tell }: Words, tight: boolean): string[] =>
  lines.filter(({ amount }) => amount !== 0).map((line) => (tight ? signed(line.amount) : tell(lineSay(line))));

const characterRows = ({ characters }: SideReckoning, words: Words, tight: boolean): Row[] =>
  characters.map(({ card, printed, lines, power }) => ({
    what: card === null ? words.t('square.down') : words.tell(cardSay(card)),
    how: [`${printed}`, ...changed(lines, words, tight)].join(' '),
    n: power,
  }));

function comboRows({ combos, comboLines, comboBonus }: SideReckoning, words: Words, tight: boolean): Row[] {
  if (combos.length === 0) return [];
  const changes = changed(
    comboLines.filter(({ by }) => by !== null),
    words,
    tight,
  );
  const how = [...combos.map((combo) => words.tell(comboSay(combo))), ...changes].join(' ');
  return [
    { what: words.t(combos.length > 1 ? 'square.sheet.combos' : 'square.sheet.combo'), how, n: comboBonus, mark: 'sheet-combo' },
  ];
}

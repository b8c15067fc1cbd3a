import './sheet.css';
import { useId } from 'react';
import { useSpeech } from '../words/words.ts';
import { blocksOf } from './blocks.ts';
import type { GameRules } from './use-rules.ts';

/** The rules of a game on parchment, with a table of contents beside them. */
export function Sheet({ rules, level }: { readonly rules: GameRules; readonly level: 2 | 3 }) {
  const { t } = useSpeech();
  const id = useId();
  const Title = level === 2 ? 'h2' : 'h3';
  const turnTo = (n: number): void => {
    const section = document.getElementById(`${id}${n}`);
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  };
  if (rules.sections.length === 0) return <p>{t('rules.none')}</p>;
  return (
    <div className="rules-sheet">
      <nav aria-label={t('rules.contents')}>
        <ol>
          {rules.sections.map(({ title }, n) => (
            <li key={title}>
              <button type="button" onClick={() => turnTo(n)}>
                {title}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className="text m-parch m-sheet-high">
        <p className="about">{rules.about}</p>
        {rules.sections.map(({ title, text }, n) => (
          <section key={title}>
            <Title id={`${id}${n}`} tabIndex={-1}>
              <span aria-hidden="true">{n + 1}</span>
              {title}
            </Title>
            {blocksOf(text).map((block, i) =>
              block.kind === 'paragraph' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text of a section does not change
                <p key={i}>{block.text}</p>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text of a section does not change
                <ul key={i}>
                  {block.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

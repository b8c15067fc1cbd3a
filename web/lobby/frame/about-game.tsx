import './about-game.css';
import { blocksOf } from '../../rules/blocks.ts';
import { sectionsOf } from '../../rules/sections.ts';
import { useSpeech } from '../../words/words.ts';

/** Enough for a visitor who came to watch; the book on the beam has the rest. */
const BRIEF = 2;

/** What the game is about and how it is played, where there is nothing to choose. */
export function AboutGame({ brief = false }: { readonly brief?: boolean }) {
  const { t, words } = useSpeech();
  const sections = sectionsOf(words);
  return (
    <article className="about-game m-parch m-sheet">
      <h2 className="t-display">{t('game.name')}</h2>
      <p className="about-lead">{t('game.about')}</p>
      {(brief ? sections.slice(0, BRIEF) : sections).map(({ title, text }) => (
        <section key={title}>
          <h3>{title}</h3>
          {blocksOf(text).map((block) =>
            block.kind === 'paragraph' ? (
              <p key={block.text}>{block.text}</p>
            ) : (
              <ul key={block.items.join()}>
                {block.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </article>
  );
}

import './search.css';
import { type Say, say } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { ActButton, Acts, sending, useAct } from '@tavern/kit/acts/index.ts';
import { classes } from '@tavern/kit/classes.ts';
import { SceneHeading } from '@tavern/kit/scene-heading.tsx';
import type { CardId } from '../../rules/state.ts';
import { question as askSay } from '../../text/tell/options.ts';
import { cardSay } from '../../text/tell/words.ts';
import { RevolutionCard } from '../card/card.tsx';
import { faceOf } from '../card/face.ts';
import type { RevolutionProps } from '../show/props.ts';

type SearchProps = Pick<RevolutionProps, 'question' | 'view'>;

/** What a search has found, laid out: those that fit can be taken, the others say why not. It says where the chosen one goes. */
export function SearchTray({ question, view: { search } }: SearchProps) {
  const { t, tell } = useWords();
  if (question === null || question.ask.kind !== 'choose' || question.ask.by === 'h-2') return null;
  const found = search?.cards ?? [];
  const { by, to } = question.ask;
  const options = question.options.flatMap((option) => (option.do === 'take' ? [option.card] : []));
  const reasonOf = (card: CardId): Say | null =>
    question.blocked.find(({ option }) => option.do === 'take' && option.card === card)?.why ?? null;
  return (
    <section className="square-tray m-parch m-sheet-high" aria-label={tell(cardSay(by))}>
      <SceneHeading>{tell(askSay(question.ask))}</SceneHeading>
      <p>{t(`square.search.${to ?? 'hand'}`)}</p>
      <Acts className="tray-cards m-scrolls" aria-label={t('square.search')}>
        {found.map((card, index) => (
          <FoundCard
            key={`${card} ${index}`}
            card={card}
            index={index}
            why={options.includes(card) ? null : (reasonOf(card) ?? say('square.search.not'))}
          />
        ))}
      </Acts>
      {question.options.some((option) => option.do === 'none') && (
        <Acts className="rev-acts" aria-label={t('option.none')}>
          <ActButton
            act={{
              ...sending({ do: 'none' }),
              label: t('option.none'),
              sub: t('option.none.sub'),
              kind: options.length === 0 ? 'primary' : 'plain',
              key: 'n',
            }}
          />
        </Acts>
      )}
    </section>
  );
}

interface FoundCardProps {
  readonly card: CardId;
  readonly index: number;
  readonly why: Say | null;
}

function FoundCard({ card, index, why }: FoundCardProps) {
  const words = useWords();
  const told = why === null ? null : words.tell(why);
  const option = { do: 'take', card } as const;
  const { hinted, props } = useAct({
    ...(told === null ? sending(option) : {}),
    id: `take ${card} ${index}`,
    label: faceOf(card, words).name,
    why: told,
    ...(told === null ? { key: `${(index + 1) % 10}` } : {}),
  });
  return (
    <button
      {...props}
      className={classes('tray-card', told === null ? 'open' : 'shut', hinted !== null && 'hinted')}
      aria-description={hinted ?? undefined}
    >
      <RevolutionCard id={card} size="hand" words={words} />
      {told !== null && <em>{told}</em>}
      {told === null && <kbd aria-hidden="true">{(index + 1) % 10}</kbd>}
    </button>
  );
}

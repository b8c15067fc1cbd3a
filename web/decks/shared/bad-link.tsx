import { codeOf } from '@tavern/decks';
import type { Say } from '@tavern/engine';
import { go } from '../../house/route.ts';
import { useDeckGame, useDeckWords } from '../deck-game.ts';
import { readGiven } from '../model/intake.ts';
import { BadLinkPaper } from './bad-link-paper.tsx';

interface BadLinkProps {
  readonly code: string;
  readonly why: Say;
}

/** A link whose deck cannot be read. */
export function BadLink({ code, why }: BadLinkProps) {
  const { game, rules } = useDeckGame();
  const { t } = useDeckWords();
  return (
    <BadLinkPaper
      code={code}
      why={why}
      words={{
        title: t('builder.shared.bad'),
        way: t('builder.shared.bad.way'),
        field: t('builder.in.field'),
        open: t('builder.in.open'),
      }}
      other={{ label: t('builder.shared.build'), icon: 'quill-ink', onPress: () => go({ at: 'decks', game, code: null }) }}
      onOpen={(typed) => {
        const read = readGiven(rules, game, typed);
        if (!read.ok) return read.why;
        go({ at: 'decks', game, code: codeOf(rules, read.deck) });
        return null;
      }}
    />
  );
}

import { boxCode } from '@tavern/decks';
import type { Say } from '@tavern/engine';
import { go } from '../../house/route.ts';
import { useSpeech } from '../../words/words.ts';
import { BadLinkPaper } from '../shared/bad-link-paper.tsx';
import { useBoxGame } from './box-game.ts';
import { readGivenBox } from './model/intake.ts';

/** A link whose box cannot be read: what is wrong with it, and the code to be corrected. */
export function BadBox({ code, why }: { readonly code: string; readonly why: Say }) {
  const { game, box: rules } = useBoxGame();
  const { t } = useSpeech();
  return (
    <BadLinkPaper
      code={code}
      why={why}
      words={{ title: t('cards.bad'), way: t('builder.shared.bad.way'), field: t('cards.in.field'), open: t('cards.in.open') }}
      other={{ label: t('cards.bad.own'), icon: 'locked-chest', onPress: () => go({ at: 'cards', game, code: null }) }}
      onOpen={(typed) => {
        const read = readGivenBox(rules, game, typed);
        if (!read.ok) return read.why;
        go({ at: 'cards', game, code: boxCode(rules, read.box) });
        return null;
      }}
    />
  );
}

import { cardText, type Say, signed } from '@tavern/engine';
import { Card, type CardCorner, type CardProps, type TableSpeech, useWords } from '@tavern/kit';
import { createContext, useContext } from 'react';
import { classes } from '../../rules/catalog.ts';
import type { Rules } from '../../rules/house-rules.ts';
import type { ClassId } from '../../rules/state.ts';
import { classUnder } from '../../text/tell/under.ts';
import { DECKS } from './decks.ts';
import { type Face, faceUnder } from './face.ts';
import { numberIcon } from './icons.ts';

interface FaceCardProps
  extends Omit<CardProps, 'deck' | 'name' | 'icon' | 'kind' | 'tier' | 'tierLabel' | 'text' | 'flavour' | 'corners'> {
  readonly face: Face;
}

const CORNERS = ['attack', 'defence', 'movement', 'hp'] as const;
type Corner = (typeof CORNERS)[number];

/** Beside a defence, movement takes the place of attack: no card has all three. */
function placeOf(corner: Corner, { defence }: Face['numbers']): CardCorner['at'] {
  if (corner === 'hp') return 'head';
  return corner === 'attack' || (corner === 'movement' && defence !== undefined) ? 'left' : 'right';
}

/** Bonuses have a sign, lives do not. */
const cornersOf = ({ numbers }: Face, t: TableSpeech['t']): CardCorner[] =>
  CORNERS.flatMap((corner) => {
    const n = numbers[corner];
    if (n === undefined) return [];
    const text = corner === 'hp' ? `${n}` : signed(n);
    return [{ at: placeOf(corner, numbers), icon: numberIcon(corner), text, label: t(`tip.label.${corner}`) }];
  });

/** The house rules of the table that a card is on. */
export const RulesContext = createContext<Rules | null>(null);

/** What a class can do at this table. */
export function useClassText(id: ClassId): Say {
  const rules = useContext(RulesContext);
  return rules === null ? cardText(classes.get(id)) : classUnder(id, rules);
}

/** A treasure, enemy, Luck card or class, drawn by the kit. */
export function FaceCard({ face, ...rest }: FaceCardProps) {
  const { t, tell } = useWords();
  const rules = useContext(RulesContext);
  const { deck, icon, name, kind, tier, text, flavour } = rules === null ? face : faceUnder(face, rules);
  return (
    <Card
      {...rest}
      deck={deck === 'class' ? undefined : DECKS[deck]}
      icon={icon}
      name={tell(name)}
      kind={tell(kind)}
      tier={tier}
      tierLabel={t('tip.tier', { tier })}
      text={text === null ? undefined : tell(text)}
      flavour={flavour === null ? undefined : tell(flavour)}
      corners={cornersOf(face, t)}
    />
  );
}

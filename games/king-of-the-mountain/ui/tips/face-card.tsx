import { Card, type CardNumber, type CardProps, type TableSpeech } from '@tavern/kit';
import type { Face } from './face.ts';
import { useSpeech } from './speech.ts';

interface FaceCardProps
  extends Omit<CardProps, 'deck' | 'name' | 'icon' | 'kind' | 'tier' | 'tierLabel' | 'text' | 'flavour' | 'numbers'> {
  readonly face: Face;
}

function numbersOf({ numbers }: Face, { t }: TableSpeech): NonNullable<CardProps['numbers']> {
  const labelled = Object.entries(numbers).map(([corner, value]): [string, CardNumber] => [
    corner,
    { value, label: t(`tip.label.${corner}`) },
  ]);
  return Object.fromEntries(labelled);
}

/** A treasure, enemy, Luck card or class as the kit draws it. */
export function FaceCard({ face, ...rest }: FaceCardProps) {
  const speech = useSpeech();
  const { t, tell } = speech;
  const { deck, icon, name, kind, tier, text, flavour } = face;
  return (
    <Card
      {...rest}
      deck={deck}
      icon={icon}
      name={tell(name)}
      kind={tell(kind)}
      tier={tier}
      tierLabel={t('tip.tier', { tier })}
      text={text === null ? undefined : tell(text)}
      flavour={flavour === null ? undefined : tell(flavour)}
      numbers={numbersOf(face, speech)}
    />
  );
}

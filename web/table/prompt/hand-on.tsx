import type { Seat } from '@tavern/engine';
import { Button } from '@tavern/kit';
import { useSpeech } from '../../words/words.ts';

interface HandOnProps {
  /** Others at this screen who may act in the same question. */
  readonly shares: readonly Seat[];
  readonly onHandOn: (seat: Seat) => void;
}

/** At one screen: lets another player act who is asked the same. */
export function HandOn({ shares, onHandOn }: HandOnProps) {
  const { t } = useSpeech();
  return (
    <div className="hand-on">
      {shares.map((seat) => (
        <Button key={seat} icon="three-friends" onPress={() => onHandOn(seat)}>
          {t('frame.hand-on', { who: { seat } })}
        </Button>
      ))}
    </div>
  );
}

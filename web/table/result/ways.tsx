import { Button } from '@tavern/kit';
import { useSpeech } from '../../words/words.ts';

interface WaysProps {
  readonly onHall: () => void;
  readonly onRoom: (() => void) | null;
}

/** The ways out of a table. */
export function Ways({ onHall, onRoom }: WaysProps) {
  const { t } = useSpeech();
  return (
    <>
      {onRoom !== null && (
        <Button icon="wooden-chair" onPress={onRoom}>
          {t('frame.room')}
        </Button>
      )}
      <Button icon="exit-door" onPress={onHall}>
        {t('frame.hall')}
      </Button>
    </>
  );
}

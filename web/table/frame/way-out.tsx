import './way-out.css';
import { Button, Icon } from '@tavern/kit';
import { PlaceHeading } from '../../house/place-heading.tsx';
import { useSpeech } from '../../words/words.ts';

interface WayOutProps {
  readonly title: string;
  readonly why?: string;
  readonly onHall: () => void;
  readonly onRoom?: () => void;
}

/** There is no table here, or not yet; this is the way out. */
export function WayOut({ title, why, onHall, onRoom }: WayOutProps) {
  const { t } = useSpeech();
  return (
    <main className="table way-out">
      <i className="lamp" />
      <div className="way-out-paper m-parch">
        <Icon name="exit-door" />
        <PlaceHeading className="t-display">{title}</PlaceHeading>
        {why !== undefined && <p>{why}</p>}
        <div className="way-out-acts">
          {onRoom !== undefined && (
            <Button icon="wooden-chair" onPress={onRoom}>
              {t('frame.room')}
            </Button>
          )}
          <Button kind="primary" onPress={onHall}>
            {t('frame.hall')}
          </Button>
        </div>
      </div>
    </main>
  );
}

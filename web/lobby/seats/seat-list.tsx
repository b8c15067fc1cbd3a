import './seat-list.css';
import { useSpeech } from '../../words/words.ts';
import { SeatCard } from './seat-card.tsx';
import type { SeatPlace } from './seat-place.ts';

export function SeatList({ places }: { readonly places: readonly SeatPlace[] }) {
  const { t } = useSpeech();
  return (
    <ol className="seat-list" aria-label={t('lobby.seats')}>
      {places.map((place) => (
        <SeatCard key={place.seat} place={place} />
      ))}
    </ol>
  );
}

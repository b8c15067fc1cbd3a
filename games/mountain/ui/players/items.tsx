import { useWords } from '@tavern/kit';
import type { ItemId } from '../../rules/state.ts';
import { item as itemWords } from '../../text/tell/words.ts';
import { Item } from '../item/item.tsx';
import { itemFace } from '../tips/face.ts';
import type { PlaqueOf } from './plaque-of.ts';

/** The items of a player nearby: equipped ones, which everybody sees, and carried ones where the viewer may see them (KM-032, KM-033). */
export function PlaqueItems({ plaque }: { readonly plaque: PlaqueOf }) {
  const { t } = useWords();
  const { gear, pack, player, you } = plaque;
  return (
    <div className="plaque-items">
      {gear.length === 0 ? (
        <p className="plaque-items-none">{t('players.nothing')}</p>
      ) : (
        <Cards label={t('players.equipped')} items={gear} />
      )}
      {pack !== null && pack.length > 0 && <h4 aria-hidden="true">{t('players.carried')}</h4>}
      {pack !== null && pack.length > 0 && <Cards label={t('players.carried')} items={pack} />}
      {pack === null && !you && player.carried > 0 && (
        <p className="plaque-items-none">{t('players.closed', { n: player.carried })}</p>
      )}
    </div>
  );
}

interface CardsProps {
  readonly label: string;
  readonly items: readonly ItemId[];
}

function Cards({ label, items }: CardsProps) {
  const { tell } = useWords();
  return (
    <div className="plaque-items-row" role="group" aria-label={label}>
      {items.map((item, index) => (
        <span key={index} className="slot plaque-item-slot">
          <Item of={{ item }} face={itemFace(item)} label={tell(itemWords(item))} />
        </span>
      ))}
    </div>
  );
}

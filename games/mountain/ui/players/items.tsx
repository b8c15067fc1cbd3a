import { Icon, useWords } from '@tavern/kit';
import type { ItemId } from '../../rules/state.ts';
import { keptName } from '../../text/tell/players.ts';
import { item as itemWords } from '../../text/tell/words.ts';
import { Item } from '../item/item.tsx';
import { itemFace, luckFace } from '../tips/face.ts';
import { itemIcon, luckIcon } from '../tips/icons.ts';
import { Tipped } from '../tips/tipped.ts';
import type { PlaqueOf } from './plaque-of.ts';

/** Where nothing is hidden: what is in the backpack, and the kept cards, as signs with a tip each. */
export function OpenPack({ plaque: { pack, player } }: { readonly plaque: PlaqueOf }) {
  const { t, tell } = useWords();
  const kept = player.kept ?? [];
  if (pack === null || pack.length + kept.length === 0) return null;
  return (
    <div className="climber-open">
      {pack.length > 0 && (
        <span role="group" aria-label={t('players.carried')}>
          <Icon name="knapsack" />
          {pack.map((item, index) => (
            <Tipped key={index} of={{ item }}>
              <button type="button" aria-label={tell(itemWords(item))}>
                <Icon name={itemIcon(item)} />
              </button>
            </Tipped>
          ))}
        </span>
      )}
      {kept.length > 0 && (
        <span className="cold" role="group" aria-label={t('players.keeps')}>
          {kept.map((each, index) => (
            <Tipped key={index} of={{ luck: each.card }}>
              <button type="button" aria-label={tell(keptName(each))}>
                <Icon name={luckIcon(each.card)} />
                {each.at !== null && <b>{each.at}</b>}
              </button>
            </Tipped>
          ))}
        </span>
      )}
    </div>
  );
}

/** The items of a player nearby: equipped ones, which everybody sees, and carried ones where the viewer may see them (KM-032, KM-033). */
export function PlaqueItems({ plaque }: { readonly plaque: PlaqueOf }) {
  const { t, tell } = useWords();
  const { gear, pack, player, you } = plaque;
  const kept = plaque.open ? (player.kept ?? []) : [];
  return (
    <div className="plaque-items">
      {gear.length === 0 ? (
        <p className="plaque-items-none">{t('players.nothing')}</p>
      ) : (
        <Cards label={t('players.equipped')} items={gear} />
      )}
      {pack !== null && pack.length > 0 && <h4 aria-hidden="true">{t('players.carried')}</h4>}
      {pack !== null && pack.length > 0 && <Cards label={t('players.carried')} items={pack} />}
      {kept.length > 0 && <h4 aria-hidden="true">{t('players.keeps')}</h4>}
      {kept.length > 0 && (
        <div className="plaque-items-row" role="group" aria-label={t('players.keeps')}>
          {kept.map((each, index) => (
            <span key={index} className="slot plaque-item-slot">
              <Item of={{ luck: each.card }} face={luckFace(each.card)} label={tell(keptName(each))} />
            </span>
          ))}
        </div>
      )}
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

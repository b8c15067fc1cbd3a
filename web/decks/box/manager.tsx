import '../workshop.css';
import type { Box } from '@tavern/decks';
import { PRINTED_BOX } from '@tavern/decks';
import { announce, Icon, Tabs } from '@tavern/kit';
import { PHONE } from '@tavern/kit/breakpoints.ts';
import { classes } from '@tavern/kit/classes.ts';
import { useLayer } from '@tavern/kit/use-layer.ts';
import { useMedia } from '@tavern/kit/use-media.ts';
import { lazy, Suspense, useState } from 'react';
import { goAnyway } from '../../house/route.ts';
import AskDialog from '../../parts/ask/ask-dialog.tsx';
import { useSpeech } from '../../words/words.ts';
import { useLeaving } from '../bench/use-leaving.ts';
import { BuilderBar } from '../builder-bar.tsx';
import { useBoxGame } from './box-game.ts';
import { BoxLedger } from './box-ledger.tsx';
import { BoxTray } from './box-tray.tsx';
import { type BoxFilter, NO_BOX_FILTER } from './model/shown.ts';
import { useBox } from './use-box.ts';

const ShareBox = lazy(() => import('./share-box.tsx'));
const BringBox = lazy(() => import('./bring-box.tsx'));

/** What becomes of the box that was put together: its code is taken. */
export interface Taking {
  readonly label: string;
  readonly sub: string;
  readonly onTake: (code: string) => void;
}

interface ManagerProps {
  /** The code of the box that is in force. */
  readonly kept: string;
  /** A box that somebody sent, to begin with. */
  readonly brought: Box | null;
  /** Null: the box is only looked at. */
  readonly take: Taking | null;
  /** Makes it the default of new tables, where taking it does something else. */
  readonly onDefault?: ((code: string) => void) | undefined;
  readonly leave: string;
  /** Left out: it leads to the hall. */
  readonly onLeave?: (() => void) | undefined;
}

/** Every card of the game with its face, and what the table has set for it; beside them the decks and what is wrong with them. */
export function Manager({ kept, brought, take, onDefault, leave, onLeave }: ManagerProps) {
  const { game, pack, rules } = useBoxGame();
  const { t } = useSpeech();
  const looked = take === null;
  const state = useBox(kept, brought, looked);
  const phone = useMedia(PHONE);
  const [sheet, setSheet] = useState('cards');
  const [filter, setFilter] = useState<BoxFilter>(NO_BOX_FILTER);
  const [open, setOpen] = useState<'share' | 'bring' | null>(null);
  const [asking, setAsking] = useState<{ readonly onward: () => void } | null>(null);
  const losing = state.changed;
  useLeaving(losing, (to) => setAsking({ onward: () => goAnyway(to) }));
  const close = onLeave && ((): void => (losing ? setAsking({ onward: onLeave }) : onLeave()));
  useLayer(close !== undefined && asking === null && open === null, () => close?.());

  const legal = state.faults.length === 0;
  const restore = (): void => {
    state.lay(PRINTED_BOX);
    announce(t('cards.restored'));
  };
  const tray = <BoxTray state={state} looked={looked} filter={filter} onFilter={setFilter} />;
  const ledger = (
    <BoxLedger
      state={state}
      take={take}
      filter={filter}
      onFilter={(next) => {
        setFilter(next);
        setSheet('cards');
      }}
      onRestore={restore}
      onShare={() => setOpen('share')}
      onBring={() => setOpen('bring')}
      onDefault={onDefault}
    />
  );
  return (
    <main className={classes('table builder box-manager', phone && 'narrow')}>
      <i className="lamp" />
      <BuilderBar
        game={game}
        pack={pack}
        rules={rules}
        screen={t('cards.screen')}
        title={state.others === 0 ? t('cards.headline.printed') : t('cards.headline.changed', { n: state.others })}
        detail={t(looked ? 'cards.headline.looked' : 'cards.headline.new')}
        leave={leave}
        onLeave={close}
      />
      {phone ? (
        <Tabs
          label={t('cards.sheets')}
          value={sheet}
          onChange={setSheet}
          tabs={[
            { id: 'cards', label: t('cards.sheet.cards'), content: tray },
            {
              id: 'box',
              label: t('cards.sheet.box', { n: state.total }),
              badge: legal ? null : <Icon name="halt" label={t('cards.verdict.faulty')} />,
              content: ledger,
            },
          ]}
        />
      ) : (
        <>
          {tray}
          {ledger}
        </>
      )}
      <Suspense>
        {open === 'share' && <ShareBox code={state.code} box={state.box} onClose={() => setOpen(null)} />}
        {open === 'bring' && (
          <BringBox
            onBox={(box) => {
              state.lay(box);
              announce(t('cards.in.done'));
            }}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
      {asking !== null && take !== null && (
        <AskDialog
          asking={{
            title: t('cards.ask'),
            text: t(legal ? 'cards.ask.text' : 'cards.ask.faulty'),
            ways: [
              ...(legal
                ? [
                    {
                      id: 'take',
                      label: take.label,
                      icon: 'check-mark',
                      kind: 'primary' as const,
                      onPress: () => {
                        take.onTake(state.code);
                        asking.onward();
                      },
                    },
                  ]
                : []),
              {
                id: 'discard',
                label: t('builder.ask.discard'),
                icon: 'trash-can',
                kind: 'danger' as const,
                onPress: asking.onward,
              },
              { id: 'stay', label: t('builder.ask.stay'), icon: 'return-arrow' },
            ],
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </main>
  );
}

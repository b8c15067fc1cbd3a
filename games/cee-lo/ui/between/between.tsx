import './between.css';
import './between-low.css';
import { useWords } from '@tavern/kit';
import { Acts } from '@tavern/kit/acts/index.ts';
import { HintButton } from '@tavern/kit/hint/hint-button.tsx';
import { enemyOf } from '../../rules/catalog.ts';
import { ROUNDS } from '../../rules/house-rules.ts';
import { Lanterns } from '../scene/lanterns.tsx';
import { RunPaper } from '../shop/run-papers.tsx';
import type { CeeLoProps } from '../show/props.ts';
import { PowerupList } from './powerup-list.tsx';
import { Duel, NextRival, ReadyActs } from './ready.tsx';
import { RewardActs, Spoils } from './reward.tsx';
import { Rival } from './rival.tsx';
import { Seed } from './seed.tsx';

/** Before a fight and after it: who comes next, what the player has, what was won. */
export function Between(props: CeeLoProps) {
  const { view, packet, question, viewer, names, seed, daily, parts } = props;
  const { t } = useWords();
  const asked = question?.kind ?? packet.waiting[0]?.kind;
  const won = asked === 'reward';
  const who = viewer === null ? (names[0] ?? null) : null;
  const { round, rules } = view;
  return (
    <section className={won ? 'between won' : 'between'} aria-label={t(won ? 'between.name.won' : 'between.name.ready')}>
      <Lanterns round={round} rounds={rules.endless ? null : ROUNDS} won={round - 1} />
      <div className="between-left">
        {won ? <Rival enemy={enemyOf(round - 1)} beaten /> : <NextRival state={view} />}
        {won && parts.coach}
      </div>
      <div className="between-middle">{won ? <Spoils {...props} /> : <Duel state={view} who={who} />}</div>
      <div className="between-right m-scrolls">
        {won ? (
          <NextRival state={view} heading={t('between.next')} />
        ) : (
          <>
            <RunPaper state={view} who={who} gold />
            <PowerupList state={view} who={who} />
            {parts.coach}
          </>
        )}
      </div>
      <Seed seed={seed} daily={daily} />
      <Acts className="between-acts" keep="next">
        {viewer === null && <p className="between-waits">{t(`between.waits.${waited(asked)}`, { who: { seat: 0 } })}</p>}
        {won ? <RewardActs {...props} /> : <ReadyActs {...props} />}
        <HintButton />
        {parts.tip}
      </Acts>
    </section>
  );
}

/** What a spectator is told about the player. */
const waited = (kind: string | undefined): string => (kind === 'shop' ? 'shop' : 'ready');

import './deeds.css';
import type { Json } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { type Act, ActPlaque, Acts, sending } from '@tavern/kit/acts/index.ts';
import { finePercent } from '@tavern/kit/figures.ts';
import type { ReactNode } from 'react';
import type { Fight, State } from '../../rules/state.ts';
import { resultSay } from '../../text/tell.ts';
import type { CeeLoProps } from '../show/props.ts';
import { attackWith, curseRisk, defendWith, playerOdds, winsAtOnce } from './odds.ts';

interface DeedsProps {
  readonly game: CeeLoProps;
  readonly enemy: string;
}

/** The actions, each with what it leads to. */
export function Deeds({ game, enemy }: DeedsProps) {
  const { question, view } = game;
  const { tell } = useWords();
  const { fight } = view;
  const kind = question?.kind;
  const act: DeedProps['act'] = (doing, key, icon, label, sub) => {
    const why = question?.blocked.find((each) => each.option.do === doing)?.why;
    return { ...sending({ do: doing }), key, icon, label, sub, why: why === undefined ? undefined : tell(why) };
  };
  const Kind = kind === 'roll' ? Throwing : kind === 'act' ? Acting : kind === 'bust' ? Busting : null;
  return (
    <Acts className="deeds" tabIndex={-1} keep="row">
      {fight !== null && Kind !== null && <Kind {...{ act, enemy, fight }} state={view} />}
    </Acts>
  );
}

interface DeedProps {
  readonly act: (doing: string, key: string, icon: string, label: ReactNode, sub: ReactNode) => Act;
  readonly enemy: string;
  readonly state: State;
  readonly fight: Fight;
}

/** A text with its number in bold, which is read first. */
function Bold({ text, number }: { readonly text: string; readonly number: string }): ReactNode {
  const at = text.lastIndexOf(number);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{number}</b>
      {text.slice(at + number.length)}
    </>
  );
}

function Chance({ of, p }: { readonly of: string; readonly p: number }) {
  const { t } = useWords();
  const said = t('combat.percent', { p: finePercent(p) });
  return <Bold text={t(of, { p: said })} number={said} />;
}

/** The throw may end the run: said on its button, and not only among the odds. */
function Curse({ state, fight }: Pick<DeedProps, 'state' | 'fight'>) {
  const p = curseRisk(state, fight);
  return p === 0 ? null : <Chance of="combat.throw.ends" p={p} />;
}

function Throwing({ act, state, fight }: DeedProps) {
  const { t } = useWords();
  const wins = <Chance of="combat.throw.wins" p={winsAtOnce(playerOdds(state, fight, null))} />;
  const ends = curseRisk(state, fight) > 0;
  return (
    <ActPlaque
      tone="throw"
      act={act('roll', '1', 'rolling-dices', t('option.roll'), wins)}
      source={t('combat.throw.rerolls', { n: fight.rerolls })}
      risk={ends ? <Curse {...{ state, fight }} /> : undefined}
    />
  );
}

function Acting(props: DeedProps) {
  const { act, enemy, state, fight } = props;
  const { t, tell } = useWords();
  const { result } = fight;
  if (result === null) return null;
  const attack = attackWith(state, fight, result);
  const defence = defendWith(state, fight, result);
  const times = result.type === 'trips' ? attack.damage / (state.damage * result.value) : 1;
  const by = { damage: state.damage, value: result.value, times };
  return (
    <>
      <ActPlaque
        tone="attack"
        act={act(
          'attack',
          '1',
          'crossed-swords',
          <>
            {t('combat.attack')} <span className="figures">{attack.damage}</span>
          </>,
          <>
            <span className="wide-only">{enemy} </span>
            <Bold text={t('combat.attack.outcome', { from: fight.enemyHp, to: attack.left })} number={String(attack.left)} />
          </>,
        )}
        source={t(times > 1 ? 'combat.attack.source.times' : 'combat.attack.source', by)}
        risk={attack.left === 0 ? <b>{t('combat.attack.wins')}</b> : <Chance of="combat.falls" p={attack.killsYou} />}
      />
      <ActPlaque
        tone="defend"
        act={act(
          'defend',
          '2',
          'round-shield',
          <>
            {t('combat.defend')} <span className="figures">{t('combat.plus', { n: defence.heal })}</span>
          </>,
          <>
            <Bold text={t('combat.defend.outcome', { from: fight.hp, to: defence.hp })} number={String(defence.hp)} />
            <span className="wide-only"> {t('combat.defend.of', { most: state.hp })}</span>
          </>,
        )}
        source={t('combat.defend.source', { value: result.value, times: result.type === 'trips' ? 5 : 3 })}
        risk={<Chance of="combat.falls" p={defence.killsYou} />}
      />
      <Reroll {...props} given={tell(resultSay(result))} hotkey="3" />
    </>
  );
}

/** Throwing all three again gives up the present throw. */
function Reroll({ act, state, fight, given, hotkey }: DeedProps & { readonly given: string | null; readonly hotkey: string }) {
  const { t } = useWords();
  const ends = curseRisk(state, fight) > 0;
  const left = (
    <>
      <Bold text={t('combat.reroll.left', { n: fight.rerolls })} number={String(fight.rerolls)} />
      <span className="wide-only">{t('combat.reroll.all')}</span>
    </>
  );
  return (
    <ActPlaque
      tone="reroll"
      act={act('reroll', hotkey, 'cycle', t('combat.reroll'), left)}
      source={given === null ? t('combat.reroll.keeps') : t('combat.reroll.gives', { result: given as Json })}
      risk={
        <>
          <Chance of="combat.reroll.wins" p={winsAtOnce(playerOdds(state, fight, fight.result))} />
          {ends && (
            <>
              <br />
              <Curse {...{ state, fight }} />
            </>
          )}
        </>
      }
    />
  );
}

function Busting(props: DeedProps) {
  const { act, enemy, state, fight } = props;
  const { t } = useWords();
  return (
    <>
      <Reroll {...props} given={null} hotkey="1" />
      <ActPlaque
        tone="lose"
        act={act('lose', '2', 'hourglass', t('option.lose'), t('combat.lose.outcome', { enemy }))}
        risk={<Chance of="combat.falls" p={attackWith(state, fight, { type: 'none', value: 0 }).killsYou} />}
      />
    </>
  );
}

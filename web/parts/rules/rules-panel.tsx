import './rules-panel.css';
import type { Field, Json } from '@tavern/engine';
import { lazy, Suspense } from 'react';
import type { LobbyPack } from '../../model/lobby/lobby-pack.ts';
import { useSpeech } from '../../words/words.ts';
import type { SeedRowProps } from '../seed/seed-row.tsx';
import { CardsRow } from './cards-row.tsx';
import { OwnSets } from './own-sets.tsx';
import { PresetList } from './preset-list.tsx';
import { boxIn, type Chosen, changedRules } from './presets.ts';
import { groupsOf } from './rule-groups.ts';
import { RuleRow } from './rule-row.tsx';

/** Only a game for one player has a seed. */
const SeedRow = lazy(() => import('../seed/seed-row.tsx'));

/** Further settings of the table: pace, bots, who may come in. */
export interface TableRule {
  readonly field: Field;
  readonly value: Json;
  readonly onChange?: ((value: Json) => void) | undefined;
}

interface RulesPanelProps {
  readonly pack: LobbyPack;
  readonly rules: Chosen;
  readonly table: readonly TableRule[];
  readonly seed?: SeedRowProps | undefined;
  /** Opens the cards of the box, where the game has one. */
  readonly onCards?: (() => void) | undefined;
  /** Left out: read only. */
  readonly onChange?: ((rules: Chosen) => void) | undefined;
}

/** The house rules on parchment, each with its help. */
export function RulesPanel({ pack, rules, table, seed, onCards, onChange }: RulesPanelProps) {
  const { t, tell } = useSpeech();
  const fields = pack.box === undefined ? pack.fields : pack.fields.filter(({ name }) => name !== 'box');
  const changed = changedRules(fields, pack, rules);
  return (
    <div className="house-rules">
      <PresetList pack={pack} rules={rules} changed={changed.length} onChange={onChange} />
      {fields.length > 0 && <OwnSets pack={pack} rules={rules} onChange={onChange} />}
      {/* Before two dozen rules, or nobody would find it. */}
      {pack.box !== undefined && onCards !== undefined && (
        <CardsRow chosen={boxIn(rules)} mayChange={onChange !== undefined} onOpen={onCards} />
      )}
      {groupsOf(fields).map((group) => (
        <section key={group.id} className="rule-group">
          {group.title !== null && <h3>{tell(group.title)}</h3>}
          <ul className="rule-list">
            {group.fields.map((field) => (
              <RuleRow
                key={field.name}
                field={field}
                value={rules[field.name] ?? field.initial}
                changed={changed.includes(field.name)}
                onChange={onChange && ((value) => onChange({ ...rules, [field.name]: value }))}
              />
            ))}
          </ul>
        </section>
      ))}
      {table.length > 0 && (
        <>
          <h3>{t('lobby.table.title')}</h3>
          <ul className="rule-list">
            {seed !== undefined && (
              <Suspense>
                <SeedRow {...seed} />
              </Suspense>
            )}
            {table.map((rule) => (
              <RuleRow key={rule.field.name} {...rule} />
            ))}
          </ul>
        </>
      )}
      {onChange === undefined && <p className="rules-note">{t('lobby.rules.host')}</p>}
    </div>
  );
}

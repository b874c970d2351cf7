import type { ReactNode } from 'react'
import { AndonRule, type AndonRuleRow } from '@takt/contract/andonRules.ts'
import { useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Record } from '~/shapes/Record.tsx'
import css from './andonRules.module.css'
import { useRuleName } from './RuleName.tsx'
import { Simulation } from './Simulation.tsx'
import { useAndonRule } from './use-rule.ts'

const facts = [
  'lossType',
  'stationNumber',
  'location',
  'solvePeriod',
  'stopsLine',
  'stopWindow',
  'lampColour',
  'lampSound',
  'mail',
  'targetCodes',
  'lowMaterial',
  'enabled',
] as const
const texts = ['messageEn', 'messageZh', 'messageEs', 'messageJa'] as const

type RuleRecordProps = { name: string; actions: (rule: AndonRuleRow) => ReactNode; onClose: () => void }

export function RuleRecord({ name, actions, onClose }: RuleRecordProps) {
  const { andonRules: andonRuleWords } = useWords()
  const nameOf = useRuleName()
  const { rule, missing, error } = useAndonRule(name)
  const title = rule ? nameOf(rule) : name
  return (
    <Opened title={title} row={rule} missing={missing} error={error} onClose={onClose}>
      {(row) => (
        <Record
          title={title}
          entity="andonRule"
          entityKey={name}
          lineNumber={row.lineNumber}
          onClose={onClose}
        >
          <div className={css.record}>
            <p className={css.buttons}>{actions(row)}</p>
            <Facts of={AndonRule} row={row} names={facts}>
              <Fact label={andonRuleWords.repeat}>{row.period ?? '–'}</Fact>
            </Facts>
            <Panel title={andonRuleWords.simulation}>
              <Simulation rule={row} />
            </Panel>
            <Panel title={andonRuleWords.message}>
              <Facts of={AndonRule} row={row} names={texts} />
            </Panel>
          </div>
        </Record>
      )}
    </Opened>
  )
}

import { Input, Select } from 'antd'
import { BarcodeRule } from '@takt/contract/barcode.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './bomDefs.module.css'
import { beginRule, kinds, type LooseRule } from './rule.ts'
import { RulePlaces } from './RulePlaces.tsx'
import { TestScan } from './TestScan.tsx'

/** How the labels of a part are read, and a label to try it with. */
export function RuleEditor({ id, value, onChange, disabled, describedBy }: InputProps) {
  const { bomDefs: bomDefWords } = useWords()
  const rule = (value ?? beginRule('plain')) as LooseRule // the form's own field
  const wrong = !BarcodeRule.safeParse(rule).success
  const lotMissing = 'fields' in rule && !rule.fields.some(({ fact }) => fact === 'bomLot')
  return (
    <div className={css.rule}>
      <Select
        id={id}
        disabled={disabled}
        aria-describedby={describedBy}
        value={rule.kind}
        onChange={(kind) => onChange(beginRule(kind))}
        options={kinds.map((kind) => ({ value: kind, label: bomDefWords.kind[kind] }))}
      />
      {rule.kind === 'gs1' && <small className={css.hint}>{bomDefWords.gs1About}</small>}
      {rule.kind === 'separated' && (
        <label className={css.separator}>
          {bomDefWords.separator}
          <Input
            value={rule.separator}
            maxLength={1}
            status={rule.separator.length === 1 ? '' : 'error'}
            onChange={({ target }) => onChange({ ...rule, separator: target.value })}
            autoComplete="off"
          />
        </label>
      )}
      {'fields' in rule && <RulePlaces rule={rule} onChange={onChange} />}
      {wrong && (
        <small role="alert" className={css.bad}>
          {lotMissing ? bomDefWords.lotWanted : bomDefWords.ruleWrong}
        </small>
      )}
      <TestScan rule={rule as BarcodeRule} />
    </div>
  )
}

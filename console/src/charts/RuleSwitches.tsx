import { Checkbox } from 'antd'
import { runLengthOf } from '@takt/statistics/run-lengths.ts'
import type { Rule } from '@takt/statistics/runs.ts'
import { type ChartRule, chartRules, ruleSets, ruleSign } from '@takt/contract/charts.ts'
import { fill } from '@takt/contract/errors.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ruleOf } from '@takt/contract/rule-of.ts'
import { Action } from '~/ui/Action.tsx'
import css from './charts.module.css'

const sets = ['usual', 'westernElectric', 'nelson'] as const
const lengthOf = (rules: readonly ChartRule[]) => runLengthOf(rules.map((rule) => Number(rule) as Rule)) // it names no others

type RuleSwitchesProps = Pick<InputProps, 'value' | 'onChange' | 'describedBy'> & {
  /** What judges where none is chosen. */
  without: string
  /** Missing: all. Their sets and how often they signal are of measured values. */
  of?: readonly ChartRule[]
}

/** The rules of a chart, each by its own switch, with how often the chosen ones signal although nothing happened. */
export function RuleSwitches({ value, onChange, describedBy, without, of }: RuleSwitchesProps) {
  const words = useWords()
  const formats = useFormats()
  const chosen = chartRules.filter((rule) => Array.isArray(value) && value.includes(rule))
  const length = of ? null : lengthOf(chosen)
  const change = (next: readonly ChartRule[]) => onChange(next.length > 0 ? [...next] : null)
  return (
    <div className={css.rules} role="group" aria-label={words.field.rules} aria-describedby={describedBy}>
      {!of && (
        <div className={css.sets}>
          {sets.map((set) => (
            <Action key={set} onClick={() => change(ruleSets[set])}>
              {`${words.charts.ruleSet[set]} · ${formats.count(lengthOf(ruleSets[set]) ?? 0)}`}
            </Action>
          ))}
        </div>
      )}
      {(of ?? chartRules).map((rule) => (
        <Checkbox
          key={rule}
          checked={chosen.includes(rule)}
          onChange={({ target }) =>
            change(chartRules.filter((one) => (one === rule ? target.checked : chosen.includes(one))))
          }
        >
          {ruleOf(words, Number(rule))}
        </Checkbox>
      ))}
      <p role="status">
        {chosen.length === 0
          ? without
          : length === null
            ? chosen.map((rule) => ruleSign(Number(rule))).join(' + ')
            : `${chosen.map((rule) => ruleSign(Number(rule))).join(' + ')} · ${fill(words.charts.runLength, { count: formats.count(length) })}`}
      </p>
    </div>
  )
}

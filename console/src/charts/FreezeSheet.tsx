import { chartLimits, type FreezeDraft } from '@takt/contract/chartLimits.ts'
import type { ChartInput, ChartReport } from '@takt/contract/charts.ts'
import { fill } from '@takt/contract/errors.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { sayStatistic, specOf } from '~/fields/measured.ts'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { RuleSwitches } from './RuleSwitches.tsx'
import { UnsteadyPoints } from './Unsteady.tsx'
import css from './charts.module.css'

const Field = fieldsOf(chartLimits.freeze.input)
type FreezeSheetProps = {
  report: ChartReport
  chartInput: ChartInput
  /** What is known beforehand: from when on, and why. */
  start?: Partial<FreezeDraft>
  onClose: () => void
}

/** The limits of the points that are shown, for those that come. */
export function FreezeSheet({ report, chartInput, start, onClose }: FreezeSheetProps) {
  const { chartLimits: chartLimitWords, charts } = useWords()
  const formats = useFormats()
  const { since, until, basis, figures, resultName, rules } = report
  const spec = specOf(report)
  const say = (value: number | null) => (value === null ? '–' : sayStatistic(formats, value, spec))
  return (
    <Sheet
      title={fill(chartLimitWords.freezeTitle, { name: resultName })}
      command={chartLimits.freeze}
      start={{ ...chartInput, from: since, to: until, rules, signalReaction: 'bell', ...start }}
      save={chartLimitWords.freeze}
      success={chartLimitWords.frozen}
      onClose={() => onClose()}
    >
      <Wide>
        <p className={css.quiet}>
          {fill(chartLimitWords.freezeAbout, {
            mean: say(basis?.mean ?? null),
            sigma: say(basis?.sigma ?? null),
            groups: formats.count(figures.subgroupNum),
          })}
        </p>
        <UnsteadyPoints report={report} chartInput={chartInput} />
      </Wide>
      <Field name="signalReaction" />
      <Field name="validFrom" hint={chartLimitWords.freezeHint} />
      <Wide>
        <Field
          name="rules"
          hint={charts.rulesHint}
          input={(input) => <RuleSwitches {...input} without={charts.rulesUsual} />}
        />
      </Wide>
      <Wide>
        <Field name="reason" />
      </Wide>
    </Sheet>
  )
}

import { type AttributeInput, type AttributeReport, attributeRules } from '@takt/contract/attribute-charts.ts'
import { type AttributeFreezeDraft, attributeLimits } from '@takt/contract/attributeLimits.ts'
import { fill } from '@takt/contract/errors.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { sayRate } from './attribute-chart.ts'
import css from './charts.module.css'
import { RuleSwitches } from './RuleSwitches.tsx'
import { UnsteadySamples } from './Unsteady.tsx'

const Field = fieldsOf(attributeLimits.freeze.input)
type FreezeProps = {
  report: AttributeReport
  query: Partial<AttributeInput>
  /** What is known beforehand: from when on, and why. */
  start?: Partial<AttributeFreezeDraft>
  onClose: () => void
}

/** The centre of the samples that are shown, for those that come. */
export function AttributeFreezeSheet({ report, query, start, onClose }: FreezeProps) {
  const words = useWords()
  const { chartLimits: chartLimitWords, charts, attributeKind: kinds } = words
  const formats = useFormats()
  const { attributeKind, sampleBy, since, until, rules, times, centre } = report
  const { stationNumber, typeNo } = query
  return (
    <Sheet
      title={fill(chartLimitWords.freezeTitle, { name: kinds[attributeKind] })}
      command={attributeLimits.freeze}
      start={{
        stationNumber,
        typeNo,
        attributeKind,
        sampleBy,
        from: since,
        to: until,
        rules,
        signalReaction: stationNumber ? 'bell' : 'none',
        ...start,
      }}
      save={chartLimitWords.freeze}
      success={chartLimitWords.frozen}
      onClose={() => onClose()}
    >
      <Wide>
        <p className={css.quiet}>
          {fill(chartLimitWords.attributesAbout, {
            centre: sayRate(attributeKind, centre, formats),
            samples: formats.count(times.length),
          })}
        </p>
        <UnsteadySamples report={report} query={query} />
      </Wide>
      <Field
        name="signalReaction"
        disabled={!stationNumber}
        hint={stationNumber ? undefined : chartLimitWords.reactionOfStation}
      />
      <Field name="validFrom" hint={chartLimitWords.freezeHint} />
      <Wide>
        <Field
          name="rules"
          input={(input) => <RuleSwitches {...input} of={attributeRules} without={charts.rulesUsual} />}
        />
      </Wide>
      <Wide>
        <Field name="reason" />
      </Wide>
    </Sheet>
  )
}

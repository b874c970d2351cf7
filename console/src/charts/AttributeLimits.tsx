import { useState } from 'react'
import { type AttributeInput, type AttributeReport, attributeSigns } from '@takt/contract/attribute-charts.ts'
import { attributeLimits } from '@takt/contract/attributeLimits.ts'
import { fewestFrozen } from '@takt/contract/chartLimits.ts'
import { ruleSign } from '@takt/contract/charts.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Action } from '~/ui/Action.tsx'
import { AttributeFreezeSheet } from './AttributeFreezeSheet.tsx'
import { sayRate } from './attribute-chart.ts'
import css from './charts.module.css'
import { LimitsItem } from './LimitsItem.tsx'
import { useFormats } from '~/fields/format.tsx'

type AttributeLimitsProps = { report: AttributeReport; query: Partial<AttributeInput> }

/** Which limits somebody froze for what is counted here, and the way to freeze those that are shown. */
export function AttributeLimits({ report, query }: AttributeLimitsProps) {
  const words = useWords()
  const { chartLimits: chartLimitWords, charts } = words
  const formats = useFormats()
  const { stationNumber } = query
  const { data = [] } = useAnswer(attributeLimits.list, stationNumber ? { stationNumber } : {})
  const forbidden = useForbidden(attributeLimits.freeze)
  const notAllowed = useForbidden(attributeLimits.withdraw)
  const withdraw = useCommand(attributeLimits.withdraw, chartLimitWords.withdrawn)
  const [freezing, setFreezing] = useState(false)
  const found = report.times.length
  const few =
    found < fewestFrozen
      ? fill(words.error['charts.too_few_samples'], { least: fewestFrozen, found: formats.count(found) })
      : null
  return (
    <Panel title={chartLimitWords.limitsTitle}>
      <Action
        icon="lock"
        blocked={forbidden ?? (report.centre === null ? charts.noLimits : few)}
        onClick={() => setFreezing(true)}
      >
        {chartLimitWords.freeze}
      </Action>
      {data.length === 0 && <p className={css.quiet}>{chartLimitWords.limitsNone}</p>}
      <ul className={css.frozen}>
        {data.map((limits) => (
          <LimitsItem
            key={limits.limitsId}
            limits={limits}
            blocked={notAllowed}
            onWithdraw={(reason) => withdraw({ limitsId: limits.limitsId, reason })}
          >
            {[
              `${attributeSigns[limits.attributeKind]} ${sayRate(limits.attributeKind, limits.centre, formats)}`,
              words.sampleBy[limits.sampleBy],
              limits.typeNo,
              `${words.field.rules} ${limits.rules.map((rule) => ruleSign(Number(rule))).join(' + ')}`,
              limits.signalReaction !== 'none' && words.signalReaction[limits.signalReaction],
              limits.note,
            ]
              .filter(Boolean)
              .join(' · ')}
          </LimitsItem>
        ))}
      </ul>
      {freezing && <AttributeFreezeSheet report={report} query={query} onClose={() => setFreezing(false)} />}
    </Panel>
  )
}

import { useState } from 'react'
import { type ChartLimits, chartLimits, fewestFrozen } from '@takt/contract/chartLimits.ts'
import { type ChartInput, type ChartReport, ruleSign } from '@takt/contract/charts.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './charts.module.css'
import { FreezeSheet } from './FreezeSheet.tsx'
import { LimitsItem } from './LimitsItem.tsx'

type FrozenLimitsProps = { report: ChartReport; chartInput: ChartInput }

/** Which limits somebody froze for this characteristic, and the way to freeze those that are shown. */
export function FrozenLimits({ report, chartInput }: FrozenLimitsProps) {
  const { chartLimits: chartLimitWords, charts, error } = useWords()
  const formats = useFormats()
  const { stationNumber, colSetId, colSetVersion, resultCode } = chartInput
  const { data = [] } = useAnswer(chartLimits.list, { stationNumber, colSetId, colSetVersion, resultCode })
  const forbidden = useForbidden(chartLimits.freeze)
  const [freezing, setFreezing] = useState(false)
  const found = report.figures.subgroupNum
  const hindrance = chartInput.orderCode
    ? chartLimitWords.notOfOrder
    : report.basis === null
      ? charts.noLimits
      : found < fewestFrozen
        ? fill(error['charts.too_few'], { least: fewestFrozen, found: formats.count(found) })
        : null
  return (
    <Panel title={chartLimitWords.limitsTitle}>
      <Action icon="lock" blocked={forbidden ?? hindrance} onClick={() => setFreezing(true)}>
        {chartLimitWords.freeze}
      </Action>
      {data.length === 0 && <p className={css.quiet}>{chartLimitWords.limitsNone}</p>}
      <ul className={css.frozen}>
        {data.map((limits) => (
          <One key={limits.limitsId} limits={limits} />
        ))}
      </ul>
      {freezing && <FreezeSheet report={report} chartInput={chartInput} onClose={() => setFreezing(false)} />}
    </Panel>
  )
}

function One({ limits }: { limits: ChartLimits }) {
  const { chartLimits: chartLimitWords, chartKind, field, signalReaction: reactions } = useWords()
  const formats = useFormats()
  const forbidden = useForbidden(chartLimits.withdraw)
  const withdraw = useCommand(chartLimits.withdraw, chartLimitWords.withdrawn)
  const { limitsId, subgroupNum, note, typeNo, signalReaction } = limits
  const reaction = signalReaction === 'none' ? null : reactions[signalReaction]
  const rules = `${field.rules} ${limits.rules.map((rule) => ruleSign(Number(rule))).join(' + ')}`
  const made = fill(chartLimitWords.madeOf, { groups: formats.count(subgroupNum), reason: note })
  return (
    <LimitsItem limits={limits} blocked={forbidden} onWithdraw={(reason) => withdraw({ limitsId, reason })}>
      {[chartKind[limits.chartKind], typeNo, rules, reaction, made].filter(Boolean).join(' · ')}
    </LimitsItem>
  )
}

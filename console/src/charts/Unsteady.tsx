import { useWatch } from 'react-hook-form'
import { type AttributeInput, type AttributeReport, attributeRules } from '@takt/contract/attribute-charts.ts'
import { type ChartInput, type ChartReport, chartRules, charts, ruleSets } from '@takt/contract/charts.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './charts.module.css'

type Judged = Pick<ChartReport, 'stages'> & {
  broken: readonly { at: number }[]
  times: { readonly length: number }
}

/** The rules that are switched on in the sheet; where none is, those that judge without one. */
function useSwitched<Rule extends string>(of: readonly Rule[]): Rule[] {
  const chosen: unknown = useWatch({ name: 'rules' })
  const rules: readonly unknown[] = Array.isArray(chosen) && chosen.length > 0 ? chosen : ruleSets.usual
  return of.filter((rule) => rules.includes(rule))
}
const areSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((rule) => other.includes(rule))

/** Points of a measured chart that break the rules of the sheet: limits of them would be of an unsteady process. */
export function UnsteadyPoints({ report, chartInput }: { report: ChartReport; chartInput: ChartInput }) {
  const { since, until } = report
  const rules = useSwitched(chartRules)
  const isJudged = areSame(rules, report.rules)
  const period = { ...(since && { from: since }), ...(until && { to: until }) }
  const { data } = useAnswer(charts.report, { ...chartInput, ...period, rules }, { ready: !isJudged })
  return <Unsteady judged={isJudged ? report : data} />
}

/** The same of what is counted. */
export function UnsteadySamples({
  report,
  query,
}: {
  report: AttributeReport
  query: Partial<AttributeInput>
}) {
  const { since: from, until: to, attributeKind, sampleBy } = report
  const rules = useSwitched(attributeRules)
  const isJudged = areSame(rules, report.rules)
  const shown = { ...query, attributeKind, sampleBy, from, to, rules }
  const { data } = useAnswer(charts.attributes, shown, { ready: !isJudged })
  return <Unsteady judged={isJudged ? report : data} />
}

function Unsteady({ judged }: { judged: Judged | undefined }) {
  const { chartLimits: chartLimitWords } = useWords()
  const formats = useFormats()
  const unsteady = new Set(judged?.broken.map(({ at }) => at)).size
  if (!judged || unsteady === 0) return null
  const isOfOwn = judged.stages.every(({ limitsId }) => limitsId === null)
  return (
    <p className={css.unsteady} role="status">
      {fill(isOfOwn ? chartLimitWords.unsteady : chartLimitWords.unsteadyBefore, {
        count: formats.count(unsteady),
        total: formats.count(judged.times.length),
      })}
    </p>
  )
}

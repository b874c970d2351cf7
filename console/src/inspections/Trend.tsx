import { leastForLimits } from '@takt/contract/check-trend.ts'
import { fill } from '@takt/contract/errors.ts'
import { inspections } from '@takt/contract/inspections.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { trendChart } from './trend-chart.ts'

/** The values of a check over time, between its limits. */
export function TrendSheet({ itemCode: code, onClose }: { itemCode: string; onClose: () => void }) {
  const { inspections: inspectionWords } = useWords()
  return (
    <SideSheet title={fill(inspectionWords.trendOf, { code })} size={760} onClose={onClose}>
      <Trend code={code} />
    </SideSheet>
  )
}

function Trend({ code }: { code: string }) {
  const words = useWords()
  const formats = useFormats()
  const { inspections: inspectionWords, say } = words
  const { data, error, refetch } = useAnswer(inspections.trend, { itemCode: code })
  if (error && !data) return <NotRead error={error} again={refetch} />
  if (!data) return <Waiting delay={200} label={say.loading} />
  if (data.points.length === 0)
    return <EmptyState title={fill(inspectionWords.noTrend, { code })} icon="chart" />
  const number = (value: number) => formats.measure(Number(value.toPrecision(5)))
  const { limits } = data
  return (
    <>
      <Chart
        label={fill(inspectionWords.trendOf, { code })}
        height={360}
        {...trendChart(data, words, formats)}
      />
      {limits ? (
        <>
          <p>
            {fill(inspectionWords.trendLimits, {
              mean: number(limits.mean),
              lower: number(limits.lower),
              upper: number(limits.upper),
            })}
          </p>
          <p>{inspectionWords.trendBroken}</p>
        </>
      ) : (
        <p>{fill(inspectionWords.trendFew, { least: leastForLimits })}</p>
      )}
    </>
  )
}

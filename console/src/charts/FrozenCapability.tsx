import type { Refusal } from '@takt/contract/errors.ts'
import { charts, type FrozenChartReport } from '@takt/contract/charts.ts'
import { useWords } from '~/i18n/words.tsx'
import { FrozenBar } from '~/shapes/FrozenReports.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { Calculation } from './Calculation.tsx'
import { ControlChart } from './ControlChart.tsx'
import { QdasExport } from './QdasExport.tsx'

type FrozenCapabilityProps = {
  kept: { data: FrozenChartReport | undefined; error: Refusal | null }
  view: string
}

/** The chart or the figures as they read when they were frozen. */
export function FrozenCapability({ kept: { data, error }, view }: FrozenCapabilityProps) {
  const words = useWords()
  if (error) return <NotRead error={error} />
  if (!data) return <Waiting delay={200} label={words.say.loading} />
  return (
    <>
      <FrozenBar of={data} pdf={charts.pdf} />
      {view === 'chart' ? (
        <ControlChart report={data.report} chartInput={null} />
      ) : (
        <>
          <Calculation report={data.report} />
          <QdasExport chartInput={{ ...data.asked, reportId: data.reportId }} />
        </>
      )}
    </>
  )
}

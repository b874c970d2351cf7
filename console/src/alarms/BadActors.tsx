import { useMemo } from 'react'
import { alarmTextIn } from '@takt/contract/alarm-texts.ts'
import type { AlarmAnalysis, AlarmSum } from '@takt/contract/alarms.ts'
import { useFormats } from '~/fields/format.tsx'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import css from './alarms.module.css'
import { barsOf } from './bars.ts'
import type { OpenLog } from './open-log.ts'

type Analysed = { of: AlarmAnalysis; onOpen: OpenLog }

/** The ten that come most often, and the ten that are on longest. */
export function BadActors({ of, onOpen }: Analysed) {
  const { alarms: alarmWords } = useWords()
  const { count, duration } = useFormats()
  if (of.byMinutes.length === 0) return <EmptyState title={alarmWords.listEmpty} icon="check" />
  const times = { of: (sum: AlarmSum) => sum.times, say: count, label: alarmWords.times, total: of.times }
  const minutes = {
    of: (sum: AlarmSum) => sum.minutes,
    say: (value: number) => duration(Math.round(value * 60)),
    label: alarmWords.onTime,
    total: of.minutes,
  }
  return (
    <div className={css.charts}>
      <Bars title={alarmWords.byTimes} sums={of.byTimes} measure={times} onOpen={onOpen} />
      <Bars title={alarmWords.byMinutes} sums={of.byMinutes} measure={minutes} onOpen={onOpen} />
    </div>
  )
}

type BarsProps = {
  title: string
  sums: readonly AlarmSum[]
  measure: Parameters<typeof barsOf>[1]
  onOpen: OpenLog
}

function Bars({ title, sums, measure, onOpen }: BarsProps) {
  const { alarms: alarmWords, field } = useWords()
  const language = useLanguage()
  const { share } = useFormats()
  const drawn = useMemo(() => {
    const bars = sums.map((sum) => ({
      ...sum,
      name: [sum.stationNumber, alarmTextIn(language, sum.texts, sum.alarmText) ?? sum.alarmCode].join(' · '),
    }))
    return barsOf(bars, measure, share, { name: field.alarmCode, share: alarmWords.share })
  }, [sums, measure, language, share, field, alarmWords])
  return (
    <Panel title={title} aside={alarmWords.pick}>
      <Chart
        label={title}
        height={320}
        {...drawn}
        onPick={({ dataIndex }) => {
          const sum = sums[dataIndex]
          if (sum) onOpen({ stationNumber: sum.stationNumber, alarmCode: sum.alarmCode })
        }}
      />
    </Panel>
  )
}

import { useMemo } from 'react'
import { StationTelegramScope, telegrams } from '@takt/contract/telegrams.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Earlier } from '~/ui/Earlier.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { callsChart, latencyChart, refusalsChart } from './charts.ts'
import css from './telegrams.module.css'

/** How much the stations call, how long they wait for the answer, and how often it is a refusal. */
export function Traffic({ filter }: { filter: Record<string, unknown> }) {
  const words = useWords()
  const formats = useFormats()
  const { data, error, isPlaceholderData, refetch } = useAnswer(
    telegrams.traffic,
    StationTelegramScope.strip().parse(filter),
    {
      every: 60_000,
      keep: true,
    },
  )
  const drawn = useMemo(
    () =>
      data && [
        { label: words.telegrams.callsOf, ...callsChart(data, words, formats) },
        { label: words.telegrams.latencyOf, ...latencyChart(data, words, formats) },
        { label: words.telegrams.refusalsOf, ...refusalsChart(data, words, formats) },
      ],
    [data, words, formats],
  )
  if (error) return <NotRead error={error} again={refetch} />
  if (!data || !drawn) return <Waiting delay={200} label={words.say.loading} />
  if (data.buckets.length === 0) return <EmptyState title={words.telegrams.noFigures} icon="telegram" />
  return (
    <Earlier waiting={isPlaceholderData}>
      <div className={css.figures}>
        {drawn.map(({ label, ...chart }) => (
          <Panel key={label} title={label}>
            <Chart label={label} height={280} {...chart} />
          </Panel>
        ))}
      </div>
    </Earlier>
  )
}

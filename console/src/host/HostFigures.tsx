import { useMemo } from 'react'
import { host, TelegramScope } from '@takt/contract/host.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Earlier } from '~/ui/Earlier.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { errorsChart, latencyChart } from './charts.ts'
import css from './host.module.css'

/** How many telegrams failed in each hour, and how long the host took, of those the filter means. */
export function HostFigures({ filter }: { filter: Record<string, unknown> }) {
  const words = useWords()
  const formats = useFormats()
  const { data, error, isPlaceholderData, refetch } = useAnswer(
    host.figures,
    TelegramScope.strip().parse(filter),
    {
      every: 60_000,
      keep: true,
    },
  )
  const hours = useMemo(() => data?.toReversed() ?? [], [data])
  const errors = useMemo(() => errorsChart(hours, words, formats), [hours, words, formats])
  const latency = useMemo(() => latencyChart(hours, words, formats), [hours, words, formats])
  if (error) return <NotRead error={error} again={refetch} />
  if (!data)
    return (
      <div className={css.stack}>
        <Waiting delay={200} label={words.say.loading} />
      </div>
    )
  if (data.length === 0) return <EmptyState title={words.host.noFigures} icon="host" />
  return (
    <Earlier waiting={isPlaceholderData}>
      <div className={css.figures}>
        <Panel title={words.host.errorsOf}>
          <Chart label={words.host.errorsOf} height={320} {...errors} />
        </Panel>
        <Panel title={words.host.latencyOf}>
          <Chart label={words.host.latencyOf} height={320} {...latency} />
        </Panel>
      </div>
    </Earlier>
  )
}

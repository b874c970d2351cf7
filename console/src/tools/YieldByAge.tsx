import { Switch } from 'antd'
import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { type ToolRow, tools } from '@takt/contract/tools.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { ageChart } from './age-chart.ts'
import css from './tools.module.css'

/** Whether what is made with a tool gets worse before its life ends. */
export function YieldByAge({ tool: { toolCode, toolType, frequency } }: { tool: ToolRow }) {
  const words = useWords()
  const { tools: toolWords, say } = words
  const formats = useFormats()
  const [ofType, include] = useState(false)
  const { data, error, refetch } = useAnswer(tools.byAge, { toolCode, ofType })
  const day = data ? formats.day(data.since) : ''
  return (
    <Panel title={toolWords.byAge}>
      <label className={css.row}>
        <Switch checked={ofType} onChange={include} />
        {fill(toolWords.ofType, { type: toolType })}
      </label>
      {!data && (error ? <NotRead error={error} again={refetch} /> : <Waiting label={say.loading} />)}
      {data?.ages.length === 0 && <p>{fill(toolWords.noAge, { day })}</p>}
      {data !== undefined && data.ages.length > 0 && (
        <>
          <p>{fill(toolWords.byAgeWhy, { day })}</p>
          <Chart label={toolWords.byAge} height={220} {...ageChart(data, frequency, words, formats)} />
        </>
      )}
    </Panel>
  )
}

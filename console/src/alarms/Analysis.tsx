import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { AlarmFilter, alarms } from '@takt/contract/alarms.ts'
import { useAddress } from '~/api/address.ts'
import { useAnswer } from '~/api/hooks.ts'
import { filterOf } from '~/api/lists.ts'
import { useWords } from '~/i18n/words.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Earlier } from '~/ui/Earlier.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { AlarmFilters } from './AlarmFilters.tsx'
import css from './alarms.module.css'
import { AnalysisFigures } from './AnalysisFigures.tsx'
import { AnalysisLists } from './AnalysisLists.tsx'
import { BadActors } from './BadActors.tsx'
import type { OpenLog } from './open-log.ts'

const names = Object.keys(AlarmFilter.shape)

/** What loads people with alarms, by ISA-18.2; each bar and row opens its alarms. */
export function Analysis() {
  const words = useWords()
  const { query, ask } = useAddress(alarms.analysis.input)
  const { data, error, isPlaceholderData, refetch } = useAnswer(alarms.analysis, query, {
    follows: 'alarms',
    every: 60_000,
    keep: true,
  })
  const [, setParams] = useSearchParams()
  const open = useMemo<OpenLog>(
    () =>
      (filter, view = 'log') =>
        setParams((now) => {
          const params = new URLSearchParams(now)
          if (view === 'log') params.delete('view')
          else params.set('view', view)
          for (const name of ['page', 'sort']) params.delete(name)
          if (view === 'on') for (const name of names) params.delete(name)
          for (const [name, value] of Object.entries(filter)) params.set(name, value)
          return params
        }),
    [setParams],
  )
  return (
    <>
      <Filters list={{ filter: filterOf(alarms.analysis.input, query), setFilter: ask }}>
        <AlarmFilters />
      </Filters>
      {!data && error && <NotRead error={error} again={refetch} />}
      {!data && !error && <Skeleton label={words.say.loading} figures={6} />}
      {data && (
        <Earlier waiting={isPlaceholderData}>
          <div className={css.analysis}>
            <AnalysisFigures of={data} />
            <BadActors of={data} onOpen={open} />
            <AnalysisLists of={data} onOpen={open} />
          </div>
        </Earlier>
      )}
    </>
  )
}

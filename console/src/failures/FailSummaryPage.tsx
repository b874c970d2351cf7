import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fill } from '@takt/contract/errors.ts'
import type { FailureFilter } from '@takt/contract/failure-rows.ts'
import {
  failureGroupings,
  type FailureGrouping,
  failureSummary,
  FailureSummaryQuery,
  type FailureSummary,
} from '@takt/contract/failure-summary.ts'
import { pages } from '@takt/contract/pages.ts'
import { useAddress } from '~/api/address.ts'
import { useAnswer } from '~/api/hooks.ts'
import { filterOf } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Period } from '~/shapes/Period.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { ToPage } from '~/shapes/ToPage.tsx'
import { ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { Earlier } from '~/ui/Earlier.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import css from './failures.module.css'
import { SummaryCharts } from './SummaryCharts.tsx'
import { SummaryFigures } from './SummaryFigures.tsx'

const Filter = fieldsOf(FailureSummaryQuery)

/** What fails most, where and when, and what it costs in yield; a bar opens its failures. */
export default function FailSummaryPage() {
  const words = useWords()
  const failureSummaryWords = words.failureSummary
  const { query, ask } = useAddress(failureSummary.figures.input)
  const [by, setBy] = useState<FailureGrouping>('code')
  const { data, error, isPlaceholderData, refetch } = useAnswer(failureSummary.figures, query, {
    follows: 'failures',
    every: 60_000,
    keep: true,
  })
  const openFailures = useOpenFailures(data, query)
  return (
    <Page
      name="failSummary"
      views={
        <ViewSwitch
          label={failureSummaryWords.by}
          views={failureGroupings}
          view={by}
          names={failureSummaryWords.groupings}
          onShow={setBy}
        />
      }
      actions={<ToPage name="problems" icon="check" />}
    >
      <Filters list={{ filter: filterOf(FailureSummaryQuery, query), setFilter: ask }}>
        <Filter name="typeNo" />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Period />
      </Filters>
      {!data && error && <NotRead error={error} again={refetch} />}
      {!data && !error && <Skeleton label={words.say.loading} figures={8} />}
      {data && (
        <Earlier waiting={isPlaceholderData}>
          <div className={css.summary}>
            <SpanOf of={data} />
            <SummaryFigures of={data} isOfStation={query.stationNumber !== undefined} />
            <SummaryCharts of={data} by={by} onPick={openFailures} />
          </div>
        </Earlier>
      )}
    </Page>
  )
}

function SpanOf({ of: { from, to } }: { of: FailureSummary }) {
  const { failureSummary: failureSummaryWords } = useWords()
  const formats = useFormats()
  return (
    <p className={css.quiet}>
      {fill(failureSummaryWords.period, { from: formats.minute(from), to: formats.minute(to) })}
    </p>
  )
}

/** The failures a figure was counted from, whatever became of them. */
function useOpenFailures(data: FailureSummary | undefined, query: FailureSummaryQuery) {
  const navigate = useNavigate()
  return (more: Partial<FailureFilter>) => {
    if (!data) return
    const { typeNo, stationNumber } = query
    const { from, to } = data
    const filter = Object.entries({ typeNo, stationNumber, from, to, ...more })
    const given = filter.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
    void navigate(
      `${pages.failDetail.path}?${new URLSearchParams([['failStatus', ''], ...given] as string[][])}`,
    )
  }
}

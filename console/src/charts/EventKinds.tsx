import { memo, useMemo, useState } from 'react'
import { Checkbox } from 'antd'
import {
  chartEventKinds,
  chartEvents,
  type ChartEvent,
  type ChartEventKind,
  type ProposedBorder,
} from '@takt/contract/chartEvents.ts'
import type { AttributeInput } from '@takt/contract/attribute-charts.ts'
import type { ChartInput } from '@takt/contract/charts.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './charts.module.css'

type Span = { since: string | null; until: string | null }

/** What happened at the station while these points were measured, of the kinds that are shown. Without a station nothing did. */
export function useEvents(
  { since, until }: Span,
  filter: { stationNumber?: string | undefined } | null,
  kinds: readonly ChartEventKind[],
): readonly ChartEvent[] {
  const { data } = useAnswer(
    chartEvents.of,
    { stationNumber: filter?.stationNumber ?? '', from: since ?? '', to: until ?? '' },
    { ready: Boolean(filter?.stationNumber) && since !== null, keep: true },
  )
  return useMemo(
    () => oneNothing((data ?? []).filter(({ eventKind }) => kinds.includes(eventKind))),
    [data, kinds],
  )
}

/** Which kinds of events somebody wants to see; all until they choose. */
export const useEventKinds = () => useState<readonly ChartEventKind[]>(chartEventKinds)

/** Where limits of their own might begin. */
export function useBorders(chartInput: ChartInput | null): readonly ProposedBorder[] {
  const { data } = useAnswer(chartEvents.borders, chartInput ?? noPlace, {
    ready: chartInput !== null,
    every: 60_000,
    keep: true,
  })
  return oneNothing(data ?? [])
}

/** Nothing is always the same nothing: a chart of thousands of points is not drawn again for it. */
const oneNothing = <T,>(found: readonly T[]) => (found.length === 0 ? nothing : found)
const nothing: readonly never[] = []

/** The same of what a station counts. */
export function useAttributeBorders(query: Partial<AttributeInput>): readonly ProposedBorder[] {
  const { data } = useAnswer(chartEvents.attributeBorders, query, {
    ready: query.stationNumber !== undefined,
    every: 60_000,
    keep: true,
  })
  return oneNothing(data ?? [])
}
const noPlace: ChartInput = { stationNumber: '', colSetId: '', colSetVersion: 1, resultCode: '' }

type EventKindsProps = {
  kinds: readonly ChartEventKind[]
  onChange: (kinds: readonly ChartEventKind[]) => void
}

/** Which flags are on the axis of time, and the meaning of their signs. */
export const EventKinds = memo(function EventKinds({ kinds, onChange }: EventKindsProps) {
  const { charts, eventKind: names, eventSign } = useWords()
  return (
    <div className={css.kinds} role="group" aria-label={charts.events}>
      {chartEventKinds.map((kind) => (
        <Checkbox
          key={kind}
          checked={kinds.includes(kind)}
          onChange={({ target }) =>
            onChange(target.checked ? [...kinds, kind] : kinds.filter((one) => one !== kind))
          }
        >
          {`${eventSign[kind]} ${names[kind]}`}
        </Checkbox>
      ))}
    </div>
  )
})

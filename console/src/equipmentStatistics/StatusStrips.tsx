import { useMemo } from 'react'
import { type EquipmentTimes, spansOf } from '@takt/contract/equipmentStatistics.ts'
import { stationStatuses } from '@takt/contract/stations.ts'
import { fill } from '@takt/contract/errors.ts'
import { instantOf, useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { GoTo } from '~/shapes/GoTo.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './equipment.module.css'
import { StatusStrip } from './StatusStrip.tsx'
import type { Zoom } from './use-zoom.ts'

/** The statuses of every station, one under the other on one axis of time; unknown time is hatched, what is not worked is empty. */
export function StatusStrips({ report, zoom }: { report: EquipmentTimes; zoom: Zoom }) {
  const words = useWords()
  const formats = useFormats()
  const { stripSince, until, strips, since } = report
  const [from, to] = [Date.parse(stripSince), Date.parse(until)]
  const read = useMemo(
    () => strips.map((strip) => ({ ...strip, spans: spansOf(strip, stripSince) })),
    [strips, stripSince],
  )
  const shownStatuses = stationStatuses.filter((status) =>
    read.some(({ spans }) => spans.some(({ stationStatus }) => stationStatus === status)),
  )
  const isHatched =
    !shownStatuses.includes('unknown') && report.stations.some(({ times }) => times.unknown > 0)
  const days = Math.round((to - from) / 86_400_000)
  return (
    <Panel
      title={words.equipmentStatistics.strip}
      aside={
        zoom.isZoomed ? (
          <Action icon="search" onClick={zoom.showAll}>
            {words.equipmentStatistics.showAll}
          </Action>
        ) : stripSince === since ? undefined : (
          fill(words.equipmentStatistics.stripCut, { days })
        )
      }
    >
      <ul className={css.strips}>
        {read.map((strip) => (
          <li key={strip.stationNumber}>
            <span>
              <b>{strip.stationNumber}</b>
              {strip.isRework && <small>{words.equipmentStatistics.onlyRework}</small>}
            </span>
            <StatusStrip strip={strip} report={report} zoom={zoom} />
          </li>
        ))}
        <li aria-hidden>
          <span />
          <p className={css.ticks}>
            <span>{formats.shortMinute(instantOf(zoom.shown.from))}</span>
            <span>{formats.shortMinute(instantOf(zoom.shown.to))}</span>
          </p>
        </li>
      </ul>
      {shownStatuses.length === 0 ? (
        <EmptyState title={words.equipmentStatistics.noneSaid} icon="chart">
          <p>{words.equipmentStatistics.noneNext}</p>
          <GoTo page="stationDef">{words.page.stationDef}</GoTo>
        </EmptyState>
      ) : (
        <>
          <p className={css.about}>{words.equipmentStatistics.zoomHint}</p>
          <ul className={css.legend}>
            {(isHatched ? [...shownStatuses, 'unknown' as const] : shownStatuses).map((status) => (
              <li key={status}>
                <StatusDot {...stateOf('stationStatus', status)}>{words.stationStatus[status]}</StatusDot>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

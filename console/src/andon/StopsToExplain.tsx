import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { type LongStop, type LongStops, stops } from '@takt/contract/stops.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Action } from '~/ui/Action.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './stops.module.css'
import { StopReasonSheet } from './StopReasonSheet.tsx'

/** How many stops nobody has explained, and the way to them: a button of the page's head. */
export function StopsToExplain() {
  const words = useWords()
  const { stops: said } = words
  const { count } = useFormats()
  const [isOpen, open] = useState(false)
  const { data, error, refetch } = useAnswer(stops.list, {}, { every: 60_000, keep: true })
  return (
    <>
      <Action icon="edit" onClick={() => open(true)}>
        {data && data.unexplained > 0 ? `${said.explain} (${count(data.unexplained)})` : said.explain}
      </Action>
      {isOpen && (
        <SideSheet title={said.title} size={560} onClose={() => open(false)}>
          <p className={css.about}>{said.about}</p>
          {data ? <Stops found={data} /> : error && <NotRead error={error} again={refetch} />}
        </SideSheet>
      )}
    </>
  )
}

function Stops({ found }: { found: LongStops }) {
  const { stops: said } = useWords()
  const formats = useFormats()
  const { unexplained, unexplainedTime } = found
  return (
    <>
      <p className={css.sum}>
        {unexplained === 0
          ? said.none
          : fill(said.open, {
              count: formats.count(unexplained),
              time: formats.duration(Math.round(unexplainedTime / 1000)),
            })}
      </p>
      {found.stops.length === 0 && <p>{said.noStops}</p>}
      <ul className={css.list}>
        {found.stops.map((stop) => (
          <Stop key={`${stop.stationNumber} ${stop.start}`} stop={stop} />
        ))}
      </ul>
    </>
  )
}

function Stop({ stop }: { stop: LongStop }) {
  const words = useWords()
  const said = words.stops
  const formats = useFormats()
  const forbidden = useForbidden(stops.explain)
  const explain = useCommand(stops.explain, said.accepted)
  const [writing, write] = useState(false)
  const { stationNumber, start, length, isOpen, stationStatus, proposal, explained } = stop
  return (
    <li className={css.stop} data-asks={explained === null}>
      <p className={css.head}>
        <StatusDot {...stateOf('stationStatus', stationStatus)}>
          {words.stationStatus[stationStatus]}
        </StatusDot>
        <b>{stationNumber}</b>
        <span>{formats.minute(start)}</span>
        {isOpen && <span>{said.goesOn}</span>}
        <b className={css.length}>{formats.duration(Math.round(length / 1000))}</b>
      </p>
      <p>{explained ? <Explained stop={stop} /> : <Proposed stop={stop} />}</p>
      <div className={css.buttons}>
        {proposal && (
          <Action
            look="main"
            blocked={forbidden}
            onClick={() => {
              const { stopCause, causeStation, alarmCode, lossType } = proposal
              void explain({ stationNumber, start, stopCause, causeStation, alarmCode, lossType })
            }}
          >
            {said.accept}
          </Action>
        )}
        <Action blocked={forbidden} onClick={() => write(true)}>
          {proposal || explained ? said.other : said.give}
        </Action>
      </div>
      {writing && <StopReasonSheet stop={stop} onClose={() => write(false)} />}
    </li>
  )
}

function Proposed({ stop: { proposal } }: { stop: LongStop }) {
  const words = useWords()
  const said = words.stops
  const formats = useFormats()
  if (!proposal) return said.noProposal
  const { stopCause, causeStation, causeStatus, causeSince, alarmCode } = proposal
  if (stopCause === 'other') return null
  return fill(said[stopCause], {
    station: causeStation ?? '',
    status: causeStatus ? words.stationStatus[causeStatus] : '',
    alarm: alarmCode ?? '',
    at: formats.minute(causeSince),
  })
}

function Explained({ stop: { explained } }: { stop: LongStop }) {
  const words = useWords()
  const formats = useFormats()
  if (!explained) return null
  const { stopCause, causeStation, alarmCode, lossType, remark, explainedBy, explainedAt } = explained
  const cause = stopCause === 'other' ? words.lossType[lossType] : words.stopCause[stopCause]
  const about = [cause, causeStation, alarmCode, remark].filter(Boolean).join(' ')
  return fill(words.stops.by, { cause: about, name: explainedBy, at: formats.minute(explainedAt) })
}

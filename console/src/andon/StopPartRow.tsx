import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { type LongStop, type StopPart, stops } from '@takt/contract/stops.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { whoIs } from '~/api/people.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Action } from '~/ui/Action.tsx'
import { SplitSheet } from './SplitSheet.tsx'
import css from './stops.module.css'
import { StopReasonSheet } from './StopReasonSheet.tsx'

type StopPartRowProps = { stop: LongStop; part: StopPart; isFirst: boolean }

/** A part of a stop, or all of it: why, and what may be done about it. */
export function StopPartRow({ stop, part, isFirst }: StopPartRowProps) {
  const words = useWords()
  const stopWords = words.stops
  const formats = useFormats()
  const forbidden = useForbidden(stops.explain)
  const explain = useCommand(stops.explain, stopWords.accepted)
  const merge = useCommand(stops.merge, stopWords.mergeDone)
  const [writing, write] = useState(false)
  const [splitting, split] = useState(false)
  const { stationNumber, isOpen, parts } = stop
  const { start, end, length, proposal, explained } = part
  const isLast = part === parts.at(-1)
  return (
    <div className={css.part} data-asks={explained === null}>
      {parts.length > 1 && (
        <p className={css.head}>
          <span>
            {`${formats.clockSeconds(start)} – ${isOpen && isLast ? stopWords.goesOn : formats.clockSeconds(end)}`}
          </span>
          <Lost of={part} />
          <b className={css.length}>{formats.duration(Math.round(length / 1000))}</b>
        </p>
      )}
      <p>{explained ? <Explained part={part} /> : <Proposed part={part} />}</p>
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
            {stopWords.accept}
          </Action>
        )}
        <Action blocked={forbidden} onClick={() => write(true)}>
          {proposal || explained ? stopWords.other : stopWords.give}
        </Action>
        <Action blocked={forbidden} onClick={() => split(true)}>
          {stopWords.split}
        </Action>
        {!isFirst && (
          <ConfirmButton
            blocked={forbidden}
            question={fill(stopWords.mergeQuestion, { at: formats.clockSeconds(start) })}
            onConfirm={() => merge({ stationNumber, start })}
          >
            {stopWords.merge}
          </ConfirmButton>
        )}
      </div>
      {writing && <StopReasonSheet stop={stop} part={part} onClose={() => write(false)} />}
      {splitting && <SplitSheet stationNumber={stationNumber} part={part} onClose={() => split(false)} />}
    </div>
  )
}

/** Pieces the planned cycle would have made in the time; nothing without one. */
export function Lost({ of: { lostPieces } }: { of: Pick<StopPart, 'lostPieces'> }) {
  const { stops: stopWords } = useWords()
  const { count } = useFormats()
  return lostPieces === null ? null : <span>{fill(stopWords.lost, { count: count(lostPieces) })}</span>
}

function Proposed({ part: { proposal } }: { part: StopPart }) {
  const words = useWords()
  const stopWords = words.stops
  const formats = useFormats()
  if (!proposal) return stopWords.noProposal
  const { stopCause, causeStation, causeStatus, causeSince, alarmCode } = proposal
  if (stopCause === 'other') return null
  return fill(stopWords[stopCause], {
    station: causeStation ?? '',
    status: causeStatus ? words.stationStatus[causeStatus] : '',
    alarm: alarmCode ?? '',
    at: formats.minute(causeSince),
  })
}

function Explained({ part: { explained } }: { part: StopPart }) {
  const words = useWords()
  const formats = useFormats()
  if (!explained) return null
  const { stopCause, causeStation, alarmCode, lossType, remark, explainedBy, explainedAt } = explained
  const cause = stopCause === 'other' ? words.lossType[lossType] : words.stopCause[stopCause]
  const about = [cause, causeStation, alarmCode, remark].filter(Boolean).join(' ')
  return fill(words.stops.by, { cause: about, name: whoIs(explainedBy), at: formats.minute(explainedAt) })
}

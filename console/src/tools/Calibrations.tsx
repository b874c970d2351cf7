import { useState } from 'react'
import { type CalibrationRow, calibrations } from '@takt/contract/calibrations.ts'
import { fill } from '@takt/contract/errors.ts'
import { ToolRow } from '@takt/contract/tools.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { useOpened } from '~/api/opened.ts'
import { useSession } from '~/api/session.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { sayChoice, useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { useDownload } from '~/shapes/Downloading.tsx'
import { Facts } from '~/shapes/Facts.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { PlainTable } from '~/shapes/PlainTable.tsx'
import { Action } from '~/ui/Action.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { CalibrationSheet } from './CalibrationSheet.tsx'
import css from './tools.module.css'

const stands = [
  'calibrationStatus',
  'calibrationDueAt',
  'calibratedAt',
  'calibrationDays',
  'resultCodes',
] as const

/** The state of a gauge, and all its calibrations. */
export function Calibrations({ tool }: { tool: ToolRow }) {
  const { calibrations: calibrationWords, say } = useWords()
  const { toolCode, toolState, calibrationDays } = tool
  const forbidden = useForbidden(calibrations.record)
  const { data, error, refetch } = useAnswer(calibrations.list, { toolCode })
  const [recording, record] = useState(false)
  // One that measures nothing and never did.
  if (calibrationDays === null && !data?.length) return null
  return (
    <Panel
      title={calibrationWords.section}
      aside={
        toolState !== 'scrapped' && (
          <Action
            icon="plus"
            blocked={forbidden ?? (calibrationDays === null ? calibrationWords.notGauge : null)}
            onClick={() => record(true)}
          >
            {calibrationWords.record}
          </Action>
        )
      }
    >
      {calibrationDays === null ? (
        <p>{calibrationWords.notGauge}</p>
      ) : (
        <Facts of={ToolRow} row={tool} names={stands.filter((name) => tool[name] !== null)} />
      )}
      {!data && (error ? <NotRead error={error} again={refetch} /> : <Waiting label={say.loading} />)}
      {data?.length === 0 && <p>{calibrationWords.listEmpty}</p>}
      {data?.map((one) => (
        <Recorded key={one.calibrationId} row={one} />
      ))}
      {recording && <CalibrationSheet tool={tool} onClose={() => record(false)} />}
    </Panel>
  )
}

function Recorded({ row }: { row: CalibrationRow }) {
  const words = useWords()
  const { calibrations: calibrationWords, field } = words
  const { instant, measure } = useFormats()
  const { calibrationId, calibrationKind, calibrationResult, certificateNo, calibratedAt, fileId, foundOut } =
    row
  const [, recall] = useOpened('recall')
  const certificate = useDownload(calibrations.certificate)
  const { withdrawnBy } = row
  const when = instant(calibratedAt)
  return (
    <section className={`${css.stack} ${css.recorded}`} data-withdrawn={row.withdrawnBy !== null}>
      <h3>{`${sayChoice(words, 'calibrationKind', calibrationKind)} · ${when}`}</h3>
      <p>
        <StatusDot {...stateOf('calibrationResult', calibrationResult)}>
          {sayChoice(words, 'calibrationResult', calibrationResult)}
        </StatusDot>
        {` · ${[row.calibratedBy, certificateNo].filter((text) => text !== null).join(' · ')}`}
      </p>
      {row.calibrationNote && <p>{row.calibrationNote}</p>}
      <PlainTable
        label={fill(calibrationWords.pointsOf, { when })}
        head={[
          field.reference,
          field.asFound,
          calibrationWords.error,
          field.tolerance,
          field.asLeft,
          field.resultCode,
        ]}
        rows={row.points.map(({ reference, asFound, tolerance, asLeft, resultCode }) => [
          measure(reference),
          measure(asFound),
          measure(Number((asFound - reference).toPrecision(12))),
          measure(tolerance),
          asLeft === null ? '–' : measure(asLeft),
          resultCode ?? '–',
        ])}
      />
      {withdrawnBy !== null && (
        <p>{fill(calibrationWords.wasWithdrawn, { by: withdrawnBy, reason: row.withdrawnReason ?? '' })}</p>
      )}
      <div className={css.row}>
        {foundOut && withdrawnBy === null && (
          <Action icon="search" onClick={() => recall(calibrationId)}>
            {words.recalls.open}
          </Action>
        )}
        {fileId && (
          <Action icon="export" onClick={() => void certificate.run(row.fileName ?? '', { calibrationId })}>
            {calibrationWords.download}
          </Action>
        )}
        {withdrawnBy === null && <Withdraw row={row} />}
      </div>
      {certificate.shown}
    </section>
  )
}

function Withdraw({ row: { calibrationId, calibratedAt, recordedBy } }: { row: CalibrationRow }) {
  const { calibrations: calibrationWords, error } = useWords()
  const { instant } = useFormats()
  const forbidden = useForbidden(calibrations.withdraw)
  const me = useSession(({ info }) => info?.name)
  const withdraw = useCommand(calibrations.withdraw, calibrationWords.withdrawn)
  return (
    <ConfirmButton
      icon="undo"
      look="quiet"
      blocked={forbidden ?? (me === recordedBy ? error['calibrations.same_person'] : null)}
      question={fill(calibrationWords.withdrawQuestion, { when: instant(calibratedAt) })}
      reason="required"
      onConfirm={(reason) => withdraw({ calibrationId, reason })}
    >
      {calibrationWords.withdraw}
    </ConfirmButton>
  )
}

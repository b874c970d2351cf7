import { useState } from 'react'
import type { Verdict } from '@takt/contract/floor.ts'
import { fill } from '@takt/contract/errors.ts'
import { type DueCheck, inspections } from '@takt/contract/inspections.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { CheckText } from './CheckText.tsx'
import { limitsOf, RecordSheet } from './RecordSheet.tsx'
import css from './stationChecks.module.css'

/** One check of a station: its text, whether it is due, and its answer. What is good is one press. */
export function StationCheck({ check }: { check: DueCheck }) {
  const words = useWords()
  const formats = useFormats()
  const forbidden = useForbidden(inspections.record)
  const { itemCode: code, measured, method, checkState, dueAt, recordedAt, blocksArrival } = check
  const isProved = check.photoRequired || check.signatureRequired
  const record = useCommand(inspections.record, fill(words.inspections.recorded, { code }))
  const [answering, setAnswering] = useState<Verdict | null>(null)
  return (
    <li className={css.check}>
      <div className={css.what}>
        <b>
          <CheckText of={check} />
        </b>
        {method && <p>{method}</p>}
        {measured && <p>{limitsOf(formats, check)}</p>}
        <div className={css.when}>
          <StatusDot {...stateOf('checkState', checkState)} pill>
            {words.checkState[checkState]}
          </StatusDot>
          {dueAt && <span>{`${words.field.dueAt}: ${formats.instant(dueAt)}`}</span>}
          {recordedAt && <span>{`${words.field.recordedAt}: ${formats.instant(recordedAt)}`}</span>}
          {blocksArrival && <span>{words.field.blocksArrival}</span>}
        </div>
      </div>
      <div className={css.answers} role="group" aria-label={code}>
        {measured ? (
          <Action icon="edit" look="main" blocked={forbidden} onClick={() => setAnswering('ok')}>
            {words.inspections.record}
          </Action>
        ) : (
          <>
            <Action
              icon="check"
              look="main"
              blocked={forbidden}
              onClick={() =>
                isProved ? setAnswering('ok') : void record({ itemCode: code, resultStatus: 'ok' })
              }
            >
              {words.verdict.ok}
            </Action>
            <Action icon="close" blocked={forbidden} onClick={() => setAnswering('ng')}>
              {words.verdict.ng}
            </Action>
          </>
        )}
      </div>
      {answering && <RecordSheet check={check} verdict={answering} onClose={() => setAnswering(null)} />}
    </li>
  )
}

import { useEffect, useId, useRef, useState } from 'react'
import { defectNameIn } from '@takt/contract/defects.ts'
import { defectReports, type Reported } from '@takt/contract/defectReports.ts'
import { fill } from '@takt/contract/errors.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { FieldNote } from '~/fields/FieldNote.tsx'
import { NumberInput } from '~/fields/NumberInput.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { queuePhotos } from '~/shapes/photo-queue.ts'
import { Action } from '~/ui/Action.tsx'
import css from './defectReports.module.css'
import type { TheReporting } from './use-reporting.ts'

type LogBarProps = { station: string; reported: Reported; reporting: TheReporting }

/** How many pieces, and the one press that logs it: always in sight, and focused once nothing is left to choose. */
export function LogBar({ station, reported, reporting }: LogBarProps) {
  const { defectReports: defectReportWords, field } = useWords()
  const formats = useFormats()
  const language = useLanguage()
  const forbidden = useForbidden(defectReports.log)
  const { draft, subs, heads, type } = reporting.draft
  const { defectCode, subDefectCode, quantity, remark, place, photos, busy } = draft
  const { productId, productSn, lotNo, left } = reported
  const unit = productSn ?? productId ?? lotNo ?? ''
  const isComplete = defectCode !== null && (subs.length === 0 || subDefectCode !== null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isComplete) button.current?.focus({ preventScroll: true })
  }, [isComplete, defectCode, subDefectCode, place])
  const log = useCommand(defectReports.log, undefined, {
    onDone: ({ failId }) => {
      queuePhotos(failId, photos)
      const one =
        subs.find((sub) => sub.subDefectCode === subDefectCode) ??
        heads.find((head) => head.defectCode === defectCode)
      const defect = (one && defectNameIn(language, one)) ?? subDefectCode ?? defectCode ?? ''
      const facts = { unit, defect, quantity: formats.count(quantity ?? 1) }
      reporting.done(
        fill(productId === null ? defectReportWords.loggedPieces : defectReportWords.logged, facts),
      )
    },
    refused: reporting.refused,
  })
  const isPossible = productId !== null || (Number.isInteger(quantity) && quantity! >= 1 && quantity! <= left)
  const wrong = isPossible
    ? null
    : fill(defectReportWords.quantityIs, { field: field.quantity, most: formats.count(left) })
  const [quantityId, noteId] = [useId(), useId()]
  const [logging, setLogging] = useState(false)
  const send = () => {
    setLogging(true)
    return log({
      stationNumber: station,
      ...(productId === null ? { lotNo: lotNo!, quantity: quantity ?? 1 } : { productId }),
      defectCode: defectCode!,
      subDefectCode,
      remark: remark.trim() || null,
      positionX: place?.x ?? null,
      positionY: place?.y ?? null,
      placeCode: place?.placeCode ?? null,
    }).finally(() => setLogging(false))
  }
  return (
    <div className={css.bar}>
      {productId === null && (
        <div className={css.quantity}>
          <label htmlFor={quantityId}>{field.quantity}</label>
          <NumberInput
            id={quantityId}
            aria-invalid={wrong !== null}
            aria-describedby={wrong === null ? undefined : noteId}
            status={wrong === null ? '' : 'error'}
            value={quantity}
            onChange={(pieces) => type({ quantity: pieces })}
          />
        </div>
      )}
      <Action
        ref={button}
        look="main"
        icon="check"
        busy={busy || logging}
        blocked={forbidden ?? (defectCode === null ? defectReportWords.choose : wrong)}
        onClick={() => void send()}
      >
        {defectReportWords.log}
      </Action>
      <Action look="quiet" busy={logging} onClick={reporting.leave}>
        {defectReportWords.again}
      </Action>
      <FieldNote id={noteId} wrong={wrong} hint={null} />
    </div>
  )
}

import { Input } from 'antd'
import { defectNameIn, defects } from '@takt/contract/defects.ts'
import type { MarkedPlace } from '@takt/contract/defectDrawings.ts'
import type { OfferedDefect } from '@takt/contract/defectReports.ts'
import { fill } from '@takt/contract/errors.ts'
import { pages } from '@takt/contract/pages.ts'
import { useNavigate } from 'react-router'
import { useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { Drawing } from '~/shapes/Drawing.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { BigButtons } from '~/shapes/BigButtons.tsx'
import css from './defectReports.module.css'
import { DraftPhotos } from './DraftPhotos.tsx'
import { LogBar } from './LogBar.tsx'
import { placeAt, placeOf } from './use-draft.ts'
import type { TheReporting } from './use-reporting.ts'

const mostSeen = 12

/** What is wrong with one unit, or with some pieces of one lot. */
export function ReportTask({
  station,
  unit,
  reporting,
}: {
  station: string
  unit: string
  reporting: TheReporting
}) {
  const { defectReports: defectReportWords, say } = useWords()
  const formats = useFormats()
  const language = useLanguage()
  const { reported, offered, draft, fault, retry, leave } = reporting
  if (fault !== null)
    return (
      <EmptyState title={fault} icon="warning" role="alert">
        <Action icon="refresh" onClick={retry}>
          {say.retry}
        </Action>
        <Action look="quiet" onClick={leave}>
          {defectReportWords.again}
        </Action>
      </EmptyState>
    )
  if (!reported || !offered) return <Waiting label={say.loading} />
  if (draft.heads.length === 0) return <NoneOffered />
  const choiceOf = (one: OfferedDefect) => {
    const key = one.subDefectCode ?? one.defectCode
    const name = defectNameIn(language, one) ?? key
    return { key, name, about: name === key ? null : key }
  }
  const nameOfPlace = (one: MarkedPlace) => {
    const name = defectNameIn(language, one) ?? one.placeCode
    return { key: one.placeCode, name, about: name === one.placeCode ? null : one.placeCode }
  }
  const choosePlace = (code: string) => {
    const marked = reported.markedPlaces.find(({ placeCode }) => placeCode === code)
    const isChosen = draft.draft.place?.placeCode === code
    draft.type({ place: marked && !isChosen ? placeOf(marked) : null })
  }
  const head = draft.heads.find(({ defectCode }) => defectCode === draft.draft.defectCode)
  const heading = reported.productId === null ? defectReportWords.pieces : defectReportWords.what
  return (
    <section className={css.task}>
      <AboutUnit reporting={reporting} />
      <BigButtons
        label={fill(heading, { unit, lot: unit })}
        choices={draft.heads.map(choiceOf)}
        chosen={draft.draft.defectCode}
        onChoose={draft.choose}
        folds
        first={{
          most: mostSeen,
          rest: (count) => fill(defectReportWords.more, { count: formats.count(count) }),
        }}
      />
      {head && draft.subs.length > 0 && (
        <BigButtons
          label={fill(defectReportWords.kind, { defect: choiceOf(head).name })}
          choices={draft.subs.map(choiceOf)}
          chosen={draft.draft.subDefectCode}
          onChoose={draft.chooseSub}
        />
      )}
      {reported.picture !== null && (
        <Drawing
          fileId={reported.picture}
          label={defectReportWords.place}
          places={reported.markedPlaces}
          spots={draft.draft.place ? [{ ...draft.draft.place, failures: 1 }] : []}
          onPick={(at) => draft.type({ place: placeAt(reported.markedPlaces, at) })}
        />
      )}
      {reported.markedPlaces.length > 0 && (
        <BigButtons
          label={defectReportWords.marked}
          choices={reported.markedPlaces.map((one) => nameOfPlace(one))}
          chosen={draft.draft.place?.placeCode ?? null}
          onChoose={choosePlace}
          first={{
            most: mostSeen,
            rest: (count) => fill(defectReportWords.morePlaces, { count: formats.count(count) }),
          }}
        />
      )}
      <Input
        aria-label={defectReportWords.comment}
        placeholder={defectReportWords.comment}
        maxLength={2000}
        value={draft.draft.remark}
        onChange={({ target }) => draft.type({ remark: target.value })}
      />
      <DraftPhotos draft={draft} />
      <LogBar station={station} reported={reported} reporting={reporting} />
    </section>
  )
}

function AboutUnit({ reporting: { reported } }: { reporting: TheReporting }) {
  const words = useWords()
  const formats = useFormats()
  if (!reported) return null
  const { typeNo, typeName, processStatus, lotStatus, left } = reported
  return (
    <p className={css.about}>
      {processStatus && (
        <StatusDot {...stateOf('processStatus', processStatus)} pill>
          {words.processStatus[processStatus]}
        </StatusDot>
      )}
      {lotStatus && (
        <StatusDot {...stateOf('lotStatus', lotStatus)} pill>
          {words.lotStatus[lotStatus]}
        </StatusDot>
      )}
      <span>{[...new Set([typeNo, typeName])].filter(Boolean).join(' · ')}</span>
      {reported.productId === null && (
        <span>{fill(words.defectReports.left, { left: formats.count(left) })}</span>
      )}
    </p>
  )
}

function NoneOffered() {
  const { defectReports: defectReportWords } = useWords()
  const navigate = useNavigate()
  const forbidden = useForbidden(defects.create)
  return (
    <EmptyState title={defectReportWords.none}>
      <Action blocked={forbidden} onClick={() => void navigate(pages.failDef.path)}>
        {defectReportWords.define}
      </Action>
    </EmptyState>
  )
}

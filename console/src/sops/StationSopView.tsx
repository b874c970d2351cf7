import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { sopTitleIn } from '@takt/contract/sop-titles.ts'
import { type StationSop, sops } from '@takt/contract/sops.ts'
import { fetchFile } from '~/api/download.ts'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { StepQuestion } from './StepQuestion.tsx'
import type { Person } from './answer-place.ts'
import { ConfirmReading } from './ConfirmReading.tsx'
import { Changes } from './Changes.tsx'
import { SopContent } from './SopContent.tsx'
import { StepComments } from './StepComments.tsx'
import { isUnread } from './unread.ts'
import css from './stationSop.module.css'

type ViewProps = {
  sop: StationSop
  station: string
  /** Each unit begins at the first step, but nobody is sent back who is still reading. */
  unit?: string | null
  byBadge?: boolean
  /** Who is signed on here: steps are answered by one of them. */
  people?: readonly Person[]
}

/** One instruction at the station: what changed, one step at a time, the signature at the end. */
export function StationSopView({ sop, ...rest }: ViewProps) {
  const words = useWords()
  const { sops: sopWords } = words
  const { sopCode, sopVer, whatChanged, readers, nextVer } = sop
  const title = sopTitleIn(useLanguage(), sop)
  const [shownVer, learn] = useState(sopVer)
  // After a minor change nobody confirms again, and it is still shown.
  const before = readers.filter((reader) => reader.sopVer !== null && reader.sopVer < sopVer)
  return (
    <section className={css.sop} aria-label={title}>
      <h2>{title}</h2>
      <p className={css.which}>{fill(words.versions.of, { code: sopCode, version: sopVer })}</p>
      {(shownVer !== sopVer || before.length > 0) && (
        <div role="status" className={css.changed}>
          {shownVer !== sopVer && <b>{fill(sopWords.changedNow, { version: sopVer })}</b>}
          {before.map(({ operatorNo, name, sopVer: version }) => (
            <p key={operatorNo}>{fill(sopWords.changedSince, { name, version: version ?? 0 })}</p>
          ))}
          {whatChanged && <p>{whatChanged}</p>}
          {sop.changes && <Changes of={sop.changes} sop={sop} />}
          {shownVer !== sopVer && (
            <Action icon="check" onClick={() => learn(sopVer)}>
              {sopWords.understood}
            </Action>
          )}
        </div>
      )}
      {nextVer !== null && <p role="status">{fill(sopWords.nextUnit, { version: nextVer })}</p>}
      {/* Another content begins at its first step. */}
      <Through key={sop.contentHash} sop={sop} {...rest} />
    </section>
  )
}

/** The steps one after the other, then the file. */
function Through({ sop, station, unit = null, byBadge = false, people = [] }: ViewProps) {
  const { sops: sopWords, sopAnswers: answers, asks: kinds } = useWords()
  const { sopCode, sopVer, steps, fileId } = sop
  const [at, go] = useState(0)
  const [of, begin] = useState(unit)
  if (of !== unit && !isUnread(sop)) {
    begin(unit)
    go(0)
  }
  const count = steps.length + (fileId ? 1 : 0)
  const isLast = at >= count - 1
  const asks = steps[at]?.asks ?? null
  const shown = at < steps.length ? { ...sop, fileId: null } : { ...sop, steps: [] }
  return (
    <>
      <div className={css.big}>
        <SopContent
          sop={shown}
          at={at}
          fetch={(fileId, signal) =>
            fetchFile(sops.stationFile, { sopCode, sopVer, stationNumber: station, fileId }, () => {}, signal)
          }
        />
      </div>
      {unit !== null && (
        <StepQuestion
          sop={sop}
          station={station}
          unit={unit}
          people={people}
          at={at}
          onDone={() => !isLast && go(at + 1)}
        />
      )}
      {unit === null && asks && <p>{fill(answers.withUnit, { what: kinds[asks] })}</p>}
      <StepComments
        key={at}
        sop={sop}
        station={station}
        people={people}
        stepNo={at < steps.length ? at + 1 : 0}
      />
      {count > 1 && (
        <div className={css.way}>
          <button type="button" disabled={at === 0} onClick={() => go(at - 1)}>
            {sopWords.back}
          </button>
          <button type="button" disabled={isLast} onClick={() => go(at + 1)}>
            {sopWords.next}
          </button>
        </div>
      )}
      {sop.readConfirm && sop.nextVer === null && (
        <ConfirmReading sop={sop} station={station} isRead={isLast} byBadge={byBadge} />
      )}
    </>
  )
}

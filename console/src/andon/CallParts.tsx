import { useState } from 'react'
import { type AndonCall, andon } from '@takt/contract/andon.ts'
import type { CallPart } from '@takt/contract/call-parts.ts'
import { fill } from '@takt/contract/errors.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { whoIs } from '~/api/people.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayChoice, useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Action } from '~/ui/Action.tsx'
import { CallSplitSheet } from './CallSplitSheet.tsx'
import { CorrectSheet } from './CorrectSheet.tsx'
import css from './stops.module.css'

type CallPartsProps = { call: AndonCall; parts: readonly CallPart[] }

/** What kind of loss a solved call was, stretch by stretch; together they are the whole of it. */
export const CallParts = ({ call, parts }: CallPartsProps) => (
  <ul className={css.list}>
    {parts.map((part, place) => (
      <PartRow key={part.start} call={call} part={part} isFirst={place === 0} />
    ))}
  </ul>
)

type PartRowProps = { call: AndonCall; part: CallPart; isFirst: boolean }

function PartRow({ call: { id, stationNumber }, part, isFirst }: PartRowProps) {
  const words = useWords()
  const { andon: andonWords } = words
  const formats = useFormats()
  const forbidden = useForbidden(andon.split)
  const merge = useCommand(andon.merge, words.stops.mergeDone)
  const [doing, set] = useState<'correct' | 'split' | null>(null)
  const { start, end, lossType, remark, explainedBy, explainedAt } = part
  const length = Math.round((Date.parse(end) - Date.parse(start)) / 1000)
  const close = () => set(null)
  return (
    <li className={css.stop}>
      <p className={css.head}>
        <b>{sayChoice(words, 'lossType', lossType)}</b>
        <span>{`${formats.clockSeconds(start)} – ${formats.clockSeconds(end)}`}</span>
        <b className={css.length}>{formats.duration(length)}</b>
      </p>
      {remark !== null && explainedAt !== null && (
        <p>
          {fill(words.stops.by, {
            cause: remark,
            name: whoIs(explainedBy ?? ''),
            at: formats.minute(explainedAt),
          })}
        </p>
      )}
      <div className={css.buttons}>
        <Action icon="edit" blocked={forbidden} onClick={() => set('correct')}>
          {andonWords.correct}
        </Action>
        <Action blocked={forbidden} onClick={() => set('split')}>
          {words.stops.split}
        </Action>
        {!isFirst && (
          <ConfirmButton
            blocked={forbidden}
            question={fill(andonWords.mergeQuestion, { at: formats.clockSeconds(start) })}
            onConfirm={() => merge({ id, start })}
          >
            {words.stops.merge}
          </ConfirmButton>
        )}
      </div>
      {doing === 'correct' && <CorrectSheet id={id} part={part} onClose={close} />}
      {doing === 'split' && (
        <CallSplitSheet id={id} stationNumber={stationNumber} part={part} onClose={close} />
      )}
    </li>
  )
}

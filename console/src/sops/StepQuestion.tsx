import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@takt/contract/errors.ts'
import { sopAnswers } from '@takt/contract/sopAnswers.ts'
import { useAnswer, useForbidden } from '~/api/hooks.ts'
import { isAbout } from '~/api/keys.ts'
import { newId } from '~/api/new-id.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { BigButtons } from '~/shapes/BigButtons.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { dropAnswer, onTaken, queueAnswer, restoreAnswers, useAnswers } from './answer-queue.ts'
import { AnswerInput } from './AnswerInput.tsx'
import { AnswersOnTheirWay } from './AnswersOnTheirWay.tsx'
import { type AnswerPlace, isAnswerTo, stillToAnswer, type Typed } from './answer-place.ts'
import { useSayAnswer } from './use-say-answer.ts'
import css from './stationSop.module.css'

/** What the shown step requires for the unit, and which steps are still to be answered. */
export function StepQuestion({ at, onDone, ...where }: AnswerPlace & { at: number; onDone: () => void }) {
  const { sop, station, unit, people } = where
  const words = useWords()
  const { list } = useFormats()
  const { sopAnswers: sopAnswerWords } = words
  const cache = useQueryClient()
  const sayAnswer = useSayAnswer()
  const forbidden = useForbidden(sopAnswers.answer)
  const waiting = useAnswers(({ all }) => all)
  const { data, error, refetch } = useAnswer(sopAnswers.here, { productId: unit, stationNumber: station })
  const [who, choose] = useState<string | null>(null)
  useEffect(() => {
    onTaken(() => void cache.invalidateQueries({ predicate: (query) => isAbout(query, 'sopAnswers') }))
    void restoreAnswers()
  }, [cache])
  if (!sop.steps.some(({ asks }) => asks !== null)) return null
  if (!data) return error ? <NotRead error={error} again={refetch} /> : null
  const step = sop.steps[at]
  const onTheirWay = waiting.filter(({ wish, state }) => wish.productId === unit && state !== 'refused')
  const given = [...data.answers, ...onTheirWay.map(({ wish }) => wish)]
  const left = stillToAnswer(sop, given, data.results)
  const answered = data.answers.findLast(isAnswerTo(sop, at + 1))
  const answer = async (typed: Typed, file: File | null) => {
    const { sopCode, sopVer, contentHash } = sop
    const key = { productId: unit, stationNumber: station, sopCode, sopVer, contentHash }
    const answerId = newId()
    await queueAnswer({ ...key, ...typed, stepNo: at + 1, operatorNo: who, answerId }, file)
    const { all } = useAnswers.getState()
    const refused = all.find((one) => one.key === answerId && one.state === 'refused')
    if (!refused) {
      onDone()
      return null
    }
    // Shown at the step, where it is answered again.
    dropAnswer(answerId)
    return sayRefusal(words, refused.refusal!)
  }
  return (
    <section className={css.asked} aria-label={sopAnswerWords.title}>
      {step?.asks && (
        <>
          {people.length > 1 && (
            <BigButtons
              label={sopAnswerWords.who}
              choices={people.map(({ operatorNo, name }) => ({ key: operatorNo, name, about: operatorNo }))}
              chosen={who}
              onChoose={choose}
            />
          )}
          {answered && <p role="status">{fill(sopAnswerWords.answered, { answer: sayAnswer(answered) })}</p>}
          {forbidden ? (
            <p>{forbidden}</p>
          ) : people.length > 1 && who === null ? (
            <p>{sopAnswerWords.choosePerson}</p>
          ) : (
            <AnswerInput key={`${unit} ${at}`} step={step} results={data.results} onAnswer={answer} />
          )}
        </>
      )}
      <AnswersOnTheirWay />
      {sop.steps.some(({ asks, mustAnswer }) => asks !== null && mustAnswer) && (
        <p className={css.left} data-left={left.length > 0}>
          {left.length > 0
            ? fill(sopAnswerWords.toAnswer, { steps: list(left.map(String)) })
            : sopAnswerWords.allAnswered}
        </p>
      )}
    </section>
  )
}

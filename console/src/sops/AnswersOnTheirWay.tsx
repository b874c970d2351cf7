import { fill } from '@takt/contract/errors.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { dropAnswer, isOfThisLine, sendAgain, useAnswers } from './answer-queue.ts'
import css from './stationSop.module.css'

/** Answers that the server has not taken: they wait for the network, or it refused them. */
export function AnswersOnTheirWay() {
  const words = useWords()
  const { sopAnswers: sopAnswerWords } = words
  const answers = useAnswers((state) => state.all)
  const all = answers.filter(isOfThisLine)
  const later = all.filter(({ state }) => state === 'later' || state === 'waiting')
  return (
    <>
      {later.length > 0 && <p role="status">{fill(sopAnswerWords.waiting, { count: later.length })}</p>}
      {all
        .filter(({ state }) => state === 'refused')
        .map(({ key, wish, refusal }) => (
          <div key={key} className={css.row}>
            <span>
              {fill(sopAnswerWords.of, { code: wish.sopCode, version: wish.sopVer, step: wish.stepNo })}
            </span>
            <span className={css.fault}>
              {fill(sopAnswerWords.refused, { why: refusal ? sayRefusal(words, refusal) : '' })}
            </span>
            <Action icon="refresh" onClick={() => void sendAgain(key)}>
              {sopAnswerWords.again}
            </Action>
            <Action icon="bin" look="quiet" onClick={() => dropAnswer(key)}>
              {sopAnswerWords.drop}
            </Action>
          </div>
        ))}
    </>
  )
}

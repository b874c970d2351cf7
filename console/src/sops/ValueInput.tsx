import { useId, useState } from 'react'
import { Input } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { judgeReading } from '@takt/contract/judge.ts'
import type { SopResult } from '@takt/contract/sopAnswers.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { numberOf, type Typed, wantsText } from './answer-place.ts'
import css from './stationSop.module.css'

type ValueProps = {
  result: SopResult
  onGive: (typed: Typed) => Promise<boolean>
  onRefuse: (why: string) => Promise<boolean>
}

/** A value with its unit and limits, as the characteristic has them. Outside of them it is kept when it is given twice. */
export function ValueInput({ result, onGive, onRefuse }: ValueProps) {
  const { sopAnswers: sopAnswerWords } = useWords()
  const { measure } = useFormats()
  const id = useId()
  const [text, type] = useState('')
  const [warned, warn] = useState<string | null>(null)
  const { resultName, resultUnit, lowerSpecLimit: low, upperSpecLimit: high, targetText } = result
  const limit = (value: number | null) => (value === null ? '–' : measure(value))
  const hasLimits = low !== null || high !== null
  const limits = hasLimits
    ? fill(sopAnswerWords.limits, { low: limit(low), high: limit(high), unit: resultUnit ?? '' }).trim()
    : (targetText ?? resultUnit ?? '')
  const keep = async () => {
    const value = wantsText(result) ? text.trim() : (numberOf(text) ?? (hasLimits ? null : text.trim()))
    const verdict = value === null || value === '' ? null : judgeReading(value, result)
    if (verdict === null || value === null) return onRefuse(sopAnswerWords.notANumber)
    if (verdict === 'ng' && warned !== text) {
      warn(text)
      return onRefuse(fill(sopAnswerWords.outside, { value: text, limits }))
    }
    const typed = typeof value === 'number' ? { answerValue: value } : { answerText: value }
    if (await onGive(typed)) type('')
    return true
  }
  return (
    <form
      className={css.value}
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <label htmlFor={id}>{fill(sopAnswerWords.value, { name: resultName })}</label>
      <Input
        id={id}
        autoComplete="off"
        maxLength={64}
        inputMode={wantsText(result) ? 'text' : 'decimal'}
        value={text}
        suffix={resultUnit}
        aria-describedby={`${id}-limits`}
        onChange={({ target }) => type(target.value)}
      />
      <Action look="main" onClick={() => void keep()}>
        {sopAnswerWords.keep}
      </Action>
      <small id={`${id}-limits`}>{limits}</small>
    </form>
  )
}

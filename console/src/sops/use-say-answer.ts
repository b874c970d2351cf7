import type { SopAnswer } from '@takt/contract/sopAnswers.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'

/** What was answered, by whom and when, in one line. */
export function useSayAnswer() {
  const words = useWords()
  const formats = useFormats()
  return ({ asks, resultCode, answerValue, answerText, operatorNo, answeredAt }: SopAnswer) =>
    [
      resultCode,
      answerValue === null ? (answerText ?? words.asks[asks]) : formats.measure(answerValue),
      operatorNo,
      formats.instant(answeredAt),
    ]
      .filter(Boolean)
      .join(' · ')
}

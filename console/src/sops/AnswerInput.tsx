import { type ReactNode, useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { scan } from '@takt/contract/fields.ts'
import { fitsPattern } from '@takt/contract/sop-asks.ts'
import type { SopResult } from '@takt/contract/sopAnswers.ts'
import type { SopStep } from '@takt/contract/sops.ts'
import { useWords } from '~/i18n/words.tsx'
import { ChoosePhotos } from '~/shapes/ChoosePhotos.tsx'
import { ScanField } from '~/shapes/ScanField.tsx'
import { signal } from '~/ui/signal.ts'
import { Action } from '~/ui/Action.tsx'
import type { Typed } from './answer-place.ts'
import css from './stationSop.module.css'
import { ValueInput } from './ValueInput.tsx'

type InputProps = {
  step: SopStep
  results: readonly SopResult[]
  /** Why it was not taken; null: it was, or waits for the network. */
  onAnswer: (typed: Typed, file: File | null) => Promise<string | null>
}

/** One question of a step: typed, scanned, photographed or pressed. What has not its form is refused here already. */
export function AnswerInput({ step: { asks, resultCode, scanPattern }, results, onAnswer }: InputProps) {
  const words = useWords()
  const { sopAnswers: sopAnswerWords } = words
  const [fault, setFault] = useState<string | null>(null)
  const give = async (typed: Typed, file: File | null = null) => {
    const why = await onAnswer(typed, file)
    setFault(why)
    signal(why === null ? 'good' : 'bad')
    return why === null
  }
  const refuse = (why: string) => {
    setFault(why)
    signal('bad')
    return Promise.resolve(false)
  }
  const pattern = scanPattern ?? '*'
  const inputs: Record<NonNullable<SopStep['asks']>, () => ReactNode> = {
    value: () => {
      const result = results.find((one) => one.resultCode === resultCode)
      if (!result) return <p role="alert">{resultUnknown(words, resultCode)}</p>
      return <ValueInput result={result} onGive={give} onRefuse={refuse} />
    },
    scan: () => (
      <ScanField
        label={fill(sopAnswerWords.scan, { pattern })}
        action={sopAnswerWords.keep}
        reads={scan()}
        onScan={(answerText) =>
          fitsPattern(answerText, scanPattern)
            ? give({ answerText })
            : refuse(fill(sopAnswerWords.form, { pattern }))
        }
      />
    ),
    tool: () => (
      <ScanField
        label={sopAnswerWords.tool}
        action={sopAnswerWords.keep}
        onScan={(answerText) => give({ answerText })}
      />
    ),
    photo: () => <ChoosePhotos room={1} onChoose={([photo]) => void (photo && give({}, photo))} />,
    confirm: () => (
      <Action icon="check" look="main" onClick={() => void give({})}>
        {sopAnswerWords.confirm}
      </Action>
    ),
  }
  return (
    <div className={css.answer}>
      {asks && inputs[asks]()}
      {fault && (
        <p role="alert" className={css.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}

const resultUnknown = ({ error }: ReturnType<typeof useWords>, resultCode: string | null) =>
  fill(error['station.result_unknown'], { resultCode: resultCode ?? '' })

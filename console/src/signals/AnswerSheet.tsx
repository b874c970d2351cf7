import { fill } from '@takt/contract/errors.ts'
import { type ChartSignal, SignalAnswer, signals } from '@takt/contract/signals.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'

const Field = fieldsOf(SignalAnswer)

/** What was found and done; from then on its station takes units again. */
export function AnswerSheet({ signal, onClose }: { signal: ChartSignal; onClose: () => void }) {
  const { signals: signalWords } = useWords()
  const { signalId, resultCode } = signal
  return (
    <Sheet
      title={fill(signalWords.answerOne, { code: resultCode })}
      command={signals.answer}
      start={{ signalId }}
      save={signalWords.answer}
      success={signalWords.answered}
      onClose={() => onClose()}
    >
      <Field name="signalCause" />
      <Field name="signalAction" />
      <Wide>
        <Field name="remark" />
      </Wide>
    </Sheet>
  )
}

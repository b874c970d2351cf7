import { fill } from '@takt/contract/errors.ts'
import { SignalAnswer, type SignalRow, signals } from '@takt/contract/signals.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { useSayMeasured } from './use-say-measured.ts'

const Field = fieldsOf(SignalAnswer)

/** What was found and done; from then on its station takes units again. */
export function AnswerSheet({ signal, onClose }: { signal: SignalRow; onClose: () => void }) {
  const { signals: signalWords } = useWords()
  const { signalId } = signal
  const say = useSayMeasured()
  return (
    <Sheet
      title={fill(signalWords.answerOne, { code: say(signal) })}
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

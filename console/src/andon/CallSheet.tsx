import { andon, CallDraft } from '@takt/contract/andon.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'

const Field = fieldsOf(CallDraft)

/** The caller enters where and what kind of help is needed, and optionally what is wrong. */
export function CallSheet({ onClose }: { onClose: () => void }) {
  const { andon: andonWords } = useWords()
  return (
    <Sheet
      title={andonWords.callOne}
      command={andon.call}
      start={{ message: null }}
      save={andonWords.callOne}
      success={andonWords.callDone}
      onClose={onClose}
    >
      <FormGroup name="what">
        <Field name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Field name="lossType" />
        <Field name="message" hint={andonWords.messageHint} />
      </FormGroup>
    </Sheet>
  )
}

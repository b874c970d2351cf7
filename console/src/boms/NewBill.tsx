import { BomDraft, boms } from '@takt/contract/boms.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import type { BillKey } from './bills.ts'
import { TypeInput } from './TypeInput.tsx'

const Field = fieldsOf(BomDraft)

/** Begins a bill as version 1; its parts are typed in the grid that opens then. */
export function NewBill({ onMade, onClose }: { onMade: (made: BillKey) => void; onClose: () => void }) {
  const { boms: bomWords, say } = useWords()
  return (
    <Sheet
      title={bomWords.createOne}
      command={boms.create}
      start={{ rows: [] }}
      success={say.createSuccess}
      onClose={(made) => {
        onClose()
        if (made) onMade(made)
      }}
    >
      <Field name="bomCode" label={bomWords.code} hint={bomWords.codeHint} />
      <Field name="bomName" label={bomWords.name} />
      <Field name="typeNo" input={(input) => <TypeInput {...input} />} />
      <Field name="validFrom" hint={bomWords.validHint} />
      <Wide>
        <Field name="remark" />
      </Wide>
    </Sheet>
  )
}

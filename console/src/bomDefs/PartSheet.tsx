import type { ReactNode } from 'react'
import { bomDefs, PartDraft, type PartRow } from '@takt/contract/bomDefs.ts'
import { fill } from '@takt/contract/errors.ts'
import { undoing } from '~/api/undo.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { CodePicker } from '~/shapes/CodePicker.tsx'
import { FormGroup, MoreFields } from '~/shapes/FormGroup.tsx'
import { RecordPictureInput } from '~/shapes/RecordPicture.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { RuleEditor } from './RuleEditor.tsx'
import { usePart } from './use-part.ts'

const Field = fieldsOf(PartDraft)
const Written = PartDraft.strip()
const seldom = ['bomDes', 'picture'] as const

/** Writes a new part or changes one. */
export function PartSheet({ writing, onClose }: { writing: PartRow | 'new'; onClose: () => void }) {
  const { bomDefs: bomDefWords, say } = useWords()
  const editing = writing !== 'new'
  const fields = (
    <>
      <FormGroup name="what">
        <Field name="bomCode" label={bomDefWords.code} disabled={editing} hint={bomDefWords.codeHint} />
        <Field name="bomName" />
        <Field name="unit" input={(input) => <CodePicker {...input} list="units" />} />
        <Field name="supplier" />
      </FormGroup>
      <FormGroup name="how">
        <Field name="bomValue" hint={bomDefWords.packHint} />
        <Field name="minimumStock" hint={bomDefWords.minimumHint} />
        <Field name="shelfLife" hint={bomDefWords.lifeHint} />
        <Field name="unitPrice" hint={bomDefWords.priceHint} />
        <Wide>
          <Field name="barcodeRule" input={(input) => <RuleEditor {...input} />} />
        </Wide>
      </FormGroup>
      <MoreFields names={seldom} open={editing && seldom.some((name) => writing[name] !== null)}>
        <Wide>
          <Field name="bomDes" />
        </Wide>
        <Wide>
          <Field
            name="picture"
            input={(input) => <RecordPictureInput {...input} saved={editing ? writing.picture : null} />}
          />
        </Wide>
      </MoreFields>
    </>
  )
  if (editing)
    return (
      <EditSheet part={writing} onClose={onClose}>
        {fields}
      </EditSheet>
    )
  return (
    <Sheet
      title={bomDefWords.createOne}
      command={bomDefs.create}
      start={{ unit: 'pcs', barcodeRule: { kind: 'plain' } }}
      success={say.createSuccess}
      onClose={() => onClose()}
    >
      {fields}
    </Sheet>
  )
}

function EditSheet({ part, onClose, children }: { part: PartRow; onClose: () => void; children: ReactNode }) {
  const { bomDefs: bomDefWords, say } = useWords()
  const { bomCode } = part
  const { part: row, ask } = usePart(bomCode)
  return (
    <Sheet
      title={fill(bomDefWords.editOne, { bomCode })}
      command={bomDefs.update}
      start={part}
      success={say.updateSuccess}
      onClose={() => onClose()}
      present={{ row, ask, entity: 'part', entityKey: bomCode, lineNumber: null }}
      undo={({ revision }) => undoing(bomDefs.update, { ...Written.parse(part), revision })}
    >
      {children}
    </Sheet>
  )
}

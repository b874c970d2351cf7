import { fill } from '@takt/contract/errors.ts'
import { ProductType, types } from '@takt/contract/types.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { RoutePicker } from '~/shapes/RoutePicker.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { keyOf } from './type-key.ts'
import { useVersions } from './use-versions.ts'
import { typeVersions } from './versions.ts'

const Field = fieldsOf(ProductType)
export type Writing = { type: ProductType; as: 'edit' | 'copy' } | 'new'
type TypeSheetProps = { writing: Writing; onClose: () => void }

/** Writes a new type, alone or after another, or changes a draft. */
export function TypeSheet({ writing, onClose }: TypeSheetProps) {
  const { types: said, say } = useWords()
  if (writing !== 'new' && writing.as === 'edit') return <EditSheet type={writing.type} onClose={onClose} />
  const title = writing === 'new' ? said.createOne : fill(said.copyOf, { typeNo: writing.type.typeNo })
  const start = writing === 'new' ? {} : { ...writing.type, typeNo: null }
  return (
    <Sheet title={title} command={types.create} start={start} said={say.createSuccess} onClose={onClose}>
      <Fields />
    </Sheet>
  )
}

function EditSheet({ type, onClose }: { type: ProductType; onClose: () => void }) {
  const { types: said, versions: saidOf, say } = useWords()
  const { typeNo, typeVer } = type
  const { versions, ask } = useVersions(typeNo)
  return (
    <Sheet
      title={fill(said.editOne, { typeNo, typeVer })}
      command={types.update}
      start={type}
      question={typeVersions.say(saidOf.saveQuestion, type)}
      said={say.updateSuccess}
      onClose={onClose}
      present={{
        row: versions.find((one) => one.typeVer === typeVer),
        ask,
        entity: 'type',
        entityKey: keyOf(type),
        lineNumber: null,
      }}
    >
      <Fields editing />
    </Sheet>
  )
}

function Fields({ editing = false }: { editing?: boolean }) {
  const { types: said } = useWords()
  return (
    <>
      <Field name="typeNo" disabled={editing} hint={said.numberHint} />
      <Field name="typeName" />
      <Field name="customer" />
      <Field name="picNumberVer" />
      <Wide>
        <Field
          name="processingNumber"
          hint={said.routeHint}
          input={(input) => <RoutePicker {...input} version="processingVer" />}
        />
      </Wide>
      <Wide>
        <Field name="remark" />
      </Wide>
    </>
  )
}

import { fill } from '@takt/contract/errors.ts'
import { ProductType, types } from '@takt/contract/types.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { BomPicker } from '~/shapes/BomPicker.tsx'
import { RecordPictureInput } from '~/shapes/RecordPicture.tsx'
import { RoutePicker } from '~/shapes/RoutePicker.tsx'
import { FormGroup, MoreFields } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { keyOf } from './type-key.ts'
import { useVersions } from './use-versions.ts'
import { typeVersions } from './versions.ts'

const Field = fieldsOf(ProductType)
const seldom = ['remark'] as const
const serialExample = '{typeNo}-{yy}{DDD}-{seq:4}'
export type Writing = { type: ProductType; as: 'edit' | 'copy' } | 'new'
type TypeSheetProps = { writing: Writing; onClose: () => void }

/** Writes a new type, alone or after another, or changes a draft. */
export function TypeSheet({ writing, onClose }: TypeSheetProps) {
  const { types: typeWords, say } = useWords()
  if (writing !== 'new' && writing.as === 'edit') return <EditSheet type={writing.type} onClose={onClose} />
  const title =
    writing === 'new' ? typeWords.createOne : fill(typeWords.copyOf, { typeNo: writing.type.typeNo })
  // A bill is of one type, so the copy begins without.
  const start = writing === 'new' ? {} : { ...writing.type, typeNo: null, bomCode: null, bomVer: null }
  return (
    <Sheet title={title} command={types.create} start={start} success={say.createSuccess} onClose={onClose}>
      <Fields type={writing === 'new' ? null : writing.type} />
    </Sheet>
  )
}

function EditSheet({ type, onClose }: { type: ProductType; onClose: () => void }) {
  const { types: typeWords, versions: versionWords, say } = useWords()
  const { typeNo, typeVer } = type
  const { versions, ask } = useVersions(typeNo)
  return (
    <Sheet
      title={fill(typeWords.editOne, { typeNo, typeVer })}
      command={types.update}
      start={type}
      question={typeVersions.say(versionWords.saveQuestion, type)}
      success={say.updateSuccess}
      onClose={onClose}
      present={{
        row: versions.find((one) => one.typeVer === typeVer),
        ask,
        entity: 'type',
        entityKey: keyOf(type),
        lineNumber: null,
      }}
    >
      <Fields editing type={type} />
    </Sheet>
  )
}

/** `type`: what it begins with. */
function Fields({ editing = false, type }: { editing?: boolean; type: ProductType | null }) {
  const { types: typeWords } = useWords()
  return (
    <>
      <FormGroup name="what">
        <Field name="typeNo" disabled={editing} hint={typeWords.numberHint} />
        <Field name="typeName" />
        <Field name="customer" />
        <Field name="picNumberVer" />
        <Wide>
          <Field
            name="picture"
            input={(input) => <RecordPictureInput {...input} saved={type?.picture ?? null} />}
          />
        </Wide>
      </FormGroup>
      <FormGroup name="how">
        <Wide>
          <Field
            name="processingNumber"
            hint={typeWords.routeHint}
            input={(input) => <RoutePicker {...input} version="processingVer" />}
          />
        </Wide>
        <Wide>
          <Field name="bomCode" hint={typeWords.bomHint} input={(input) => <BomPicker {...input} />} />
        </Wide>
        <Field name="serialPattern" hint={fill(typeWords.serialHint, { example: serialExample })} />
        <Field name="serialReset" />
        <Field name="labelTemplate" hint={typeWords.labelHint} />
      </FormGroup>
      <MoreFields names={seldom} open={Boolean(type?.remark)}>
        <Wide>
          <Field name="remark" />
        </Wide>
      </MoreFields>
    </>
  )
}

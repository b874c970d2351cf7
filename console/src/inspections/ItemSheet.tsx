import { useWatch } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import { InspectionDraft, type InspectionItem, inspections } from '@takt/contract/inspections.ts'
import { isTrigger } from '@takt/contract/check-frequencies.ts'
import { useAnswer } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'

/** A new check, or one that is there. */
export type Writing = 'new' | InspectionItem

const Field = fieldsOf(InspectionDraft)
const usual = {
  measured: false,
  inspectFrequency: 'shift',
  inspectSchedule: 'fixed',
  dueWithin: 60,
  blocksArrival: false,
  photoRequired: false,
  signatureRequired: false,
} as const

function ItemFields({ fixed }: { fixed: boolean }) {
  const { inspections: said } = useWords()
  const { measured, inspectFrequency } = useWatch<Partial<InspectionDraft>>()
  return (
    <>
      <FormGroup name="what">
        <Field name="itemCode" disabled={fixed} hint={said.codeHint} />
        <Field
          name="stationNumber"
          disabled={fixed}
          hint={said.codeHint}
          input={(input) => <StationPicker {...input} />}
        />
        <Field name="textEn" />
        <Field name="textZh" hint={said.textHint} />
        <Field name="textEs" />
        <Field name="textJa" />
      </FormGroup>
      <FormGroup name="how">
        <Field name="method" />
        <Field name="measured" disabled={fixed} />
        {measured && (
          <>
            <Field name="lowerSpecLimit" />
            <Field name="upperSpecLimit" />
            <Field name="resultUnit" />
          </>
        )}
      </FormGroup>
      <FormGroup name="when">
        <Field name="inspectFrequency" disabled={fixed} hint={said.rhythmHint} />
        {inspectFrequency === 'hours' && <Field name="everyHours" disabled={fixed} />}
        {inspectFrequency === 'pieces' && <Field name="everyPieces" disabled={fixed} />}
        {!isTrigger(inspectFrequency) && <Field name="everyPieces" disabled={fixed} hint={said.piecesHint} />}
        {inspectFrequency === 'stop' && <Field name="stopMinutes" disabled={fixed} />}
        {!isTrigger(inspectFrequency) && (
          <Field name="inspectSchedule" disabled={fixed} hint={said.scheduleHint} />
        )}
        <Field name="dueWithin" hint={said.dueWithinHint} />
        <Field name="blocksArrival" hint={said.blocksHint} />
        <Field name="photoRequired" hint={said.requiredHint} />
        <Field name="signatureRequired" hint={said.requiredHint} />
      </FormGroup>
    </>
  )
}

export function ItemSheet({ writing, onClose }: { writing: Writing; onClose: () => void }) {
  const { inspections: said, say } = useWords()
  if (writing !== 'new') return <EditSheet item={writing} onClose={onClose} />
  return (
    <Sheet
      title={said.createOne}
      command={inspections.create}
      start={usual}
      said={say.createSuccess}
      onClose={onClose}
    >
      <ItemFields fixed={false} />
    </Sheet>
  )
}

function EditSheet({ item, onClose }: { item: InspectionItem; onClose: () => void }) {
  const { inspections: said, say } = useWords()
  const { itemCode, lineNumber } = item
  const { data, refetch: ask } = useAnswer(inspections.list, { itemCode, limit: 200 })
  const row = data?.rows.find((one) => one.itemCode === itemCode)
  return (
    <Sheet
      title={fill(said.editOne, { code: itemCode })}
      command={inspections.update}
      start={item}
      said={say.updateSuccess}
      onClose={onClose}
      present={{ row, ask, entity: 'inspectionItem', entityKey: itemCode, lineNumber }}
    >
      <ItemFields fixed />
    </Sheet>
  )
}

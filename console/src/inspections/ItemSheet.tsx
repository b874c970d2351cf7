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
  const { inspections: inspectionWords } = useWords()
  const { measured, inspectFrequency } = useWatch<Partial<InspectionDraft>>()
  return (
    <>
      <FormGroup name="what">
        <Field name="itemCode" disabled={fixed} hint={inspectionWords.codeHint} />
        <Field
          name="stationNumber"
          disabled={fixed}
          hint={inspectionWords.codeHint}
          input={(input) => <StationPicker {...input} />}
        />
        <Field name="textEn" />
        <Field name="textZh" hint={inspectionWords.textHint} />
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
        <Field name="inspectFrequency" disabled={fixed} hint={inspectionWords.rhythmHint} />
        {inspectFrequency === 'hours' && <Field name="everyHours" disabled={fixed} />}
        {inspectFrequency === 'pieces' && <Field name="everyPieces" disabled={fixed} />}
        {!isTrigger(inspectFrequency) && (
          <Field name="everyPieces" disabled={fixed} hint={inspectionWords.piecesHint} />
        )}
        {inspectFrequency === 'stop' && <Field name="stopMinutes" disabled={fixed} />}
        {!isTrigger(inspectFrequency) && (
          <Field name="inspectSchedule" disabled={fixed} hint={inspectionWords.scheduleHint} />
        )}
        <Field name="dueWithin" hint={inspectionWords.dueWithinHint} />
        <Field name="blocksArrival" hint={inspectionWords.blocksHint} />
        <Field name="photoRequired" hint={inspectionWords.requiredHint} />
        <Field name="signatureRequired" hint={inspectionWords.requiredHint} />
      </FormGroup>
    </>
  )
}

export function ItemSheet({ writing, onClose }: { writing: Writing; onClose: () => void }) {
  const { inspections: inspectionWords, say } = useWords()
  if (writing !== 'new') return <EditSheet item={writing} onClose={onClose} />
  return (
    <Sheet
      title={inspectionWords.createOne}
      command={inspections.create}
      start={usual}
      success={say.createSuccess}
      onClose={onClose}
    >
      <ItemFields fixed={false} />
    </Sheet>
  )
}

function EditSheet({ item, onClose }: { item: InspectionItem; onClose: () => void }) {
  const { inspections: inspectionWords, say } = useWords()
  const { itemCode, lineNumber } = item
  const { data, refetch: ask } = useAnswer(inspections.list, { itemCode, limit: 200 })
  const row = data?.rows.find((one) => one.itemCode === itemCode)
  return (
    <Sheet
      title={fill(inspectionWords.editOne, { code: itemCode })}
      command={inspections.update}
      start={item}
      success={say.updateSuccess}
      onClose={onClose}
      present={{ row, ask, entity: 'inspectionItem', entityKey: itemCode, lineNumber }}
    >
      <ItemFields fixed />
    </Sheet>
  )
}

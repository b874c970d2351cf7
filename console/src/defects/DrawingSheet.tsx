import { useWatch } from 'react-hook-form'
import { type DefectDrawing, defectDrawings, DrawingDraft } from '@takt/contract/defectDrawings.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { RecordPictureInput } from '~/shapes/RecordPicture.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { TypesPicker } from '~/shapes/TypesPicker.tsx'
import { PlaceRows } from './PlaceRows.tsx'

const Field = fieldsOf(DrawingDraft)

/** The drawing of one type: its picture first, then the places on it. */
export function DrawingSheet({ drawing, onClose }: { drawing: DefectDrawing | null; onClose: () => void }) {
  const { defects: texts, say } = useWords()
  const drawingWords = texts.drawings
  const { data, refetch } = useAnswer(
    defectDrawings.list,
    { typeNo: drawing?.typeNo ?? '', limit: 200 },
    { ready: drawing !== null },
  )
  if (drawing === null)
    return (
      <Sheet
        title={drawingWords.createOne}
        command={defectDrawings.create}
        start={{ markedPlaces: [] }}
        success={say.createSuccess}
        onClose={onClose}
      >
        <DrawingFields saved={null} />
      </Sheet>
    )
  const row = data?.rows.find(({ typeNo }) => typeNo === drawing.typeNo)
  return (
    <Sheet
      title={fill(drawingWords.editOne, { type: drawing.typeNo })}
      command={defectDrawings.update}
      start={drawing}
      success={say.updateSuccess}
      onClose={onClose}
      present={{
        row,
        ask: () => refetch(),
        entity: 'defectDrawing',
        entityKey: drawing.typeNo,
        lineNumber: drawing.lineNumber,
      }}
    >
      <DrawingFields saved={drawing.picture} />
    </Sheet>
  )
}

function DrawingFields({ saved }: { saved: string | null }) {
  const drawingWords = useWords().defects.drawings
  const picture: unknown = useWatch({ name: 'picture' })
  return (
    <>
      <FormGroup name="what">
        <Field
          name="typeNo"
          disabled={saved !== null}
          hint={drawingWords.typeHint}
          input={(input) => <TypesPicker {...input} />}
        />
        <Field name="picture" input={(input) => <RecordPictureInput {...input} saved={saved} />} />
      </FormGroup>
      <FormGroup name="where">
        <PlaceRows fileId={typeof picture === 'string' ? picture : null} />
      </FormGroup>
    </>
  )
}

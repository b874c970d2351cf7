import { useState } from 'react'
import { DefectDrawing, defectDrawings, DrawingFilter } from '@takt/contract/defectDrawings.ts'
import { fill } from '@takt/contract/errors.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { Shown } from '~/fields/Shown.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { TypesPicker } from '~/shapes/TypesPicker.tsx'
import { Action } from '~/ui/Action.tsx'
import { DrawingSheet } from './DrawingSheet.tsx'

const Filter = fieldsOf(DrawingFilter)
const col = columnsOf(DefectDrawing)
const columns = [
  col('typeNo', { width: 200 }),
  col('markedPlaces', {
    width: 320,
    cell: ({ markedPlaces }) => (
      <Shown look="codes" field="markedPlaces" value={markedPlaces.map(({ placeCode }) => placeCode)} />
    ),
  }),
  col('updateDate'),
  col('updateAuthor', { width: 150 }),
]

/** What types are drawn like, and the places on them that have names. */
export function Drawings() {
  const words = useWords()
  const { drawings: drawingWords } = words.defects
  const list = useRegister(defectDrawings.list, { first: { sort: 'typeNo' }, place: 'drawings' })
  const [writing, setWriting] = useState<{ drawing: DefectDrawing | null } | null>(null)
  const forbidden = useForbidden(defectDrawings.create)
  const remove = useCommand(defectDrawings.remove, drawingWords.removed)
  const create = (
    <Action icon="plus" blocked={forbidden} onClick={() => setWriting({ drawing: null })}>
      {drawingWords.createOne}
    </Action>
  )
  return (
    <>
      <Filters list={list} lead={create}>
        <Filter name="typeNo" input={(input) => <TypesPicker {...input} />} />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ typeNo }) => typeNo}
        onOpen={(drawing) => setWriting({ drawing })}
        empty={
          <>
            <p>{drawingWords.listEmpty}</p>
            <p>{drawingWords.listNext}</p>
          </>
        }
        rowActions={({ typeNo, revision }) => (
          <ConfirmButton
            icon="bin"
            bare
            blocked={forbidden}
            destroys
            question={fill(drawingWords.removeQuestion, { type: typeNo })}
            onConfirm={() => remove({ typeNo, revision })}
          >
            {drawingWords.remove}
          </ConfirmButton>
        )}
      />
      {writing && <DrawingSheet drawing={writing.drawing} onClose={() => setWriting(null)} />}
    </>
  )
}

import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { type DrawingDraft, mostPlaces } from '@takt/contract/defectDrawings.ts'
import { fill } from '@takt/contract/errors.ts'
import { useWords } from '~/i18n/words.tsx'
import { Drawing } from '~/shapes/Drawing.tsx'
import { RowField } from '~/shapes/RowField.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './defects.module.css'

const names = ['nameEn', 'nameZh', 'nameEs', 'nameJa'] as const

/** Places on the drawing: a click adds one, with the next free code, which may be changed. */
export function PlaceRows({ fileId }: { fileId: string | null }) {
  const drawingWords = useWords().defects.drawings
  const { control } = useFormContext<DrawingDraft>()
  const { fields, append, remove } = useFieldArray({ control, name: 'markedPlaces' })
  const markedPlaces = useWatch({ control, name: 'markedPlaces' })
  const free = () => {
    const taken = new Set(markedPlaces.map(({ placeCode }) => placeCode))
    for (let number = 1; ; number++) if (!taken.has(`P${number}`)) return `P${number}`
  }
  const add = (at: { x: number; y: number }) => {
    if (fields.length < mostPlaces)
      append({ placeCode: free(), nameEn: null, nameZh: null, nameEs: null, nameJa: null, ...at })
  }
  return (
    <Wide>
      {fileId === null ? (
        <p>{drawingWords.pictureFirst}</p>
      ) : (
        <>
          <p>{drawingWords.hint}</p>
          <Drawing fileId={fileId} label={drawingWords.hint} spots={[]} places={markedPlaces} onPick={add} />
        </>
      )}
      {fields.map(({ id }, at) => (
        <fieldset key={id} className={css.place}>
          <legend>{fill(drawingWords.place, { number: at + 1 })}</legend>
          <RowField name={`markedPlaces.${at}.placeCode`} field="placeCode" kind="text" />
          {names.map((name) => (
            <RowField key={name} name={`markedPlaces.${at}.${name}`} field={name} kind="text" optional />
          ))}
          <Action icon="bin" bare onClick={() => remove(at)}>
            {fill(drawingWords.removePlace, { code: markedPlaces[at]?.placeCode ?? '' })}
          </Action>
        </fieldset>
      ))}
    </Wide>
  )
}

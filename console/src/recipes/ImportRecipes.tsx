import { useMemo } from 'react'
import { mostParameterRows, recipes } from '@takt/contract/recipes.ts'
import { useWords } from '~/i18n/words.tsx'
import { ImportRecords } from '~/shapes/ImportRecords.tsx'
import { readRows, template } from './read-rows.ts'

/** Into the drafts of the stations the file names. */
export function ImportRecipes({ typeNo, onClose }: { typeNo: string; onClose: () => void }) {
  const words = useWords()
  const { recipes: recipeWords } = words
  const also = useMemo(() => ({ typeNo }), [typeNo])
  return (
    <ImportRecords
      title={recipeWords.importTitle}
      about={recipeWords.importAbout}
      template={{ name: 'parameters.csv', text: template() }}
      most={mostParameterRows}
      read={(text) => readRows(text, words)}
      command={recipes.import}
      also={also}
      head={recipeWords.rows}
      onClose={onClose}
    />
  )
}

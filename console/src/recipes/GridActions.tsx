import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { everyType, recipes } from '@takt/contract/recipes.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Action } from '~/ui/Action.tsx'
import { CompareStations } from './CompareStations.tsx'
import { CompareTypes } from './CompareTypes.tsx'
import { ImportRecipes } from './ImportRecipes.tsx'

/** What is done with the whole grid of a type. */
export function GridActions({ typeNo }: { typeNo: string }) {
  const { recipes: recipeWords } = useWords()
  const { data = [] } = useAnswer(recipes.grid, { typeNo })
  const forbidden = useForbidden(recipes.download)
  const stationNumbers = data
    .filter(({ released }) => released !== null)
    .map(({ stationNumber }) => stationNumber)
  const count = stationNumbers.length
  const ask = useCommand(recipes.download, fill(recipeWords.asked, { count }))
  return (
    <>
      <ExportButton endpoint={recipes.export} list={{ filter: { typeNo } }} />
      <ConfirmButton
        icon="export"
        look="main"
        blocked={forbidden ?? (count === 0 ? recipeWords.nothingReleased : null)}
        question={fill(recipeWords.downloadAllQuestion, { count })}
        onConfirm={() => ask({ typeNo, stationNumbers })}
      >
        {recipeWords.downloadAll}
      </ConfirmButton>
    </>
  )
}

/** What is done with it less often. In a menu, which draws nothing anew while it is closed: what is open is known here. */
export function MoreGridActions({ typeNo }: { typeNo: string }) {
  const { recipes: recipeWords } = useWords()
  const [open, setOpen] = useState<'import' | 'types' | 'versions' | null>(null)
  const forbidden = useForbidden(recipes.import)
  const close = () => setOpen(null)
  return (
    <>
      {typeNo !== everyType && (
        <Action icon="columns" onClick={() => setOpen('types')}>
          {recipeWords.compareTypes}
        </Action>
      )}
      <Action icon="columns" onClick={() => setOpen('versions')}>
        {recipeWords.compareStations}
      </Action>
      <Action icon="upload" blocked={forbidden} onClick={() => setOpen('import')}>
        {recipeWords.import}
      </Action>
      {open === 'versions' && <CompareStations typeNo={typeNo} onClose={close} />}
      {open === 'types' && <CompareTypes typeNo={typeNo} onClose={close} />}
      {open === 'import' && <ImportRecipes typeNo={typeNo} onClose={close} />}
    </>
  )
}

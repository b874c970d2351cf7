import { fill } from '@takt/contract/errors.ts'
import {
  recipes,
  valueSources,
  type ParameterSet,
  type StationRecipe,
  type ValueSource,
} from '@takt/contract/recipes.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { DeleteVersion, MoveVersion, ReviseVersion } from '~/shapes/VersionMoves.tsx'
import { releaseFaults } from './check.ts'
import { nameOf, placeOf, sets, type RecipePlace } from './place.ts'

type RecipeMovesProps = {
  place: RecipePlace
  row: StationRecipe
  set: ParameterSet
  unsaved: boolean
  onChoose: (place: RecipePlace | null) => void
}

/** What is done with one version of a station's parameters. */
export function RecipeMoves({ place, row, set, unsaved, onChoose }: RecipeMovesProps) {
  const words = useWords()
  const one = { by: sets, of: set }
  const saveFirst = unsaved ? words.versions.saveFirst : null
  const drafted = row.draft ? fill(words.versions.draftExists, { versions: row.draft.paraVer }) : null
  const newest = { ...place, version: null }
  return (
    <>
      <MoveVersion {...one} move="release" blocked={saveFirst ?? releaseFaults(set.parameters, words)} />
      <MoveVersion {...one} move="retire" />
      <ReviseVersion {...one} blocked={saveFirst ?? drafted} onMade={(made) => onChoose(placeOf(made))} />
      <DeleteVersion {...one} onDeleted={() => onChoose(newest)} />
      <DownloadToStation place={place} row={row} />
    </>
  )
}

function DownloadToStation({
  place: { typeNo, stationNumber },
  row: { released },
}: Pick<RecipeMovesProps, 'place' | 'row'>) {
  const { recipes: recipeWords } = useWords()
  const forbidden = useForbidden(recipes.download)
  const ask = useCommand(recipes.download, fill(recipeWords.asked, { count: 1 }))
  return (
    <ConfirmButton
      icon="export"
      blocked={forbidden ?? (released ? null : recipeWords.nothingReleased)}
      question={fill(recipeWords.downloadQuestion, { stationNumber })}
      onConfirm={() => ask({ typeNo, stationNumbers: [stationNumber] })}
    >
      {recipeWords.download}
    </ConfirmButton>
  )
}

type TakeOverProps = {
  place: RecipePlace
  row: StationRecipe
  unsaved: boolean
  onTaken: (taken: RecipePlace) => void
}

/** Values from elsewhere: they go into the draft, or begin one. */
export const TakeOver = (props: TakeOverProps) =>
  valueSources.map((from) => <TakeFrom key={from} from={from} {...props} />)

const icons = { station: 'upload', default: 'undo', latest: 'refresh' } as const

function TakeFrom({ from, place, row, unsaved, onTaken }: TakeOverProps & { from: ValueSource }) {
  const words = useWords()
  const { recipes: recipeWords } = words
  const forbidden = useForbidden(recipes.takeOver)
  const take = useCommand(
    recipes.takeOver,
    (done) => fill(recipeWords.taken[from], { version: done.paraVer }),
    {
      onDone: (done) => onTaken({ ...placeOf(done), version: null }),
    },
  )
  const base = row.draft ?? row.released
  const { typeNo, stationNumber } = place
  const lacking = {
    station: row.readBack.length > 0 ? null : recipeWords.notRead,
    default: base?.parameters.some(({ defaultValue }) => defaultValue !== null)
      ? null
      : words.error['recipes.no_default'],
    latest:
      row.draft && row.released && row.draft.basedOn !== row.released.paraVer
        ? null
        : words.error['recipes.latest_already'],
  }
  const blocked =
    forbidden ?? (unsaved ? words.versions.saveFirst : base ? lacking[from] : words.error['recipes.none_yet'])
  return (
    <ConfirmButton
      icon={icons[from]}
      blocked={blocked}
      question={fill(recipeWords.questions[from], { code: nameOf(words, place) })}
      onConfirm={() => take({ typeNo, stationNumber, revision: row.draft?.revision ?? null, from })}
    >
      {recipeWords.takeOver[from]}
    </ConfirmButton>
  )
}

import { useState, type ReactNode } from 'react'
import { Tabs } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { recipes, type ParameterSet, type StationRecipe } from '@takt/contract/recipes.ts'
import { useForbidden } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { NoVersion, VersionHead } from '~/shapes/VersionHead.tsx'
import { Action } from '~/ui/Action.tsx'
import { CompareRecipes } from './CompareRecipes.tsx'
import { Downloads } from './Downloads.tsx'
import { nameOf, placeOf, sets, type RecipePlace } from './place.ts'
import { RecipeEditor } from './RecipeEditor.tsx'
import { RecipeHistory } from './RecipeHistory.tsx'
import { RecipeMoves, TakeOver } from './RecipeMoves.tsx'
import css from './recipes.module.css'

type RecipePaneProps = {
  place: RecipePlace
  row: StationRecipe
  unsaved: boolean
  onUnsaved: (unsaved: boolean) => void
  onChoose: (place: RecipePlace | null) => void
}

/** The parameters of one station: the version that was chosen, else the draft, else what is released, else none yet. */
export function RecipePane(props: RecipePaneProps) {
  const { place, row, onChoose } = props
  const words = useWords()
  const { data: versions, error, refetch } = sets.useVersions({ ...place, paraVer: 1 })
  const newest = row.draft ?? row.released
  const set =
    place.version === null
      ? newest
      : (versions?.find(({ paraVer }) => paraVer === place.version) ??
        [row.draft, row.released].find((one) => one?.paraVer === place.version) ??
        null)
  const title = nameOf(words, place)
  if (!set && (place.version !== null || error))
    return (
      <NoVersion
        title={title}
        missing={versions !== undefined}
        error={error}
        retry={() => void refetch()}
        onClose={() => onChoose(null)}
      />
    )
  if (!set) return <Begin {...props} title={title} />
  return <ChosenSet {...props} set={set} versions={versions ?? [set]} />
}

/** Nothing was ever set: the first save begins it. */
function Begin({ title, place, row, onUnsaved, onChoose }: RecipePaneProps & { title: string }) {
  const { recipes: recipeWords, say } = useWords()
  const forbidden = useForbidden(recipes.save)
  return (
    <article aria-label={title}>
      <header className={css.begin}>
        <h2>{title}</h2>
        <Action icon="close" bare onClick={() => onChoose(null)}>
          {say.close}
        </Action>
      </header>
      <RecipeEditor
        place={place}
        row={row}
        set={null}
        frozen={forbidden}
        note={recipeWords.begins}
        onUnsaved={onUnsaved}
        onSaved={() => {}}
      />
    </article>
  )
}

function ChosenSet({
  place,
  row,
  set,
  versions,
  unsaved,
  onUnsaved,
  onChoose,
}: RecipePaneProps & { set: ParameterSet; versions: readonly ParameterSet[] }) {
  const { recipes: recipeWords, versions: versionWords, say } = useWords()
  const [comparing, setComparing] = useState(false)
  const why = sets.useWhyFrozen(set)
  const forbidden = useForbidden(recipes.save)
  // What is released stays as it is, but whoever changes it here begins the next version with it.
  const begins = set.definitionStatus === 'released' && !row.draft
  const inDraft =
    set.definitionStatus === 'released' && row.draft
      ? fill(recipeWords.inDraft, { version: set.paraVer, draft: row.draft.paraVer })
      : null
  const toDraft = (
    <Action icon="edit" onClick={() => onChoose({ ...place, version: null })}>
      {recipeWords.toDraft}
    </Action>
  )
  const note: ReactNode = begins ? fill(recipeWords.beginsNext, { version: set.paraVer }) : inDraft && toDraft
  const frozen = begins ? forbidden : (inDraft ?? why)
  const editor = (
    <RecipeEditor
      key={set.paraVer}
      place={place}
      row={row}
      set={set}
      frozen={frozen}
      note={note}
      onUnsaved={onUnsaved}
      onSaved={() => onChoose({ ...place, version: null })}
    />
  )
  return (
    <article aria-label={sets.say(versionWords.of, set)}>
      <VersionHead by={sets} of={set} versions={versions} onChoose={(key) => onChoose(key && placeOf(key))}>
        <RecipeMoves place={place} row={row} set={set} unsaved={unsaved} onChoose={onChoose} />
        <TakeOver place={place} row={row} unsaved={unsaved} onTaken={onChoose} />
        <Action
          icon="columns"
          blocked={versions.length < 2 ? versionWords.oneVersion : null}
          onClick={() => setComparing(true)}
        >
          {versionWords.compare}
        </Action>
      </VersionHead>
      <Tabs
        items={[
          { key: 'rows', label: recipeWords.rows, children: editor },
          {
            key: 'downloads',
            label: recipeWords.downloads,
            children: <Downloads stationNumber={place.stationNumber} />,
          },
          { key: 'history', label: say.history, children: <RecipeHistory set={set} line={readLine()} /> },
        ]}
      />
      {comparing && (
        <CompareRecipes
          code={sets.codeOf(set)}
          versions={versions}
          now={set.paraVer}
          onClose={() => setComparing(false)}
        />
      )}
    </article>
  )
}

import { Segmented } from 'antd'
import { mostRecent } from '@takt/contract/preferences.ts'
import { fill } from '@takt/contract/errors.ts'
import { recipes, type StationRecipe } from '@takt/contract/recipes.ts'
import { types } from '@takt/contract/types.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { MoreActions } from '~/shapes/MoreActions.tsx'
import { useHoldOpen } from '~/shapes/hold-open.ts'
import { Recent } from '~/shapes/Recent.tsx'
import { useRemember } from '~/shapes/use-recent.ts'
import { Page } from '~/shapes/Page.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { GridActions, MoreGridActions } from './GridActions.tsx'
import { isSamePlace, usePlace, views, type RecipePlace, type View } from './place.ts'
import { RecipePane } from './RecipePane.tsx'
import css from './recipes.module.css'
import { StationList } from './StationList.tsx'
import { TypeSelect } from './TypeSelect.tsx'

/** What the stations of a line are set to: for a type, or whatever is made. */
export default function TypeParaPage() {
  const { recipes: recipeWords } = useWords()
  const { view, typeNo, place, go } = usePlace()
  const { shown, unsaved, setUnsaved } = useHoldOpen(place, isSamePlace, (held) =>
    go({
      view: held.typeNo === '*' ? 'station' : 'type',
      ...(held.typeNo !== '*' && { typeNo: held.typeNo }),
      place: held,
    }),
  )
  const current = shown?.typeNo ?? typeNo
  useRemember('parameters', view === 'type' ? typeNo : null)
  return (
    <Page
      name="typePara"
      actions={current && <GridActions typeNo={current} />}
      more={
        current && (
          <MoreActions>
            <MoreGridActions typeNo={current} />
          </MoreActions>
        )
      }
      about={recipeWords.viewAbout[view]}
    >
      <div className={css.head}>
        <Segmented<View>
          aria-label={recipeWords.views}
          value={view}
          onChange={(next) => go({ view: next })}
          options={views.map((name) => ({ value: name, label: recipeWords.view[name] }))}
        />
        {view === 'type' && (
          <TypeSelect label={recipeWords.type} value={typeNo} onChange={(next) => go({ typeNo: next })} />
        )}
      </div>
      {!current && <ChooseType />}
      {current && (
        <Grid
          typeNo={current}
          shown={shown}
          unsaved={unsaved}
          onUnsaved={(is) => setUnsaved(is ? shown : null)}
          onChoose={(next) => go({ place: next })}
        />
      )}
    </Page>
  )
}

/** The types made last, or the first there are. */
function ChooseType() {
  const { recipes: recipeWords } = useWords()
  const { data } = useAnswer(types.list, { limit: mostRecent, sort: '-updateDate' })
  const numbers = [...new Set(data?.rows.map(({ typeNo }) => typeNo))]
  return (
    <EmptyState title={recipeWords.chooseType} icon="type">
      <Recent
        place="parameters"
        first={numbers.map((typeNo) => ({
          label: typeNo,
          search: `?${new URLSearchParams({ type: typeNo })}`,
        }))}
      />
    </EmptyState>
  )
}

type GridProps = {
  typeNo: string
  shown: RecipePlace | null
  unsaved: boolean
  onUnsaved: (unsaved: boolean) => void
  onChoose: (place: RecipePlace | null) => void
}

function Grid({ typeNo, shown, unsaved, onUnsaved, onChoose }: GridProps) {
  const words = useWords()
  const { recipes: recipeWords } = words
  const { data, error, refetch } = useAnswer(recipes.grid, { typeNo })
  // Without room for both, the station takes the place of the list.
  const narrow = useNarrow(1100)
  if (error && !data) return <NotRead error={error} again={refetch} />
  if (!data) return <Skeleton label={words.say.loading} panels={1} />
  if (data.length === 0) return <EmptyState title={recipeWords.noStations} icon="station" />
  const row = data.find(({ stationNumber }) => stationNumber === shown?.stationNumber)
  return (
    <>
      {error && (
        <p role="alert" className={css.stale}>
          {sayRefusal(words, error)}
          <Action icon="refresh" onClick={() => void refetch()}>
            {words.say.retry}
          </Action>
        </p>
      )}
      <div className={css.body}>
        {!(shown && narrow) && (
          <div className={css.list}>
            <Drift grid={data} />
            <StationList
              grid={data}
              chosen={shown?.stationNumber ?? null}
              onChoose={(stationNumber) => onChoose({ typeNo, stationNumber, version: null })}
            />
          </div>
        )}
        {!narrow && !shown && (
          <div className={css.pane}>
            <EmptyState title={recipeWords.chooseStation} icon="station" />
          </div>
        )}
        {shown && (
          <div className={css.pane}>
            {row ? (
              <RecipePane
                key={`${typeNo} ${shown.stationNumber}`}
                place={shown}
                row={row}
                unsaved={unsaved}
                onUnsaved={onUnsaved}
                onChoose={onChoose}
              />
            ) : (
              <EmptyState title={words.error['record.unknown']} role="alert">
                <Action onClick={() => onChoose(null)}>{words.say.close}</Action>
              </EmptyState>
            )}
          </div>
        )}
      </div>
    </>
  )
}

/** How many parameters at the stations differ from the released ones. */
function Drift({ grid }: { grid: readonly StationRecipe[] }) {
  const { recipes: recipeWords } = useWords()
  const { count } = useFormats()
  const drift = grid.reduce((sum, row) => sum + row.drift.length, 0)
  return (
    <p role="status" className={drift > 0 ? css.drift : css.quiet}>
      {drift > 0 ? fill(recipeWords.driftTotal, { count: count(drift) }) : recipeWords.noDrift}
    </p>
  )
}

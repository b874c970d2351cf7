import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useWords } from '~/i18n/words.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { useHoldOpen } from '~/shapes/hold-open.ts'
import { Page } from '~/shapes/Page.tsx'
import { ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { Action } from '~/ui/Action.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import css from './collectionSets.module.css'
import { NewSet } from './NewSet.tsx'
import { ResultList } from './ResultList.tsx'
import { SetList } from './SetList.tsx'
import { SetPane } from './SetPane.tsx'
import { sets } from './whole-set.ts'

const views = ['sets', 'results'] as const
type View = (typeof views)[number]

/** What is measured: collection sets in their versions, and the characteristics of the chosen one. */
export default function ProcessResultDefPage() {
  const { collectionSets: said } = useWords()
  const forbidden = useForbidden(collectionSets.create)
  const { chosen, choose } = sets.useChosen()
  const [address] = useSearchParams()
  const view = views.find((name) => name === address.get('view')) ?? 'sets'
  const go = (view: View, set = chosen) => choose(set, { view })
  const { shown, unsaved, setUnsaved } = useHoldOpen(view === 'sets' ? chosen : null, sets.isSame, (set) =>
    go('sets', set),
  )
  const [creating, setCreating] = useState(false)
  const [folded, setFolded] = useState(false)
  // Without room for both, the set takes the place of the list.
  const narrow = useNarrow(1200)
  const fold = !narrow && (
    <Action icon={folded ? 'unfold' : 'fold'} bare onClick={() => setFolded(!folded)}>
      {folded ? said.showList : said.hideList}
    </Action>
  )

  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setCreating(true)}>
      {said.createOne}
    </Action>
  )
  const ofSets = view === 'sets' || unsaved
  const setList = useRegister(collectionSets.list, { place: 's.', ready: ofSets })
  const resultList = useRegister(collectionSets.results, { place: 'r.', ready: !ofSets })
  const exporting = ofSets ? (
    <ExportButton endpoint={collectionSets.export} list={setList} />
  ) : (
    <ExportButton endpoint={collectionSets.exportResults} list={resultList} />
  )
  return (
    <Page
      name="processResultDef"
      actions={
        <>
          {exporting}
          {create}
        </>
      }
      about={said.about}
      views={
        <ViewSwitch
          label={said.views}
          views={views}
          view={ofSets ? 'sets' : 'results'}
          names={said.view}
          onShow={(next) => go(next)}
        />
      }
    >
      {!ofSets && <ResultList list={resultList} onChoose={(set) => go('sets', set)} />}
      {ofSets && (
        <div className={css.body}>
          {!(shown && (narrow || folded)) && (
            <div className={css.list} data-split={shown !== null}>
              <SetList list={setList} chosen={shown} onChoose={choose} create={create} />
            </div>
          )}
          {shown && (
            <div className={css.pane}>
              <SetPane
                key={sets.textOf(shown)}
                of={shown}
                unsaved={unsaved}
                aside={fold}
                onUnsaved={(is) => setUnsaved(is ? shown : null)}
                onChoose={choose}
              />
            </div>
          )}
        </div>
      )}
      {creating && <NewSet onMade={(set) => go('sets', set)} onClose={() => setCreating(false)} />}
    </Page>
  )
}

import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useWords } from '~/i18n/words.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { useHoldOpen } from '~/shapes/hold-open.ts'
import { ListAndPane } from '~/shapes/ListAndPane.tsx'
import { Page } from '~/shapes/Page.tsx'
import { ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { Action } from '~/ui/Action.tsx'
import { NewSet } from './NewSet.tsx'
import { ResultList } from './ResultList.tsx'
import { SetList } from './SetList.tsx'
import { SetPane } from './SetPane.tsx'
import { sets } from './whole-set.ts'

const views = ['sets', 'results'] as const
type View = (typeof views)[number]

/** What is measured: collection sets in their versions, and the characteristics of the chosen one. */
export default function ProcessResultDefPage() {
  const { collectionSets: collectionSetWords } = useWords()
  const forbidden = useForbidden(collectionSets.create)
  const { chosen, choose } = sets.useChosen()
  const [address] = useSearchParams()
  const view = views.find((name) => name === address.get('view')) ?? 'sets'
  const go = (view: View, set = chosen) => choose(set, { view })
  const { shown, unsaved, setUnsaved } = useHoldOpen(view === 'sets' ? chosen : null, sets.isSame, (set) =>
    go('sets', set),
  )
  const [creating, setCreating] = useState(false)

  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setCreating(true)}>
      {collectionSetWords.createOne}
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
      about={collectionSetWords.about}
      views={
        <ViewSwitch
          label={collectionSetWords.views}
          views={views}
          view={ofSets ? 'sets' : 'results'}
          names={collectionSetWords.view}
          onShow={(next) => go(next)}
        />
      }
    >
      {!ofSets && <ResultList list={resultList} onChoose={(set) => go('sets', set)} />}
      {ofSets && (
        <ListAndPane
          below={1200}
          list={<SetList list={setList} chosen={shown} onChoose={choose} create={create} />}
          pane={
            shown &&
            ((fold) => (
              <SetPane
                key={sets.textOf(shown)}
                of={shown}
                unsaved={unsaved}
                aside={fold}
                onUnsaved={(is) => setUnsaved(is ? shown : null)}
                onChoose={choose}
              />
            ))
          }
        />
      )}
      {creating && <NewSet onMade={(set) => go('sets', set)} onClose={() => setCreating(false)} />}
    </Page>
  )
}

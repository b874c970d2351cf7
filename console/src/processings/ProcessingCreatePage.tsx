import { useState } from 'react'
import { type Processing, processings } from '@takt/contract/processings.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useWords } from '~/i18n/words.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { useHoldOpen } from '~/shapes/hold-open.ts'
import { Page } from '~/shapes/Page.tsx'
import { Action } from '~/ui/Action.tsx'
import { NewRoute } from './NewRoute.tsx'
import { RouteList } from './RouteList.tsx'
import { RoutePane } from './RoutePane.tsx'
import { routes } from './versions.ts'

/** The routes units take: their versions, and the steps of the chosen one as a list and as a drawing. */
export default function ProcessingCreatePage() {
  const { processings: processingWords } = useWords()
  const forbidden = useForbidden(processings.create)
  const { chosen, choose } = routes.useChosen()
  const { shown, unsaved, setUnsaved } = useHoldOpen(chosen, routes.isSame, choose)
  const list = useRegister(processings.list, { ready: shown === null })
  const [writing, setWriting] = useState<Processing | 'new' | null>(null)
  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setWriting('new')}>
      {processingWords.createOne}
    </Action>
  )
  return (
    <Page
      name="processingCreate"
      actions={
        <>
          {!shown && <ExportButton endpoint={processings.export} list={list} />}
          {create}
        </>
      }
      about={processingWords.about}
      record={shown && `${shown.processingNumber} ${shown.processingVer}`}
    >
      {shown ? (
        <RoutePane
          key={routes.textOf(shown)}
          of={shown}
          unsaved={unsaved}
          onUnsaved={(is) => setUnsaved(is ? shown : null)}
          onChoose={choose}
          onCopy={setWriting}
        />
      ) : (
        <RouteList list={list} onChoose={choose} onCopy={setWriting} create={create} />
      )}
      {writing && (
        <NewRoute
          from={writing === 'new' ? null : writing}
          onMade={choose}
          onClose={() => setWriting(null)}
        />
      )}
    </Page>
  )
}

import { useState } from 'react'
import { toolSets } from '@takt/contract/toolSets.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useWords } from '~/i18n/words.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { useHoldOpen } from '~/shapes/hold-open.ts'
import { ListAndPane } from '~/shapes/ListAndPane.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Action } from '~/ui/Action.tsx'
import { NewToolSet } from './NewToolSet.tsx'
import { sets } from './sets.ts'
import { ToolSetList } from './ToolSetList.tsx'
import { ToolSetPane } from './ToolSetPane.tsx'

/** Which tools types are made with: sets in their versions, and the members of the chosen one. */
export default function ToolSetPage() {
  const { toolSets: toolSetWords } = useWords()
  const forbidden = useForbidden(toolSets.create)
  const { chosen, choose } = sets.useChosen()
  const { shown, unsaved, setUnsaved } = useHoldOpen(chosen, sets.isSame, choose)
  const list = useRegister(toolSets.list, { place: 't.' })
  const [creating, setCreating] = useState(false)
  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setCreating(true)}>
      {toolSetWords.createOne}
    </Action>
  )
  return (
    <Page
      name="toolSet"
      about={toolSetWords.about}
      actions={
        <>
          <ExportButton endpoint={toolSets.export} list={list} />
          {create}
        </>
      }
    >
      <ListAndPane
        below={1200}
        list={<ToolSetList list={list} chosen={shown} onChoose={choose} create={create} />}
        pane={
          shown &&
          ((fold) => (
            <ToolSetPane
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
      {creating && <NewToolSet onMade={choose} onClose={() => setCreating(false)} />}
    </Page>
  )
}

import { useState } from 'react'
import { boms } from '@takt/contract/boms.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useWords } from '~/i18n/words.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { useHoldOpen } from '~/shapes/hold-open.ts'
import { ListAndPane } from '~/shapes/ListAndPane.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Action } from '~/ui/Action.tsx'
import { BillList } from './BillList.tsx'
import { BillPane } from './BillPane.tsx'
import { bills } from './bills.ts'
import { NewBill } from './NewBill.tsx'

/** What types are made from: bills in their versions, and the rows of the chosen one. */
export default function BomSetPage() {
  const { boms: bomWords } = useWords()
  const forbidden = useForbidden(boms.create)
  const { chosen, choose } = bills.useChosen()
  const { shown, unsaved, setUnsaved } = useHoldOpen(chosen, bills.isSame, choose)
  const list = useRegister(boms.list, { place: 'b.' })
  const [creating, setCreating] = useState(false)
  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setCreating(true)}>
      {bomWords.createOne}
    </Action>
  )

  return (
    <Page
      name="bomSet"
      actions={
        <>
          <ExportButton endpoint={boms.export} list={list} />
          {create}
        </>
      }
      about={bomWords.about}
    >
      {/* A bill is wide. */}
      <ListAndPane
        below={1600}
        list={<BillList list={list} chosen={shown} onChoose={choose} create={create} />}
        pane={
          shown &&
          ((fold) => (
            <BillPane
              key={bills.textOf(shown)}
              of={shown}
              unsaved={unsaved}
              aside={fold}
              onUnsaved={(is) => setUnsaved(is ? shown : null)}
              onChoose={choose}
            />
          ))
        }
      />
      {creating && <NewBill onMade={choose} onClose={() => setCreating(false)} />}
    </Page>
  )
}

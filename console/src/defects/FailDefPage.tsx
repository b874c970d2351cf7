import { useState } from 'react'
import { defects } from '@takt/contract/defects.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { MoreActions } from '~/shapes/MoreActions.tsx'
import { Page } from '~/shapes/Page.tsx'
import { useView, ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { Action } from '~/ui/Action.tsx'
import { Drawings } from './Drawings.tsx'
import { DefectSheet, type Writing } from './DefectSheet.tsx'
import { ImportDefects } from './ImportDefects.tsx'
import { ExportDefects, Tree } from './Tree.tsx'
import { Unmapped } from './Unmapped.tsx'

const views = ['tree', 'unmapped', 'drawings'] as const

/** What can be wrong on the line, and which result codes of its stations mean nothing yet. */
export default function FailDefPage() {
  const { defects: defectWords, imports } = useWords()
  const [view, show] = useView(views)
  const forbidden = useForbidden(defects.create)
  const [writing, setWriting] = useState<Writing | null>(null)
  const [importing, setImporting] = useState(false)
  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setWriting({ start: {} })}>
      {defectWords.createOne}
    </Action>
  )
  return (
    <Page
      name="failDef"
      about={defectWords.about}
      views={
        <ViewSwitch
          label={defectWords.views}
          views={views}
          view={view}
          names={defectWords.view}
          onShow={show}
        />
      }
      actions={
        <>
          {view === 'tree' && <ExportDefects />}
          {create}
        </>
      }
      more={
        <MoreActions>
          <Action icon="upload" blocked={forbidden} onClick={() => setImporting(true)}>
            {imports.import}
          </Action>
        </MoreActions>
      }
    >
      {view === 'tree' && <Tree create={create} onWrite={setWriting} />}
      {view === 'unmapped' && <Unmapped onWrite={setWriting} />}
      {view === 'drawings' && <Drawings />}
      {writing && <DefectSheet writing={writing} onClose={() => setWriting(null)} />}
      {importing && <ImportDefects onClose={() => setImporting(false)} />}
    </Page>
  )
}

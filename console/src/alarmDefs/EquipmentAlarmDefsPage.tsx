import { useState } from 'react'
import { alarmDefs } from '@takt/contract/alarmDefs.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { MoreActions } from '~/shapes/MoreActions.tsx'
import { Page } from '~/shapes/Page.tsx'
import { useView, ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { Action } from '~/ui/Action.tsx'
import { AlarmDefSheet, type Writing } from './AlarmDefSheet.tsx'
import { Definitions, ExportDefinitions } from './Definitions.tsx'
import { ImportAlarmDefs } from './ImportAlarmDefs.tsx'
import { UndefinedCodes } from './UndefinedCodes.tsx'

const views = ['definitions', 'undefinedCodes'] as const

/** What the alarm codes of the line's stations mean, and which of them nobody defined yet. */
export default function EquipmentAlarmDefsPage() {
  const { alarmDefs: alarmDefWords, imports } = useWords()
  const [view, show] = useView(views)
  const forbidden = useForbidden(alarmDefs.create)
  const [writing, setWriting] = useState<Writing | null>(null)
  const [importing, setImporting] = useState(false)
  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setWriting({ start: {} })}>
      {alarmDefWords.createOne}
    </Action>
  )
  return (
    <Page
      name="equipmentAlarmDefs"
      about={alarmDefWords.about}
      views={
        <ViewSwitch
          label={alarmDefWords.views}
          views={views}
          view={view}
          names={alarmDefWords.view}
          onShow={show}
        />
      }
      actions={
        <>
          {view === 'definitions' && <ExportDefinitions />}
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
      {view === 'definitions' && <Definitions create={create} onWrite={setWriting} />}
      {view === 'undefinedCodes' && <UndefinedCodes onWrite={setWriting} />}
      {writing && <AlarmDefSheet writing={writing} onClose={() => setWriting(null)} />}
      {importing && <ImportAlarmDefs onClose={() => setImporting(false)} />}
    </Page>
  )
}

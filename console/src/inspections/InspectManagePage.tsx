import { useState } from 'react'
import { inspections } from '@takt/contract/inspections.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import { MoreActions } from '~/shapes/MoreActions.tsx'
import { Page } from '~/shapes/Page.tsx'
import { ToPage } from '~/shapes/ToPage.tsx'
import { useView, ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { Action } from '~/ui/Action.tsx'
import { DueChecks } from './DueChecks.tsx'
import { FollowUps } from './FollowUps.tsx'
import { ItemSheet, type Writing } from './ItemSheet.tsx'
import { Items } from './Items.tsx'
import { PlannedChecks } from './PlannedChecks.tsx'
import { ExportRecords, Records } from './Records.tsx'

const views = ['due', 'followUps', 'plan', 'records', 'items'] as const

/** What is checked at the stations of the line: what is due now, what became of it, and what was found. */
export default function InspectManagePage() {
  const { inspections: inspectionWords } = useWords()
  const [view, show] = useView(views)
  const forbidden = useForbidden(inspections.create)
  const mayMake = useSession(({ grants }) => grants.stationChecks !== undefined)
  const [writing, setWriting] = useState<Writing | null>(null)
  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setWriting('new')}>
      {inspectionWords.createOne}
    </Action>
  )
  return (
    <Page
      name="inspectManage"
      about={inspectionWords.about}
      views={
        <ViewSwitch
          label={inspectionWords.views}
          views={views}
          view={view}
          names={inspectionWords.view}
          onShow={show}
        />
      }
      more={
        view === 'due' &&
        mayMake && (
          <MoreActions>
            <ToPage name="stationChecks" icon="station" />
          </MoreActions>
        )
      }
      actions={
        <>
          {view === 'records' && <ExportRecords />}
          {create}
        </>
      }
    >
      {view === 'due' && <DueChecks create={create} />}
      {view === 'followUps' && <FollowUps />}
      {view === 'plan' && <PlannedChecks />}
      {view === 'records' && <Records />}
      {view === 'items' && <Items create={create} onWrite={setWriting} />}
      {writing && <ItemSheet writing={writing} onClose={() => setWriting(null)} />}
    </Page>
  )
}

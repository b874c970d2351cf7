import { useState } from 'react'
import { andon } from '@takt/contract/andon.ts'
import { stops } from '@takt/contract/stops.ts'
import { useAnswer, useForbidden } from '~/api/hooks.ts'
import { useOpened } from '~/api/opened.ts'
import { useWords } from '~/i18n/words.tsx'
import { Below } from '~/shapes/Below.tsx'
import { CallsTellNobody } from '~/shapes/CallsTellNobody.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Page } from '~/shapes/Page.tsx'
import { useView, ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { Action } from '~/ui/Action.tsx'
import { CallMoves } from './CallMoves.tsx'
import { CallRecord } from './CallRecord.tsx'
import { Calls, useCalls } from './Calls.tsx'
import { CallSheet } from './CallSheet.tsx'
import { Losses, useLosses } from './Losses.tsx'
import { NoRules } from './NoRules.tsx'
import { StopRecord } from './StopRecord.tsx'
import { StopsToExplain } from './StopsToExplain.tsx'

const views = ['calls', 'losses'] as const

/** Calls for help on the line and what became of them, newest first; or these and the stops, as losses. */
export default function LossInquiryPage() {
  const { andon: andonWords } = useWords()
  const forbidden = useForbidden(andon.call)
  const [view, show] = useView(views)
  const calls = useCalls()
  const losses = useLosses(view === 'losses')
  const watch = useAnswer(andon.watch, {})
  const [opened, open] = useOpened('call')
  const [stop, openStop] = useOpened('stop')
  const [calling, setCalling] = useState(false)
  const callOne = (
    <Action icon="bell" look="main" blocked={forbidden} onClick={() => setCalling(true)}>
      {andonWords.callOne}
    </Action>
  )
  return (
    <Page
      name="lossInquiry"
      {...(view === 'losses' && { about: andonWords.lossesAbout })}
      views={
        <ViewSwitch
          label={andonWords.views}
          views={views}
          view={view}
          names={{ calls: andonWords.calls, losses: andonWords.losses }}
          onShow={show}
        />
      }
      actions={
        <>
          {view === 'calls' ? (
            <ExportButton endpoint={andon.export} list={calls} />
          ) : (
            <ExportButton endpoint={stops.export} list={losses} />
          )}
          <StopsToExplain />
          {callOne}
        </>
      }
    >
      <CallsTellNobody />
      <NoRules />
      <Below ready={!watch.isPending}>
        {view === 'losses' ? (
          <Losses list={losses} onCall={(id) => open(String(id))} onStop={openStop} />
        ) : (
          <Calls list={calls} callOne={callOne} onOpen={(id) => open(String(id))} />
        )}
      </Below>
      {opened !== null && (
        <CallRecord
          key={opened}
          id={Number(opened)}
          actions={(call) => <CallMoves call={call} />}
          onClose={() => open(null)}
        />
      )}
      {stop !== null && <StopRecord key={stop} of={stop} onClose={() => openStop(null)} />}
      {calling && <CallSheet onClose={() => setCalling(false)} />}
    </Page>
  )
}

import { materials } from '@takt/contract/materials.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Page } from '~/shapes/Page.tsx'
import { useScanner } from '~/shapes/scanner.ts'
import { useView, ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { BindLog } from './BindLog.tsx'
import { answerOf, BindTask } from './BindTask.tsx'
import { Board } from './Board.tsx'
import { LotRecord } from './LotRecord.tsx'
import { LotsTable, NewLot } from './LotsTable.tsx'
import { useBinding } from './use-binding.ts'
import { useLots } from './use-lots.ts'
import { useOpenedLot } from './use-opened-lot.ts'
import { ExportButton } from '~/shapes/ExportButton.tsx'

const views = ['board', 'bind', 'lots', 'log'] as const

/** Material at the line: what is bound where and how long it lasts, every lot of it, and who bound what. */
export default function BomMonitorsPage() {
  const { materials: materialWords } = useWords()
  const [view, show] = useView(views)
  const [opened, open] = useOpenedLot()
  const lots = useLots(view === 'lots')
  const binding = useBinding()
  const begin: typeof binding.begin = (start, also) => {
    binding.begin(start, also)
    show('bind')
  }
  const forbidden = useForbidden(materials.bind)
  // Whoever scans while looking at the board means to load something.
  useScanner((text) => {
    if (view === 'board' && !forbidden) begin(answerOf('stationNumber', text))
  })
  return (
    <Page
      views={
        <ViewSwitch
          label={materialWords.views}
          views={views}
          view={view}
          names={materialWords.view}
          onShow={show}
        />
      }
      name="bomMonitors"
      record={opened?.bomLot ?? null}
      actions={
        <>
          {view === 'lots' && <ExportButton endpoint={materials.exportLots} list={lots} />}
          <NewLot />
        </>
      }
    >
      {view === 'board' && <Board onOpen={open} onBegin={begin} />}
      {view === 'bind' && <BindTask binding={binding} />}
      {view === 'lots' && <LotsTable list={lots} onOpen={open} />}
      {view === 'log' && <BindLog onOpen={open} />}
      {opened && (
        <LotRecord key={`${opened.bomCode} ${opened.bomLot}`} lot={opened} onClose={() => open(null)} />
      )}
    </Page>
  )
}

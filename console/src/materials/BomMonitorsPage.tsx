import { materials } from '@takt/contract/materials.ts'
import { useWords } from '~/i18n/words.tsx'
import { Page } from '~/shapes/Page.tsx'
import { useView, ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { BindLog } from './BindLog.tsx'
import { Board } from './Board.tsx'
import { LotRecord } from './LotRecord.tsx'
import { LotsTable, NewLot } from './LotsTable.tsx'
import { useLots } from './use-lots.ts'
import { useOpenedLot } from './use-opened-lot.ts'
import { ExportButton } from '~/shapes/ExportButton.tsx'

const views = ['board', 'lots', 'log'] as const

/** Material at the line: what is bound where and how long it lasts, every lot of it, and who bound what. */
export default function BomMonitorsPage() {
  const { materials: said } = useWords()
  const [view, show] = useView(views)
  const [opened, open] = useOpenedLot()
  const lots = useLots(view === 'lots')
  return (
    <Page
      name="bomMonitors"
      record={opened?.bomLot ?? null}
      actions={
        <>
          {view === 'lots' && <ExportButton endpoint={materials.exportLots} list={lots} />}
          <NewLot />
        </>
      }
    >
      <ViewSwitch label={said.views} views={views} view={view} names={said.view} onShow={show} />
      {view === 'board' && <Board onOpen={open} />}
      {view === 'lots' && <LotsTable list={lots} onOpen={open} />}
      {view === 'log' && <BindLog onOpen={open} />}
      {opened && (
        <LotRecord key={`${opened.bomCode} ${opened.bomLot}`} lot={opened} onClose={() => open(null)} />
      )}
    </Page>
  )
}

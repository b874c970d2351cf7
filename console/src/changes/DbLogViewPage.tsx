import { useWords } from '~/i18n/words.tsx'
import { Page } from '~/shapes/Page.tsx'
import { useView, ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { Backups } from './Backups.tsx'
import { ChangeLog } from './ChangeLog.tsx'
import { Seals } from './Seals.tsx'

const views = ['log', 'sealed', 'backups'] as const

/** Who changed what, that nobody altered the history, and when all of it was last saved. */
export default function DbLogViewPage() {
  const { seals: sealWords, backups } = useWords()
  const [view, show] = useView(views)
  const choices = (
    <ViewSwitch label={sealWords.views} views={views} view={view} names={sealWords.view} onShow={show} />
  )
  if (view === 'log') return <ChangeLog views={choices} />
  return (
    <Page name="dbLogView" about={view === 'sealed' ? sealWords.about : backups.about} views={choices}>
      {view === 'sealed' ? <Seals /> : <Backups />}
    </Page>
  )
}

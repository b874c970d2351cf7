import { useWords } from '~/i18n/words.tsx'
import { Page } from '~/shapes/Page.tsx'
import { useView, ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { ChangeLog } from './ChangeLog.tsx'
import { Seals } from './Seals.tsx'

const views = ['log', 'sealed'] as const

/** Who changed what, and that nobody altered what stands there. */
export default function DbLogViewPage() {
  const { seals: said } = useWords()
  const [view, show] = useView(views)
  const choices = <ViewSwitch label={said.views} views={views} view={view} names={said.view} onShow={show} />
  if (view === 'log') return <ChangeLog views={choices} />
  return (
    <Page name="dbLogView" about={said.about} views={choices}>
      <Seals />
    </Page>
  )
}

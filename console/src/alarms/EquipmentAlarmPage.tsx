import { useWords } from '~/i18n/words.tsx'
import { Page } from '~/shapes/Page.tsx'
import { useView, ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { AlarmLog } from './AlarmLog.tsx'
import { Analysis } from './Analysis.tsx'
import { Shelved } from './Shelved.tsx'

const views = ['log', 'on', 'shelved', 'analysis'] as const

/** Every alarm of the line's stations: what is on now, what was, what is shelved, and what of it loads people. */
export default function EquipmentAlarmPage() {
  const { alarms: alarmWords } = useWords()
  const [view, show] = useView(views)
  const choices = (
    <ViewSwitch label={alarmWords.views} views={views} view={view} names={alarmWords.view} onShow={show} />
  )
  if (view === 'log' || view === 'on') return <AlarmLog view={view} views={choices} />
  return (
    <Page name="equipmentAlarm" about={alarmWords.about} views={choices}>
      {view === 'analysis' ? <Analysis /> : <Shelved />}
    </Page>
  )
}

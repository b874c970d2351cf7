import { alarmDefs, mostAlarmDefs } from '@takt/contract/alarmDefs.ts'
import { useWords } from '~/i18n/words.tsx'
import { ImportRecords } from '~/shapes/ImportRecords.tsx'
import { readAlarmDefs, template } from './read-alarm-defs.ts'

const nothingElse = {}

export function ImportAlarmDefs({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const { alarmDefs: alarmDefWords, field } = words
  return (
    <ImportRecords
      title={alarmDefWords.importTitle}
      about={alarmDefWords.importAbout}
      template={{ name: 'alarm-definitions.csv', text: template() }}
      most={mostAlarmDefs}
      read={(text) => readAlarmDefs(text, words)}
      command={alarmDefs.import}
      also={nothingElse}
      head={field.alarmCode}
      onClose={onClose}
    />
  )
}

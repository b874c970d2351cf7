import type { ReactNode } from 'react'
import { AlarmDef } from '@takt/contract/alarmDefs.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Record } from '~/shapes/Record.tsx'
import css from './alarmDefs.module.css'
import { ClassName } from './AlarmText.tsx'
import { useAlarmDef } from './use-alarm-def.ts'

const facts = ['alarmPriority', 'lossType', 'stopsMachine', 'callsHelp', 'enabled'] as const
const delays = ['onDelay', 'offDelay'] as const
const texts = ['textEn', 'textZh', 'textEs', 'textJa'] as const
const answers = [
  'causeEn',
  'causeZh',
  'causeEs',
  'causeJa',
  'actionEn',
  'actionZh',
  'actionEs',
  'actionJa',
  'sopCode',
] as const

type AlarmDefRecordProps = { name: string; actions: (def: AlarmDef) => ReactNode; onClose: () => void }

export function AlarmDefRecord({ name, actions, onClose }: AlarmDefRecordProps) {
  const { alarmDefs: alarmDefWords, field } = useWords()
  const { seconds } = useFormats()
  const { def, missing, error } = useAlarmDef(name)
  return (
    <Opened title={name} row={def} missing={missing} error={error} onClose={onClose}>
      {(row) => (
        <Record title={name} entity="alarmDef" entityKey={name} lineNumber={row.lineNumber} onClose={onClose}>
          <div className={css.record}>
            <p className={css.buttons}>{actions(row)}</p>
            <Facts of={AlarmDef} row={row} names={facts}>
              <Fact label={field.alarmClass}>
                <ClassName of={row} />
              </Fact>
              {delays.map((name) => (
                <Fact key={name} label={field[name]}>
                  {seconds(row[name])}
                </Fact>
              ))}
            </Facts>
            <Panel title={alarmDefWords.meaning}>
              <Facts of={AlarmDef} row={row} names={texts} />
            </Panel>
            <Panel title={alarmDefWords.answer}>
              <Facts of={AlarmDef} row={row} names={answers} />
            </Panel>
          </div>
        </Record>
      )}
    </Opened>
  )
}

import { AlarmCodeFilter, AlarmCodeSeen, alarmDefs } from '@takt/contract/alarmDefs.ts'
import { fill } from '@takt/contract/errors.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { Action } from '~/ui/Action.tsx'
import type { Writing } from './AlarmDefSheet.tsx'

const Filter = fieldsOf(AlarmCodeFilter)
const col = columnsOf(AlarmCodeSeen)
const columns = [
  col('alarmCode', { width: 175 }),
  col('stationNumber', { width: 110 }),
  { ...col('alarmText', { width: 320 }), sortable: false },
  col('timesSeen', { width: 140 }),
  col('lastSeen'),
]
const textIn = { en: 'textEn', zh: 'textZh', es: 'textEs', ja: 'textJa' } as const

/** Codes that stations sent and nobody defined, the most frequent first. */
export function UndefinedCodes({ onWrite }: { onWrite: (writing: Writing) => void }) {
  const { alarmDefs: alarmDefWords } = useWords()
  const language = useLanguage()
  const list = useRegister(alarmDefs.undefinedCodes, {
    first: { sort: '-timesSeen' },
    place: 'undefined',
  })
  const forbidden = useForbidden(alarmDefs.create)
  const define = ({ alarmCode, stationNumber, alarmText }: AlarmCodeSeen) =>
    onWrite({ start: { alarmCode, stationNumber, [textIn[language]]: alarmText?.slice(0, 128) ?? null } })
  return (
    <>
      <Filters list={list}>
        <Filter name="alarmCode" />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ alarmCode, stationNumber }) => `${alarmCode} ${stationNumber}`}
        empty={<p>{alarmDefWords.nothingSeen}</p>}
        rowActions={(seen) => (
          <Action icon="plus" word={alarmDefWords.define} blocked={forbidden} onClick={() => define(seen)}>
            {fill(alarmDefWords.defineOne, { code: seen.alarmCode })}
          </Action>
        )}
      />
    </>
  )
}

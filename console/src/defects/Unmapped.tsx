import { UnmappedCode, UnmappedFilter, failures } from '@takt/contract/failure-rows.ts'
import { defects } from '@takt/contract/defects.ts'
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
import type { Writing } from './DefectSheet.tsx'

const Filter = fieldsOf(UnmappedFilter)
const col = columnsOf(UnmappedCode)
const columns = [
  col('resultCode', { width: 175 }),
  col('resultName', { width: 240 }),
  col('stationNumber', { width: 130 }),
  col('failures', { width: 120 }),
  col('lastSeen'),
]
const nameIn = { en: 'nameEn', zh: 'nameZh', es: 'nameEs', ja: 'nameJa' } as const

/** Result codes that failed and mean no defect, the most frequent first. */
export function Unmapped({ onWrite }: { onWrite: (writing: Writing) => void }) {
  const { defects: defectWords } = useWords()
  const language = useLanguage()
  const list = useRegister(failures.unmapped, { first: { sort: '-failures' }, place: 'unmapped' })
  const forbidden = useForbidden(defects.create)
  const define = ({ resultCode, resultName, stationNumber }: UnmappedCode) =>
    onWrite({
      start: {
        defectCode: resultCode,
        [nameIn[language]]: resultName,
        resultCodes: [resultCode],
        stationNumbers: [stationNumber],
      },
    })
  return (
    <>
      <Filters list={list}>
        <Filter name="resultCode" />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ resultCode, stationNumber }) => `${resultCode} ${stationNumber}`}
        empty={<p>{defectWords.unmappedNone}</p>}
        rowActions={(seen) => (
          <Action icon="plus" word={defectWords.assign} blocked={forbidden} onClick={() => define(seen)}>
            {fill(defectWords.newFor, { code: seen.resultCode })}
          </Action>
        )}
      />
    </>
  )
}

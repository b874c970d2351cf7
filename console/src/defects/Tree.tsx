import type { ReactNode } from 'react'
import { Defect, DefectFilter, defectKey, defects } from '@takt/contract/defects.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { CodePicker } from '~/shapes/CodePicker.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { InUseFilter } from '~/shapes/InUseFilter.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { TypesPicker } from '~/shapes/TypesPicker.tsx'
import { DefectCode, DefectName, Offered, Rank } from './DefectCells.tsx'
import { DefectMoves } from './DefectMoves.tsx'
import { DefectRecord } from './DefectRecord.tsx'
import type { Writing } from './DefectSheet.tsx'

const Filter = fieldsOf(DefectFilter)
const col = columnsOf(Defect)
const columns = [
  col('defectCode', { width: 170, cell: (defect) => <DefectCode of={defect} /> }),
  extraColumn<Defect>(
    'defectName',
    ({ field }) => field.defectName,
    240,
    (defect) => <DefectName of={defect} />,
  ),
  col('rank', { width: 120, cell: (defect) => <Rank of={defect} /> }),
  col('resultCodes', { width: 200 }),
  col('stationNumbers', { width: 160, cell: (of) => <Offered of={of} by="stationNumbers" /> }),
  col('typeNos', { width: 160, cell: (of) => <Offered of={of} by="typeNos" /> }),
  col('rwkCode', { width: 130 }),
  col('defaultDisposition', { width: 190 }),
  col('responsibility', { width: 150 }),
  col('enabled', { width: 90 }),
  col('mergedInto', { width: 140 }),
  col('updateDate'),
  col('updateAuthor', { width: 150 }),
]
const useTree = () => useRegister(defects.list, { first: { sort: 'defectCode' } })

export const ExportDefects = () => <ExportButton endpoint={defects.export} list={useTree()} />

type TreeProps = { create: ReactNode; onWrite: (writing: Writing) => void }

/** Each defect with its sub-defects under it. */
export function Tree({ create, onWrite }: TreeProps) {
  const { defects: defectWords } = useWords()
  const list = useTree()
  const [opened, open] = useOpened('defect')
  const moves = (defect: Defect, bare = false) => (
    <DefectMoves defect={defect} bare={bare} onWrite={onWrite} />
  )
  return (
    <>
      <Filters list={list}>
        <Filter name="defectCode" />
        <Filter name="defectName" />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Filter name="typeNo" input={(input) => <TypesPicker {...input} />} />
        <Filter name="rank" input={(input) => <CodePicker {...input} list="defectRanks" />} />
        <Filter name="resultCode" />
        <Filter name="defaultDisposition" />
        <Filter name="enabled" input={(input) => <InUseFilter {...input} />} />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={defectKey}
        onOpen={(defect) => open(defectKey(defect))}
        empty={
          <>
            <p>{defectWords.listEmpty}</p>
            <p>{defectWords.listNext}</p>
            {create}
          </>
        }
        rowActions={(defect) => moves(defect, true)}
      />
      {opened !== null && (
        <DefectRecord key={opened} name={opened} actions={moves} onClose={() => open(null)} />
      )}
    </>
  )
}

import { useState } from 'react'
import { ConcessionFilter, ConcessionRow, concessions } from '@takt/contract/concessions.ts'
import { fill } from '@takt/contract/errors.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { DefectCodePicker } from '~/shapes/DefectCodePicker.tsx'
import { ConcessionSheet } from '~/shapes/ConcessionSheet.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { useSayDefect } from '~/shapes/use-say-defect.ts'
import { Action } from '~/ui/Action.tsx'
import { ConcessionMoves } from './ConcessionMoves.tsx'
import { ConcessionRecord } from './ConcessionRecord.tsx'

const Filter = fieldsOf(ConcessionFilter)
const col = columnsOf(ConcessionRow)
const columns = [
  col('concessionCode', { width: 150 }),
  col('concessionState', { width: 130 }),
  col('typeNo', { width: 120 }),
  col('defectCode', { width: 190, cell: (of) => <About of={of} /> }),
  col('usedPieces', { width: 110, cell: (of) => <Used of={of} /> }),
  col('validUntil', { width: 110 }),
  col('lineNumbers', { width: 120 }),
  col('stationNumber', { width: 100 }),
  col('minValue'),
  col('maxValue'),
  col('justification', { width: 220 }),
  col('askedBy', { width: 120 }),
  col('askedAt'),
  col('decidedBy', { width: 120 }),
  col('decidedAt'),
  col('reason', { width: 180 }),
]

function About({ of: { defectCode } }: { of: ConcessionRow }) {
  return useSayDefect()({ defectCode, subDefectCode: null })
}

function Used({ of }: { of: ConcessionRow }) {
  const { concessions: concessionWords } = useWords()
  const { count } = useFormats()
  const pieces = of.allPieces ?? of.pieces
  if (pieces === null) return count(of.allUsed)
  return fill(concessionWords.usedOf, { used: count(of.allUsed), pieces: count(pieces) })
}

/** What may go on with a defect, newest first, and how much of it is used. */
export default function ConcessionsPage() {
  const { concessions: concessionWords } = useWords()
  const list = useRegister(concessions.list)
  const forbidden = useForbidden(concessions.ask)
  const [asking, setAsking] = useState(false)
  const [opened, open] = useOpened('concession')
  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setAsking(true)}>
      {concessionWords.createOne}
    </Action>
  )
  return (
    <Page name="concessions" about={concessionWords.about} actions={create}>
      <Filters list={list}>
        <Filter name="concessionState" />
        <Filter name="typeNo" />
        <Filter name="defectCode" input={(input) => <DefectCodePicker {...input} />} />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Filter name="concessionCode" />
        <Filter name="askedBy" />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ concessionCode }) => concessionCode}
        onOpen={({ concessionCode }) => open(concessionCode)}
        rowActions={(concession) => <ConcessionMoves concession={concession} bare />}
        empty={
          <>
            <p>{concessionWords.listEmpty}</p>
            {create}
          </>
        }
      />
      {opened !== null && <ConcessionRecord key={opened} code={opened} onClose={() => open(null)} />}
      {asking && <ConcessionSheet onClose={() => setAsking(false)} />}
    </Page>
  )
}

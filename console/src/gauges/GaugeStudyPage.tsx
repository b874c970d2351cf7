import { useState } from 'react'
import { GaugeFilter, gauges, GaugeStudy } from '@takt/contract/gauges.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Action } from '~/ui/Action.tsx'
import { GaugeRecord } from './GaugeRecord.tsx'
import { GaugeSheet } from './GaugeSheet.tsx'

const Filter = fieldsOf(GaugeFilter)
const col = columnsOf(GaugeStudy)
const columns = [
  col('gaugeId', { width: 140 }),
  col('gaugeVerdict', { width: 140 }),
  col('resultCode', { width: 140 }),
  col('studyKind', { width: 220 }),
  col('colSetId', { width: 140 }),
  col('gaugePercent', { width: 110, cell: (row) => <Rounded value={row.gaugePercent} decimals={1} /> }),
  col('cgk', { width: 100, cell: (row) => <Rounded value={row.cgk} decimals={2} /> }),
  col('validUntil', { width: 130 }),
  col('studiedBy', { width: 160 }),
  col('studiedAt', { width: 160 }),
]

/** As the standard writes it: 10 % and 1.33 are where the verdict turns. */
function Rounded({ value, decimals }: { value: number | null; decimals: number }) {
  const { fixed } = useFormats()
  return value === null ? '–' : fixed(value, decimals)
}

/** How much of what is measured comes from the gauge: studies of the line, newest first. */
export default function GaugeStudyPage() {
  const { gauges: gaugeWords } = useWords()
  const list = useRegister(gauges.list)
  const forbidden = useForbidden(gauges.create)
  const [writing, setWriting] = useState(false)
  const [opened, open] = useOpened('study')
  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setWriting(true)}>
      {gaugeWords.createOne}
    </Action>
  )
  return (
    <Page name="gaugeStudy" actions={create}>
      <Filters list={list}>
        <Filter name="gaugeId" />
        <Filter name="colSetId" />
        <Filter name="resultCode" />
        <Filter name="studyKind" />
        <Filter name="gaugeVerdict" />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ studyId }) => studyId}
        onOpen={({ studyId }) => open(studyId)}
        empty={
          <>
            <p>{gaugeWords.listEmpty}</p>
            {create}
          </>
        }
      />
      {opened !== null && <GaugeRecord key={opened} studyId={opened} onClose={() => open(null)} />}
      {writing && (
        <GaugeSheet
          of={list.filter}
          onClose={(made) => {
            setWriting(false)
            if (made) open(made.studyId)
          }}
        />
      )}
    </Page>
  )
}

import { useState } from 'react'
import { bomDefs, PartFilter, PartRow } from '@takt/contract/bomDefs.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { MoreActions } from '~/shapes/MoreActions.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Action } from '~/ui/Action.tsx'
import { AtLine } from './AtLine.tsx'
import { ImportParts } from './ImportParts.tsx'
import { PartMoves } from './PartMoves.tsx'
import { PartRecord } from './PartRecord.tsx'
import { PartSheet } from './PartSheet.tsx'
import { usePartBulk } from './use-bulk.ts'

const Filter = fieldsOf(PartFilter)
const col = columnsOf(PartRow)
const columns = [
  col('bomCode', { width: 150, label: ({ bomDefs }) => bomDefs.code }),
  col('bomName', { width: 220 }),
  col('bomState', { width: 110 }),
  col('unit', { width: 90 }),
  extraColumn<PartRow>(
    'stock',
    ({ field }) => field.stock,
    256,
    ({ bomCode, unit }) => <AtLine bomCode={bomCode} unit={unit} />,
  ),
  col('supplier', { width: 160 }),
  col('bomValue', { width: 120 }),
  col('minimumStock', { width: 140 }),
  col('shelfLife', { width: 130 }),
  col('unitPrice', { width: 120 }),
  col('billCount', { width: 90 }),
  col('updateDate'),
  col('updateAuthor', { width: 150 }),
  col('bomDes'),
]

/** The part master: what units are made from, and how its labels are read. */
export default function BomDefPage() {
  const { bomDefs: bomDefWords, imports } = useWords()
  const list = useRegister(bomDefs.list, { first: { sort: 'bomCode' } })
  const forbidden = useForbidden(bomDefs.create)
  const [writing, setWriting] = useState<PartRow | 'new' | null>(null)
  const [importing, setImporting] = useState(false)
  const [opened, open] = useOpened('part')
  const bulk = usePartBulk()
  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setWriting('new')}>
      {bomDefWords.createOne}
    </Action>
  )
  const bring = (
    <Action icon="upload" blocked={forbidden} onClick={() => setImporting(true)}>
      {imports.import}
    </Action>
  )

  return (
    <Page
      name="bomDef"
      record={opened}
      about={bomDefWords.about}
      actions={
        <>
          <ExportButton endpoint={bomDefs.export} list={list} />
          {create}
        </>
      }
      more={<MoreActions>{bring}</MoreActions>}
    >
      <Filters list={list}>
        <Filter name="bomCode" label={bomDefWords.code} />
        <Filter name="bomName" />
        <Filter name="supplier" />
        <Filter name="bomState" />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ bomCode }) => bomCode}
        onOpen={({ bomCode }) => open(bomCode)}
        bulk={bulk}
        empty={
          <>
            <p>{bomDefWords.listEmpty}</p>
            {create}
          </>
        }
        rowActions={(part) => <PartMoves part={part} bare onWrite={setWriting} />}
      />
      {writing && <PartSheet writing={writing} onClose={() => setWriting(null)} />}
      {importing && <ImportParts onClose={() => setImporting(false)} />}
      {opened !== null && (
        <PartRecord key={opened} bomCode={opened} onWrite={setWriting} onClose={() => open(null)} />
      )}
    </Page>
  )
}

import { useState } from 'react'
import { ProductTypeFilter, ProductTypeRow, types } from '@takt/contract/types.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'
import { DeleteVersion } from '~/shapes/VersionMoves.tsx'
import { Action } from '~/ui/Action.tsx'
import { keyOf } from './type-key.ts'
import { CopyType, EditType, ReleaseType } from './TypeMoves.tsx'
import { TypeRecord } from './TypeRecord.tsx'
import { TypeSheet, type Writing } from './TypeSheet.tsx'
import { typeVersions } from './versions.ts'

const Filter = fieldsOf(ProductTypeFilter)
const col = columnsOf(ProductTypeRow)
const columns = [
  col('typeNo', { width: 150 }),
  col('typeVer'),
  col('typeName', { width: 200 }),
  col('definitionStatus', { width: 120 }),
  col('customer', { width: 150 }),
  col('picNumberVer'),
  col('processingNumber'),
  col('processingVer'),
  col('bomCode', { width: 130 }),
  col('bomVer', { width: 110 }),
  col('labelTemplate', { width: 150 }),
  col('serialPattern', { width: 170 }),
  { ...col('orderCount', { width: 100 }), sortable: false },
  col('remark', { width: 200 }),
  col('updateDate'),
  col('updateAuthor'),
]

/** What is made, version by version. */
export default function TypeCreatPage() {
  const words = useWords()
  const list = useRegister(types.register)
  const forbidden = useForbidden(types.create)
  const [writing, setWriting] = useState<Writing | null>(null)
  const [opened, open] = useOpened('type')

  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setWriting('new')}>
      {words.types.createOne}
    </Action>
  )
  return (
    <Page
      name="typeCreat"
      record={opened}
      actions={
        <>
          <ExportButton endpoint={types.export} list={list} />
          {create}
        </>
      }
    >
      <Filters list={list}>
        <Filter name="typeNo" />
        <Filter name="typeName" />
        <Filter name="definitionStatus" />
        <Filter name="customer" />
        <Filter name="processingNumber" />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={keyOf}
        onOpen={(type) => open(keyOf(type))}
        empty={
          <>
            <p>{words.types.listEmpty}</p>
            {create}
          </>
        }
        rowActions={(type) => (
          <>
            <EditType type={type} bare onWrite={setWriting} />
            <CopyType type={type} bare onWrite={setWriting} />
            <ReleaseType type={type} bare />
            <DeleteVersion by={typeVersions} of={type} bare />
          </>
        )}
      />
      {opened !== null && (
        <TypeRecord
          key={opened}
          typeKey={opened}
          onOpen={open}
          onWrite={setWriting}
          onClose={() => open(null)}
        />
      )}
      {writing && <TypeSheet writing={writing} onClose={() => setWriting(null)} />}
    </Page>
  )
}

import { useState } from 'react'
import { MaterialLotFilter, MaterialLotRow, materials } from '@takt/contract/materials.ts'
import { useForbidden } from '~/api/hooks.ts'
import type { Listed } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { Shown } from '~/fields/Shown.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Action } from '~/ui/Action.tsx'
import { useNow } from '~/ui/now.ts'
import { MiddleCut } from '~/ui/MiddleCut.tsx'
import { BlockLot, CountLot, PrintLot, ScrapLot } from './LotMoves.tsx'
import { ReceiveSheet } from './LotSheets.tsx'
import css from './materials.module.css'
import type { OpenLot } from './use-opened-lot.ts'

const Filter = fieldsOf(MaterialLotFilter)
const col = columnsOf(MaterialLotRow)
const computed = { sortable: false }
const columns = [
  col('bomCode', { width: 130, label: ({ field }) => field.part }),
  { ...col('bomName', { width: 150 }), ...computed },
  col('bomLot', { width: 140, cell: ({ bomLot }) => <MiddleCut>{bomLot}</MiddleCut> }),
  col('remaining'),
  col('quantity'),
  { ...col('unit', { width: 70 }), ...computed },
  col('lotState', { width: 110 }),
  col('expiresAt', { cell: ({ expiresAt }) => <Expiry at={expiresAt} /> }),
  {
    ...col('places', {
      width: 150,
      cell: ({ places }) => <Shown look="codes" field="places" value={places} />,
    }),
    ...computed,
  },
  col('receivedAt'),
  col('supplier', { width: 140 }),
  col('supplierLot', { cell: ({ supplierLot }) => <MiddleCut>{supplierLot}</MiddleCut> }),
  col('stateReason'),
]

/** What is over is seen, whatever the state of the lot: it is not bound any more. */
function Expiry({ at }: { at: string | null }) {
  const { instant, when } = useFormats()
  const now = useNow(60_000)
  return at === null ? (
    '–'
  ) : (
    <time
      className={Date.parse(at) <= now ? css.strong : undefined}
      data-tone="bad"
      dateTime={at}
      title={instant(at)}
    >
      {when(at)}
    </time>
  )
}

/** Every lot that came to the line. */
export function LotsTable({ list, onOpen }: { list: Listed<MaterialLotRow>; onOpen: OpenLot }) {
  const { materials: materialWords, field } = useWords()
  return (
    <>
      <Filters list={list}>
        <Filter name="bomCode" label={field.part} />
        <Filter name="bomLot" />
        <Filter name="supplier" />
        <Filter name="supplierLot" />
        <Filter name="lotState" />
        <Filter name="leftOnly" />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ bomCode, bomLot }) => `${bomCode} ${bomLot}`}
        onOpen={onOpen}
        empty={
          <>
            <p>{materialWords.lotsEmpty}</p>
            <NewLot />
          </>
        }
        rowActions={(lot) => (
          <>
            <CountLot lot={lot} bare />
            <ScrapLot lot={lot} bare />
            <PrintLot lot={lot} bare />
            <BlockLot lot={lot} bare />
          </>
        )}
      />
    </>
  )
}

export function NewLot() {
  const { materials: materialWords } = useWords()
  const forbidden = useForbidden(materials.receive)
  const [receiving, setReceiving] = useState(false)
  return (
    <>
      <Action icon="plus" look="main" blocked={forbidden} onClick={() => setReceiving(true)}>
        {materialWords.receive}
      </Action>
      {receiving && <ReceiveSheet onClose={() => setReceiving(false)} />}
    </>
  )
}

import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { type Order, orders } from '@takt/contract/orders.ts'
import { Serial, SerialFilter } from '@takt/contract/serials.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { MiddleCut } from '~/ui/MiddleCut.tsx'
import { columnsOf } from './columns.tsx'
import { DataTable } from './DataTable.tsx'
import { Filters } from './Filters.tsx'
import { Panel } from './Panel.tsx'
import { PrintLabels } from './PrintLabels.tsx'
import css from './Serials.module.css'
import { Sheet } from './Sheet.tsx'

const Filter = fieldsOf(SerialFilter)
const More = fieldsOf(orders.makeSerials.input)
const col = columnsOf(Serial)
/** They come in their order and no other. */
const columns = [
  col('serialNo', { width: 120 }),
  col('productSn', { width: 190, cell: ({ productSn }) => <MiddleCut>{productSn}</MiddleCut> }),
  col('serialState', { width: 120 }),
  col('lotNo', { width: 170, cell: ({ lotNo }) => <MiddleCut>{lotNo}</MiddleCut> }),
  col('prints', { width: 90, cell: ({ prints }) => <Prints prints={prints} /> }),
  col('printedAt'),
  col('numberedAt'),
].map((column) => ({ ...column, sortable: false }))

type SerialsProps = {
  order: Pick<Order, 'id' | 'orderCode'>
  /** Only those of one lot of it. */ lotNo?: string
}

/** Serials that were made here for an order: which are used, which are printed, and how often. */
export function Serials({ order: { id, orderCode }, lotNo }: SerialsProps) {
  const { labels: labelWords } = useWords()
  const list = useRegister(orders.serials, {
    fixed: { orderCode, ...(lotNo !== undefined && { lotNo }) },
    place: 'serial',
  })
  const [asking, setAsking] = useState<'print' | 'more' | null>(null)
  const forbidden = useForbidden(orders.makeSerials)
  const more = lotNo === undefined && (
    <Action icon="plus" look="quiet" blocked={forbidden} onClick={() => setAsking('more')}>
      {labelWords.make}
    </Action>
  )
  const [first] = list.rows
  const waiting = list.rows.find(({ prints }) => prints === 0) ?? first
  return (
    <Panel
      title={labelWords.serials}
      aside={
        <span>
          {more}
          {first && (
            <Action icon="print" look="quiet" onClick={() => setAsking('print')}>
              {labelWords.print}
            </Action>
          )}
        </span>
      }
    >
      <div className={css.serials} data-empty={list.rows.length === 0}>
        {(first !== undefined ||
          list.filter['productSn'] !== undefined ||
          list.filter['serialState'] !== undefined) && (
          <Filters list={list}>
            <Filter name="productSn" />
            <Filter name="serialState" />
          </Filters>
        )}
        <DataTable
          list={list}
          columns={columns}
          rowKey={({ productSn }) => productSn}
          empty={
            <p>
              {labelWords.none} {labelWords.noneWhy}
            </p>
          }
        />
      </div>
      {asking === 'print' && first && waiting && (
        <PrintLabels
          id={id}
          orderCode={orderCode}
          from={waiting.serialNo}
          to={first.serialNo + (list.total ?? 1) - 1}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'more' && (
        <Sheet
          title={fill(labelWords.makeOf, { orderCode })}
          command={orders.makeSerials}
          start={{ id }}
          success={labelWords.made}
          onClose={() => setAsking(null)}
        >
          <More name="number" label={labelWords.more} />
        </Sheet>
      )}
    </Panel>
  )
}

/** From the second print on, a label may be out there twice. */
function Prints({ prints }: { prints: number }) {
  const { count } = useFormats()
  return prints > 1 ? <b className={css.again}>{count(prints)}</b> : count(prints)
}

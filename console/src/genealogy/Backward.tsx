import { ComponentRow, genealogy } from '@takt/contract/genealogy.ts'
import { fill } from '@takt/contract/errors.ts'
import { useState } from 'react'
import { useAnswer } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { useWhole } from '~/api/whole.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { OnOtherLines } from '~/shapes/OnOtherLines.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { sayOperator } from '~/shapes/say-operator.ts'
import { UnitLink } from '~/shapes/UnitLink.tsx'
import { MiddleCut } from '~/ui/MiddleCut.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ExchangeButton, ExchangeSheet } from './Exchange.tsx'
import { UnitDrawing } from './Drawing.tsx'
import { FoundMoves } from './FoundMoves.tsx'
import css from './genealogy.module.css'
import { Branch, ToLot, ToSerial } from './Parts.tsx'
import { genealogyPath, type Seek, unitNamed } from './use-sought.ts'
import { useView } from './ViewChoice.tsx'
import { Which } from './Which.tsx'

const col = columnsOf(ComponentRow)
const part = col('bomCode', {
  width: 170,
  label: ({ field }) => field.part,
  cell: (row) => <Branch row={row} />,
})
const rest = [
  col('bomName', { width: 150 }),
  col('quantity', { width: 90 }),
  col('unit', { width: 70 }),
  col('stationNumber', { width: 100 }),
  col('componentTime'),
  col('supplier', { width: 130 }),
  col('supplierLot', { width: 130 }),
  col('partGrp', { width: 110 }),
  col('productSn', {
    width: 150,
    label: ({ genealogy }) => genealogy.inUnit,
    cell: ({ productSn }) => <MiddleCut>{productSn}</MiddleCut>,
  }),
  col('operator', {
    width: 150,
    cell: ({ operator, operatorName }) => (operator ? sayOperator(operator, operatorName) : '–'),
  }),
  col('removedAt'),
  col('removedBy', { width: 130 }),
  col('removeReason'),
]

/** All that is in a unit, what is in the units in it under each of them. */
export function Backward({ unit, onSeek }: { unit: string; onSeek: Seek }) {
  const { genealogy: genealogyWords } = useWords()
  const { count } = useFormats()
  const list = useWhole(genealogy.ofUnit, { rowsIn: ({ components }) => components })
  const [exchanging, setExchanging] = useState<ComponentRow | null>(null)
  const now = list.filter.now !== false
  const [isDrawing, viewChoice] = useView()
  const productId = list.answer?.productId ?? null
  const named = unitNamed(unit)
  const columns = [
    part,
    col('bomLot', { width: 120, cell: (row) => <ToLot row={row} onSeek={onSeek} /> }),
    col('serial', { width: 130, cell: (row) => <ToSerial row={row} onSeek={onSeek} /> }),
    ...rest,
  ]
  if (list.answer && list.answer.productId === null)
    return (
      <EmptyState
        title={fill(genealogyWords.unknown, { scanned: unit, lineNumber: readLine() ?? '' })}
        icon="search"
        role="alert"
      >
        <p>{genealogyWords.unknownNext}</p>
        <OnOtherLines serial={unit} pathOf={genealogyPath} />
      </EmptyState>
    )
  return (
    <>
      <Panel
        title={fill(genealogyWords.unitTitle, { unit })}
        aside={
          <div className={css.switches}>
            {viewChoice}
            <Which now={now} onSwitch={(next) => list.setFilter({ now: next ? undefined : false })} />
          </div>
        }
      >
        <div className={css.moves}>
          <span className={css.count} role="status">
            {fill(genealogyWords.components, { count: count(list.rows.length) })}
          </span>
          <UnitLink unit={{ productSn: unit, productId: unit }}>{genealogyWords.toPassport}</UnitLink>
          {productId && <HoldUnit productId={productId} name={unit} now={now} />}
          {list.answer?.more && <span>{genealogyWords.more}</span>}
          <span className={css.gap} />
          <ExportButton endpoint={genealogy.exportOfUnit} list={list} add={{ ...named, now }} />
        </div>
      </Panel>
      {isDrawing && productId && (
        <UnitDrawing
          productId={productId}
          components={list.rows}
          isCut={list.answer?.deeper ?? false}
          now={now}
          onSeek={onSeek}
        />
      )}
      {!isDrawing && (
        <DataTable
          list={{ ...list, filter: {} }}
          columns={columns}
          rowKey={({ componentId }) => componentId}
          empty={<p>{genealogyWords.emptyUnit}</p>}
          rowActions={(row) => <ExchangeButton row={row} onOpen={setExchanging} />}
        />
      )}
      {exchanging && <ExchangeSheet row={exchanging} onClose={() => setExchanging(null)} />}
    </>
  )
}

/** The unit and everything it is built into. */
function HoldUnit({ productId, name, now }: { productId: string; name: string; now: boolean }) {
  const { data } = useAnswer(genealogy.whereUsed, { productIds: [productId], now, limit: 200 })
  return (
    <FoundMoves
      query={{ productIds: [productId], now }}
      name={name}
      units={(data?.units ?? 0) + 1}
      only="hold"
    />
  )
}

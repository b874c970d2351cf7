import { useState } from 'react'
import { Unit, UnitFilter, units } from '@takt/contract/units.ts'
import { useLookUp } from '~/api/hooks.ts'
import { useLedger } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ArchivedNote } from '~/shapes/ArchivedNote.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Period } from '~/shapes/Period.tsx'
import { ScanField } from '~/shapes/ScanField.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { MiddleCut } from '~/ui/MiddleCut.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { HoldOfType } from './HoldOfType.tsx'
import { PassportOver } from './PassportOver.tsx'
import { PassportPane } from './PassportPane.tsx'
import { ScanMiss } from './ScanMiss.tsx'
import { TypeFilter } from './TypeFilter.tsx'
import css from './units.module.css'
import { nameOf, rowAt, UnitWalk } from './UnitWalk.tsx'
import { Why } from './Why.tsx'
import { useUnitBulk } from './use-bulk.ts'

const Filter = fieldsOf(UnitFilter)
const col = columnsOf(Unit)
const wholeEnd = ({ productSn }: Unit) => <MiddleCut>{productSn}</MiddleCut>
const serial = col('productSn', { width: 200, cell: wholeEnd })
const columns = [
  serial,
  col('processStatus'),
  col('resultStatus', { width: 90 }),
  col('typeNo', { width: 120 }),
  col('orderCode'),
  col('currentStation', { width: 120 }),
  col('reworkCount', { width: 90 }),
  col('registeredAt'),
  col('finishedAt'),
  col('lastTime'),
  col('lotNo', { width: 110 }),
  col('typeVer'),
  col('processingNumber'),
  col('processingVer'),
  col('currentStep', { width: 110 }),
  col('statusReason', { cell: (unit) => <Why unit={unit} /> }),
  col('productId'),
]
const sideColumns = [
  col('productSn', { width: 175, cell: wholeEnd }),
  col('processStatus', { width: 105 }),
  col('resultStatus', { width: 70 }),
  col('lastTime', { width: 120 }),
]

/** Every unit of the line; a scan opens its passport. */
export default function ProductSummaryPage() {
  const words = useWords()
  const list = useLedger(units.list)
  const { typeNo } = list.filter
  const [opened, open] = useOpened('unit')
  const bulk = useUnitBulk()
  // Without room for both, the passport is over the list.
  const over = useNarrow(1200)
  const split = opened !== null && !over
  const at = list.rows.findIndex((unit) => unit.productSn === opened || unit.productId === opened)
  const [miss, setMiss] = useState<string | null>(null)
  const lookUp = useLookUp(units.passport)
  const seek = async (unit: string) => {
    const refusal = await lookUp({ unit })
    const unknown = refusal?.key === 'record.unknown'
    setMiss(unknown ? unit : null)
    if (!unknown) open(unit)
  }
  const pane = opened !== null && (
    <PassportPane
      key={opened}
      unit={opened}
      onClose={() => open(null)}
      walk={<UnitWalk rows={list.rows} at={at} onOpen={open} />}
    />
  )
  return (
    <Page
      name="productSummary"
      record={opened}
      actions={<ExportButton endpoint={units.export} list={list} />}
    >
      <div className={css.body} data-split={split}>
        <div
          className={css.list}
          onFocus={({ target }) => {
            const row = split && rowAt(target, list.rows)
            if (row) open(nameOf(row))
          }}
        >
          <Filters
            list={list}
            lead={
              <ScanField
                label={words.units.scan}
                action={words.units.open}
                onScan={(text) => void seek(text)}
              />
            }
          >
            <Filter name="productSn" label={words.units.startsWith} />
            <Filter name="orderCode" />
            <Filter name="lotNo" />
            <Filter name="customerSn" />
            <Filter name="typeNo" input={(input) => <TypeFilter {...input} />} />
            <Filter name="processStatus" />
            <Filter name="resultStatus" />
            <Filter name="currentStation" input={(input) => <StationPicker {...input} />} />
            <Period />
          </Filters>
          {typeof typeNo === 'string' && <HoldOfType key={typeNo} typeNo={typeNo} />}
          <ArchivedNote of="units" list={list} />
          {miss !== null && <ScanMiss unit={miss} />}
          <DataTable
            list={list}
            columns={split ? sideColumns : columns}
            {...(split ? { keptAs: 'units/beside' } : { bulk })}
            rowKey={({ productId }) => productId}
            onOpen={(unit) => open(nameOf(unit))}
            current={list.rows[at]?.productId}
            empty={
              <>
                <p>{words.units.listEmpty}</p>
                <p>{words.units.listNext}</p>
              </>
            }
          />
        </div>
        {split && (
          <aside className={css.pane} aria-label={words.units.passport}>
            <div className={css.scroll}>{pane}</div>
          </aside>
        )}
        {pane && over && <PassportOver onClose={() => open(null)}>{pane}</PassportOver>}
      </div>
    </Page>
  )
}

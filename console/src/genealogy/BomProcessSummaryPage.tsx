import { useState } from 'react'
import { Consumption } from '@takt/contract/consumption.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { fill } from '@takt/contract/errors.ts'
import { useWhole } from '~/api/whole.ts'
import { instantOf, useFormats } from '~/fields/format.tsx'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Below } from '~/shapes/Below.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'
import { PartPicker } from '~/shapes/PartPicker.tsx'
import { Period } from '~/shapes/Period.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { ConsumptionFigures } from './ConsumptionFigures.tsx'
import css from './genealogy.module.css'
import { OrderPicker } from './OrderPicker.tsx'
import { Share } from './Share.tsx'

const Filter = fieldsOf(genealogy.consumption.input)
const col = columnsOf(Consumption)
const columns = [
  col('bomCode', { width: 130, label: ({ field }) => field.part }),
  col('bomName', { width: 160 }),
  col('orderCode', { width: 130 }),
  col('stationNumber', { width: 90 }),
  col('units', { width: 80 }),
  col('planned', { width: 100 }),
  col('actual', { width: 100 }),
  { ...col('variance', { width: 110, cell: ({ variance }) => <Share value={variance} /> }), numeric: true },
  col('unit', { width: 70 }),
  col('scrap', { width: 90 }),
  col('unassigned', { width: 130 }),
  col('alternates', { width: 120 }),
  col('lotsUsed', { width: 100 }),
  col('partGrp', { width: 110 }),
]
const week = 7 * 86_400_000
const hour = 3_600_000

/** What units took and what their bills plan: the largest difference first. */
export default function BomProcessSummaryPage() {
  const { genealogy: genealogyWords, field } = useWords()
  const { count } = useFormats()
  const [from] = useState(() => instantOf(Math.floor((Date.now() - week) / hour) * hour))
  const list = useWhole(genealogy.consumption, { rowsIn: ({ rows }) => rows, first: { from }, every: 60_000 })
  return (
    <Page
      name="bomProcessSummary"
      actions={<ExportButton endpoint={genealogy.exportConsumption} list={list} />}
    >
      <Filters list={list}>
        <Filter
          name="orderCode"
          input={(input) => <OrderPicker {...input} period={{ from: list.query.from, to: list.query.to }} />}
        />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Filter name="bomCode" label={field.part} input={(input) => <PartPicker {...input} />} />
        <Period />
      </Filters>
      {list.answer && (
        <ConsumptionFigures
          consumption={list.answer}
          part={list.query.bomCode}
          onPick={(bomCode) => list.setFilter({ bomCode })}
        />
      )}
      {list.answer?.more && (
        <p className={css.quiet} role="status">
          {fill(genealogyWords.firstOnly, { count: count(list.rows.length) })}
        </p>
      )}
      <Below ready={!list.waiting}>
        <DataTable
          list={list}
          columns={columns}
          rowKey={({ orderCode, stationNumber, partGrp }) => [orderCode, stationNumber, partGrp].join('\n')}
          empty={
            <>
              <p>{genealogyWords.consumptionEmpty}</p>
              <p>{genealogyWords.consumptionNext}</p>
            </>
          }
        />
      </Below>
    </Page>
  )
}

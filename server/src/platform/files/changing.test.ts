import { afterAll, expect, test } from 'vitest'
import type { ExportFormat } from '@takt/contract/lists.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { exportParts } from '../../masterdata/bomDefs/export.ts'
import { exportResults, exportSets } from '../../masterdata/collectionSets/export.ts'
import { type ExportCall, nobody } from '../db/call.ts'
import type { LineNumber } from '../db/line.ts'
import { exportLots } from '../../planning/lots/list.ts'
import { exportLots as exportMaterial } from '../../execution/materials/export.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const call: ExportCall = {
  db: plant.db,
  user: nobody,
  token: null,
  traced: false,
  line: 'L1' as LineNumber,
  words: en,
} // the line is made below
const format: ExportFormat = 'csv'
const many = 4000

await plant.pool.query(`insert into lines (line_number, line_name) values ('L1', 'One')`)
await plant.pool.query(
  `insert into product_types (type_no, type_ver, type_name, update_author) values ('T1', 1, 'Type', 'test')`,
)
await plant.pool.query(
  `insert into orders (line_number, order_code, order_name, order_unit, type_no, type_ver, order_number, plan_start, plan_end) values ('L1', 'WO', 'WO', 'pcs', 'T1', 1, 1, now(), now())`,
)
await plant.pool.query(
  `insert into collection_sets (col_set_id, col_set_version, col_set_name, update_author) values ('S', 1, 'Set', 'test')`,
)
await plant.pool.query(
  `insert into parts (bom_code, bom_name, unit, barcode_rule, update_author) values ('GLUE', 'Glue', 'g', '{}', 'test')`,
)

const code = `to_char(i, 'FM00000')`
const tables = [
  {
    what: 'parts',
    table: 'parts',
    key: 'bom_code',
    columns: 'bom_code, bom_name, unit, barcode_rule, update_author',
    values: `${code}, repeat('x', 60), 'pcs', '{}', 'test'`,
    export: () => exportParts(call, { format, sort: 'bomCode' }),
  },
  {
    what: 'collection sets',
    table: 'collection_sets',
    key: 'col_set_id',
    columns: 'col_set_id, col_set_version, col_set_name, update_author',
    values: `${code}, 1, repeat('x', 60), 'test'`,
    export: () => exportSets(call, { format, colSetName: 'xx' }),
  },
  {
    what: 'characteristics',
    table: 'process_results',
    key: 'result_code',
    columns: 'col_set_id, col_set_version, char_seq_num, result_code, result_name',
    values: `'S', 1, i + 1, ${code}, repeat('x', 60)`,
    export: () => exportResults(call, { format, sort: 'resultCode' }),
  },
  {
    what: 'material lots',
    table: 'material_lots',
    key: 'bom_lot',
    columns: 'line_number, bom_code, bom_lot, quantity, remaining, received_at, supplier',
    values: `'L1', 'GLUE', ${code}, 1, 1, now(), repeat('x', 60)`,
    export: () => exportMaterial(call, { format, sort: 'bomLot' }),
  },
  {
    what: 'lots',
    table: 'lots',
    key: 'lot_no',
    columns: 'line_number, lot_no, order_code, number, lot_describe',
    values: `'L1', ${code}, 'WO', 1, repeat('x', 60)`,
    export: () => exportLots(call, { format, sort: 'lotNo' }),
  },
]

test.each(tables)(
  '$what that come and go while the file is written move no other: each that stays is in it once',
  async ({ table, key, columns, values, export: write }) => {
    const insert = (from: number, to: number) =>
      plant.pool.query(
        `insert into ${table} (${columns}) select ${values} from generate_series(${from}, ${to}) i`,
      )
    await insert(3, many)
    let [text, changed] = ['', false]
    for await (const piece of (await write()).body) {
      text += String(piece)
      if (changed || text.length < 50_000) continue
      await plant.pool.query(`delete from ${table} where ${key} in ('00003', '00004', '00005', '0${many}')`)
      await insert(1, 2)
      changed = true
    }
    const written = [...text.matchAll(/(?<=^|,)0\d{4}(?=,)/gm)].map(([one]) => one)
    expect(written).toEqual(Array.from({ length: many - 3 }, (_, i) => String(i + 3).padStart(5, '0')))
  },
)

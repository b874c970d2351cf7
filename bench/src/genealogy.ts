import { bomDefs } from '@takt/contract/bomDefs.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { makeLine } from './line.ts'
import { median, round, say, timed } from './say.ts'
import type { Stage } from './stage.ts'

const unitCount = 10_000
const partsPerUnit = 100

/** A million components: ten thousand units of a hundred parts, of which one lot is in every unit. */
export async function benchGenealogy(stage: Stage) {
  const line = await makeLine(stage, 'BG', 1, 1)
  const { call, pool } = stage
  for (let i = 1; i <= partsPerUnit; i++) {
    await call(bomDefs.create, {
      bomCode: `P${i}`,
      bomName: `Part ${i}`,
      bomDes: null,
      unit: 'pcs',
      bomValue: null,
      barcodeRule: { kind: 'plain' },
      supplier: null,
      shelfLife: null,
      minimumStock: null,
    })
  }
  const client = await pool.connect()
  // Part 1 is of one lot throughout; the others change their lot every 500 units.
  await client.query(`insert into material_lots (line_number, bom_code, bom_lot, quantity, remaining, received_at)
    select distinct 'BG', 'P' || p, case when p = 1 then 'EVERYWHERE' else 'L' || p || '-' || u / 500 end, 1000000, 1000000, now() from generate_series(1, ${partsPerUnit}) p, generate_series(0, ${unitCount - 1}) u`)
  await client.query(
    `create temporary table made as select i, gen_random_uuid() as id, now() - interval '30 days' * (1 - i::float8 / ${unitCount + 1}) as born from generate_series(0, ${unitCount - 1}) i`,
  )
  await client.query(
    `update made set id = (lpad(to_hex((extract(epoch from born) * 1000)::bigint), 12, '0') || '7' || substr(replace(id::text, '-', ''), 14))::uuid`,
  )
  await client.query(
    `insert into units (line_number, product_id, product_sn, type_no, type_ver, order_code, processing_number, processing_ver, process_status, result_status, registered_at, finished_at, last_time)
    select 'BG', id, 'BG-' || i, $1, 1, $2, 'R-BG', 1, 'finished', 'ok', born, born, born from made`,
    [line.typeNo, line.orderCode],
  )
  await client.query(`insert into components (line_number, product_id, component_id, root_id, bom_code, bom_lot, quantity, part_grp, station_number, step_seq, pass_no, component_time)
    select 'BG', id, gen_random_uuid(), id, 'P' || p, case when p = 1 then 'EVERYWHERE' else 'L' || p || '-' || i / 500 end, 1, 'G' || p, 'S10', 10, 1, born from made, generate_series(1, ${partsPerUnit}) p`)
  client.release()
  await pool.query('vacuum (analyze)').catch(() => pool.query('analyze'))
  await pool.query('checkpoint').catch(() => {}) // what was loaded is not still being written while we measure
  const ask = async (figure: string, limit: number, work: () => Promise<unknown>) => {
    for (let i = 0; i < 500; i++) await work() // a plant's server is warm
    const took: number[] = []
    for (let i = 0; i < 60; i++) took.push((await timed(work))[1])
    const milliseconds = round(median(took), 1)
    say(figure, { milliseconds, limit, reached: milliseconds <= limit })
  }
  await ask('genealogy of one unit with 100 parts, over 1 M components', 4, () =>
    call(genealogy.ofUnit, { productSn: `BG-${Math.floor(Math.random() * unitCount)}` }, 'BG'),
  )
  await ask('where one lot was used in 10,000 units: first page and exact count', 50, () =>
    call(genealogy.whereUsed, { bomCode: 'P1', bomLot: 'EVERYWHERE' }, 'BG'),
  )
}

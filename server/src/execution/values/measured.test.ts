import { afterAll, beforeAll, expect, test } from 'vitest'
import { charts } from '@takt/contract/charts.ts'
import { ensureMonth } from '../../platform/db/partitions.ts'
import { asOwner } from '../../testing/database.ts'
import { startLine } from '../../testing/line.ts'
import { statementsOf } from '../../testing/plans.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const { colSetId } = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const [stations, units] = [20, 1000]
const [firstBorn, apart] = [Date.UTC(2026, 1, 2), 180_000]
const wanted = { stationNumber: 'S10', colSetId, colSetVersion: 1, resultCode: 'TORQUE' }

/** Units that each pass twenty stations within two minutes; every fifth has no value at the first. */
beforeAll(async () => {
  await ensureMonth(plant.db, '2026-02-10T00:00:00Z')
  await asOwner(
    plant.ownerUrl,
    `with made as (insert into units (line_number, product_id, product_sn, type_no, type_ver, order_code, processing_number, processing_ver, process_status,
        registered_at, last_time)
      select 'L1', gen_random_uuid(), 'SN-' || i, 'T1', 1, 'WO', 'R1', 1, 'finished', at, at
      from (select i, timestamptz '2026-02-02T00:00:00.0009Z' + i * interval '3 minutes' as at from generate_series(1, ${units}) i) as one
      returning line_number, product_id, product_sn, registered_at)
    insert into passes (line_number, product_id, out_time, in_time, pass_no, attempt, set_key, step_seq, asked, judged, result_status, station_number, values)
    select line_number, product_id, registered_at + n * interval '6 seconds', registered_at, n, 1,
      (select set_key from collection_sets where col_set_id = '${colSetId}'), 10 * n, true, 'ok', 'ok', 'S' || 10 * n,
      array[case when n = 1 and substr(product_sn, 4)::int % 5 = 0 then null else 10 + (substr(product_sn, 4)::int % 7) / 10.0 end]
    from made, generate_series(1, ${stations}) n`,
  )
  for (const table of ['units', 'passes']) await asOwner(plant.ownerUrl, `vacuum analyze ${table}`)
})

type Node = Record<string, unknown> & { Plans?: Node[] }
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
const touched = (node: Node) =>
  ['Actual Rows', 'Rows Removed by Filter', 'Rows Removed by Index Recheck'].reduce(
    (sum, name) => sum + Number(node[name] ?? 0),
    0,
  ) * Number(node['Actual Loops'])

/** How many rows of passes and of units the statement of the chart looked at. */
async function rowsRead(from: string) {
  const asked = await statementsOf(() => admin(charts.report, { ...wanted, from }))
  const [read] = asked.filter(({ text }) => text.includes('from passes'))
  const { rows } = await plant.pool.query(`explain (analyze, format json) ${read!.text}`, read!.values)
  const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan)
  const of = (table: string) =>
    nodes
      .filter((node) => String(node['Relation Name'] ?? '').startsWith(table))
      .reduce((sum, node) => sum + touched(node), 0)
  return { passes: of('passes'), units: of('units') }
}

test('a chart reads the passes of its station and their units, not those of others', async () => {
  // The last two hundred units.
  expect(await rowsRead(new Date(firstBorn + 800 * apart + 9000).toISOString())).toEqual({
    passes: 200,
    units: 160,
  })
})

test('each point has its value, its unit and the millisecond it was measured in', async () => {
  const report = await admin(charts.report, { ...wanted, from: '2026-02-01T00:00:00Z' })
  expect(report.values).toHaveLength((units * 4) / 5)
  const at = report.units.findIndex(([serial]) => serial === 'SN-101')
  expect(report.values[at]).toBeCloseTo(10 + (101 % 7) / 10)
  expect(report.times[at]).toBe(new Date(firstBorn + 101 * apart + 6000).toISOString())
  expect(report.units.some(([serial]) => serial === 'SN-100')).toBe(false)
  expect(report.times).toEqual(report.times.toSorted())
})

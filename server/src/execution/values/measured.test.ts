import { afterAll, beforeAll, expect, test } from 'vitest'
import { charts } from '@takt/contract/charts.ts'
import { values } from '@takt/contract/values.ts'
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
const chosen = { stationNumber: 'S10', colSetId, colSetVersion: 1, resultCode: 'TORQUE' }

const cameBack = 999

/**
 * Units that each pass twenty stations within two minutes; every fifth has no value at the first. Their ids begin with the time they were made at; that of
 * the one that came back, with that of another, four hundred units before.
 */
beforeAll(async () => {
  await ensureMonth(plant.db, '2026-02-10T00:00:00Z')
  await asOwner(
    plant.ownerUrl,
    `with made as (insert into units (line_number, product_id, product_sn, type_no, type_ver, order_code, processing_number, processing_ver, process_status,
        registered_at, last_time)
      select 'L1', (lpad(to_hex((extract(epoch from at - case i when ${cameBack} then 400 else 0 end * interval '3 minutes') * 1000)::bigint), 12, '0')
          || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid, 'SN-' || i, 'T1', 1, 'WO', 'R1', 1, 'finished', at, at
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

/** How many rows of passes and of units the statements of the chart read. */
async function rowsRead(from: number, to: number) {
  const period = { from: startOf(from), to: startOf(to) }
  const statements = await statementsOf(() => admin(charts.report, { ...chosen, ...period }))
  const nodes: Node[] = []
  for (const { text, values } of statements.filter((one) => /from (passes|units)/.test(one.text))) {
    const { rows } = await plant.pool.query(`explain (analyze, format json) ${text}`, values)
    nodes.push(...nodesOf(rows[0]['QUERY PLAN'][0].Plan))
  }
  const of = (table: string) =>
    nodes
      .filter((node) => String(node['Relation Name'] ?? '').startsWith(table))
      .reduce((sum, node) => sum + touched(node), 0)
  return { passes: of('passes'), units: of('units') }
}

const startOf = (unit: number) => new Date(firstBorn + unit * apart).toISOString()

test('a chart reads the passes of its station and the stretch of their units, not those of others', async () => {
  expect(await rowsRead(701, 901)).toEqual({ passes: 200, units: 199 }) // the last has no value
})

test('a unit that came back is looked up by its key, and not all that were made since', async () => {
  const [first, last] = [801, 1001]
  const period = { from: startOf(first), to: startOf(last) }
  const { units: serials } = await admin(charts.report, { ...chosen, ...period })
  expect(serials.at(-1)).toEqual([`SN-${cameBack}`])
  expect(await rowsRead(first, last)).toEqual({ passes: 200, units: 2 * 160 + 1 })
})

test('columns hold what rows hold', async () => {
  const [report, series] = [
    await admin(charts.report, { ...chosen, from: startOf(0) }),
    await admin(values.series, { ...chosen, from: startOf(0) }),
  ]
  expect(series.points).toHaveLength((units * 4) / 5)
  expect(report.values).toEqual(series.points.map(({ resultValue }) => resultValue))
  expect(report.times).toEqual(series.points.map(({ testTime }) => Date.parse(testTime)))
  expect(report.units).toEqual(series.points.map(({ productSn }) => [productSn]))
})

test('each point has its value, its unit and the millisecond it was measured in', async () => {
  const report = await admin(charts.report, { ...chosen, from: '2026-02-01T00:00:00Z' })
  expect(report.values).toHaveLength((units * 4) / 5)
  const at = report.units.findIndex(([serial]) => serial === 'SN-101')
  expect(report.values[at]).toBeCloseTo(10 + (101 % 7) / 10)
  expect(report.times[at]).toBe(firstBorn + 101 * apart + 6000)
  expect(report.units.some(([serial]) => serial === 'SN-100')).toBe(false)
  expect(report.times).toEqual(report.times.toSorted((a, b) => a - b))
})

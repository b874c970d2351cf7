import { isoOf } from '../platform/db/instants.ts'
import { storedPass, storedSet, storedUnit } from './history.ts'
import type { startPlant } from './plant.ts'
import { aCharacteristic } from './samples.ts'

const start = Date.parse('2026-03-02T06:00:00.000Z')
export const at = (seconds: number) => isoOf(start + seconds * 1000)
/** The set of two readings and a text that most passes were measured by. */
export const key = { colSetId: 'WIDE', colSetVersion: 1 }

/** Passes with values, texts and disagreements on L1, one on L2, and two lines with more passes than a page is counted to. */
export async function storeMeasuredPasses({ db, pool }: Awaited<ReturnType<typeof startPlant>>) {
  const wide = await storedSet(db, 'WIDE', [
    aCharacteristic(1, 'GAP', { lowerSpecLimit: 1, upperSpecLimit: 2, valueCount: 2 }),
    aCharacteristic(2, 'FW', { targetText: '2.1' }),
    aCharacteristic(3, 'TEMP'),
  ])
  const other = await storedSet(db, 'OTHER', [aCharacteristic(1, 'TEMP', { upperSpecLimit: 50 })])

  const [a, b] = [
    await storedUnit(db, 'L1', { productSn: 'A-1' }),
    await storedUnit(db, 'L1', { productSn: 'B-1' }),
  ]

  await storedPass(db, a, at(0), {
    setKey: wide.setKey,
    values: [1, 2.5, null, 20],
    texts: [null, null, '2.1', null],
    judged: 'ng',
    resultStatus: 'ng',
    verdict: 'ok',
  })

  await storedPass(db, b, at(10), {
    setKey: wide.setKey,
    values: [1, null, null, 21],
    texts: [null, null, '2.0', null],
    judged: 'ng',
    resultStatus: 'ng',
    verdict: 'ng',
    stationNg: [3],
  })

  await storedPass(db, a, at(20), {
    passNo: 2,
    stationNumber: 'S20',
    setKey: other.setKey,
    values: [50],
    verdict: 'ng',
    resultStatus: 'ng',
  })
  await storedPass(db, b, at(30), { passNo: 2, stationNumber: 'S20', setKey: null })

  await storedPass(db, await storedUnit(db, 'L2', { productSn: 'A-9' }), at(40), {
    setKey: other.setKey,
    values: [60],
  })

  const three = await storedSet(db, 'THREE', [
    aCharacteristic(1, 'V1'),
    aCharacteristic(2, 'V2', { upperSpecLimit: 5 }),
    aCharacteristic(3, 'V3'),
  ])

  for (const [line, passes, verdict, second] of [
    ['MANY', 100, 'ng', 6],
    ['FULL', 4000, 'ok', 4],
  ] as const) {
    await pool.query(
      `insert into units (line_number, product_id, product_sn, type_no, type_ver, order_code, processing_number, processing_ver, process_status, registered_at, last_time)
      select $1, gen_random_uuid(), 'M' || i, 'T', 1, 'WO', 'R', 1, 'finished', '2026-03-02', '2026-03-03' from generate_series(1, $2::int) i`,
      [line, passes],
    )
    await pool.query(
      `insert into passes (line_number, product_id, out_time, in_time, set_key, pass_no, attempt, asked, judged, result_status, station_number, values)
      select line_number, product_id, '2026-03-02 06:00:00+00'::timestamptz + (row_number() over () / 10) * interval '1 microsecond', '2026-03-02', $2, 1, 1, true, $3, $3, 'S10', array[1, $4, 3]
      from units where line_number = $1`,
      [line, three.setKey, verdict, second],
    )
  }
  return { a }
}

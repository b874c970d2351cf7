import { timedId } from '../../platform/db/ids.ts'
import { columnsOf, insertRows, type Sql } from '../../platform/db/rows.ts'
import type { NewFailure, NewPass, Refused, SlotTally, Writes } from './writes.ts'

const passColumns = columnsOf<NewPass>({
  productId: 'uuid',
  outTime: 'instant',
  inTime: 'instant',
  setKey: 'int',
  stepSeq: 'smallint',
  passNo: 'smallint',
  attempt: 'smallint',
  asked: 'boolean',
  verdict: 'text',
  judged: 'text',
  resultStatus: 'text',
  stationNumber: 'text',
  operator: 'text',
  paraVer: 'int',
  stationParaVer: 'int',
  values: 'float8[]',
  texts: 'text[]',
  stationNg: 'smallint[]',
})

export const storePasses = (client: Sql, line: string, passes: readonly NewPass[]): Promise<unknown>[] =>
  passes.length ? [insertRows(client, 'passes', line, passColumns(passes))] : []

const failureColumns = columnsOf<NewFailure>(
  {
    productId: 'uuid',
    productSn: 'text',
    typeNo: 'text',
    lotNo: 'text',
    stationNumber: 'text',
    stepSeq: 'int',
    passNo: 'int',
    resultCode: 'text',
    defectCode: 'text',
    subDefectCode: 'text',
    resultValue: 'float8',
    minValue: 'float8',
    maxValue: 'float8',
    setKey: 'int',
    operator: 'text',
    failStatus: 'text',
    concessionCode: 'text',
    failTime: 'instant',
  },
  {
    fail_id: ['uuid', ({ failTime }) => timedId(failTime)],
    disposition: ['text', ({ failStatus }) => (failStatus === 'open' ? null : failStatus)],
    disposed_time: ['instant', ({ failStatus, failTime }) => (failStatus === 'useAsIs' ? failTime : null)],
    closed_time: ['instant', ({ failStatus, failTime }) => (failStatus === 'useAsIs' ? failTime : null)],
  },
)

export const storeFailures = (
  client: Sql,
  line: string,
  failures: readonly NewFailure[],
): Promise<unknown>[] =>
  failures.length ? [insertRows(client, 'failures', line, failureColumns(failures))] : []
const refusedColumns = columnsOf<Refused>({
  stationNumber: 'text',
  message: 'bigint',
  productSn: 'text',
  productId: 'uuid',
  at: 'instant',
  reasons: 'jsonb',
})

export const storeRefused = (client: Sql, line: string, refused: readonly Refused[]): Promise<unknown>[] =>
  refused.length
    ? [insertRows(client, 'refused_arrivals', line, refusedColumns(refused), 'on conflict do nothing')]
    : []

const slotColumns = columnsOf<SlotTally>({
  slot: 'instant',
  stationNumber: 'text',
  typeNo: 'text',
  passes: 'int',
  ok: 'int',
  firstPasses: 'int',
  firstOk: 'int',
  finished: 'int',
  finishedFirst: 'int',
  cycleSeconds: 'float8',
})
const counters = ['passes', 'ok', 'first_passes', 'first_ok', 'finished', 'finished_first', 'cycle_seconds']

export function storeSlots(client: Sql, line: string, { slots }: Pick<Writes, 'slots'>): Promise<unknown>[] {
  if (slots.size === 0) return []
  return [
    insertRows(
      client,
      'output_slots',
      line,
      slotColumns([...slots.values()]),
      `on conflict (line_number, slot, station_number, type_no) do update set ${counters.map((name) => `${name} = output_slots.${name} + excluded.${name}`).join(', ')}`,
    ),
  ]
}

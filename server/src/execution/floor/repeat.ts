import type { PoolClient } from 'pg'
import type { CompleteAnswer } from '@takt/contract/floor.ts'
import type { Db, PassRow } from '../../platform/db/tables.ts'
import { loadSets, unpack } from '../../masterdata/measures/measures.ts'
import type { Floor } from './state.ts'

type Done = Pick<
  PassRow,
  'stepSeq' | 'attempt' | 'verdict' | 'judged' | 'resultStatus' | 'setKey' | 'values' | 'texts' | 'stationNg'
>

/** A completion sent again is answered from the pass it made, which may be of this very transaction. */
export async function answerAgain(
  client: PoolClient,
  db: Db,
  floor: Floor,
  { productId, passNo }: { productId: string; passNo: number },
): Promise<CompleteAnswer> {
  const pass =
    floor.writes.passes.find((one) => one.productId === productId && one.passNo === passNo) ??
    (await readPass(client, floor, productId, passNo))
  const unit = floor.units.byId.get(productId)!
  const set = pass.setKey === null ? undefined : (await loadSets(db, [pass.setKey])).get(pass.setKey)
  const out = set
    ? unpack(pass, set)
        .filter((value) => value.resultStatus === 'ng')
        .map((value) => value.resultCode)
    : []
  const { stepSeq, attempt, verdict, judged, resultStatus } = pass
  return {
    productId,
    stepSeq,
    attempt,
    verdict,
    judged,
    resultStatus,
    outOfLimits: [...new Set(out)],
    processStatus: unit.processStatus,
    nextStep: unit.currentStep,
    nextStation: unit.currentStation,
  }
}

/** Hardly ever older than its unit: only a completion that came after a later one had registered it. */
async function readPass(
  client: PoolClient,
  { lineNumber, units }: Floor,
  productId: string,
  passNo: number,
): Promise<Done> {
  const read = async (since: number | null) => {
    const { rows } = await client.query<Done>({
      name: 'floor_read_pass',
      text: `select step_seq as "stepSeq", attempt, verdict, judged, result_status as "resultStatus",
               set_key as "setKey", values, texts, station_ng as "stationNg"
             from passes where line_number = $1 and product_id = $2 and pass_no = $3
               and out_time >= coalesce(to_timestamp($4 / 1000.0), '-infinity')`,
      values: [lineNumber, productId, passNo, since],
    })
    return rows[0]
  }
  return (await read(units.byId.get(productId)!.registeredAt)) ?? (await read(null))!
}

import { z } from 'zod'
import { RecallRow, type recalls } from '@takt/contract/recalls.ts'
import type { ExportCall, LineCall } from '../../platform/db/call.ts'
import { cursorOf } from '../../platform/db/connect.ts'
import { placeInTime, readPage, readPlace } from '../../platform/db/keyset.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { recallRangeOf, mostRead, type ValuePosition, type Recalled, recalledValues } from './recalled.ts'

const Placed = z.tuple([z.int().min(0), placeInTime, z.guid(), z.int().min(0).max(32_767), z.int().min(0)])

type RecalledValuesQuery = z.output<typeof recalls.values.input>

/** A page reads so many passes at most: of a verdict that is rare it may be short or empty and still have a next one. */
export async function listRecalled(
  call: LineCall,
  { calibrationId, recallVerdict, after, limit }: RecalledValuesQuery,
) {
  const place = readPlace(Placed, after)
  const recall = await recallRangeOf(call, calibrationId)
  let read = 0
  let stoppedAt: ValuePosition | null = null
  const page = await readPage({
    place,
    limit,
    find: async (most) => {
      const rows: Recalled[] = []
      const from = place && placeFrom(place)
      for await (const { values, end } of recalledValues(call, recall, from)) {
        rows.push(...values.filter((one) => !recallVerdict || one.recallVerdict === recallVerdict))
        if (rows.length >= most) break
        read += 1
        if (read < mostRead.passes) continue
        stoppedAt = end
        break
      }
      return rows
    },
    placeOf: ({ at }) => placed(at),
  })
  return { ...page, next: page.next ?? (stoppedAt && cursorOf(...placed(stoppedAt))), total: null }
}

const placed = ({ stretch, place, productId, passNo, position }: ValuePosition) =>
  [stretch, place, productId, passNo, position] as const

const placeFrom = ([stretch, place, productId, passNo, position]: z.output<
  typeof Placed
>): ValuePosition => ({
  stretch,
  place,
  productId,
  passNo,
  position,
})

const exported = [
  'productSn',
  'productId',
  'typeNo',
  'processStatus',
  'rootSn',
  'stationNumber',
  'stepSeq',
  'passNo',
  'testTime',
  'resultCode',
  'resultName',
  'reading',
  'unit',
  'resultValue',
  'gaugeError',
  'correctedValue',
  'minValue',
  'maxValue',
  'resultStatus',
  'recallVerdict',
] as const

export async function exportRecalled(
  call: ExportCall,
  { calibrationId, recallVerdict, format }: z.output<typeof recalls.export.input>,
) {
  const recall = await recallRangeOf(call, calibrationId)
  return writeSheet(call, format, {
    fileName: `recall ${recall.calibration.toolCode}`,
    columns: columnsOf(RecallRow, exported, call.words),
    rows: valueRows(call, recall, recallVerdict),
    total: null,
  })
}

async function* valueRows(
  call: ExportCall,
  recall: Awaited<ReturnType<typeof recallRangeOf>>,
  recallVerdict: RecalledValuesQuery['recallVerdict'],
) {
  for await (const { values } of recalledValues(call, recall, null))
    for (const value of values)
      if (!recallVerdict || value.recallVerdict === recallVerdict) yield cellsOf(value, exported)
}

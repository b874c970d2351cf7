import type { ChartWallLine } from '@takt/contract/charts.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { linesWith } from '../../platform/db/rights.ts'
import { allLinesOf } from '../../plant/lines/lines.ts'
import { overviewOf } from './grades.ts'

/** Every characteristic of every line this person may look at charts of, graded as each line's own overview does. */
export async function wallOf(
  call: PlantCall,
  query: Parameters<typeof overviewOf>[1],
): Promise<ChartWallLine[]> {
  const lines = (await allLinesOf(call.db, linesWith(call.user, 'cpkReport'))).filter(
    ({ enabled }) => enabled,
  )
  const wall: ChartWallLine[] = []
  // One after the other: a plant of many lines takes no more connections than one line does.
  for (const { lineNumber, lineName } of lines) {
    const onLine = { ...call, line: lineNumber as LineNumber } // of those this person may see
    wall.push({ lineNumber, lineName, characteristics: await overviewOf(onLine, query) })
  }
  return wall
}

import { files } from '@takt/contract/files.ts'
import type { Office } from './delivery/console-calls.ts'
import type { LinePlan } from './plant/plan.ts'

/** What the planner keeps with the plan: the stations of a line and their planned cycles, as a table. */
export async function makeFiles(office: Office, { lineNumber, stations }: LinePlan) {
  const rows = stations.map(({ stationNumber, stationName, cycleTime }) =>
    [stationNumber, stationName, cycleTime].join(';'),
  )
  const table = ['stationNumber;stationName;cycleTime', ...rows, ''].join('\r\n')
  const file = new File([table], `${lineNumber} cycle times.csv`, { type: 'text/csv' })
  await office(files.upload, { note: 'Planned cycle times' }, undefined, file)
}

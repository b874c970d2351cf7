import { inspections } from '@takt/contract/inspections.ts'
import type { Office } from './delivery/console-calls.ts'
import { ofMachines, ofPeople } from './plant/inspections.ts'
import type { LinePlan } from './plant/plan.ts'

/** What is checked at the stations of a line; none keeps units away, so that the plant goes on while nobody plays it. */
export async function makeInspections(office: Office, { lineNumber, stations }: LinePlan) {
  for (const { stationNumber, manual } of stations)
    for (const { kind, ...plan } of manual ? ofPeople : ofMachines) {
      const draft = { ...plan, itemCode: `${stationNumber}-${kind}`, stationNumber }
      await office(inspections.create, draft, lineNumber)
    }
}

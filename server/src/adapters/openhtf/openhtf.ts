import { Refusal } from '@takt/contract/errors.ts'
import type { RecordAnswer } from '@takt/contract/openhtf.ts'
import type { LineNumber } from '../../db/line.ts'
import { answerBefore, checkTime, type FloorQueue, loadRoute, type TestAnswer, type TestRun, unitBySn } from '../../floor/floor.ts'
import { inOffice, type Office, officeOf } from './office.ts'
import { isKnown, placeOn, type Planned, plainSteps, planSteps } from './plan.ts'
import { readRecord } from './record.ts'
import { openOrder, standingOrder } from './standing-order.ts'
import { type Tested, testedBy } from './tested.ts'

type Desk = { db: Office['db']; floor: FloorQueue; changed: (line: string | null, features: readonly string[]) => void }
/** The station that speaks; its key let it onto its line. */
type Tester = { lineNumber: LineNumber; stationNumber: string }

/**
 * Takes a test record: all of it or nothing. What the record speaks of and nobody has defined is made first; then the test runs over the floor
 * like the work of any station. A record that is known changes nothing.
 */
export async function takeRecord(desk: Desk, tester: Tester, body: string): Promise<RecordAnswer> {
  const tested = testedBy(readRecord(body))
  for (const time of [tested.startTime, tested.endTime, ...tested.phases.map(({ at }) => at)]) checkTime(time, Date.now())
  const unit = await unitBySn(desk.db, tester.lineNumber, tested.unit)
  const before = unit && answerBefore(unit, { messageId: tested.messageId, steps: tested.phases })
  if (before) return answerOf(tested, before, [])
  const { orderCode, processRoute, processRouteVer } = unit ? wayOf(unit) : await orderFor(desk, tester, tested)
  const route = (await loadRoute(desk.db, processRoute!, processRouteVer!))! // released with its order
  const { steps, proposed } = await plan(desk, tester, route, tested)
  const run: TestRun = { kind: 'testRun', messageId: tested.messageId, productSn: tested.unit, orderCode, steps }
  const [answered] = await desk.floor.receive(tester.lineNumber, [{ ...run, stationNumber: tester.stationNumber, time: tested.endTime }])
  if (answered instanceof Refusal) throw answered
  return answerOf(tested, answered as TestAnswer, proposed) // the floor answers a test run so
}

const wayOf = (unit: NonNullable<Awaited<ReturnType<typeof unitBySn>>>) =>
  ({ orderCode: unit.orderCode, processRoute: unit.processingNumber, processRouteVer: unit.processingVer })

async function orderFor(desk: Desk, { lineNumber, stationNumber }: Tester, tested: Tested) {
  const standing = await standingOrder(officeOf(desk.db, lineNumber), tested)
  if (standing) return standing
  const { done, office } = await inOffice(desk.db, lineNumber, async (office) => (await standingOrder(office, tested)) ?? openOrder(office, tested, stationNumber))
  announce(desk, office)
  return done
}

async function plan(desk: Desk, { lineNumber, stationNumber }: Tester, route: Parameters<typeof placeOn>[0], tested: Tested): Promise<Planned> {
  const phases = placeOn(route, tested)
  if (phases.every(isKnown)) return { steps: plainSteps(phases), proposed: [] }
  const { done, office } = await inOffice(desk.db, lineNumber, (office) => planSteps(office, route, phases, stationNumber))
  announce(desk, office)
  return done
}

function announce({ changed }: Desk, { plant, line }: Office) {
  if (plant.traced) changed(null, ['collectionSets', 'processings', 'types'])
  if (line.traced) changed(line.line, ['orders', 'boards'])
}

const answerOf = ({ unit, outcome }: Tested, answer: TestAnswer, proposed: string[]): RecordAnswer => ({ unit, outcome, proposed, ...answer })

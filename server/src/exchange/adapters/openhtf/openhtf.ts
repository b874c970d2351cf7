import { Refusal } from '@takt/contract/errors.ts'
import type { RecordAnswer } from '@takt/contract/openhtf.ts'
import type { LineNumber } from '../../../platform/db/line.ts'
import {
  answerBefore,
  checkTime,
  type FloorQueue,
  loadRoute,
  type Route,
  type TestAnswer,
  type TestRun,
  unitBySn,
} from '../../../execution/floor/floor.ts'
import { inOffice, type Office, officeOf } from './office.ts'
import { isUnchanged, type Placed, placeOn, type Planned, plainSteps, planSteps } from './plan.ts'
import { beginAnew, mayDefineAnew, openOrder, standingOrder } from './standing-order.ts'
import type { Tested } from './tested.ts'

type Desk = {
  db: Office['db']
  floor: FloorQueue
  changed: (line: string | null, features: readonly string[]) => void
}
/** The sending station; its key let it onto its line. */
type Tester = { lineNumber: LineNumber; stationNumber: string }
type Unit = NonNullable<Awaited<ReturnType<typeof unitBySn>>>

/**
 * Takes a test record: all of it or nothing. What it names and nobody has defined is made first; then the test runs over the floor
 * like the work of any station. A known record changes nothing.
 */
export async function takeRecord(desk: Desk, tester: Tester, tested: Tested): Promise<RecordAnswer> {
  for (const time of [tested.startTime, tested.endTime, ...tested.phases.map(({ at }) => at)])
    checkTime(time, Date.now())
  const unit = await unitBySn(desk.db, tester.lineNumber, tested.unit)
  const before = unit && answerBefore(unit, { messageId: tested.messageId, steps: tested.phases })
  if (before) return answerOf(tested, before, [])
  const { orderCode, route, phases } = unit
    ? await wayOf(desk, unit, tested)
    : await newWay(desk, tester, tested)
  const { steps, proposed } = await plan(desk, tester, route, phases)
  const run: TestRun = {
    kind: 'testRun',
    messageId: tested.messageId,
    productSn: tested.unit,
    orderCode,
    steps,
  }
  const [answered] = await desk.floor.receive(tester.lineNumber, [
    { ...run, stationNumber: tester.stationNumber, time: tested.endTime },
  ])
  if (answered instanceof Refusal) throw answered
  return answerOf(tested, answered as TestAnswer, proposed) // the floor answers a test run so
}

type Way = { orderCode: string; route: Route; phases: Placed[] }

/** A unit that is known stays on its route. */
const wayOf = (desk: Desk, unit: Unit, tested: Tested) =>
  wayOn(desk, unit.orderCode, unit.processingNumber, unit.processingVer, tested)

/** A new one takes that of the order that is kept open, which the first record of a test begins. */
async function newWay(desk: Desk, tester: Tester, tested: Tested): Promise<Way> {
  const standing = await standingOrder(officeOf(desk.db, tester.lineNumber), tested)
  const order =
    standing ??
    (await atOffice(
      desk,
      tester,
      async (office) =>
        (await standingOrder(office, tested)) ?? openOrder(office, tested, tester.stationNumber),
    ))
  const way = await wayOn(desk, order.orderCode, order.processRoute!, order.processRouteVer!, tested)
  if (
    !mayDefineAnew(
      order,
      tested,
      way.phases.some(({ step }) => !step),
    )
  )
    return way
  const next = await atOffice(desk, tester, (office) =>
    beginAnew(office, order, tested, tester.stationNumber),
  )
  return wayOn(desk, next.orderCode, next.processRoute!, next.processRouteVer!, tested)
}

async function wayOn(
  { db }: Desk,
  orderCode: string,
  processingNumber: string,
  processingVer: number,
  tested: Tested,
): Promise<Way> {
  const route = (await loadRoute(db, processingNumber, processingVer))! // released with the order that takes it
  return { orderCode, route, phases: placeOn(route, tested) }
}

async function plan(desk: Desk, tester: Tester, route: Route, phases: Placed[]): Promise<Planned> {
  if (phases.every(isUnchanged)) return { steps: plainSteps(phases), proposed: [] }
  return atOffice(desk, tester, (office) => planSteps(office, route, phases, tester.stationNumber))
}

async function atOffice<T>(
  { db, changed }: Desk,
  { lineNumber }: Tester,
  work: (office: Office) => Promise<T>,
): Promise<T> {
  const {
    done,
    office: { plant, line },
  } = await inOffice(db, lineNumber, work)
  if (plant.traced) changed(null, ['collectionSets', 'processings', 'types'])
  if (line.traced) changed(lineNumber, ['orders', 'boards'])
  return done
}

const answerOf = ({ unit, outcome }: Tested, answer: TestAnswer, proposed: string[]): RecordAnswer => ({
  unit,
  outcome,
  proposed,
  ...answer,
})

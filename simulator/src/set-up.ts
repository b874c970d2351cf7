import { collectionSets } from '@takt/contract/collectionSets.ts'
import { lines } from '@takt/contract/lines.ts'
import { orders } from '@takt/contract/orders.ts'
import { plant } from '@takt/contract/plant.ts'
import { processings } from '@takt/contract/processings.ts'
import { settings } from '@takt/contract/settings.ts'
import { stations } from '@takt/contract/stations.ts'
import { types } from '@takt/contract/types.ts'
import type { Office } from './delivery/console-calls.ts'
import { dispatch, takeLots } from './delivery/office-work.ts'
import type { Keys } from './keys.ts'
import { draftLots, draftOrder } from './plant/order-draft.ts'
import type { LinePlan, SetPlan, StationPlan, TypePlan } from './plant/plan.ts'
import { makeBill, makeOperators, makePackage, makePart, makeRecipes } from './set-up-material.ts'
import { isoOf } from './clock.ts'
import { makeAndonRules, makeHelpers } from './set-up-andon.ts'
import { makeAuthors, makeSops, type OpenAs } from './set-up-sops.ts'
import { makeGauge } from './set-up-gauges.ts'
import { makeStudies } from './set-up-studies.ts'
import { makeTools, makeToolSet } from './set-up-tools.ts'
import { makeNoticeRules } from './set-up-notices.ts'
import { makeInspections } from './set-up-inspections.ts'
import { makeAlarmDefs } from './set-up-alarms.ts'
import { makeConcession, makeDefects, makeProblem } from './set-up-defects.ts'
import { makeDrawings } from './set-up-drawings.ts'
import { makeFiles } from './set-up-files.ts'
import { makeInspector } from './set-up-inspector.ts'
import { makeSlots } from './set-up-slots.ts'
import { makeCalendar, makeTeams } from './set-up-time.ts'
import { linePlans, plantPlan } from './plant/plant.ts'
import { seedRandom } from './random.ts'

/** Orders of a new plant: one to produce, the rest in the queue in these states. */
const firstOrders = ['started', 'released', 'released', 'created', 'created', 'cancelled'] as const

/** Makes the demonstration plant through the console's calls and answers the stations' keys. `from`: when its first order begins. */
export async function setUpPlant(office: Office, from: number, openAs: OpenAs): Promise<Keys> {
  const there = await office(lines.list, {})
  if (there.length > 0)
    throw new Error(
      `This plant has lines already (${there.map(({ lineNumber }) => lineNumber).join(', ')}); a demonstration is set up in an empty one only.`,
    )
  await namePlant(office)
  for (const plan of linePlans) {
    for (const set of plan.sets) await makeSet(office, set)
    for (const part of plan.parts) await makePart(office, part)
    for (const type of plan.types) {
      await makeType(office, type)
      await makeBill(office, type)
    }
  }
  await makeTeams(office)
  await makeHelpers(office)
  await makeNoticeRules(office)
  const authors = await makeAuthors(office, openAs)
  const inspector = await makeInspector(office, openAs)
  const keys: Keys = {}
  for (const plan of linePlans) {
    await makeLine(office, plan)
    keys[plan.lineNumber] = await makeKeys(office, plan)
    await makeInspections(office, plan)
    await makeTools(office, plan)
    await makeToolSet(office, plan)
    await makeGauge(office, plan, from)
    await makeStudies(office, plan)
    await makeAndonRules(office, plan)
    await makeDefects(office, plan)
    await makeDrawings(office, plan)
    await makeFiles(office, plan)
    const inTenDays = isoOf(from + 10 * 86_400_000).slice(0, 10)
    await makeProblem(office, plan, inTenDays)
    await makeConcession(inspector, plan, inTenDays)
    await makeOperators(office, plan)
    await makeSops(office, authors, plan, from)
    await makeAlarmDefs(office, plan)
    await makeRecipes(office, plan)
    for (const type of plan.types) await makePackage(office, type)
    await makeCalendar(office, plan)
    await makeSlots(office, plan)
    await makeOrders(office, plan, from)
  }
  return keys
}

async function namePlant(office: Office) {
  const { version, settings: first } = await office(settings.get, {})
  await office(settings.save, {
    version,
    reason: 'Demonstration plant',
    settings: {
      ...first,
      plant: { ...first.plant, ...plantPlan },
      targets: { ...first.targets, okRate: 0.92 },
      rework: { ...first.rework, hourRate: 48, currency: 'EUR' },
    },
  })
}

/** New keys for a line of ours; the ones before stop working. Another plant's stations are left alone. */
export async function makeKeys(
  office: Office,
  { lineNumber, stations: planned }: LinePlan,
): Promise<Record<string, string>> {
  const { rows } = await office(stations.list, { limit: 200 }, lineNumber)
  const missing = planned.filter(
    (plan) =>
      !rows.some(
        (row) => row.stationNumber === plan.stationNumber && row.stationCode === codeOf(lineNumber, plan),
      ),
  )
  if (missing.length)
    throw new Error(
      `Line ${lineNumber} is not the demonstration’s: it lacks ${missing.map(({ stationNumber }) => stationNumber).join(', ')}.`,
    )
  const keys: Record<string, string> = {}
  for (const { stationNumber } of planned)
    keys[stationNumber] = (await office(stations.makeKey, { stationNumber }, lineNumber)).key
  return keys
}

async function makeLine(
  office: Office,
  { lineNumber, lineName, location, manager, shifts, stations: planned }: LinePlan,
) {
  await office(lines.create, { lineNumber, lineName, location, manager })
  await office(plant.saveShifts, { shifts }, lineNumber)
  for (const plan of planned) {
    const { stationNumber, stationName, machine, address, cycleTime, optLevel, isBench, manual } = plan
    const draft = {
      stationNumber,
      stationName,
      stationCode: codeOf(lineNumber, plan),
      ipAddr: addressOf(lineNumber, plan),
      machineId: machine,
      addr: address,
      cycleTime: isBench ? null : cycleTime,
      optLevel: manual ? optLevel : 0,
      enabled: true,
    }
    await office(stations.create, draft, lineNumber)
  }
}

const codeOf = (lineNumber: string, { stationNumber, machine }: StationPlan) =>
  `${lineNumber}-${stationNumber}-${machine}`
const addressOf = (lineNumber: string, { stationNumber }: StationPlan) =>
  `10.20.${lineNumber.slice(1)}.${stationNumber.slice(1)}`

/** A definition that is there already was made by a set-up that did not come to its end. */
async function makeSet(office: Office, { colSetId, colSetName, measures }: SetPlan) {
  const { rows } = await office(collectionSets.list, { colSetId, limit: 200 })
  if (rows.some((set) => set.colSetId === colSetId && set.definitionStatus === 'released')) return
  const characteristics = measures.map(({ definition }, place) => ({
    ...definition,
    charSeqNum: 10 * (place + 1),
  }))
  if (!rows.some((set) => set.colSetId === colSetId))
    await office(collectionSets.create, { colSetId, colSetName, remark: null, characteristics })
  await office(collectionSets.move, { colSetId, colSetVersion: 1, move: 'release' })
}

async function makeType(
  office: Office,
  { typeNo, typeName, picNumberVer, remark, processingNumber, processingName, steps }: TypePlan,
) {
  const route = await office(processings.list, { processingNumber, limit: 200 })
  const found = route.rows.find((one) => one.processingNumber === processingNumber)
  const drawn = steps.map((step) => ({ ...step, colSetVersion: step.colSetId === null ? null : 1 }))
  if (!found)
    await office(processings.create, { processingNumber, processingName, remark: null, steps: drawn })
  if (found?.definitionStatus !== 'released')
    await office(processings.move, { processingNumber, processingVer: 1, move: 'release' })
  const type = (await office(types.list, { typeNo, limit: 200 })).rows.find((one) => one.typeNo === typeNo)
  if (!type)
    await office(types.create, { typeNo, typeName, picNumberVer, processingNumber, processingVer: 1, remark })
  if (type?.definitionStatus !== 'released') await office(types.move, { typeNo, typeVer: 1, move: 'release' })
}

async function makeOrders(office: Office, plan: LinePlan, from: number) {
  const random = seedRandom('first orders', plan.lineNumber)
  let planStart = from
  for (const [place, status] of firstOrders.entries()) {
    const draft = draftOrder(plan, place + 1, planStart, random)
    const order = await office(
      orders.create,
      { ...draft, release: status === 'started' || status === 'released' },
      plan.lineNumber,
    )
    if (status !== 'cancelled') await dispatch(office, plan.lineNumber, draftLots(plan, draft))
    if (status === 'started') await takeLots(office, plan.lineNumber, order.orderCode)
    if (status === 'started') await office(orders.move, { id: order.id, move: 'start' }, plan.lineNumber)
    if (status === 'cancelled')
      await office(
        orders.move,
        { id: order.id, move: 'cancel', reason: 'Taken back by the customer' },
        plan.lineNumber,
      )
    else planStart = Date.parse(draft.planEnd)
  }
}

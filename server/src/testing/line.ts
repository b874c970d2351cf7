import { randomUUID } from 'node:crypto'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { Refusal } from '@takt/contract/errors.ts'
import { lines } from '@takt/contract/lines.ts'
import { orders } from '@takt/contract/orders.ts'
import { processings, type Step } from '@takt/contract/processings.ts'
import { stations } from '@takt/contract/stations.ts'
import { types } from '@takt/contract/types.ts'
import { nowIso } from '../platform/db/instants.ts'
import type { callerOver } from './server-process.ts'

/** Anything that calls as an administrator: a server in the test's own process, or one over HTTP. */
type Plant = Pick<ReturnType<typeof callerOver>, 'as' | 'post'>
type Values = Record<string, number | string | number[]>

const step = (stepSeq: number, over: Partial<Step>): Step => ({
  stepSeq,
  stepName: `Step ${stepSeq}`,
  stationNumber: `S${stepSeq}`,
  mustPass: true,
  nextStep: null,
  reworkStep: null,
  returnStep: null,
  maxLoops: 0,
  colSetId: null,
  colSetVersion: null,
  ...over,
})
const characteristic = (
  charSeqNum: number,
  resultCode: string,
  lowerSpecLimit: number,
  upperSpecLimit: number,
  valueCount = 1,
) => ({
  charSeqNum,
  resultCode,
  resultName: resultCode,
  resultUnit: null,
  unitCount: 1,
  valueCount,
  targetValue: null,
  lowerSpecLimit,
  upperSpecLimit,
  targetText: null,
  manualAutoMode: 'automatic' as const,
})

/**
 * A line that works: S10 (torque 8–12, retested twice), S20 (vout 4.85–5.15, reworked at S90 twice), S30, one producing order of 1,000.
 * Made through the calls a person would use; its stations use the station interface.
 */
export async function startLine(plant: Plant, lineNumber: string, orderNumber = 1000, torqueReadings = 1) {
  const admin = plant.as('admin', lineNumber)
  const id = `${lineNumber}-${randomUUID().slice(0, 4)}`
  await admin(lines.create, { lineNumber, lineName: `Line ${lineNumber}`, location: null, manager: null })
  const keys = new Map<string, string>()
  for (const stationNumber of ['S10', 'S20', 'S30', 'S90']) {
    await admin(stations.create, {
      stationNumber,
      stationName: stationNumber,
      stationCode: null,
      ipAddr: null,
      machineId: null,
      addr: null,
      cycleTime: 30,
      optLevel: 0,
      enabled: true,
    })
    keys.set(stationNumber, (await admin(stations.makeKey, { stationNumber })).key)
  }
  const set = await admin(collectionSets.create, {
    colSetId: `SET-${id}`,
    colSetName: 'Both',
    remark: null,
    characteristics: [
      characteristic(1, 'TORQUE', 8, 12, torqueReadings),
      characteristic(2, 'VOUT', 4.85, 5.15),
    ],
  })
  const key = { colSetId: set.colSetId, colSetVersion: 1 }
  await admin(collectionSets.move, { ...key, move: 'release' })
  const route = { processingNumber: `R-${id}`, processingVer: 1 }
  await admin(processings.create, {
    processingNumber: route.processingNumber,
    processingName: 'Route',
    remark: null,
    steps: [
      step(10, { nextStep: 20, reworkStep: 10, returnStep: 10, maxLoops: 2, ...key }),
      step(20, { nextStep: 30, reworkStep: 90, returnStep: 20, maxLoops: 2, ...key }),
      step(30, {}),
      step(90, { nextStep: 20 }),
    ],
  })
  await admin(processings.move, { ...route, move: 'release' })
  await admin(types.create, {
    typeNo: `T-${id}`,
    typeName: 'Type',
    picNumberVer: null,
    ...route,
    remark: null,
  })
  await admin(types.move, { typeNo: `T-${id}`, typeVer: 1, move: 'release' })
  const order = await startOrder(plant, lineNumber, `T-${id}`, `WO-${id}`, orderNumber)

  const station = (stationNumber: string) =>
    speaking(plant, lineNumber, stationNumber, keys.get(stationNumber)!)
  return { station, order, typeNo: `T-${id}`, ...key, ...route }
}

export async function startOrder(
  plant: Plant,
  lineNumber: string,
  typeNo: string,
  orderCode: string,
  orderNumber: number,
  over: { bomCode?: string; bomVer?: number; processRoute?: string; processRouteVer?: number } = {},
) {
  const admin = plant.as('admin', lineNumber)
  const { id } = await admin(orders.create, {
    orderCode,
    orderName: orderCode,
    orderUnit: 'pcs',
    typeNo,
    typeVer: 1,
    orderNumber,
    planStart: '2026-03-02T06:00:00.000Z',
    planEnd: '2026-03-03T06:00:00.000Z',
    productDescription: null,
    picNumberVer: null,
    bomCode: null,
    bomVer: null,
    processRoute: null,
    processRouteVer: null,
    sceneCode: null,
    customerOrderNo: null,
    customerOrderLine: null,
    productDepartment: null,
    release: true,
    ...over,
  })
  return admin(orders.move, { id, move: 'start' })
}

/** A station as a machine's program would use it. */
export function speaking(plant: Plant, lineNumber: string, stationNumber: string, key: string) {
  async function send(verb: string, body: object) {
    const reply = (
      await plant.post(`/api/station/${verb}/${lineNumber}`, body, { authorization: `Bearer ${key}` })
    ).json()
    if (reply.code !== 20000) throw new Refusal(reply.key, reply.facts, reply.field ?? undefined)
    return reply.data
  }
  const message = (_kind: 'arrive' | 'complete', body: object) => ({
    messageId: randomUUID(),
    at: nowIso(),
    ...body,
  })
  const readings = (values: Values) =>
    Object.entries(values).map(([resultCode, resultValue]) => ({ resultCode, resultValue }))
  const arrive = (productSn: string, more: object = {}) =>
    send('arrive', message('arrive', { productSn, ...more }))
  const complete = (productSn: string, values: Values = {}, more: object = {}) =>
    send('complete', message('complete', { productSn, results: readings(values), ...more }))
  const work = async (productSn: string, values: Values = {}, more: object = {}) => {
    await arrive(productSn)
    return complete(productSn, values, more)
  }
  return { key, send, message, arrive, complete, work }
}

import { collectionSets } from '@takt/contract/collectionSets.ts'
import { lines } from '@takt/contract/lines.ts'
import { orders } from '@takt/contract/orders.ts'
import { processings, type Step } from '@takt/contract/processings.ts'
import { stations } from '@takt/contract/stations.ts'
import { types } from '@takt/contract/types.ts'
import type { Stage } from './stage.ts'

export type BenchLine = {
  lineNumber: string
  orderCode: string
  typeNo: string
  colSetId: string
  keys: string[]
}

/** A line of stations one after another, each measuring the same set; its order never runs out. */
export async function makeLine(
  { call }: Stage,
  lineNumber: string,
  stationCount: number,
  valueCount: number,
): Promise<BenchLine> {
  const colSetId = `SET-${lineNumber}`
  const number = (i: number) => `S${10 * (i + 1)}`
  await call(lines.create, { lineNumber, lineName: lineNumber, location: null, manager: null })
  const keys: string[] = []
  for (let i = 0; i < stationCount; i++) {
    const stationNumber = number(i)
    await call(
      stations.create,
      {
        stationNumber,
        stationName: stationNumber,
        stationCode: null,
        ipAddr: null,
        machineId: null,
        addr: null,
        cycleTime: 30,
        optLevel: 0,
        enabled: true,
      },
      lineNumber,
    )
    keys.push((await call(stations.makeKey, { stationNumber }, lineNumber)).key)
  }
  const characteristics = Array.from({ length: valueCount }, (_, i) => ({
    charSeqNum: i + 1,
    resultCode: `C${i + 1}`,
    resultName: `Characteristic ${i + 1}`,
    resultUnit: 'mm',
    unitCount: 1,
    valueCount: 1,
    targetValue: 10,
    lowerSpecLimit: 0,
    upperSpecLimit: 20,
    targetText: null,
    manualAutoMode: 'automatic' as const,
  }))
  await call(collectionSets.create, { colSetId, colSetName: colSetId, remark: null, characteristics })
  await call(collectionSets.move, { colSetId, colSetVersion: 1, move: 'release' })
  const steps = Array.from({ length: stationCount }, (_, i): Step => ({
    stepSeq: 10 * (i + 1),
    stepName: `Step ${i + 1}`,
    stationNumber: number(i),
    mustPass: true,
    nextStep: i + 1 < stationCount ? 10 * (i + 2) : null,
    reworkStep: 10 * (i + 1),
    returnStep: 10 * (i + 1),
    maxLoops: 3,
    colSetId,
    colSetVersion: 1,
  }))
  const route = { processingNumber: `R-${lineNumber}`, processingVer: 1 }
  await call(processings.create, {
    processingNumber: route.processingNumber,
    processingName: 'Route',
    remark: null,
    steps,
  })
  await call(processings.move, { ...route, move: 'release' })
  const typeNo = `T-${lineNumber}`
  await call(types.create, { typeNo, typeName: 'Type', picNumberVer: null, ...route, remark: null })
  await call(types.move, { typeNo, typeVer: 1, move: 'release' })
  const orderCode = `WO-${lineNumber}`
  const { id } = await call(
    orders.create,
    {
      orderCode,
      orderName: orderCode,
      orderUnit: 'pcs',
      typeNo,
      typeVer: 1,
      orderNumber: 100_000_000,
      planStart: '2026-03-02T06:00:00.000Z',
      planEnd: '2027-03-03T06:00:00.000Z',
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
    },
    lineNumber,
  )
  await call(orders.move, { id, move: 'start' }, lineNumber)
  return { lineNumber, orderCode, typeNo, colSetId, keys }
}

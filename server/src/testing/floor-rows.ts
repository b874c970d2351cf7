import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { StationStatus } from '@takt/contract/stations.ts'
import type { Db, Tables } from '../platform/db/tables.ts'
import { openHead } from '../platform/db/turns.ts'

type Shift = [
  shiftName: string,
  startTime: string,
  endTime: string,
  breaks?: { start: string; end: string }[],
]
type Counts = Partial<Omit<Tables['outputSlots'], 'lineNumber' | 'slot' | 'stationNumber'>>
type Fate = Pick<Tables['units'], 'processStatus' | 'resultStatus'> & { currentStation?: string }
type Failed = [resultCode: string | null, stationNumber: string, failTime: string]

/** What the floor leaves behind, written row by row: for tests of what is read from it, at any time of day. */
export function floorRows(db: Db) {
  /** Its stations are called 1, 2, 3 … with these planned cycles. */
  async function addLine(lineNumber: string, cycles: (number | null)[], shifts: Shift[] = []) {
    await openHead(db, lineNumber)
    await db
      .insertInto('lines')
      .values({ lineNumber, lineName: `Line ${lineNumber}`, location: null, manager: null, madeAt: null })
      .execute()
    for (const [i, cycleTime] of cycles.entries()) {
      const blank = { stationCode: null, ipAddr: null, machineId: null, addr: null }
      await db
        .insertInto('stations')
        .values({
          ...blank,
          lineNumber,
          stationNumber: String(i + 1),
          stationName: `Station ${i + 1}`,
          cycleTime,
        })
        .execute()
    }
    for (const [shiftName, startTime, endTime, breaks = []] of shifts) {
      await db
        .insertInto('shifts')
        .values({ lineNumber, shiftName, startTime, endTime, breaks: JSON.stringify(breaks) })
        .execute()
    }
  }

  async function addType(typeNo: string, way: string[]) {
    const blank = {
      mustPass: true,
      reworkStep: null,
      returnStep: null,
      maxLoops: 0,
      colSetId: null,
      colSetVersion: null,
    }
    const steps = way.map((stationNumber, i) => ({
      ...blank,
      stepSeq: 10 * i + 10,
      stepName: stationNumber,
      stationNumber,
      nextStep: i + 1 < way.length ? 10 * i + 20 : null,
    }))
    const route = { processingNumber: `R-${typeNo}`, processingVer: 1 }
    const written = { remark: null, updateAuthor: 'test' }
    await db
      .insertInto('processings')
      .values({ ...route, ...written, processingName: 'Route', steps: JSON.stringify(steps) })
      .execute()
    await db
      .insertInto('productTypes')
      .values({ ...route, ...written, typeNo, typeVer: 1, typeName: typeNo, picNumberVer: null })
      .execute()
  }

  const addOrder = (
    order: Pick<Insertable<Tables['orders']>, 'lineNumber' | 'orderCode' | 'typeNo' | 'orderNumber'> &
      Partial<Insertable<Tables['orders']>>,
  ) =>
    db
      .insertInto('orders')
      .values({
        orderName: order.orderCode,
        orderUnit: 'pcs',
        typeVer: 1,
        planStart: '2026-06-10T06:00:00.000Z',
        planEnd: '2026-06-10T14:00:00.000Z',
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
        ...order,
      })
      .execute()

  const addStatuses = (
    lineNumber: string,
    stationNumber: string,
    ...spells: [startTime: string, endTime: string | null, stationStatus: StationStatus][]
  ) =>
    db
      .insertInto('statusIntervals')
      .values(
        spells.map(([startTime, endTime, stationStatus]) => ({
          lineNumber,
          stationNumber,
          startTime,
          endTime,
          stationStatus,
        })),
      )
      .execute()

  const addState = (lineNumber: string, stationNumber: string, stationStatus: StationStatus, at: string) =>
    db
      .insertInto('stationStates')
      .values({
        lineNumber,
        stationNumber,
        stationStatus,
        statusSince: at,
        lastHeartbeat: at,
        heardAt: at,
        lastCycle: 41,
      })
      .execute()

  const addSlot = (lineNumber: string, slot: string, stationNumber: string, counts: Counts) =>
    db
      .insertInto('outputSlots')
      .values({
        typeNo: 'T1',
        passes: 0,
        ok: 0,
        firstPasses: 0,
        firstOk: 0,
        finished: 0,
        finishedFirst: 0,
        cycleSeconds: 0,
        ...counts,
        lineNumber,
        slot,
        stationNumber,
      })
      .execute()

  async function addUnit(lineNumber: string, fate: Fate, ...failed: Failed[]) {
    const productId = randomUUID()
    const at = '2026-06-10T06:00:00.000Z'
    await db
      .insertInto('units')
      .values({
        currentStation: null,
        ...fate,
        lineNumber,
        productId,
        productSn: productId,
        typeNo: 'T1',
        typeVer: 1,
        orderCode: 'O1',
        lotNo: null,
        processingNumber: 'R-T1',
        processingVer: 1,
        currentStep: null,
        reworkCount: 0,
        statusReason: null,
        failedStep: null,
        holds: [],
        passTimes: [],
        unmoved: [],
        registeredAt: at,
        finishedAt: null,
        lastTime: at,
        packageVer: null,
        placeInOrder: null,
        passCount: 0,
        trail: [],
        returnStep: null,
        openStation: null,
        openStep: null,
        openTime: null,
        openOperator: null,
        goParaVer: null,
        goStationParaVer: null,
        messages: [],
      })
      .execute()
    for (const [i, [resultCode, stationNumber, failTime]] of failed.entries()) {
      await db
        .insertInto('failures')
        .values({
          lineNumber,
          failId: randomUUID(),
          productId,
          productSn: productId,
          stationNumber,
          stepSeq: 10,
          passNo: i + 1,
          resultCode,
          failStatus: 'open',
          failTime,
        })
        .execute()
    }
  }

  const addAlarm = (
    lineNumber: string,
    stationNumber: string,
    alarmCode: string,
    onTime: string,
    offTime: string | null,
    alarmText: string | null = null,
  ) =>
    db
      .insertInto('equipmentAlarms')
      .values({ lineNumber, stationNumber, alarmCode, onTime, offTime, alarmText })
      .execute()

  return { addLine, addType, addOrder, addStatuses, addState, addSlot, addUnit, addAlarm }
}

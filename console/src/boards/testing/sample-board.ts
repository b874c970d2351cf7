import type { LineBoard, LineTile, StationTile } from '@takt/contract/boards.ts'

export const tile: LineTile = {
  lineNumber: 'L1', lineName: 'Gearboxes', lineState: 'producing', asOf: '2026-03-02T09:00:00.000Z', orderCode: 'WO-1', orderName: 'Spring batch', typeNo: 'GB', orderNumber: 500, actualNumber: 120,
  shift: { shiftName: 'Early', productionDay: '2026-03-02', start: '2026-03-02T05:00:00.000Z', end: '2026-03-02T13:00:00.000Z' },
  madeToday: 96, targetToday: 210, madeShift: 96, targetShift: 100, okRate: 96 / 98, firstPassYield: 90 / 98,
  availability: 0.6, effectiveness: 1, quality: 0.95, oee: 0.57, activeAlarms: 0, stationsDown: 0, stationsSilent: 0, okRateTarget: null, takt: 60, attention: 4,
}

/** A line of which nothing is known. */
export const silent: LineTile = {
  ...tile, lineState: 'noData', orderCode: null, orderName: null, typeNo: null, orderNumber: null, actualNumber: null, madeToday: 0, targetToday: null, madeShift: 0, targetShift: null,
  okRate: null, firstPassYield: null, availability: null, effectiveness: null, quality: null, oee: null, stationsSilent: 3, okRateTarget: null, takt: 60, attention: 650,
}

export const station: StationTile = {
  stationNumber: 'S10', stationName: 'Press', stationStatus: 'producing', statusSince: '2026-03-02T08:58:30.000Z', lastHeartbeat: '2026-03-02T08:59:58.000Z', cycleTime: 60, skipped: false, lastCycle: 64.2, averageCycle: 58,
  unitsHere: 2, passesShift: 120, ngShift: 3, alarms: [],
}

const minutes = (count: number) => count * 60_000

export const board: LineBoard = {
  tile, stations: [station],
  hours: [
    { start: '2026-03-02T05:00:00.000Z', end: '2026-03-02T06:00:00.000Z', slotName: null, slotType: null, planned: true, reason: null, made: 58, target: 60, gap: -2, ng: 1 },
    { start: '2026-03-02T06:00:00.000Z', end: '2026-03-02T07:00:00.000Z', slotName: null, slotType: null, planned: true, reason: null, made: 38, target: 40.4, gap: -4.4, ng: 2 },
    { start: '2026-03-02T10:00:00.000Z', end: '2026-03-02T11:00:00.000Z', slotName: null, slotType: null, planned: true, reason: null, made: 0, target: 60, gap: null, ng: 0 },
  ],
  orders: [{
    orderCode: 'WO-1', orderName: 'Spring batch', typeNo: 'GB', typeVer: 2, orderNumber: 500, actualNumber: 120, ngNumber: 4, startedNumber: 130,
    planEnd: '2026-03-02T12:00:00.000Z', actualStart: '2026-03-02T05:10:00.000Z', expectedEnd: '2026-03-02T12:35:00.000Z',
  }],
  topFailures: [{ resultCode: 'TORQUE', stationNumber: 'S10', failures: 3 }, { resultCode: null, stationNumber: 'S20', failures: 1 }],
  wip: 7, okNumber: 96, ngNumber: 2, oeeStation: 'S10',
  times: { producing: minutes(120), delay: minutes(30), unplanned: minutes(20), setup: minutes(30), planned: minutes(30), unknown: minutes(10) },
  plannedBusyTime: minutes(200), producedShift: 120, goodFirstShift: 114, plannedCycle: 60, hasShifts: true,
}

/** A line without a planned cycle time, of which nothing is known. */
export const silentBoard: LineBoard = {
  ...board, tile: silent, stations: [{ ...station, stationStatus: 'unknown', cycleTime: null, lastCycle: null, averageCycle: null, lastHeartbeat: null, unitsHere: 0, passesShift: 0, ngShift: 0 }],
  hours: board.hours.map((hour) => ({ ...hour, made: 0, target: null, gap: null, ng: 0 })), orders: [], topFailures: [], wip: 0, okNumber: 0, ngNumber: 0, oeeStation: null,
  times: { producing: 0, delay: 0, unplanned: 0, setup: 0, planned: 0, unknown: 0 }, plannedBusyTime: 0, producedShift: 0, goodFirstShift: 0, plannedCycle: null,
}

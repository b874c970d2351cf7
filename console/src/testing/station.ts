import type { StationScreen } from '@takt/contract/stationScreen.ts'

/** A station at which nothing happens. */
export const quiet: StationScreen = {
  lineNumber: 'L1',
  stationNumber: 'S10',
  stationName: 'Press',
  stationStatus: 'waiting',
  statusSince: null,
  lastHeartbeat: null,
  silent: false,
  optLevel: 0,
  asOf: '2026-03-02T08:00:10Z',
  cycleTime: 60,
  people: [],
  atWork: [],
  recipe: [],
  coming: [],
  refused: null,
  order: null,
  places: [],
  tools: [],
  sops: [],
  calls: [],
  lamp: { lampColour: 'none', lampSound: 'none', test: false },
  checks: [],
}
export const atWork: StationScreen['atWork'] = [
  {
    productId: '0190c0de-0000-7000-8000-000000000001',
    productSn: 'L1-168',
    typeNo: 'GB40',
    typeVer: 1,
    orderCode: 'WO-1',
    processStatus: 'inProcess',
    stepSeq: 10,
    stepName: 'Press',
    attempt: 2,
    since: '2026-03-02T08:00:00Z',
    paraVer: 7,
    stationParaVer: null,
  },
]

import { z } from 'zod'
import { OpenCall } from './andon.ts'
import { command, feature, query } from './endpoint.ts'
import { choice, code, count, flag, instant, name, parts, seconds, uuid, version, whole } from './fields.ts'
import { Reason } from './floor.ts'
import { DueCheck } from './inspections.ts'
import { LampShown } from './lamps.ts'
import { MaterialPlace } from './materials.ts'
import { LoggedIn, StationLogin } from './operators.ts'
import { mostParameters } from './recipes.ts'
import { StationSop } from './sops.ts'
import { StationRow } from './stations.ts'
import { ToolRow } from './tools.ts'
import { processStatuses, UsedParameter } from './units.ts'

/** A unit that is worked on at the station. */
export const UnitAtWork = z.object({
  productId: uuid(),
  productSn: code().nullable(),
  typeNo: code(),
  typeVer: version(),
  orderCode: code(),
  processStatus: choice(processStatuses),
  stepSeq: whole(1, 9999).nullable(),
  stepName: name().nullable(),
  attempt: count(),
  since: instant(),
  /** Version of the parameters it is made with: of its type, and of the station whatever it makes. */
  paraVer: version().nullable(),
  stationParaVer: version().nullable(),
})
export type UnitAtWork = z.infer<typeof UnitAtWork>

const UnitComing = UnitAtWork.pick({ productId: true, productSn: true, typeNo: true, processStatus: true })

/** The last unit that was not let in here, within a day. `over`: since then another one was, or this one. */
export const RefusedUnit = z.object({
  productId: uuid().nullable(),
  productSn: code().nullable(),
  at: instant(),
  reasons: parts(Reason, 100),
  over: flag(),
})
export type RefusedUnit = z.infer<typeof RefusedUnit>

export const OrderAtStation = z.object({
  orderCode: code(),
  orderName: name(),
  typeNo: code(),
  typeVer: version(),
  typeName: name().nullable(),
  orderNumber: count(),
  actualNumber: count(),
  ngNumber: count(),
  planEnd: instant(),
})
export type OrderAtStation = z.infer<typeof OrderAtStation>

/** A tool at the station, and how worn it is. */
export const StationTool = ToolRow.pick({
  toolCode: true,
  toolType: true,
  position: true,
  toolStatus: true,
  usedShare: true,
  calibrationStatus: true,
})
export type StationTool = z.infer<typeof StationTool>

/** As many units as are named that wait for the station. */
export const mostComing = 5
export const mostAtWork = 10_000
const most = 10_000

/** All that whoever works at a station looks at, in one answer. */
export const StationScreen = StationRow.pick({
  lineNumber: true,
  stationNumber: true,
  stationName: true,
  stationStatus: true,
  statusSince: true,
  lastHeartbeat: true,
  silent: true,
  optLevel: true,
}).extend({
  asOf: instant(),
  /** As planned, in seconds. */
  cycleTime: seconds().nullable(),
  /** Who is signed on here. `qualified`: whether what the station requires is reached. */
  people: parts(
    StationLogin.pick({ operatorNo: true, name: true, since: true }).extend({ qualified: flag() }),
    most,
  ),
  /** The longest here first. */
  atWork: parts(UnitAtWork, mostAtWork),
  /** What the first of them is made with here. */
  recipe: parts(UsedParameter, 2 * mostParameters),
  coming: parts(UnitComing, mostComing),
  refused: RefusedUnit.nullable(),
  /** Of the unit here, else the first that is produced. */
  order: OrderAtStation.nullable(),
  places: parts(MaterialPlace, most),
  /** In force here for the type that is made. */
  sops: parts(StationSop, most),
  /** Mounted here. */
  tools: parts(StationTool, most),
  calls: parts(OpenCall, most),
  lamp: LampShown,
  checks: parts(DueCheck, most),
})
export type StationScreen = z.infer<typeof StationScreen>

const page = { for: ['station'] } as const
const badge = z.strictObject({ stationNumber: code(), cardId: code() })
const touches = ['operators', 'boards', 'sops']

export const stationScreen = feature('stationScreen', {
  /** `productId`: which of the units that are here is worked on; else, and when it has left, the one that is longest here. */
  of: query({
    input: z.strictObject({ stationNumber: code(), productId: uuid().optional() }),
    output: StationScreen,
    ...page,
  }),
  /** With the badge that is held to the device; somebody at another station of the line is signed off there. */
  signOn: command({ input: badge, output: LoggedIn, touches, ...page }),
  signOff: command({
    input: badge,
    output: StationLogin.pick({ operatorNo: true, stationNumber: true }),
    touches,
    ...page,
  }),
})

/** Features that change what the screen shows. */
export const stationScreenFollows = [
  'boards',
  'units',
  'orders',
  'operators',
  'stations',
  'materials',
  'sops',
  'andon',
  'inspections',
  'tools',
  'calibrations',
  'signals',
] as const

import { z } from 'zod'
import { command, download, feature, query } from './endpoint.ts'
import { choice, code, count, flag, instant, measure, name, nothing, seconds, whole } from './fields.ts'
import { exportFormats, registerOf, registerPaging } from './lists.ts'

export const stationStatuses = [
  'unknown',
  'waiting',
  'warning',
  'running',
  'unbound',
  'producing',
  'repaired',
  'break',
  'down',
  'maintain',
  'debugging',
  'defect',
  'processed',
] as const
export type StationStatus = (typeof stationStatuses)[number]

/** ISO 22400 time classes of the station statuses; `unknown` is in none of the others, never "idle". */
export const timeClasses = ['producing', 'delay', 'unplanned', 'setup', 'planned', 'unknown'] as const
export type TimeClass = (typeof timeClasses)[number]
export const timeClassOf: Record<StationStatus, TimeClass> = {
  running: 'producing',
  producing: 'producing',
  warning: 'producing',
  waiting: 'delay',
  processed: 'delay',
  unbound: 'delay',
  down: 'unplanned',
  defect: 'unplanned',
  repaired: 'unplanned',
  debugging: 'setup',
  maintain: 'planned',
  break: 'planned',
  unknown: 'unknown',
}

/** A place on the line where work is done. `optLevel` is the qualification its work requires of an operator. */
export const Station = z.object({
  lineNumber: code(),
  stationNumber: code(),
  stationName: name(),
  stationCode: code().nullable(),
  ipAddr: code().nullable(),
  machineId: code().nullable(),
  addr: code().nullable(),
  /** Shorter than a millisecond is a slip, and overflows per hour. */
  cycleTime: seconds()
    .refine((cycle) => cycle === 0 || cycle >= 0.001, { error: 'positive' })
    .nullable(),
  /** 3600 / cycleTime, kept by the database. */
  cycleTimePerHour: measure().nullable(),
  optLevel: whole(0, 9),
  enabled: flag(),
  revision: count(),
})
export type Station = z.infer<typeof Station>

export const StationDraft = Station.omit({
  lineNumber: true,
  cycleTimePerHour: true,
  revision: true,
}).strict()
export type StationDraft = z.infer<typeof StationDraft>

/** A station as its register shows it: with its last status, and whether it has a key. */
export const StationRow = Station.extend({
  stationStatus: choice(stationStatuses),
  statusSince: instant().nullable(),
  /** When its last message came, not heartbeats only. */
  lastHeartbeat: instant().nullable(),
  /** It was alive once and is no more, for three of its heartbeats. */
  silent: flag(),
  keyHint: code().nullable(),
  keyMadeAt: instant().nullable(),
})
export type StationRow = z.infer<typeof StationRow>

const filterFields = StationRow.pick({
  stationNumber: true,
  stationName: true,
  stationStatus: true,
  enabled: true,
}).partial().shape
export const StationFilter = z.strictObject({ ...filterFields, ...registerPaging(StationRow) })
export type StationFilter = z.infer<typeof StationFilter>

export const stationKey = Station.pick({ stationNumber: true }).strict()

export const stations = feature('stations', {
  list: query({ input: StationFilter, output: registerOf(StationRow), for: ['stationDef'] }),
  /** Names only, for pickers and filters. */
  names: query({
    input: nothing,
    output: z.array(Station.pick({ stationNumber: true, stationName: true })),
    for: 'signedIn',
  }),
  create: command({ input: StationDraft, output: Station, for: ['stationDef'], touches: ['boards'] }),
  update: command({
    input: StationDraft.extend({ revision: count() }),
    output: Station,
    for: ['stationDef'],
    touches: ['boards'],
  }),
  delete: command({ input: stationKey, output: Station, for: ['stationDef'], touches: ['boards'] }),
  /** Makes a new key, shown this once; the one before stops working at once. */
  makeKey: command({
    input: stationKey,
    output: stationKey.extend({ key: z.string() }),
    for: ['stationDef'],
  }),
  revokeKey: command({ input: stationKey, output: stationKey, for: ['stationDef'] }),
  export: download({
    input: z.strictObject({
      ...filterFields,
      sort: StationFilter.shape.sort,
      format: z.enum(exportFormats),
    }),
    output: z.never(),
    for: ['stationDef'],
  }),
})

import { z } from 'zod'
import { command, download, feature, query } from './endpoint.ts'
import {
  choice,
  code,
  count,
  flag,
  instant,
  measure,
  name,
  note,
  nothing,
  reason,
  scan,
  seconds,
  uuid,
} from './fields.ts'
import { exportFormats, ledgerOf, ledgerPaging, period, registerOf, registerPaging } from './lists.ts'

export const lotStates = ['available', 'blocked'] as const
/** So much at once, and so much of a lot in all. */
export const mostOfLot = 1e12
const amount = () => measure().nonnegative().max(mostOfLot)

/** A box or reel with a label, at a line: lineNumber + bomCode + bomLot. */
export const MaterialLot = z.object({
  lineNumber: code(),
  bomCode: code(),
  bomLot: code(),
  /** What came in all, corrections included, and what is left of it. */
  quantity: amount(),
  remaining: amount(),
  expiresAt: instant().nullable(),
  supplier: name().nullable(),
  supplierLot: code().nullable(),
  lotState: choice(lotStates),
  stateReason: note().nullable(),
  receivedAt: instant(),
  revision: count(),
})
export type MaterialLot = z.infer<typeof MaterialLot>

/** A lot mounted at a place of a station. What is bound first is used first. */
export const Binding = z.object({
  lineNumber: code(),
  stationNumber: code(),
  position: code(),
  bomCode: code(),
  bomLot: code(),
  /** How much was left of it when it was bound. */
  boundQuantity: amount(),
  boundAt: instant(),
  boundBy: name(),
})
export type Binding = z.infer<typeof Binding>

/** What became of a place on the line: `low` where less of the part is bound at the whole line than its minimum, or for less than ten minutes here. */
export const bomStatesShown = ['none', 'bound', 'low', 'empty', 'expired', 'blocked'] as const
export type BomStateShown = (typeof bomStatesShown)[number]

/** One place on the line: what is there, for how long, and whether it lasts the order. */
export const MaterialPlace = z.object({
  stationNumber: code(),
  stationName: name(),
  position: code().nullable(),
  /** The group of the running order's bill it serves; null: no open order needs it here. */
  partGrp: code().nullable(),
  bomCode: code(),
  bomName: name().nullable(),
  unit: code().nullable(),
  bomLot: code().nullable(),
  boundQuantity: amount().nullable(),
  remaining: amount().nullable(),
  used: amount().nullable(),
  expiresAt: instant().nullable(),
  boundAt: instant().nullable(),
  boundBy: name().nullable(),
  bomState: choice(bomStatesShown),
  /** At the pace of the last quarter of an hour; null: nothing was made, so it is unknown. */
  secondsLeft: seconds().nullable(),
  orderCode: code().nullable(),
  /** What the order still needs here, of the whole group. */
  needed: measure().nonnegative().nullable(),
  /** Whether what is bound of the group lasts the order; null: no order. */
  lastsOrder: flag().nullable(),
})
export type MaterialPlace = z.infer<typeof MaterialPlace>

export const bindEvents = ['bind', 'unbind', 'replace'] as const
/** What was bound and unbound, by whom and why. */
export const BindEvent = z.object({
  eventId: uuid(),
  lineNumber: code(),
  stationNumber: code(),
  position: code(),
  bindEvent: choice(bindEvents),
  bomCode: code(),
  bomLot: code(),
  remaining: amount(),
  at: instant(),
  boundBy: name(),
  reason: note().nullable(),
})
export type BindEvent = z.infer<typeof BindEvent>

export const movements = ['receive', 'adjust', 'scrap'] as const
/** What came, was counted anew or thrown away. What units took is in their genealogy. */
export const Movement = z.object({
  movementId: uuid(),
  lineNumber: code(),
  bomCode: code(),
  bomLot: code(),
  movement: choice(movements),
  quantity: measure(),
  at: instant(),
  by: name(),
  reason: note().nullable(),
})
export type Movement = z.infer<typeof Movement>

const lotFilterFields = {
  ...MaterialLot.pick({
    bomCode: true,
    bomLot: true,
    supplier: true,
    supplierLot: true,
    lotState: true,
  }).partial().shape,
  leftOnly: flag().optional(),
}
export const MaterialLotRow = MaterialLot.extend({
  bomName: name().nullable(),
  unit: code().nullable(),
  places: z.array(z.string()),
})
export type MaterialLotRow = z.infer<typeof MaterialLotRow>
/** `label`: what a scanner read, interpreted by the rules of the parts; the lots it may mean. */
export const MaterialLotFilter = z.strictObject({
  ...lotFilterFields,
  label: scan().optional(),
  ...registerPaging(MaterialLot),
})
export type MaterialLotFilter = z.infer<typeof MaterialLotFilter>

const lotKey = MaterialLot.pick({ bomCode: true, bomLot: true }).strict()
const place = Binding.pick({ stationNumber: true, position: true })
/** What a person scans, or types: a whole label, read by the rule of its part, or the lot alone. */
const scanned = { label: scan() }

const eventFilterFields = {
  ...BindEvent.pick({ stationNumber: true, bindEvent: true, bomCode: true, bomLot: true }).partial().shape,
  ...period,
}

/** Sent again because the answer was lost, it is the same movement, not another one. */
const once = { movementId: uuid().optional() }

/** How much of a part is at the line: of lots loaded at a station, and of available lots that are not. */
export const PartStock = z.object({
  bomCode: code(),
  loaded: measure(),
  onShelf: measure(),
  blocked: measure(),
})
export type PartStock = z.infer<typeof PartStock>

export const materials = feature('materials', {
  /** The live board: soonest empty first. */
  monitor: query({
    input: z.strictObject({ stationNumber: code().optional() }),
    output: z.object({ asOf: instant(), places: z.array(MaterialPlace) }),
    for: ['bomMonitors', 'lineDashboard'],
  }),
  lots: query({
    input: MaterialLotFilter,
    output: registerOf(MaterialLotRow),
    for: ['bomMonitors', 'bomSummary'],
  }),
  /** Every part of which anything is left on the line. */
  stock: query({ input: nothing, output: z.array(PartStock), for: ['bomDef', 'bomMonitors'] }),
  movements: query({ input: lotKey, output: z.array(Movement), for: ['bomMonitors', 'bomSummary'] }),
  events: query({
    input: z.strictObject({ ...eventFilterFields, ...ledgerPaging }),
    output: ledgerOf(BindEvent),
    for: ['bomMonitors'],
  }),
  exportLots: download({
    input: z.strictObject({
      ...lotFilterFields,
      sort: MaterialLotFilter.shape.sort,
      format: z.enum(exportFormats),
    }),
    output: z.never(),
    for: ['bomMonitors', 'bomSummary'],
  }),
  /** A new lot, or more of one that is known. */
  receive: command({
    input: MaterialLot.pick({ bomCode: true, bomLot: true, supplier: true, supplierLot: true })
      .extend({ quantity: measure().positive().max(mostOfLot), expiresAt: instant().nullable(), ...once })
      .strict(),
    output: MaterialLot,
    for: ['bomMonitors'],
  }),
  /** Counted: so much is really left. */
  adjust: command({
    input: lotKey.extend({ remaining: amount(), reason: reason(), revision: count().optional() }),
    output: MaterialLot,
    for: ['bomMonitors'],
  }),
  /** Thrown away: so much less is left. */
  scrap: command({
    input: lotKey.extend({ quantity: measure().positive().max(mostOfLot), reason: reason(), ...once }),
    output: MaterialLot,
    for: ['bomMonitors'],
  }),
  block: command({
    input: lotKey.extend({ reason: reason() }),
    output: MaterialLot,
    for: ['bomMonitors', 'bomSummary'],
  }),
  unblock: command({
    input: lotKey.extend({ reason: reason() }),
    output: MaterialLot,
    for: ['bomMonitors', 'bomSummary'],
  }),
  /** `bomCode` where the label does not contain it. A place that is taken is refused without `reason`: then it is replaced. */
  bind: command({
    input: place
      .extend({
        ...scanned,
        bomCode: code().optional(),
        quantity: measure().positive().max(mostOfLot).optional(),
        reason: note().optional(),
      })
      .strict(),
    output: Binding,
    for: ['bomMonitors'],
    /** Other material, like a tool that is mounted or an order that starts, may require a check. */
    touches: ['inspections'],
  }),
  unbind: command({
    input: place.extend({ reason: reason() }).strict(),
    output: BindEvent,
    for: ['bomMonitors'],
  }),
})

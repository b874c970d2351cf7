import { z } from 'zod'
import { Consumption, LotScrap, MaterialUsed } from './consumption.ts'
import { command, download, feature, query } from './endpoint.ts'
import {
  choice,
  code,
  count,
  day,
  flag,
  instant,
  measure,
  name,
  note,
  once,
  reason,
  uuid,
  version,
  whole,
} from './fields.ts'
import { Found, HoldRule } from './found-units.ts'
import { exportFormats, ledgerOf, ledgerPaging, period } from './lists.ts'
import { processStatuses } from './units.ts'

/** A part that went into a unit: of a lot, or with a serial of its own. `bomLot` and `serial` both missing: used while nothing was bound, so its lot is unknown. */
export const Component = z.object({
  lineNumber: code(),
  productId: uuid(),
  componentId: uuid(),
  /** The outermost unit it is in. */
  rootId: uuid(),
  bomCode: code(),
  bomLot: code().nullable(),
  serial: code().nullable(),
  /** The unit made here that it is. */
  childId: uuid().nullable(),
  quantity: measure(),
  partGrp: code(),
  stationNumber: code(),
  stepSeq: whole(1, 9999).nullable(),
  passNo: count().nullable(),
  componentTime: instant(),
  operator: code().nullable(),
  /** Taken out again. */
  removedAt: instant().nullable(),
  removedBy: name().nullable(),
  removeReason: note().nullable(),
})
export type Component = z.infer<typeof Component>

/** As a person reads it: with its unit's serial and the part's name. `depth` 0: in the unit itself; 1: in a unit that is in it. */
export const ComponentRow = Component.extend({
  productSn: code().nullable(),
  operatorName: name().nullable(),
  bomName: name().nullable(),
  unit: code().nullable(),
  supplier: name().nullable(),
  supplierLot: code().nullable(),
  depth: count(),
})
export type ComponentRow = z.infer<typeof ComponentRow>

/** The search goes so many levels of units in units, and returns where it stopped. */
export const mostLevels = 10

/** A unit that holds the part: itself (`level` 1), or in a unit that is built into it, `childId`. */
export const WhereUsed = z.object({
  level: whole(1, mostLevels),
  childId: uuid().nullable(),
  productId: uuid(),
  productSn: code().nullable(),
  typeNo: code(),
  typeVer: version(),
  orderCode: code(),
  lotNo: code().nullable(),
  customerSn: code().nullable(),
  processStatus: choice(processStatuses),
  currentStation: code().nullable(),
  bomCode: code(),
  bomLot: code().nullable(),
  serial: code().nullable(),
  quantity: measure(),
  stationNumber: code(),
  componentTime: instant(),
  removedAt: instant().nullable(),
  /** The unit it is built into, if it is. */
  rootSn: code().nullable(),
})
export type WhereUsed = z.infer<typeof WhereUsed>

/** A lot, a part's serial, or units themselves. `now`: where it is; without: also where it was taken out again. */
const lotOrSerial = {
  bomCode: code().optional(),
  bomLot: code().optional(),
  serial: code().optional(),
  productIds: z.array(uuid()).min(1).max(200).optional(),
  now: flag().default(true),
}
const unitKeys = { productSn: code().optional(), productId: uuid().optional(), now: flag().default(true) }

const UnitGroup = z.strictObject({ orderCode: code().optional(), lotNo: code().optional() })

const consumptionFilterFields = {
  orderCode: code().optional(),
  stationNumber: code().optional(),
  bomCode: code().optional(),
  ...period,
}

export const genealogy = feature('genealogy', {
  /** Backward: all that is in a unit, children's parts included. `more`: the list is cut; `deeper`: it was not followed further in. */
  ofUnit: query({
    input: z.strictObject(unitKeys),
    output: z.object({
      productId: uuid().nullable(),
      components: z.array(ComponentRow),
      more: flag(),
      deeper: flag(),
    }),
    for: ['bomSummary', 'productSummary'],
  }),
  /** Of all units of an order or of a production lot, most used first. What went back to its lot is not counted. `more`: the list is cut. */
  materialsUsed: query({
    input: UnitGroup,
    output: z.object({ rows: z.array(MaterialUsed), more: flag() }),
    for: ['bomSummary', 'orderHistory'],
  }),
  exportMaterialsUsed: download({
    input: UnitGroup.extend({ format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['bomSummary'],
  }),
  /** Forward: the units a lot or serial went into, and those they are built into, level by level. The count is exact. */
  whereUsed: query({
    input: z.strictObject({ ...lotOrSerial, ...ledgerPaging }),
    output: ledgerOf(WhereUsed).extend({
      units: count().nullable(),
      deeper: flag(),
      states: z.array(z.object({ processStatus: choice(processStatuses), units: count() })),
    }),
    for: ['bomSummary'],
  }),
  exportUsed: download({
    input: z.strictObject({ ...lotOrSerial, format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['bomSummary'],
    mayLag: true,
  }),
  exportOfUnit: download({
    input: z.strictObject({ ...unitKeys, format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['bomSummary'],
    mayLag: true,
  }),
  /** Holds every unit found that can be held, finished ones included, or sends it to the rework step of the step where the part went in. Units that are named are changed with those they are built into. */
  hold: command({
    /**
     * `typeNo`: every unit of the type that is in work, whatever is in it. `later`: units that get it from now on, or of the type are begun, are held
     * as well, until the rule is released.
     */
    input: z.strictObject({
      ...lotOrSerial,
      typeNo: code().optional(),
      reason: reason(),
      later: flag().default(false),
      ...once,
    }),
    output: Found,
    for: ['bomSummary', 'productSummary'],
    touches: ['units', 'boards', 'orders'],
    large: true,
  }),
  rework: command({
    input: z.strictObject({ ...lotOrSerial, reason: reason(), ...once }),
    output: Found,
    for: ['bomSummary'],
    touches: ['units', 'boards', 'orders'],
    large: true,
  }),
  /** What lots, serials and types of the line are held for, also of units that get them later. */
  rules: query({
    input: z.strictObject({}),
    output: z.array(HoldRule),
    for: ['bomSummary', 'productSummary'],
  }),
  /** Units that are held stay held. */
  releaseRule: command({
    input: z.strictObject({ message: code(), ...once }),
    output: HoldRule,
    for: ['bomSummary', 'productSummary'],
  }),
  /** How far such an act has come, by its id; `units` null: they are looked for. */
  progress: query({
    input: z.strictObject({ messageId: code() }),
    output: z.object({ units: count().nullable(), done: count() }),
    for: ['bomSummary', 'productSummary'],
  }),
  /** Takes a part out of a unit; `back`: it goes back to its lot. Another may be put in with the same call. */
  replace: command({
    input: z.strictObject({
      productId: uuid(),
      componentId: uuid(),
      reason: reason(),
      back: flag().default(false),
      bomLot: code().optional(),
      serial: code().optional(),
      ...once,
    }),
    output: z.object({ removed: Component, added: Component.nullable() }),
    for: ['bomSummary'],
    touches: ['materials'],
  }),
  /** Planned against actual, per group, station and order, the largest difference first. `days`: where one part is requested. */
  consumption: query({
    input: z.strictObject(consumptionFilterFields),
    output: z.object({
      rows: z.array(Consumption),
      scrapped: z.array(LotScrap),
      days: z.array(z.object({ day: day(), actual: measure() })),
      more: flag(),
    }),
    for: ['bomProcessSummary'],
    mayLag: true,
  }),
  exportConsumption: download({
    input: z.strictObject({ ...consumptionFilterFields, format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['bomProcessSummary'],
    mayLag: true,
  }),
})

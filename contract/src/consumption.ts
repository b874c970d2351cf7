import { z } from 'zod'
import { code, count, instant, measure, name, share } from './fields.ts'

// What units took of parts and material lots.

/** What units took at a station for an order, and what the bill plans for as many. */
export const Consumption = z.object({
  /** The group's main part, and the group. */
  bomCode: code(),
  bomName: name().nullable(),
  unit: code().nullable(),
  partGrp: code(),
  stationNumber: code(),
  orderCode: code(),
  units: count(),
  planned: measure(),
  actual: measure(),
  /** (actual − planned) / planned. */
  variance: share().nullable(),
  /** Of the actual: taken out of units again and not put back; of an unknown lot; of parts used instead of the main one. */
  scrap: measure(),
  unassigned: measure(),
  alternates: measure(),
  lotsUsed: count(),
})
export type Consumption = z.infer<typeof Consumption>
/** Thrown away at the line, of lots; no order took it. */
export const LotScrap = z.object({
  bomCode: code(),
  bomName: name().nullable(),
  unit: code().nullable(),
  quantity: measure(),
})
/** What the units of an order or of a production lot took of one material lot, or of a part that has serials and no lot. */
export const MaterialUsed = z.object({
  bomCode: code(),
  bomName: name().nullable(),
  bomLot: code().nullable(),
  quantity: measure(),
  unit: code().nullable(),
  units: count(),
  /** Parts among them that have a serial of their own. */
  serials: count(),
  supplier: name().nullable(),
  supplierLot: code().nullable(),
  firstUsed: instant(),
  lastUsed: instant(),
})
export type MaterialUsed = z.infer<typeof MaterialUsed>

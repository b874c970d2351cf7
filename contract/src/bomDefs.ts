import { z } from 'zod'
import { BarcodeRule } from './barcode.ts'
import { feature, plantCommand, plantDownload, plantQuery } from './endpoint.ts'
import { errors, type ErrorKey } from './errors.ts'
import { choice, code, count, flag, instant, measure, name, note, nothing, whole } from './fields.ts'
import { exportFormats, registerOf, registerPaging } from './lists.ts'

/** A blocked part is not bound any more, whatever lot of it is at hand. */
export const bomStates = ['active', 'blocked'] as const
const amount = () => measure().nonnegative().max(1e12)

/** What a unit is made from: one row a part number. */
export const Part = z.object({
  bomCode: code(),
  bomName: name(),
  bomDes: note().nullable(),
  /** What it is counted in: pcs, m, g. */
  unit: code(),
  /** How much a full box or reel holds, where its label does not say. */
  bomValue: amount().nullable(),
  barcodeRule: BarcodeRule,
  supplier: name().nullable(),
  /** Days from receipt on, where the label does not say when it expires. */
  shelfLife: whole(1, 10_000).nullable(),
  /** Below this much at the line it is said to run low. */
  minimumStock: amount().nullable(),
  bomState: choice(bomStates),
  /** Why it is blocked. */
  stateReason: note().nullable(),
  updateDate: instant(),
  updateAuthor: name(),
  revision: count(),
})
export type Part = z.infer<typeof Part>

export const PartDraft = Part.omit({ bomState: true, stateReason: true, updateDate: true, updateAuthor: true, revision: true }).strict()
export type PartDraft = z.infer<typeof PartDraft>
export const partKey = Part.pick({ bomCode: true }).strict()

const partsWanted = Part.pick({ bomCode: true, bomName: true, supplier: true, bomState: true }).partial().shape
export const PartFilter = z.strictObject({ ...partsWanted, ...registerPaging(Part) })
export type PartFilter = z.infer<typeof PartFilter>

/** As the register shows it: in how many bills it stands. */
export const PartRow = Part.extend({ billCount: count() })
export type PartRow = z.infer<typeof PartRow>

/** A bill that names the part. */
export const PartUse = z.object({ bomCode: code(), bomVer: count(), typeNo: code(), definitionStatus: z.string(), bomQty: measure(), stationNumber: code() })

/** As it is called where it is picked. */
export const PartName = Part.pick({ bomCode: true, bomName: true, unit: true, bomState: true })
export type PartName = z.infer<typeof PartName>

/** As many as one import takes. */
export const mostParts = 10_000
/** A row as it was read; nothing of it is understood yet. A column that is not there leaves the part as it is. */
export const PartImportRow = z.record(z.string().max(64), z.union([z.string().max(4000), z.number(), z.null()]))
export type PartImportRow = z.infer<typeof PartImportRow>
/** What speaks against a row; `row` counts from 1. */
export const PartFault = z.object({
  row: count(), about: z.string().nullable(), field: z.string().nullable(),
  key: z.enum(Object.keys(errors) as [ErrorKey, ...ErrorKey[]]), // the table's own keys
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type PartFault = z.infer<typeof PartFault>

export const bomDefs = feature('bomDefs', {
  list: plantQuery({ input: PartFilter, output: registerOf(PartRow), for: 'signedIn' }),
  /** Every part there is, for whoever names one. */
  names: plantQuery({ input: nothing, output: z.array(PartName), for: 'signedIn' }),
  uses: plantQuery({ input: partKey, output: z.array(PartUse), for: ['bomDef', 'bomSet'] }),
  create: plantCommand({ input: PartDraft, output: Part, for: ['bomDef'] }),
  update: plantCommand({ input: PartDraft.extend({ revision: count() }), output: Part, for: ['bomDef'], touches: ['materials'] }),
  /** Only what no bill names and no lot was ever received of. */
  delete: plantCommand({ input: partKey, output: Part, for: ['bomDef'] }),
  block: plantCommand({ input: partKey.extend({ reason: note().optional() }), output: Part, for: ['bomDef'], touches: ['materials'] }),
  unblock: plantCommand({ input: partKey.extend({ reason: note().optional() }), output: Part, for: ['bomDef'], touches: ['materials'] }),
  /** All rows or none. A dry run writes nothing and tells what a real one would do. How labels are read is no column: it stays, and begins as the plain label. */
  import: plantCommand({
    input: z.strictObject({ rows: z.array(PartImportRow).min(1).max(mostParts), dryRun: flag() }),
    output: z.object({ created: count(), updated: count(), unchanged: count(), faults: z.array(PartFault), written: flag() }), for: ['bomDef'], touches: ['materials'],
  }),
  export: plantDownload({ input: z.strictObject({ ...partsWanted, sort: PartFilter.shape.sort, format: z.enum(exportFormats) }), output: z.never(), for: ['bomDef'] }),
})

import { z } from 'zod'
import { BarcodeRule } from './barcode.ts'
import { feature, plantCommand, plantDownload, plantQuery } from './endpoint.ts'
import { choice, code, count, instant, measure, name, note, nothing, uuid, whole } from './fields.ts'
import { importOf, Imported } from './imports.ts'
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
  /** How much a full box or reel holds, where its label does not give it. */
  bomValue: amount().nullable(),
  barcodeRule: BarcodeRule,
  supplier: name().nullable(),
  /** Days from receipt on, where the label has no expiry date. */
  shelfLife: whole(1, 10_000).nullable(),
  /** Where less than this is bound at a line, all its places together, it counts as running low. */
  minimumStock: amount().nullable(),
  /** What one of its unit costs, in the plant's currency; null: not entered. */
  unitPrice: amount().nullable(),
  /** A picture among the uploaded files. */
  picture: uuid().nullable(),
  bomState: choice(bomStates),
  /** Why it is blocked. */
  stateReason: note().nullable(),
  updateDate: instant(),
  updateAuthor: name(),
  revision: count(),
})
export type Part = z.infer<typeof Part>

export const PartDraft = Part.omit({
  bomState: true,
  stateReason: true,
  updateDate: true,
  updateAuthor: true,
  revision: true,
})
  .extend({
    unitPrice: Part.shape.unitPrice.default(null),
    picture: Part.shape.picture.default(null),
  })
  .strict()
export type PartDraft = z.input<typeof PartDraft>
export const partKey = Part.pick({ bomCode: true }).strict()

const filterFields = Part.pick({ bomCode: true, bomName: true, supplier: true, bomState: true }).partial()
  .shape
export const PartFilter = z.strictObject({ ...filterFields, ...registerPaging(Part) })
export type PartFilter = z.infer<typeof PartFilter>

/** As the register shows it: in how many bills it is. */
export const PartRow = Part.extend({ billCount: count() })
export type PartRow = z.infer<typeof PartRow>

/** A bill that names the part. */
export const PartUse = z.object({
  bomCode: code(),
  bomVer: count(),
  typeNo: code(),
  definitionStatus: z.string(),
  bomQty: measure(),
  stationNumber: code(),
})

/** As it is called where it is picked. */
export const PartName = Part.pick({ bomCode: true, bomName: true, unit: true, bomState: true })
export type PartName = z.infer<typeof PartName>

/** As many as one import takes. */
export const mostParts = 10_000

export const bomDefs = feature('bomDefs', {
  list: plantQuery({ input: PartFilter, output: registerOf(PartRow), for: 'signedIn' }),
  /** Every part there is, for whoever names one. */
  names: plantQuery({ input: nothing, output: z.array(PartName), for: 'signedIn' }),
  uses: plantQuery({ input: partKey, output: z.array(PartUse), for: ['bomDef', 'bomSet'] }),
  create: plantCommand({ input: PartDraft, output: Part, for: ['bomDef'] }),
  update: plantCommand({
    input: PartDraft.extend({
      unitPrice: Part.shape.unitPrice,
      picture: Part.shape.picture,
      revision: count(),
    }),
    output: Part,
    for: ['bomDef'],
    touches: ['materials'],
  }),
  /** Only what no bill names and no lot was ever received of. */
  delete: plantCommand({ input: partKey, output: Part, for: ['bomDef'] }),
  block: plantCommand({
    input: partKey.extend({ reason: note().optional() }),
    output: Part,
    for: ['bomDef'],
    touches: ['materials'],
  }),
  unblock: plantCommand({
    input: partKey.extend({ reason: note().optional() }),
    output: Part,
    for: ['bomDef'],
    touches: ['materials'],
  }),
  /** How labels are read is no column: it stays, and begins as the plain label. */
  import: plantCommand({
    input: importOf(mostParts),
    output: Imported,
    for: ['bomDef'],
    touches: ['materials'],
    large: true,
  }),
  export: plantDownload({
    input: z.strictObject({ ...filterFields, sort: PartFilter.shape.sort, format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['bomDef'],
  }),
})

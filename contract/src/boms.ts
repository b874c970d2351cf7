import { z } from 'zod'
import { feature, plantCommand, plantDownload, plantQuery } from './endpoint.ts'
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
  parts,
  version,
  whole,
} from './fields.ts'
import { exportFormats, registerOf, registerPaging } from './lists.ts'
import { definitionMoveNames, definitionStatuses } from './moves.ts'
import { VersionUses } from './uses.ts'

/** What is scanned for a unit: the label of a lot, the maker's serial number, or the serial of a unit made here. */
export const serialTypes = ['L', 'M', 'S'] as const
/** Backflush: taken from what is bound at the station. Scan: reported with every unit. */
export const consumeModes = ['backflush', 'scan'] as const

/** One part a unit needs, and where. `part` is the code of the part; a group has one main row, the others replace it where needed. */
export const BomRow = z.strictObject({
  seqNum: whole(1, 9999),
  partGrp: code(),
  part: code(),
  /** Stock is counted to nine places; less than that would never be taken. */
  bomQty: measure().min(1e-9, { error: 'positive' }).max(1e9),
  altMatFlag: flag(),
  serialInputFlag: flag(),
  serialType: choice(serialTypes).nullable(),
  stationNumber: code(),
  consumeMode: choice(consumeModes),
  /** What has expired is not taken. */
  shelfLifeCheck: flag(),
  remark: note().nullable(),
})
export type BomRow = z.infer<typeof BomRow>
/** The cells of a row in the order they are shown, exported and pasted. */
export const bomRowCells = [
  'seqNum',
  'partGrp',
  'part',
  'bomQty',
  'altMatFlag',
  'stationNumber',
  'shelfLifeCheck',
  'remark',
  'consumeMode',
  'serialInputFlag',
  'serialType',
] as const satisfies readonly (keyof BomRow)[]

/** What a type is made from, versioned: bomCode + bomVer. */
export const Bom = z.object({
  bomCode: code(),
  bomVer: version(),
  bomName: name(),
  typeNo: code(),
  definitionStatus: choice(definitionStatuses),
  /** From which day on it shall be used; a word to people, orders name their bill. */
  validFrom: day().nullable(),
  remark: note().nullable(),
  rows: parts(BomRow, 500),
  updateDate: instant(),
  updateAuthor: name(),
  revision: count(),
})
export type Bom = z.infer<typeof Bom>

/** As the register shows it: with how many orders take it. */
export const BomHead = Bom.extend({ orderCount: count() })
export type BomHead = z.infer<typeof BomHead>

export const BomDraft = Bom.omit({
  bomVer: true,
  definitionStatus: true,
  updateDate: true,
  updateAuthor: true,
  revision: true,
}).strict()
export type BomDraft = z.infer<typeof BomDraft>

export const bomKey = Bom.pick({ bomCode: true, bomVer: true }).strict()
const filterFields = Bom.pick({ bomCode: true, bomName: true, typeNo: true, definitionStatus: true })
  .partial()
  .extend({ part: code().optional() }).shape
export const BomFilter = z.strictObject({ ...filterFields, ...registerPaging(Bom) })
export type BomFilter = z.infer<typeof BomFilter>

/** Everything that keeps a bill from being released. */
export const bomFaults = [
  'noRows',
  'noMainRow',
  'twoMainRows',
  'doublePart',
  'doubleNumber',
  'serialTypeMissing',
  'serialNotWhole',
  'scanWithoutSerial',
  'groupAtTwoStations',
  'partUnknown',
  'partTypeUnknown',
  'partBlocked',
  'typeUnknown',
] as const
export type BomFault = (typeof bomFaults)[number]

export const boms = feature('boms', {
  list: plantQuery({ input: BomFilter, output: registerOf(BomHead), for: 'signedIn' }),
  create: plantCommand({ input: BomDraft, output: Bom, for: ['bomSet'] }),
  update: plantCommand({
    input: BomDraft.extend({ bomVer: version(), revision: count() }),
    output: Bom,
    for: ['bomSet'],
  }),
  /** A new draft, copied from this version. */
  revise: plantCommand({ input: bomKey, output: Bom, for: ['bomSet'] }),
  move: plantCommand({
    input: bomKey.extend({ move: z.enum(definitionMoveNames) }),
    output: Bom,
    for: ['bomSet'],
  }),
  delete: plantCommand({ input: bomKey, output: Bom, for: ['bomSet'] }),
  uses: plantQuery({ input: bomKey, output: VersionUses, for: ['bomSet'] }),
  /** Every row of every requested bill, one line each. With a version the code is that of one bill, not what it contains. */
  export: plantDownload({
    input: z.strictObject({ ...filterFields, bomVer: version().optional(), format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['bomSet'],
  }),
})

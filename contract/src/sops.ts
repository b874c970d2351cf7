import { z } from 'zod'
import { command, download, feature, query } from './endpoint.ts'
import {
  account,
  accounts,
  choice,
  code,
  count,
  draftOf,
  flag,
  instant,
  name,
  note,
  nothing,
  parts,
  reason,
  uuid,
  version,
  whole,
} from './fields.ts'
import { type FileType, fileTypes, pictureTypes } from './files.ts'
import { languages } from './languages.ts'
import { exportFormats, registerOf, registerPaging } from './lists.ts'
import { password } from './session.ts'
import {
  type InFlight,
  inFlights,
  type SopMove,
  sopMoves,
  type SopStatus,
  sopStatuses,
} from './sop-statuses.ts'
import { SopChanges } from './sop-changes.ts'
import { SopReader, SopTraining } from './sop-readers.ts'
import { mostSteps, SopStep, stepTexts } from './sop-steps.ts'
import { SopSignature } from './sop-signatures.ts'

/** What a work instruction may be: a browser shows each of them. */
export const sopFileTypes = ['pdf', ...pictureTypes, 'mp4', 'webm'] as const satisfies readonly FileType[]

export { type InFlight, type SopMove, sopMoves, type SopStatus, sopStatuses }
export { mostSteps, SopStep, stepTexts }
export { type ReadState, readStates, SopReader, SopTraining, TrainingLine } from './sop-readers.ts'

/** One version of a work instruction. Without a type it is for all of them, without a station for all of the line. */
export const Sop = z.object({
  lineNumber: code(),
  sopCode: code(),
  sopVer: version(),
  sopTitle: name(),
  titleEn: name().nullable(),
  titleZh: name().nullable(),
  titleEs: name().nullable(),
  titleJa: name().nullable(),
  sopLanguage: choice(languages),
  typeNo: code().nullable(),
  stationNumber: code().nullable(),
  fileId: uuid().nullable(),
  steps: parts(SopStep, mostSteps),
  /** Whoever works at the station must have confirmed that they read it. */
  readConfirm: flag(),
  /** After so many days a confirmation is required again; null: never. */
  readDays: whole(1, 3650).nullable(),
  /** After a minor change nobody who confirmed the version before has to confirm again. */
  major: flag(),
  whatChanged: note().nullable(),
  validFrom: instant(),
  inFlight: choice(inFlights),
  sopStatus: choice(sopStatuses),
  /** SHA-256 of the file and the steps: what is released, and what is confirmed. */
  contentHash: code(),
  /** Everybody who wrote in this version: none of them releases it. */
  authors: accounts(),
  releasedBy: account().nullable(),
  releasedAt: instant().nullable(),
  updateDate: instant(),
  updateAuthor: name(),
  revision: count(),
})
export type Sop = z.infer<typeof Sop>

export const SopRow = Sop.extend({
  fileName: name().nullable(),
  fileType: choice(fileTypes).nullable(),
})
export type SopRow = z.infer<typeof SopRow>

export const SopDraft = draftOf(
  Sop.pick({
    sopCode: true,
    sopTitle: true,
    titleEn: true,
    titleZh: true,
    titleEs: true,
    titleJa: true,
    sopLanguage: true,
    typeNo: true,
    stationNumber: true,
    fileId: true,
    steps: true,
    readConfirm: true,
    readDays: true,
    major: true,
    whatChanged: true,
  }).extend({
    /** Null: from now on. */
    validFrom: instant().nullable(),
    inFlight: choice(inFlights).default('switch'),
  }),
)
export type SopDraft = z.output<typeof SopDraft>

/** That somebody confirmed a version, at a station, with the hash of what was shown. */
export const SopRead = z.object({
  lineNumber: code(),
  sopCode: code(),
  sopVer: version(),
  operatorNo: code(),
  stationNumber: code(),
  contentHash: code(),
  confirmedBy: account(),
  readAt: instant(),
})
export type SopRead = z.infer<typeof SopRead>

/** What a station shows now, and who of those that work there has read it. */
export const StationSop = SopRow.omit({
  authors: true,
  sopStatus: true,
  updateDate: true,
  updateAuthor: true,
  revision: true,
}).extend({
  readers: parts(SopReader, 1000),
  /** In force already, but the unit in work is finished with the version it began with. */
  nextVer: version().nullable(),
  /** Against the oldest version that somebody here confirmed last, else the one before; null: there was none. */
  changes: SopChanges.nullable(),
})
export type StationSop = z.infer<typeof StationSop>

const Listed = SopRow.omit({ steps: true, authors: true })
export const SopFilter = z.strictObject({
  ...Sop.pick({
    sopCode: true,
    sopTitle: true,
    sopLanguage: true,
    typeNo: true,
    stationNumber: true,
    sopStatus: true,
    readConfirm: true,
  }).partial().shape,
  ...registerPaging(Listed),
})
export type SopFilter = z.infer<typeof SopFilter>

const page = { for: ['sopManage'] } as const
/** Who works by them need not write them. */
const atStation = { for: ['stationSop'] } as const
const key = Sop.pick({ sopCode: true, sopVer: true }).strict()
export type SopKey = z.infer<typeof key>
/** `contentHash`: of what this person saw. `password`: their own, once more. */
const signed = key.extend({ contentHash: code(), revision: count(), password: password() })

export const sops = feature('sops', {
  list: query({ input: SopFilter, output: registerOf(SopRow), ...page }),
  one: query({ input: key, output: SopRow, ...page }),
  /** The newest first. */
  versions: query({ input: Sop.pick({ sopCode: true }).strict(), output: z.array(SopRow), ...page }),
  /** Of any version: for whoever writes and releases them. */
  file: download({ input: key.extend({ fileId: uuid() }), output: z.never(), ...page }),
  create: command({ input: SopDraft, output: SopRow, ...page }),
  update: command({
    input: SopDraft.extend({ sopVer: version(), revision: count() }),
    output: SopRow,
    ...page,
  }),
  /** A new draft with the content of this version. */
  revise: command({ input: key, output: SopRow, ...page }),
  submit: command({ input: key, output: SopRow, ...page }),
  sendBack: command({ input: key.extend({ reason: reason() }), output: SopRow, ...page }),
  /** That somebody else than who wrote it has looked it through. */
  review: command({ input: signed, output: SopRow, ...page }),
  /** By another person than who wrote it. */
  release: command({ input: signed, output: SopRow, ...page }),
  /** Under a version, the first one first. */
  signatures: query({ input: key, output: z.array(SopSignature), ...page }),
  withdraw: command({ input: key.extend({ reason: reason() }), output: SopRow, ...page }),
  /** Only a draft goes away. */
  delete: command({ input: key, output: SopRow, ...page }),
  /** Who confirmed this version, and who of the line's operators has not. */
  readers: query({ input: key, output: z.array(SopReader), ...page }),
  /** Of all that is in force and requires reading. */
  training: query({ input: nothing, output: SopTraining, ...page }),
  /** One line for each person and instruction they work by; `onlyDue`: not what is confirmed. */
  exportTraining: download({
    input: z.strictObject({ onlyDue: flag().default(false), format: z.enum(exportFormats) }),
    output: z.never(),
    ...page,
  }),
  /** What is in force at a station now: nothing else reaches it. */
  atStation: query({
    input: z.strictObject({ stationNumber: code(), typeNo: code().optional() }),
    output: z.array(StationSop),
    ...atStation,
  }),
  /** Of what is in force there. */
  stationFile: download({
    input: key.extend({ stationNumber: code(), fileId: uuid() }),
    output: z.never(),
    ...atStation,
  }),
  /** Of a badge, or of the caller's own account. `contentHash`: of what was shown. */
  confirm: command({
    input: key.extend({
      stationNumber: code(),
      contentHash: code(),
      cardId: code().nullable().default(null),
    }),
    output: SopRead,
    ...atStation,
  }),
})

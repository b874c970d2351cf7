import { z } from 'zod'
import { auditedEntities } from './audit.ts'
import { feature, plantCommand, plantDownload, plantQuery, plantUpload } from './endpoint.ts'
import { choice, code, count, instant, name, note, nothing, parts, uuid } from './fields.ts'
import { exportFormats, registerOf, registerPaging } from './lists.ts'

/** What is kept: how such a file's name may end, and what it is to a browser. Pages and programs are excluded. */
export const fileKinds = {
  png: { endings: ['png'], contentType: 'image/png' },
  jpeg: { endings: ['jpg', 'jpeg'], contentType: 'image/jpeg' },
  gif: { endings: ['gif'], contentType: 'image/gif' },
  webp: { endings: ['webp'], contentType: 'image/webp' },
  pdf: { endings: ['pdf'], contentType: 'application/pdf' },
  csv: { endings: ['csv'], contentType: 'text/csv' },
  txt: { endings: ['txt', 'log'], contentType: 'text/plain' },
  xlsx: {
    endings: ['xlsx'],
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  docx: {
    endings: ['docx'],
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  pptx: {
    endings: ['pptx'],
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  zip: { endings: ['zip'], contentType: 'application/zip' },
  mp4: { endings: ['mp4', 'm4v'], contentType: 'video/mp4' },
  webm: { endings: ['webm'], contentType: 'video/webm' },
} as const satisfies Record<string, { endings: readonly string[]; contentType: string }>
export type FileType = keyof typeof fileKinds
export const fileTypes = Object.keys(fileKinds) as [FileType, ...FileType[]] // the table's own keys
export const fileEndings = fileTypes.flatMap((type): string[] => [...fileKinds[type].endings])

/** Which of the kinds a name promises. */
export const typesNamed = (fileName: string): FileType[] => {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return fileTypes.filter((type) => (fileKinds[type].endings as readonly string[]).includes(ending))
}

/** A record that shows the file; as long as there is one, the file stays. */
export const FileUse = z.object({ entity: z.enum(auditedEntities), entityKey: name() })
export type FileUse = z.infer<typeof FileUse>

/** A file somebody put here. Whose account is gone has no owner; only an administrator sees it then. */
export const UserFile = z.object({
  fileId: uuid(),
  fileName: name(),
  fileType: choice(fileTypes),
  size: count(),
  userName: code().nullable(),
  name: name().nullable(),
  madeAt: instant(),
  note: note().nullable(),
  usedIn: parts(FileUse),
  /** The key for `download`, as for the texts of the logs. */
  filePath: z.string(),
})
export type UserFile = z.infer<typeof UserFile>

const filterFields = UserFile.pick({ fileId: true, fileName: true, fileType: true }).partial().shape
export const FileFilter = z.strictObject({
  ...filterFields,
  userName: code().optional(),
  ...registerPaging(UserFile),
})
export type FileFilter = z.infer<typeof FileFilter>

/** In bytes. */
export const FileRoom = z.object({ fileSize: count(), quota: z.int(), used: z.int() })
export type FileRoom = z.infer<typeof FileRoom>

/** The largest picture of a record, in bytes. */
export const pictureLimit = 524_288
export const pictureTypes = ['png', 'jpeg', 'webp', 'gif'] as const satisfies readonly FileType[]

const oneFile = UserFile.pick({ fileId: true }).strict()

export const files = feature('files', {
  /** One's own; an administrator sees all. */
  list: plantQuery({ input: FileFilter, output: registerOf(UserFile), for: 'signedIn' }),
  /** The list of the files, not what is in them. */
  export: plantDownload({
    input: FileFilter.omit({ page: true, limit: true }).extend({ format: z.enum(exportFormats) }),
    output: z.never(),
    for: 'signedIn',
  }),
  /** How large a file may be, how much one may keep, and how much one does. */
  room: plantQuery({ input: nothing, output: FileRoom, for: 'signedIn' }),
  upload: plantUpload({
    input: z.strictObject({ note: note().optional() }),
    output: UserFile,
    for: 'signedIn',
    at: { path: '/file/uploadUserFile' },
  }),
  /** A file by its id; whatever has a path (a file, a text of a log) by that. */
  download: plantDownload({
    input: UserFile.pick({ fileId: true, filePath: true }).partial().strict(),
    output: z.never(),
    for: 'signedIn',
    at: { path: '/file/downloadUserFile' },
  }),
  /** The picture of a record, for whoever may read the record; null: nothing shows it, or it is gone. */
  picture: plantQuery({
    input: oneFile,
    output: z.object({ picture: z.string().nullable() }),
    for: 'signedIn',
  }),
  /** What is used somewhere stays. */
  delete: plantCommand({ input: oneFile, output: oneFile, for: 'signedIn' }),
})

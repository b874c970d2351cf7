import { createHash } from 'node:crypto'
import { refuse } from '@takt/contract/errors.ts'
import { pictureLimit, pictureTypes } from '@takt/contract/files.ts'
import { type Sop, sopFileTypes } from '@takt/contract/sops.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import type { Db } from '../../platform/db/tables.ts'
import {
  filesShown,
  fileToShow,
  releaseFile,
  useFile as keepFile,
} from '../../platform/userFiles/userFiles.ts'

/** What a version shows. */
export type Content = Pick<Sop, 'fileId' | 'steps'>
type Version = { lineNumber: string; sopCode: string; sopVer: number }

export const filesOf = ({ fileId, steps }: Content): string[] => [
  ...new Set([fileId, ...steps.map(({ picture }) => picture)].filter((id) => id !== null)),
]

/** SHA-256 of all that is shown: of the files their own hashes, of the steps their texts. */
export async function hashOfContent(db: Db, content: Content): Promise<string> {
  const files = await filesShown(db, filesOf(content))
  const hashOf = (id: string | null) => id && (files.get(id)?.sha256 ?? refuse('record.unknown'))
  const recorded = {
    file: hashOf(content.fileId),
    steps: content.steps.map(({ picture, textEn, textZh, textEs, textJa, ...ask }) => [
      textEn,
      textZh,
      textEs,
      textJa,
      hashOf(picture),
      // Added only where something is required: a step without a question has the hash it always had.
      ...(ask.asks ? [ask.asks, ask.resultCode, ask.scanPattern, ask.mustAnswer] : []),
    ]),
  }
  return createHash('sha256').update(JSON.stringify(recorded)).digest('hex')
}

const usedBy = ({ lineNumber, sopCode, sopVer }: Version) => ({
  entity: 'sop' as const,
  entityKey: `${lineNumber} ${sopCode} ${sopVer}`,
})

/** What a step needs, and what a file may be. Files the version before it shows may be shown again by anybody. */
export async function mustBeShowable(call: PlantCall, before: Content | null, { fileId, steps }: Content) {
  const had = before ? filesOf(before) : []
  for (const [at, { textEn, textZh, textEs, textJa, picture }] of steps.entries()) {
    if (!(textEn || textZh || textEs || textJa)) refuse('sops.step_empty', { step: at + 1 }, 'steps')
    if (picture === null || had.includes(picture)) continue
    const { size } = await fileToShow(call, picture, pictureTypes, 'steps')
    if (size > pictureLimit) refuse('files.picture_size', { limit: pictureLimit / 1024 }, 'steps')
  }
  if (fileId !== null && !had.includes(fileId)) await fileToShow(call, fileId, sopFileTypes, 'fileId')
}

/** As long as a version shows a file, the file stays. */
export async function keepFiles(db: Db, version: Version, before: Content | null, after: Content | null) {
  const [had, has] = [before, after].map((content) => (content ? filesOf(content) : []))
  for (const fileId of has!.filter((id) => !had!.includes(id))) await keepFile(db, fileId, usedBy(version))
  for (const fileId of had!.filter((id) => !has!.includes(id))) await releaseFile(db, fileId, usedBy(version))
}

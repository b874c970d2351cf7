import { createHash } from 'node:crypto'
import type { FileType } from '@takt/contract/files.ts'
import { type SopDraft, type SopKey, sops } from '@takt/contract/sops.ts'
import { hashPassword } from '../people/session/passwords.ts'
import { timedId } from '../platform/db/ids.ts'
import type { startPlant } from './plant.ts'

type Plant = Awaited<ReturnType<typeof startPlant>>

export const aStep = (textEn: string, picture: string | null = null) => ({ textEn, picture })

export const aSop = (
  sopCode: string,
  over: Partial<Omit<SopDraft, 'steps'>> & { steps?: object[] } = {},
) => ({
  sopCode,
  sopTitle: `How ${sopCode} is done`,
  sopLanguage: 'en' as const,
  readConfirm: false,
  major: true,
  validFrom: '2026-01-01T00:00:00.000Z',
  steps: [aStep('Insert the part')],
  ...over,
})

/** A file as if it had been uploaded. */
export async function anUploaded(plant: Plant, userName: string, text: string, fileType: FileType = 'pdf') {
  const fileId = timedId(Date.now())
  const bytes = Buffer.from(text)
  await plant.db
    .insertInto('userFiles')
    .values({
      fileId,
      fileName: `a.${fileType}`,
      fileType,
      size: bytes.length,
      userName,
      note: null,
      sha256: createHash('sha256').update(bytes).digest(),
    })
    .execute()
  await plant.db.insertInto('filePieces').values({ fileId, pieceNo: 0, bytes }).execute()
  return fileId
}

/** A second administrator. */
export const another = (plant: Plant, line: string) => plant.as('admin', line, [line])

export const password = 'Signing-Pass-2026x'

/** Gives an account a password to sign with. */
export async function mayApprove(plant: Plant, userName: string, line?: string) {
  if (line) await plant.tokenFor('admin', [line])
  const passwordHash = await hashPassword(password)
  await plant.db.updateTable('users').set({ passwordHash }).where('userName', '=', userName).execute()
  return { password }
}

/** Written and submitted by one administrator, released by another. */
export async function released(plant: Plant, line: string, draft: ReturnType<typeof aSop>) {
  const { sopVer, sopCode } = await plant.as('admin', line)(sops.create, draft)
  return releaseVersion(plant, line, { sopCode, sopVer })
}

export async function releaseVersion(plant: Plant, line: string, key: SopKey) {
  const { contentHash, revision } = await plant.as('admin', line)(sops.submit, key)
  const { password } = await mayApprove(plant, `admin-${line}`, line)
  return another(plant, line)(sops.release, { ...key, contentHash, revision, password })
}

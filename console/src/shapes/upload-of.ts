import { Refusal } from '@takt/contract/errors.ts'
import { fileKinds, files, type FileType, typesNamed } from '@takt/contract/files.ts'
import { uploadFile } from '~/api/upload.ts'

/** Uploads a file of one of these kinds. A refusal names them, and not all kinds that are kept elsewhere. */
export async function uploadOf(
  types: readonly FileType[],
  file: File,
  tell: (sent: number) => void = () => {},
) {
  const allowed = types.flatMap((type): readonly string[] => fileKinds[type].endings).join(', ')
  const refusal = new Refusal('files.type', { allowed })
  if (!typesNamed(file.name).some((type) => types.includes(type))) throw refusal
  try {
    return await uploadFile(files.upload, {}, file, tell, new AbortController().signal)
  } catch (error) {
    throw error instanceof Refusal && error.key === 'files.type' ? refusal : error
  }
}

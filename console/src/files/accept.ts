import { fill } from '@takt/contract/errors.ts'
import { fileEndings, typesNamed, type FileRoom } from '@takt/contract/files.ts'
import type { Formats } from '~/fields/format.tsx'
import type { Words } from '@takt/contract/locales/en/words.ts'

/** Why a file would be refused, as far as that is known before a byte is sent; null: let it go. */
export function whyLeftOut(
  { error }: Words,
  { name, size }: Pick<File, 'name' | 'size'>,
  room: FileRoom | undefined,
  list: Formats['list'],
): string | null {
  if (typesNamed(name).length === 0) return fill(error['files.type'], { allowed: list(fileEndings) })
  if (size === 0) return error['files.empty']
  if (room && size > room.fileSize)
    return fill(error['files.too_large'], { limit: room.fileSize / 1_048_576 })
  return null
}

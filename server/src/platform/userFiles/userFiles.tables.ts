import { UserFile } from '@takt/contract/files.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  user_files: {
    entity: UserFile,
    kept: ['sha256'],
    derived: ['name', 'filePath', 'usedIn'],
    open: ['fileType'],
  },
  file_pieces: 'inner',
  file_uses: 'inner',
}

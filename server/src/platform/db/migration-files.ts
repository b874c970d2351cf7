import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

const folder = new URL('../../../migrations/', import.meta.url)

export type MigrationFile = { name: string; text: string; checksum: string }

/** Numbered SQL files, forward only. */
export async function readMigrationFiles(): Promise<MigrationFile[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, folder), 'utf8')
      return {
        name: file.replace('.sql', ''),
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
      }
    }),
  )
}

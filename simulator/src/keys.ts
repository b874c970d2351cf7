import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** The key of every station, by line and station number. */
export type Keys = Record<string, Record<string, string>>

export function readKeys(file: string | null): Keys | null {
  if (!file || !existsSync(file)) return null
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (
    !isTable(read) ||
    !Object.values(read).every(
      (line) => isTable(line) && Object.values(line).every((key) => typeof key === 'string'),
    )
  ) {
    throw new Error(`${file} holds no station keys.`)
  }
  return read as Keys // just checked
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** For the owner's eyes only: a key is enough to send for the station. */
export function writeKeys(file: string, keys: Keys) {
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
}

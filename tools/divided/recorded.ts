import { existsSync, readdirSync, readFileSync } from 'node:fs'

export type Recorded = { file: string; text: string; values: unknown[] }

const folder = '.runtime/statements'

/** The statements the tests of the project `server` made the product send to its database. */
export const readRecorded = (): Recorded[] =>
  existsSync(folder)
    ? readdirSync(folder).map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Recorded) // written by record-statements.ts
    : []

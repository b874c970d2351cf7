import { readFile } from 'node:fs/promises'
import type { RecordAnswer } from '@takt/contract/openhtf.ts'
import { accepted, post } from './client.ts'
import type { Place } from './enter.ts'

export type Brought = { passed: number; failed: number; refused: number; known: number }

/** Brings the files to the server one by one, oldest test first: what is done to a unit follows on what was done before. */
export async function bring(
  { url, line }: Place,
  key: string,
  files: string[],
  say: (text: string) => void,
): Promise<Brought> {
  const brought = { passed: 0, failed: 0, refused: 0, known: 0 }
  for (const file of await inOrder(files)) {
    const said = await bringOne(file)
    if (typeof said === 'string') {
      brought.refused += 1
      say(`${file}  refused: ${said}`)
      continue
    }
    brought[said.resultStatus === 'ok' ? 'passed' : 'failed'] += 1
    if (!said.stored) brought.known += 1
    say(`${file}  ${lineOf(said)}`)
  }
  return brought

  async function bringOne(file: string): Promise<RecordAnswer | string> {
    const body = await readFile(file, 'utf8').catch((error: Error) => error)
    if (body instanceof Error) return body.message
    const said = await post(url, `/station/openhtf/${encodeURIComponent(line)}`, key, body)
    if (said.code !== accepted) return said.message ?? String(said.code)
    return said.data as RecordAnswer // the server parsed it by this very schema
  }
}

function lineOf({ unit, outcome, passes, processStatus, stored, proposed }: RecordAnswer) {
  const became = stored ? `${passes} passes, ${processStatus}` : 'already known'
  return `${unit}  ${outcome}  ${became}${proposed.length ? `; proposed for release: ${proposed.join(', ')}` : ''}`
}

export const summaryOf = ({ passed, failed, refused, known }: Brought) =>
  `${passed + failed + refused} records: ${passed} passed, ${failed} failed, ${refused} refused${known ? ` (${known} already known)` : ''}`

/** What cannot be read goes last: the server says what is wrong with it. */
async function inOrder(files: string[]) {
  const starts = await Promise.all(files.map(async (file) => ({ file, start: await startOf(file) })))
  return starts.toSorted((a, b) => a.start - b.start).map(({ file }) => file)
}

async function startOf(file: string) {
  try {
    const record: { start_time_millis?: unknown } = JSON.parse(await readFile(file, 'utf8'))
    const start = record.start_time_millis
    return typeof start === 'number' ? start : Number.MAX_VALUE
  } catch {
    return Number.MAX_VALUE
  }
}

import { readFile } from 'node:fs/promises'
import type { RecordAnswer } from '@takt/contract/openhtf.ts'
import { accepted, post } from './client.ts'
import type { StationAddress } from './enter.ts'

export type Brought = { passed: number; failed: number; refused: number; alreadyKnown: number }

/** Brings the files to the server one by one, oldest test first: what is done to a unit follows on what was done before. */
export async function bring(
  { url, line }: StationAddress,
  key: string,
  files: string[],
  say: (text: string) => void,
): Promise<Brought> {
  const brought = { passed: 0, failed: 0, refused: 0, alreadyKnown: 0 }
  for (const file of await inOrder(files)) {
    const outcome = await bringOne(file)
    if (typeof outcome === 'string') {
      brought.refused += 1
      say(`${file}  refused: ${outcome}`)
      continue
    }
    brought[outcome.resultStatus === 'ok' ? 'passed' : 'failed'] += 1
    if (!outcome.stored) brought.alreadyKnown += 1
    say(`${file}  ${lineOf(outcome)}`)
  }
  return brought

  async function bringOne(file: string): Promise<RecordAnswer | string> {
    const body = await readFile(file, 'utf8').catch((error: Error) => error)
    if (body instanceof Error) return body.message
    const answer = await post(url, `/station/openhtf/${encodeURIComponent(line)}`, key, body)
    if (answer.code !== accepted) return answer.message ?? String(answer.code)
    return answer.data as RecordAnswer // the server parsed it by this very schema
  }
}

function lineOf({ unit, outcome, passes, processStatus, stored, proposed }: RecordAnswer) {
  const became = stored ? `${passes} passes, ${processStatus}` : 'already known'
  return `${unit}  ${outcome}  ${became}${proposed.length ? `; proposed for release: ${proposed.join(', ')}` : ''}`
}

export const summaryOf = ({ passed, failed, refused, alreadyKnown }: Brought) =>
  `${passed + failed + refused} records: ${passed} passed, ${failed} failed, ${refused} refused${alreadyKnown ? ` (${alreadyKnown} already known)` : ''}`

/** What cannot be read goes last: the server reports what is wrong with it. */
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
